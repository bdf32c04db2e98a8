#!/bin/sh
# Builds the image, starts compose.yaml as https://localhost with secrets of its own, checks it from outside, and removes everything
# again. Needs an engine, curl, openssl, and the ports 80, 443 and 8443. COMPOSE="podman-compose" ENGINE=podman for Podman.
set -eu
engine=${ENGINE:-docker}
compose=${COMPOSE:-docker compose}
$compose version >/dev/null 2>&1 || { echo "skipped: there is no $compose here"; exit 0; }
cd "$(dirname "$0")/.."
$engine build -f deploy/Dockerfile -t waymark .
work=$(mktemp -d)
cp deploy/compose.yaml deploy/Caddyfile deploy/secrets.sh "$work"
cd "$work"
export WAYMARK_HOST=localhost ADMIN_EMAIL=you@example.net
project="$compose -p waymark-try"
end() { $project down -v >/dev/null 2>&1; rm -rf "$work"; }
trap end EXIT
sh secrets.sh
$project up -d

failed=0
says() { # what, expected, found
  if [ "$2" = "$3" ]; then echo "✓ $1"; else echo "✗ $1: $3 instead of $2"; failed=1; fi
}
# How often a line was said: some engines say more besides.
said() { tr -d '\r' | grep -cx -- "$1" || true; }
inside() { $project exec -T "$@"; }
server() { inside server "$@"; }
device() {
  status --http1.1 -H 'Connection: Upgrade' -H 'Upgrade: websocket' -H 'Sec-WebSocket-Version: 13' \
    -H 'Sec-WebSocket-Key: d2F5bWFyay13YXltYXJrLQ==' -H 'Sec-WebSocket-Protocol: v1.usp' 'https://localhost:8443/usp?eid=os::000000-TRY'
}
# Whether this one of the two works.
works() {
  inside "$1" node -e 'process.env.NODE_TLS_REJECT_UNAUTHORIZED = "0"
    fetch("https://127.0.0.1:8080/readyz").then(({ status }) => console.log(status), () => console.log(0))' 2>/dev/null | said 200
}
status() { curl -s --cacert authority.pem -o /dev/null -w '%{http_code}' "$@" || true; }
for _ in $(seq 90); do
  inside proxy cat /data/caddy/pki/authorities/local/root.crt > authority.pem 2>/dev/null || true
  [ "$(status https://localhost/api/v1/log/key)" = 200 ] && break
  sleep 2
done

[ "$(status https://localhost/api/v1/log/key)" = 200 ] || $project logs 2>&1 | tail -n 30
says 'the console is reached through the proxy' 200 "$(status https://localhost/)"
says 'and so is the API, which asks the database' 200 "$(status https://localhost/api/v1/log/key)"
says 'plain HTTP leads to it' 308 "$(status http://localhost/)"
says 'figures are not for the outside' 404 "$(status https://localhost/metrics)"
says 'a device that nobody registered is turned away' 403 "$(device)"
says 'the health check agrees' 0 "$(server node dist/server/health-check.js >/dev/null 2>&1; echo $?)"
says 'the server runs as a user without rights' 1 "$(server id -u | said 1000)"
says 'and cannot change itself' 1 "$(server sh -c 'touch /app/x 2>/dev/null || echo refused' | said refused)"
says 'it leaves no core dumps' 1 "$(server sh -c 'ulimit -c' | said 0)"
says 'its keys are sealed' 2 "$(server sh -c 'cat /data/signing-key.pem /data/keys/session.key' | grep -c ^waymark-sealed)"
says 'the database speaks TLS to it' 1 "$(inside database psql -U waymark waymark -Atc \
  'select bool_and(ssl) from pg_stat_ssl natural join pg_stat_activity where client_addr is not null' | said t)"
# The one that works goes; who asks meanwhile waits, and is answered by the other one.
says 'of the two servers one works' 1 "$(($(works server) + $(works standby)))"
if [ "$(works server)" = 1 ]; then at_work=server other=standby; else at_work=standby other=server; fi
$project stop "$at_work" >/dev/null 2>&1 &
sleep 1
# Some engines find no names for ten seconds after a container has stopped.
for _ in $(seq 40); do
  [ "$(status --max-time 30 https://localhost/api/v1/log/key)" = 200 ] && break
  sleep 1
done
says 'the other one takes over when it stops' 200 "$(status https://localhost/api/v1/log/key)"
says 'with the devices' 403 "$(device)"
says 'and is the one that works' 1 "$(works "$other")"
wait
exit $failed
