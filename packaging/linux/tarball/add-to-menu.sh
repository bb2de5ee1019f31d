#!/bin/sh
# Puts the game into the menu of whoever runs this, teaches the desktop the type of saved games, and needs no rights.
set -eu

here=$(cd "$(dirname "$0")" && pwd)
data=${XDG_DATA_HOME:-$HOME/.local/share}

mkdir -p "$data/applications" "$data/mime/packages"
# A desktop entry wants a path with spaces in quotation marks.
sed "s|^Exec=nemesis-desktop|Exec=\"$here/nemesis-desktop\"|" "$here/share/nemesis-desktop.desktop" \
    >"$data/applications/nemesis-desktop.desktop"
cp "$here/share/nemesis-desktop.xml" "$data/mime/packages/nemesis-desktop.xml"
for icon in "$here"/share/icons/*; do
    file=${icon##*/}
    for place in apps/nemesis-desktop mimetypes/application-x-nemesis-save; do
        target="$data/icons/hicolor/${file%.*}/$place.${file##*.}"
        mkdir -p "${target%/*}"
        cp "$icon" "$target"
    done
done

# Where these are missing the desktop finds out by itself, a little later.
update-desktop-database "$data/applications" 2>/dev/null || true
update-mime-database "$data/mime" 2>/dev/null || true
