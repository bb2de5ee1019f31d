"""The machine under the program: its streams and time zone, its libraries, the lock beside the saves."""
