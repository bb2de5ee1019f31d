"""The game of Nemesis: its components, its rules, its setup and what each seat may know."""
