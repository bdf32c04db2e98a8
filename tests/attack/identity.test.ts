import { hash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect as connectTls } from 'node:tls';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import WebSocket, { type ClientOptions } from 'ws';
import type { IdentityPolicy, KnownIdentity } from '#domain/device-identity.ts';
import { systemClock } from '#server/core/clock.ts';
import { createLogger } from '#server/core/logger.ts';
import { TlsCertificate } from '#server/core/network/tls-files.ts';
import { DeviceAdmission } from '#server/devices/gateway/device-admission.ts';
import { createGateway, type Gateway } from '#server/devices/gateway/gateway.ts';
import { recordingSink } from '#server/devices/gateway/testing.ts';
import { Authority } from '#tests/support/certificates.ts';
import { eventually } from '#tests/support/eventually.ts';

/** Devices must prove their identity, on a real listener with TLS (TR-369 §9). */
const eid = 'os::0A57B0-1';
const other = 'os::0A57B0-2';
let authority: Authority;
let stranger: Authority;
beforeAll(async () => {
  [authority, stranger] = await Promise.all([Authority.create('devices'), Authority.create('stranger')]);
});
afterAll(() => Promise.all([authority.close(), stranger.close()]));
const closers: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close();
});

async function listener(policy: IdentityPolicy, { rsa = false } = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'waymark-tls-'));
  closers.push(() => rm(folder, { recursive: true }));
  const files = {
    cert: join(folder, 'cert.pem'),
    key: join(folder, 'key.pem'),
    clientCa: join(folder, 'ca.pem'),
    crl: join(folder, 'crl.pem'),
  };
  const renew = async () => {
    const { cert, key } = await authority.issue({ dns: 'localhost', rsa });
    await writeFile(files.key, key);
    await writeFile(files.cert, cert);
    return cert;
  };
  const revoke = async (...certs: string[]) => writeFile(files.crl, await authority.revocations(...certs));
  await writeFile(files.clientCa, authority.cert);
  await revoke();
  await renew();
  const tls = new TlsCertificate(files, createLogger({ level: 'error' }));
  closers.push(() => tls.close());
  const known = new Map<string, KnownIdentity>();
  const admission = new DeviceAdmission({
    policy,
    adoptionsPerHour: null,
    isAdmitted: async () => false,
    clock: systemClock,
    identities: {
      none: false,
      known: async (endpointId) => known.get(endpointId) ?? null,
      pin: async (endpointId, fingerprint) => {
        known.set(endpointId, { fingerprint, secretHash: null });
        return true;
      },
      isRegistered: async () => true,
      isBlocked: async () => false,
      isAnyBlocked: async () => false,
      askedOf: async () => 'claimed',
      isAnythingAsked: async () => false,
    },
  });
  const { sink, reports } = recordingSink();
  const gateway = await createGateway({
    port: 0,
    host: '127.0.0.1',
    sink,
    admission,
    tls,
    manageSubscriptions: false,
  });
  closers.push(() => gateway.close());
  return { gateway, known, reports, renew, revoke };
}

/** Returns the status of a connection; 101: it is open. */
async function statusOf(gateway: Gateway, endpointId: string, options: ClientOptions = {}): Promise<number> {
  const socket = new WebSocket(`wss://127.0.0.1:${gateway.port}/usp?eid=${endpointId}`, 'v1.usp', {
    rejectUnauthorized: false,
    ...options,
  });
  closers.push(() => socket.terminate());
  return new Promise((resolve, reject) => {
    socket.once('open', () => resolve(101));
    socket.once('unexpected-response', (_, response) => resolve(response.statusCode ?? 0));
    socket.once('error', reject);
  });
}

test('accepts only the device of the certificate under `certificate`', async () => {
  const { gateway, reports } = await listener('certificate');
  expect(await statusOf(gateway, eid)).toBe(401);
  expect(await statusOf(gateway, eid, await stranger.issue({ endpointId: eid }))).toBe(401);
  expect(await statusOf(gateway, eid, await authority.issue({ endpointId: other }))).toBe(403);
  expect(await statusOf(gateway, eid, await authority.issue({ dns: 'box' }))).toBe(401);
  expect(gateway.isConnected(eid)).toBe(false);
  expect(reports).toEqual([]);
  expect(await statusOf(gateway, eid, await authority.issue({ endpointId: eid }))).toBe(101);
  expect(gateway.isConnected(eid)).toBe(true);
});

test('accepts only the first certificate under `pinned`, and shows other attempts on the device', async () => {
  const { gateway, reports } = await listener('pinned');
  const first = await stranger.issue({ dns: 'box' });
  expect(await statusOf(gateway, eid, first)).toBe(101);
  expect(await statusOf(gateway, eid, await stranger.issue({ dns: 'box' }))).toBe(403);
  expect(await statusOf(gateway, eid)).toBe(403);
  expect(await statusOf(gateway, eid, first)).toBe(101);
  await eventually(() =>
    expect(reports.filter(({ kind }) => kind === 'agentNoticed')).toMatchObject([
      { notice: { endpointId: eid, notice: 'identityRefused' } },
    ]),
  );
});

test('refuses a certificate that its authority has revoked from the next connection on, and no others', async () => {
  const { gateway, revoke } = await listener('certificate');
  const [lost, good] = await Promise.all([
    authority.issue({ endpointId: eid }),
    authority.issue({ endpointId: other }),
  ]);
  expect(await statusOf(gateway, eid, lost)).toBe(101);
  await revoke(lost.cert);
  await eventually(async () => expect(await statusOf(gateway, eid, lost)).toBe(403));
  expect(await statusOf(gateway, other, good)).toBe(101);
});

test('refuses a revoked certificate even if none is required', async () => {
  const { gateway, revoke } = await listener('claimed');
  const device = await authority.issue({ endpointId: eid });
  expect(await statusOf(gateway, eid, device)).toBe(101);
  await revoke(device.cert);
  await eventually(async () => expect(await statusOf(gateway, eid, device)).toBe(403));
});

test.each([
  ['TLS 1.1', { minVersion: 'TLSv1.1', maxVersion: 'TLSv1.1', ciphers: 'ALL:@SECLEVEL=0' }],
  ['TLS 1.0', { minVersion: 'TLSv1', maxVersion: 'TLSv1', ciphers: 'ALL:@SECLEVEL=0' }],
  ['CBC', { maxVersion: 'TLSv1.2', ciphers: 'ECDHE-RSA-AES256-SHA384:ECDHE-RSA-AES128-SHA' }],
  ['ciphers without forward secrecy', { maxVersion: 'TLSv1.2', ciphers: 'AES128-SHA:AES256-SHA' }],
  ['no encryption', { maxVersion: 'TLSv1.2', ciphers: 'NULL:eNULL:@SECLEVEL=0' }],
  ['no certificate', { maxVersion: 'TLSv1.2', ciphers: 'aNULL:@SECLEVEL=0' }],
] as const)('%s is refused, and TLS 1.2 with a current cipher is not', async (_name, weak) => {
  const { gateway } = await listener('claimed', { rsa: true });
  const tried = (options: object) =>
    new Promise<string>((resolve) => {
      const to = { port: gateway.port, host: '127.0.0.1', rejectUnauthorized: false, ...options };
      const socket = connectTls(to, () => {
        resolve(`${socket.getProtocol()} ${socket.getCipher().name}`);
        socket.destroy();
      });
      socket.once('error', (error) => resolve(`refused: ${error.message}`));
    });
  expect(await tried({ maxVersion: 'TLSv1.2' })).toMatch(/^TLSv1\.2 ECDHE-.*GCM/);
  expect(await tried(weak)).toMatch(/^refused: .*alert (protocol version|handshake failure)/s);
});

test('requires an issued secret, and compares it completely', async () => {
  const { gateway, known } = await listener('claimed');
  known.set(eid, { fingerprint: null, secretHash: hash('sha256', 'a-long-secret') });
  const basic = (user: string, password: string) => ({
    headers: { authorization: `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}` },
  });
  expect(await statusOf(gateway, eid)).toBe(401);
  expect(await statusOf(gateway, eid, basic(eid, 'a-long-secre'))).toBe(401);
  expect(await statusOf(gateway, eid, basic(other, 'a-long-secret'))).toBe(403);
  expect(await statusOf(gateway, eid, { headers: { authorization: 'Basic %%%' } })).toBe(401);
  expect(await statusOf(gateway, eid, basic(eid, 'a-long-secret'))).toBe(101);
});

test('uses a renewed certificate at once, without disconnecting devices', async () => {
  const { gateway, renew } = await listener('claimed');
  expect(await statusOf(gateway, eid)).toBe(101);
  const served = () =>
    new Promise<string>((resolve, reject) => {
      const socket = connectTls({ port: gateway.port, host: '127.0.0.1', rejectUnauthorized: false }, () => {
        resolve(socket.getPeerX509Certificate()?.toString().trim() ?? '');
        socket.destroy();
      });
      socket.once('error', reject);
    });
  const renewed = (await renew()).trim();
  await eventually(async () => expect(await served()).toBe(renewed));
  expect(gateway.isConnected(eid)).toBe(true);
});
