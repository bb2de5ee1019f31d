#!/bin/sh
# Takes back what add-to-menu.sh did. Saved games and settings stay.
set -eu

data=${XDG_DATA_HOME:-$HOME/.local/share}

rm -f "$data/applications/nemesis-desktop.desktop" "$data/mime/packages/nemesis-desktop.xml"
rm -f "$data"/icons/hicolor/*/apps/nemesis-desktop.* "$data"/icons/hicolor/*/mimetypes/application-x-nemesis-save.*

update-desktop-database "$data/applications" 2>/dev/null || true
update-mime-database "$data/mime" 2>/dev/null || true
