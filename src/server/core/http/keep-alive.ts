import type { WebSocket } from 'ws';

/** Milliseconds between pings: proxies cut a connection that is idle for a minute. */
const usualPingMs = 20_000;

/** Pings a live socket. A browser answers by itself; a socket that did not answer the previous ping is lost. */
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
