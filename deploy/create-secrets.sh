#!/bin/sh
# Creates the secrets of compose.yaml once; existing ones stay. The mail server has to be filled in by hand.
set -eu
cd "$(dirname "$0")"
umask 077
mkdir -p secrets
create() {
  [ -e "secrets/$1" ] || printf '%s\n' "$2" > "secrets/$1"
  # Readable for the user in the container; the folder is closed to others.
  chmod 0444 "secrets/$1"
}
random() { od -An -N32 -tx1 /dev/urandom | tr -d ' \n'; }

create postgres-password "$(random)"
create database-url "postgres://tischlein:$(cat secrets/postgres-password)@postgres/tischlein"
create secret-key "$(random)"
create metrics-token "$(random)"
create smtp-url 'smtps://bestellung%40example.de:PASSWORT@smtp.example.de:465'
echo 'Bitte secrets/smtp-url mit den Daten des Mail-Servers ausfüllen und secrets/secret-key getrennt aufheben.'
