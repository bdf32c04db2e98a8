import { connect } from 'node:net';
import { buffer, text } from 'node:stream/consumers';
import fastify from 'fastify';
import { expect, test } from 'vitest';
import { refuseConnection } from './plugins/refused-requests.ts';
import { untilIdle } from './slow-bodies.ts';

/** Starts a server with short limits, and sends one request whose body comes byte by byte. */
async function send(path: string, bytes: number, everyMs: number): Promise<string> {
  const app = fastify({
    clientErrorHandler: refuseConnection,
    http: { requestTimeout: 100, headersTimeout: 100, connectionsCheckingInterval: 20 },
    requestTimeout: 100,
  });
  app.addContentTypeParser('*', (_request, payload, done) => done(null, payload));
  // The limit is longer than a busy machine delays a byte.
  app.post('/slow', async ({ raw }) => String((await buffer(untilIdle(raw, 10_000))).length));
  app.post('/stops', async ({ raw }) => String((await buffer(untilIdle(raw, 100))).length));
  app.post('/usual', async ({ raw }) => String((await buffer(raw)).length));
  await app.listen({ port: 0, host: '127.0.0.1' });
  const address = app.server.address();
  const socket = connect(typeof address === 'object' && address ? address.port : 0, '127.0.0.1');
  socket.on('error', () => {});
  socket.write(
    `POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Type: a/b\r\nContent-Length: 6\r\nConnection: close\r\n\r\n`,
  );
  let left = bytes;
  const timer = setInterval(() => {
    if (left-- > 0) socket.write('x');
  }, everyMs);
  const answer = await text(socket).catch(() => '');
  clearInterval(timer);
  await app.close();
  return answer;
}

test('reads a slow body that keeps coming to its end, however long it takes', async () => {
  expect(await send('/slow', 6, 50)).toMatch(/^HTTP\/1.1 200 [\s\S]*\r\n6$/);
});

test("ends a stalled one, and applies the server's limit to other requests", async () => {
  const [stopped, usual] = await Promise.all([send('/stops', 3, 10), send('/usual', 6, 50)]);
  expect(stopped).not.toContain('200');
  expect(usual).toContain('408');
});
