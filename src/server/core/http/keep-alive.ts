import type { WebSocket } from 'ws';

/** Proxies cut a connection on which nothing is said for a minute. */
const usualPingMs = 20_000;

/** Pings a live socket. A browser answers by itself; a socket that has not answered the ping before is gone. */
export function keepAlive(socket: WebSocket, everyMs = usualPingMs): void {
  let answered = true;
  socket.on('pong', () => {
    answered = true;
  });
  const timer = setInterval(() => {
    if (!answered) return socket.terminate();
    answered = false;
    socket.ping();
  }, everyMs);
  timer.unref();
  socket.on('close', () => clearInterval(timer));
}
