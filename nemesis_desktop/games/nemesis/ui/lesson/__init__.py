"""The guided first game of Nemesis: what it says and asks, and where on the table that lies."""
