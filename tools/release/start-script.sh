#!/bin/sh
# Runs a command of Tischlein: tischlein start, tischlein doctor, ...
# SETTINGS_FILE names a file with settings (NAME=value); the environment has precedence.
here=$(dirname "$(readlink -f "$0")")
settings=${SETTINGS_FILE:-/etc/tischlein/settings.env}
if [ -e "$settings" ] && [ ! -r "$settings" ]; then
  echo "$settings ist für diesen Benutzer nicht lesbar. / cannot be read by this user." >&2
  exit 1
fi
export NODE_ENV=production
# The program names what it does not know in this file.
[ -e "$settings" ] && export SETTINGS_FILE="$settings" && settings="--env-file=$settings" || settings=
exec "$here/bin/node" ${settings:+"$settings"} "$here/dist/server/tischlein.js" "$@"
