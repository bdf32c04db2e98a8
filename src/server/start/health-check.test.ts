import { execFile } from 'node:child_process';
import { createServer, type Server } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { Authority } from '#tests/support/certificates.ts';

const program = fileURLToPath(new URL('./health-check.ts', import.meta.url));

/** Runs the check and returns its exit code, as container engines use it. */
const check = (env: Record<string, string>) =>
  new Promise<number>((resolve) => {
    const child = execFile(process.execPath, [program], { env: { ...process.env, ...env } });
    child.once('exit', (code) => resolve(code ?? -1));
  });

async function served(server: Server, env: Record<string, string>): Promise<number> {
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  const code = await check({ ...env, PORT: String(port) });
  await new Promise((closed) => server.close(closed));
  return code;
}

test('reports a server that answers as healthy, and one that refuses or is missing as not', async () => {
  const paths: unknown[] = [];
  const good = createServer(({ url }, response) => response.end(void paths.push(url)));
  expect(await served(good, {})).toBe(0);
  expect(paths).toEqual(['/healthz']);
  const bad = createServer((_, response) => response.writeHead(503).end());
  expect(await served(bad, {})).toBe(1);
  expect(await check({ PORT: '1' })).toBe(1);
});

test('uses TLS for a server with TLS', async () => {
  const authority = await Authority.create('health');
  const { cert, key } = await authority.issue({ dns: 'console.example' });
  const server = () => createTlsServer({ cert, key }, (_, response) => response.end());
  expect(await served(server(), { TLS_CERT: 'cert.pem' })).toBe(0);
  expect(await served(server(), {})).toBe(1);
  await authority.close();
});
