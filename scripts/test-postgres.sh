#!/usr/bin/env bash
# Starts a throw-away PostgreSQL for the tests and prints its URL; `stop` ends it. Needs Debian's package `postgresql`.
set -eu
directory="${TMPDIR:-/tmp}/waymark-test-postgres"
port="${TEST_PGPORT:-55432}"
bin="$(ls -d /usr/lib/postgresql/*/bin 2>/dev/null | sort -V | tail -n 1)"
[ -n "$bin" ] || { echo "no PostgreSQL found: apt-get install postgresql" >&2; exit 1; }
# initdb and postgres refuse to run as root.
as_user() { if [ "$(id -u)" = 0 ]; then runuser -u postgres -- "$@"; else "$@"; fi; }
if [ "${1:-start}" = stop ]; then
  as_user "$bin/pg_ctl" -D "$directory" -m fast stop >/dev/null 2>&1 || true
  rm -rf "$directory" "$directory.password"
  exit 0
fi
if ! as_user "$bin/pg_ctl" -D "$directory" status >/dev/null 2>&1; then
  rm -rf "$directory"
  mkdir -p "$directory"
  [ "$(id -u)" != 0 ] || chown postgres "$directory"
  (umask 077 && od -An -N16 -tx1 /dev/urandom | tr -d ' \n' > "$directory.password")
  [ "$(id -u)" != 0 ] || chown postgres "$directory.password"
  as_user "$bin/initdb" -D "$directory" -U waymark --auth=scram-sha-256 --pwfile="$directory.password" -E UTF8 --no-sync >/dev/null
  # What it holds is thrown away: nothing has to outlive the machine.
  as_user "$bin/pg_ctl" -D "$directory" -w -l "$directory/log" \
    -o "-p $port -k $directory -c listen_addresses=127.0.0.1 -c max_connections=200 -c fsync=off -c full_page_writes=off" start >/dev/null
fi
echo "postgres://waymark:$(cat "$directory.password")@127.0.0.1:$port/postgres"
