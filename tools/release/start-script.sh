#!/bin/sh
# Runs a command of Tischlein: tischlein start, tischlein doctor, ...
# SETTINGS_FILE names a file with settings (NAME=value); the environment has precedence.
here=$(dirname "$(readlink -f "$0")")
settings=${SETTINGS_FILE:-/etc/tischlein/settings.env}
if [ -e "$settings" ] && [ ! -r "$settings" ]; then
  echo "$settings ist für diesen Benutzer nicht lesbar. / cannot be read by this user." >&2
  exit 1
fi
# As little memory as the shop needs.
export NODE_ENV=production MALLOC_ARENA_MAX=2
[ -e "$settings" ] && settings="--env-file=$settings" || settings=
exec "$here/bin/node" ${settings:+"$settings"} --max-semi-space-size=8 --heap-growing-percent=60 --expose-gc \
  "$here/dist/server/tischlein.js" "$@"
