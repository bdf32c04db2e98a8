import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify from 'fastify';
import { expect, test } from 'vitest';
import { Authority } from '#tests/support/certificates.ts';
import { createLogger } from '../logger.ts';
import { TlsCertificate } from '../network/tls-files.ts';
import { healthRoutes, internalApp } from './health.ts';
import { Metrics } from './metrics.ts';
import { errorAnswers } from './plugins/errors.ts';

const health = { ready: async () => ({ logPosition: 7 }), metrics: new Metrics() };
const logger = createLogger({ level: 'error' });

test('serves the internal port by TLS only, to clients that trust its certificate', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'waymark-internal-'));
  const authority = await Authority.create('monitoring');
  const issued = await authority.issue({ dns: 'localhost' });
  const files = { cert: join(folder, 'cert.pem'), key: join(folder, 'key.pem'), clientCa: null };
  await writeFile(files.cert, issued.cert);
  await writeFile(files.key, issued.key);
  const certificate = new TlsCertificate(files, logger);
  const app = internalApp(health, logger, certificate);
  const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }));
  const metrics = (ca: string | undefined) =>
    new Promise<number | undefined>((resolve, reject) => {
      const options = { host: '127.0.0.1', servername: 'localhost', port, path: '/metrics', ca };
      request(options, (answer) => resolve(answer.resume().statusCode))
        .once('error', reject)
        .end();
    });
  expect(await metrics(authority.cert)).toBe(200);
  await expect(metrics(undefined)).rejects.toThrow('certificate');
  await expect(fetch(`http://127.0.0.1:${port}/metrics`)).rejects.toThrow('fetch failed');
  await app.close();
  certificate.close();
  await authority.close();
  await rm(folder, { recursive: true });
});

test('accepts the previous token for metrics as long as it is valid', async () => {
  let good = ['a-token-of-monitoring'];
  const app = fastify();
  errorAnswers(app);
  healthRoutes(app, health, { tokens: () => good });
  const shows = async (token: string) =>
    (await app.inject({ url: '/metrics', headers: { authorization: `Bearer ${token}` } })).statusCode;
  good = ['the-token-of-tomorrow', ...good];
  expect([await shows('a-token-of-monitoring'), await shows('the-token-of-tomorrow')]).toEqual([200, 200]);
  good = ['the-token-of-tomorrow'];
  expect(await shows('a-token-of-monitoring')).toBe(401);
  await app.close();
});
