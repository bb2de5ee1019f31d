"""What the window of the disk image shows: the application on the left, the Applications folder on the right.

dmgbuild runs this file and reads the names that it sets; ``defines`` is what dmg.py hands over.
"""

# ruff: noqa: F821 - dmgbuild brings `defines` along

application = defines["application"]

format = "UDZO"
files = [application]
symlinks = {"Applications": "/Applications"}
icon = defines["icon"]
icon_locations = {application.rsplit("/", 1)[-1]: (150, 170), "Applications": (450, 170)}
window_rect = ((200, 200), (600, 360))
default_view = "icon-view"
icon_size = 112
text_size = 13
