#!/bin/sh
# Runs a command of Tischlein: tischlein start, tischlein doctor, ...
# SETTINGS_FILE names a file with settings (NAME=value); the environment has precedence.
here=$(dirname "$(readlink -f "$0")")
settings=${SETTINGS_FILE:-/etc/tischlein/settings.env}
if [ -r "$settings" ]; then settings="--env-file=$settings"; else settings=--no-deprecation; fi
# As little memory as the shop needs.
export NODE_ENV=production MALLOC_ARENA_MAX=2
exec "$here/bin/node" "$settings" --max-semi-space-size=2 --heap-growing-percent=60 \
  "$here/dist/server/tischlein.js" "$@"
