import { afterEach, expect, test } from 'vitest';
import { nightly } from '#tests/support/nightly.ts';
import { type BenchServer, startBench } from './bench-server.ts';
import { ownDevice } from './samples.ts';

let bench: BenchServer;
afterEach(() => bench.close());

const user = 'support@northwind.example';
const metricsToken = 'a-token-of-monitoring';

/** Returns the addresses in the audit entries of this operation. */
const addresses = async (operation: string) => {
  const events = await bench.log.read(0, 5_000);
  return events.filter(({ data }) => data.operation === operation).map(({ data }) => data.address);
};

/** Sends a command from `remoteAddress` with this `x-forwarded-for` header. */
const command = async (remoteAddress: string, forwarded: string) =>
  bench.app.inject({
    method: 'PATCH',
    url: '/api/v1/devices/did',
    remoteAddress,
    headers: { ...(await bench.login(user)), 'x-forwarded-for': forwarded },
    payload: { endpointId: ownDevice, deviceName: `from ${forwarded}` },
  });

const ways = [
  ['no proxy is trusted', undefined, '198.51.100.1', '203.0.113.5', '198.51.100.1'],
  ['one proxy is trusted', 1, '10.0.0.2', '203.0.113.66, 203.0.113.5', '203.0.113.5'],
  ['two proxies are trusted', 2, '10.0.0.2', 'forged, 203.0.113.5, 10.0.0.3', '203.0.113.5'],
  ['a network is trusted', ['10.0.0.0/8'], '::ffff:10.0.0.2', '203.0.113.5, 10.0.0.3', '203.0.113.5'],
  ['another network is trusted', ['10.0.0.0/8'], '198.51.100.1', '203.0.113.5', '198.51.100.1'],
  ['what it says is no address', 1, '10.0.0.2', '<script>', '10.0.0.2'],
] as const;
/**
 * The daily run has one of each: no trust, a number of proxies, a network, and an invalid address. Each needs a
 * separate server.
 */
const byDay = [
  'no proxy is trusted',
  'two proxies are trusted',
  'a network is trusted',
  'what it says is no address',
];

test.each(ways.filter(([name]) => nightly || byDay.includes(name)))(
  "given that %s, then the caller's address is in the audit trail",
  async (_name, trust, from, forwarded, expected) => {
    bench = await startBench(
      trust === undefined ? {} : { trustProxy: typeof trust === 'number' ? trust : [...trust] },
    );
    expect((await command(from, forwarded)).json().code).toBe('success');
    expect(await addresses('setDeviceName')).toEqual([expected]);
  },
  60_000,
);

test('given a trusted proxy, then each caller behind it is limited separately', async () => {
  bench = await startBench({ trustProxy: 1 });
  const guess = (forwarded: string) =>
    bench.app.inject({
      method: 'POST',
      url: '/auth/v1/token',
      headers: { 'x-forwarded-for': forwarded },
      payload: { user, password: 'Guess-1234' },
    });
  for (let count = 0; count < 8; count++) await guess('203.0.113.5');
  expect((await guess('203.0.113.5')).statusCode).toBe(429);
  expect((await guess('203.0.113.6')).statusCode).toBe(400);
}, 60_000);

test('given no token, then metrics are served on the internal port only', async () => {
  bench = await startBench();
  expect((await bench.app.inject({ url: '/metrics' })).json()).toMatchObject({ code: 'notfound' });
  expect((await bench.app.inject({ url: '/readyz' })).json()).toEqual({ status: 'ready' });
  expect((await bench.internal.inject({ url: '/metrics' })).body).toContain('waymark_log_position');
  expect((await bench.internal.inject({ url: '/readyz' })).json()).toMatchObject({
    status: 'ready',
    logPosition: expect.any(Number),
  });
  expect((await bench.internal.inject({ url: '/api/v1/devices' })).json()).toMatchObject({
    code: 'notfound',
  });
}, 60_000);

test('given a token, then metrics and details require it', async () => {
  bench = await startBench({ metricsToken });
  const asked = (url: string, token?: string) =>
    bench.app.inject({ url, headers: token ? { authorization: `Bearer ${token}` } : {} });
  const { authorization } = await bench.login(user);
  for (const wrong of [undefined, 'another-token-of-it', authorization.replace('Bearer ', '')]) {
    const refused = await asked('/metrics', wrong);
    expect([refused.statusCode, refused.json().code]).toEqual([401, 'jwterr']);
    expect((await asked('/readyz', wrong)).json()).toEqual({ status: 'ready' });
  }
  expect((await asked('/metrics', metricsToken)).body).toContain('waymark_log_position');
  expect((await asked('/readyz', metricsToken)).json()).toHaveProperty('logPosition');
}, 60_000);
