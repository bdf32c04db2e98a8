import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isErrorCode } from '#domain/errors.ts';
import { type BenchServer, startBench } from './bench-server.ts';

let bench: BenchServer;
let port: number;
beforeAll(async () => {
  bench = await startBench({ publicUrl: 'https://console.example' });
  await bench.app.listen({ port: 0, host: '127.0.0.1' });
  const address = bench.app.server.address();
  port = typeof address === 'object' && address ? address.port : 0;
}, 120_000);
afterAll(() => bench.close());

/** Returns the answer to these raw bytes. */
async function answerTo(bytes: string, meanwhile: (socket: Socket) => void = () => {}) {
  const socket = connect(port, '127.0.0.1');
  const chunks: Buffer[] = [];
  socket.on('data', (chunk) => chunks.push(chunk));
  await once(socket, 'connect');
  socket.write(bytes);
  meanwhile(socket);
  await once(socket, 'close');
  const [head = '', body = ''] = Buffer.concat(chunks).toString().split('\r\n\r\n');
  return { status: Number(head.split(' ')[1]), head, body: JSON.parse(body) };
}

const get = (headers: string, path = '/api/v1/devices') =>
  `GET ${path} HTTP/1.1\r\n${headers}Connection: close\r\n\r\n`;
const post = (headers: string, body: string) =>
  `POST /auth/v1/token HTTP/1.1\r\nHost: a\r\nConnection: close\r\n${headers}\r\n${body}`;
const json = 'Content-Type: application/json\r\n';

describe("refusals of Node and Fastify have the API's format", () => {
  test.each([
    ['no HTTP', 400, 'nonsense\r\n\r\n'],
    ['an unknown method', 400, 'BREW / HTTP/1.1\r\nHost: a\r\n\r\n'],
    ['no Host', 400, get('')],
    ['two lengths', 400, post(`${json}Content-Length: 5\r\nTransfer-Encoding: chunked\r\n`, '0\r\n\r\n')],
    ['an expectation', 417, get('Host: a\r\nExpect: the-impossible\r\n')],
    ['an endless header', 431, get(`Host: a\r\nX-Long: ${'x'.repeat(20_000)}\r\n`)],
    ['an endless address', 431, get('Host: a\r\n', `/${'x'.repeat(20_000)}`)],
    ['a broken escape', 400, get('Host: a\r\n', '/api/v1/tasks/%E0%A4%A')],
    ['a body that is too long', 413, post(`${json}Content-Length: 2000000\r\n`, '')],
    ['an unknown kind of body', 415, post('Content-Type: text/xml\r\nContent-Length: 4\r\n', '<a/>')],
    [
      'an endless extension of a chunk',
      413,
      post(`${json}Transfer-Encoding: chunked\r\n`, `1;${'x'.repeat(20_000)}\r\n{\r\n0\r\n\r\n`),
    ],
    ['a range beyond the end', 404, get('Host: a\r\nRange: bytes=9-\r\n', '/assets/none.js')],
  ])('%s', async (_name, status, bytes) => {
    const answer = await answerTo(bytes);
    expect(answer.status).toBe(status);
    // A refusal of Node itself has no id: there was no call yet.
    const { requestId, ...rest } = answer.body;
    expect(Object.keys(rest)).toEqual(['code', 'message', 'data']);
    if (requestId) expect(answer.head).toContain(`x-request-id: ${requestId}`);
    expect(isErrorCode(answer.body.code)).toBe(true);
    expect(answer.head).toContain('application/json');
  });

  test('for a request that never ends', async () => {
    const sent = once(bench.app.server, 'connection');
    const answer = await answerTo('GET / HTTP/1.1\r\n', () => {
      // Node checks for these every thirty seconds; the test emits its error.
      const late = Object.assign(new Error('late'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });
      void sent.then(([socket]) => bench.app.server.emit('clientError', late, socket));
    });
    expect([answer.status, answer.body.code]).toEqual([408, 'timeout']);
  });
});

describe('headers', () => {
  test('requires https if the public address is https', async () => {
    const { headers } = await bench.app.inject({ url: '/healthz' });
    expect(headers['strict-transport-security']).toBe('max-age=31536000');
    const plain = await startBench();
    try {
      const answer = await plain.app.inject({ url: '/healthz' });
      expect(answer.headers['strict-transport-security']).toBeUndefined();
    } finally {
      await plain.close();
    }
  }, 60_000);

  test('forbids framing of pages, in any header that browsers read', async () => {
    const { headers } = await bench.app.inject({ url: '/docs/api' });
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(headers['x-frame-options']).toBe('DENY');
  });
});

test('reports no internal error', () => {
  expect(bench.faults).toEqual([]);
});
