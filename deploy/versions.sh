#!/bin/sh
# Versions of the shop lie side by side, and the link 'current' names the one that runs (docs/operations/updates.md):
#   versions.sh install ARCHIVE   unpacks a release beside the others; never over one that is there
#   versions.sh use VERSION       makes it the current one; 'previous' names the one before
#   versions.sh back              makes the previous one current again
#   versions.sh list
#   versions.sh remove VERSION    deletes one that is neither current nor previous
# VERSIONS_DIR names another folder than /opt/tischlein.
set -eu
home=${VERSIONS_DIR:-/opt/tischlein}

fail() {
  echo "$1" >&2
  exit 1
}
# The version that a link names; nothing if there is no such link.
named() { readlink "$home/$1" || true; }
# Replaces a link in one step: at no moment there is none.
point() {
  ln -sfn "$2" "$home/.$1.new"
  mv -T "$home/.$1.new" "$home/$1"
}
require() {
  case $1 in
    tischlein-*/*) fail "$1 ist kein Name einer Version. Bitte einen aus „versions.sh list“ angeben." ;;
    tischlein-*) ;;
    *) fail "$1 ist kein Name einer Version. Bitte einen aus „versions.sh list“ angeben." ;;
  esac
  [ -x "$home/$1/tischlein" ] || fail "$home/$1 gibt es nicht. Bitte zuerst auspacken: versions.sh install ARCHIV"
}

install_archive() {
  names=$(tar -tzf "$1") || fail "$1 ist kein Archiv des Shops. Bitte noch einmal kopieren."
  name=$(printf '%s\n' "$names" | head -n 1 | cut -d / -f 1)
  case $name in
    tischlein-*) ;;
    *) fail "$1 ist kein Archiv des Shops. Bitte noch einmal kopieren." ;;
  esac
  [ ! -e "$home/$name" ] || fail "$home/$name gibt es schon und bleibt, wie es ist. Bitte prüfen, ob das Archiv wirklich neu ist."
  # Beside its place, so that an interrupted copy is no version.
  unpacking=$(mktemp -d "$home/.unpacking.XXXXXX")
  trap 'rm -rf "$unpacking"' EXIT
  tar -xzf "$1" -C "$unpacking" --no-same-owner
  chmod -R u=rwX,go=rX "$unpacking/$name"
  mv -T "$unpacking/$name" "$home/$name"
  echo "Ausgepackt: $name. Weiter mit: versions.sh use $name"
}

use() {
  require "$1"
  now=$(named current)
  [ "$now" != "$1" ] || fail "$1 ist schon die jetzige Version. Bitte eine andere angeben."
  [ -z "$now" ] || point previous "$now"
  point current "$1"
  echo "Jetzt: $1${now:+, davor: $now}. Bitte neu starten: systemctl restart tischlein"
}

remove() {
  require "$1"
  [ "$1" != "$(named current)" ] && [ "$1" != "$(named previous)" ] ||
    fail "$1 ist die jetzige oder die vorige Version. Bitte nur ältere löschen."
  rm -rf "${home:?}/$1"
  echo "Gelöscht: $1"
}

list() {
  for folder in "$home"/tischlein-*; do
    [ -d "$folder" ] || continue
    name=$(basename "$folder")
    case $name in
      "$(named current)") echo "$name (jetzt)" ;;
      "$(named previous)") echo "$name (davor)" ;;
      *) echo "$name" ;;
    esac
  done
}

case ${1:-} in
  install) install_archive "${2:?ARCHIV fehlt}" ;;
  use) use "${2:?VERSION fehlt}" ;;
  remove) remove "${2:?VERSION fehlt}" ;;
  back)
    before=$(named previous)
    [ -n "$before" ] || fail "Es gibt keine vorige Version. Bitte eine aus „versions.sh list“ mit „use“ wählen."
    use "$before"
    ;;
  list) list ;;
  *) fail 'versions.sh install ARCHIV | use VERSION | back | list | remove VERSION' ;;
esac
