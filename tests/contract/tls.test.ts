import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:https';
import { connect as connectTcp } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ConnectionOptions, connect } from 'node:tls';
import { afterAll, beforeAll, expect, test } from 'vitest';
import WebSocket from 'ws';
import { createLogger } from '#server/core/logger.ts';
import { TlsCertificate } from '#server/core/network/tls-files.ts';
import { Authority } from '#tests/support/certificates.ts';
import { eventually } from '#tests/support/eventually.ts';
import { type BenchServer, startBench } from './bench-server.ts';

/** Console, API and live socket of a server that ends TLS itself, with certificates from OpenSSL. */
const metricsToken = 'a-token-of-monitoring';
let folder: string;
let authority: Authority;
let certificate: TlsCertificate;
let bench: BenchServer;
let port: number;
/** Log lines of the server about its certificate. */
const lines: string[] = [];

const renew = async (days: number): Promise<string> => {
  const { cert, key } = await authority.issue({ dns: 'localhost', days });
  await writeFile(join(folder, 'key.pem'), key);
  await writeFile(join(folder, 'cert.pem'), cert);
  return cert.trim();
};

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'waymark-tls-'));
  authority = await Authority.create('people');
  await renew(1);
  const files = { cert: join(folder, 'cert.pem'), key: join(folder, 'key.pem'), clientCa: null };
  certificate = new TlsCertificate(
    files,
    createLogger({ level: 'error', to: { write: (line) => void lines.push(line) } }),
  );
  bench = await startBench({
    publicUrl: 'https://localhost',
    metricsToken,
    certificates: { http: certificate },
  });
  await bench.app.listen({ port: 0, host: '127.0.0.1' });
  const [address] = bench.app.addresses();
  port = typeof address === 'object' ? address.port : expect.fail();
}, 120_000);
afterAll(async () => {
  await bench.close();
  certificate.close();
  await authority.close();
  await rm(folder, { recursive: true });
});

/** Returns the server's certificate, seen by a client that trusts the authority; rejects if they cannot connect. */
const handshake = (options: ConnectionOptions = {}): Promise<string> =>
  new Promise((resolve, reject) => {
    const socket = connect(
      { port, host: '127.0.0.1', servername: 'localhost', ca: authority.cert, ...options },
      () => {
        resolve(socket.getPeerX509Certificate()?.toString().trim() ?? '');
        socket.destroy();
      },
    );
    socket.once('error', reject);
  });

const get = (path: string, headers: Record<string, string> = {}) =>
  new Promise<{ status: number | undefined; hsts: string | undefined; body: string }>((resolve, reject) => {
    const options = { port, host: '127.0.0.1', servername: 'localhost', ca: authority.cert, path, headers };
    request(options, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({
          status: response.statusCode,
          hsts: response.headers['strict-transport-security'],
          body: Buffer.concat(chunks).toString(),
        }),
      );
    })
      .once('error', reject)
      .end();
  });

const liveSocket = async () => {
  const { authorization } = await bench.login('support@northwind.example');
  const socket = new WebSocket(`wss://localhost:${port}/ws/test`, {
    ca: authority.cert,
    lookup: (_name, { all }, done) =>
      all ? done(null, [{ address: '127.0.0.1', family: 4 }]) : done(null, '127.0.0.1', 4),
  });
  const heard = new Promise<object>((resolve, reject) => {
    socket.once('error', reject);
    socket.once('message', (text: Buffer) => resolve(JSON.parse(text.toString())));
  });
  socket.once('open', () =>
    socket.send(JSON.stringify({ event: 'auth', token: authorization.replace('Bearer ', '') })),
  );
  return { socket, heard };
};

test('given a certificate, then calls and the live socket are encrypted, and browsers must keep using TLS (HSTS)', async () => {
  expect(await get('/api/v1/devices')).toMatchObject({ status: 401, hsts: 'max-age=31536000' });
  const { socket, heard } = await liveSocket();
  expect(await heard).toMatchObject({ event: 'ready' });
  socket.terminate();
});

test('given a client with TLS 1.1, then it cannot connect', async () => {
  const old = { minVersion: 'TLSv1', maxVersion: 'TLSv1.1', ciphers: 'DEFAULT@SECLEVEL=0' } as const;
  await expect(handshake(old)).rejects.toMatchObject({ code: 'ERR_SSL_TLSV1_ALERT_PROTOCOL_VERSION' });
  expect(await handshake({ maxVersion: 'TLSv1.2' })).not.toBe('');
});

test.each([
  ['plain HTTP', 'GET / HTTP/1.1\r\nHost: localhost\r\n\r\n'],
  ['anything', 'x'.repeat(200)],
])('given %s on its port, then the connection ends and nobody else notices', async (_name, bytes) => {
  const ended = new Promise<string>((resolve, reject) => {
    let answer = '';
    const socket = connectTcp(port, '127.0.0.1', () => socket.write(bytes));
    socket.on('data', (chunk: Buffer) => {
      answer += chunk.toString('latin1');
    });
    socket.once('error', reject);
    socket.once('close', () => resolve(answer));
  });
  expect(await ended).not.toContain('HTTP/1.1 200');
  expect((await get('/healthz')).status).toBe(200);
});

test('given a renewed certificate, then it is served from then on, its days are reported, and no socket is closed', async () => {
  const days = async () => {
    const { body } = await get('/metrics', { authorization: `Bearer ${metricsToken}` });
    return Number(/^waymark_certificate_days\{listener="http"\} (.+)$/m.exec(body)?.[1]);
  };
  expect(await days()).toBeCloseTo(1, 1);
  const { socket, heard } = await liveSocket();
  await heard;
  const renewed = await renew(90);
  await eventually(async () => expect(await handshake()).toBe(renewed));
  // The authority itself is valid for two days; the file holds only the certificate.
  expect(await days()).toBeCloseTo(90, 1);
  expect(socket.readyState).toBe(WebSocket.OPEN);
  await expect(
    handshake({ minVersion: 'TLSv1', maxVersion: 'TLSv1.1', ciphers: 'DEFAULT@SECLEVEL=0' }),
  ).rejects.toThrow();
  socket.terminate();
});

test('given a key of another certificate, then the previous pair stays in use until the two match', async () => {
  const before = await handshake();
  const { key } = await authority.issue({ dns: 'localhost' });
  await writeFile(join(folder, 'key.pem'), key);
  await eventually(() => expect(lines.join()).toContain('the one before stays in use'));
  expect(await handshake()).toBe(before);
  const renewed = await renew(30);
  await eventually(async () => expect(await handshake()).toBe(renewed));
});
