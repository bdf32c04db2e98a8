#!/bin/sh
# Makes what deploy/compose.yaml needs in ./secrets: certificates of database and server, the password of the database, and the key
# that seals keys. Leaves what is there.
set -eu
umask 077
mkdir -m 0700 secrets
certificate() { # file, names
  openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 3650 -subj "/CN=$1" \
    -addext "subjectAltName=$2" -keyout "secrets/$1-key" -out "secrets/$1-certificate" 2>/dev/null
}
certificate database DNS:database
# Both servers show it: one is active, the other on standby.
certificate server DNS:server,DNS:standby
openssl rand -hex 24 > secrets/database-password
printf 'postgres://waymark:%s@database/waymark?sslmode=verify-full&sslrootcert=/run/secrets/database_certificate\n' \
  "$(cat secrets/database-password)" > secrets/database-url
openssl rand -hex 32 > secrets/secrets-key
# Who reads them is a matter of the folder; in a container other users do.
chmod 0444 secrets/*
