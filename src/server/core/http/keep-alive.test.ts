import { once } from 'node:events';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { keepAlive } from './keep-alive.ts';

let server: WebSocketServer;
const open = (autoPong: boolean) => {
  const { port } = server.address() as { port: number };
  return new WebSocket(`ws://127.0.0.1:${port}`, { autoPong });
};

beforeEach(async () => {
  server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
  server.on('connection', (socket) => keepAlive(socket, 50));
  await once(server, 'listening');
});
afterEach(() => {
  for (const socket of server.clients) socket.terminate();
  server.close();
});

test('pings an idle socket, which stays open', async () => {
  const socket = open(true);
  for (let at = 0; at < 4; at++) await once(socket, 'ping');
  expect(socket.readyState).toBe(WebSocket.OPEN);
});

test('ends a socket that answers no ping, as after a lost network', async () => {
  const socket = open(false);
  await once(socket, 'ping');
  const [code] = await once(socket, 'close');
  expect(code).toBe(1006);
});
