import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { demoDevice } from '#server/demo/devices.ts';
import { eventually } from '#tests/support/eventually.ts';
import { ScriptedAgent } from '#tests/support/scripted-agent.ts';
import { whereFound, whereStored } from '#tests/support/secret-search.ts';
import { type BenchServer, fleetSize, startBench } from './bench-server.ts';

// Reveal: a support engineer reads the passphrase of a network, from the device or as it was last set here (261).

const endpointId = Array.from({ length: fleetSize }, (_, at) => demoDevice(at)).find(
  ({ registration }) => registration.modelName === 'AR2146' && registration.opId === 'northwind',
)?.endpointId;
if (endpointId === undefined) throw new Error('the demo has no such router');
const security = 'Device.WiFi.AccessPoint.1.Security.';
const reported = {
  'Device.WiFi.Radio.1.OperatingFrequencyBand': '2.4GHz',
  'Device.WiFi.SSID.1.LowerLayers': 'Device.WiFi.Radio.1',
  'Device.WiFi.SSID.1.SSID': 'Harbour',
  'Device.WiFi.AccessPoint.1.SSIDReference': 'Device.WiFi.SSID.1',
  [`${security}ModeEnabled`]: 'WPA2-Personal',
};

let bench: BenchServer;
let agent: ScriptedAgent;
let support: { authorization: string };
let heard: string[];

let isAway = false;
async function leave(): Promise<void> {
  if (!isAway) await agent.drop();
  isAway = true;
}

const reveal = async (headers = support) =>
  (
    await bench.app.inject({
      method: 'POST',
      url: '/api/v1/devices/wifi/revealSecrets',
      headers,
      payload: { endpointId, idx: 1 },
    })
  ).json();

async function set(secret: string): Promise<void> {
  const started = bench.app.inject({
    method: 'POST',
    url: '/api/v1/devices/ui/setRadio',
    headers: support,
    payload: { endpointId, radios: [{ idx: 1, key_pass_phrase: secret }] },
  });
  agent.acceptSet(await agent.next('Set'));
  const { taskId } = (await started).json().data;
  await eventually(async () => {
    await bench.settled();
    const task = await bench.app.inject({ url: `/api/v1/tasks/${taskId}`, headers: support });
    expect(task.json().data.state).toBe('succeeded');
  });
}

beforeAll(async () => {
  bench = await startBench({ devices: true, logLevel: 'debug' });
  support = await bench.login('support@northwind.example');
  heard = bench.listen(await bench.login('system.admin@waymark.example'));
  await bench.tell(endpointId, [
    { type: 'device.valuesObserved', data: { source: 'get', values: reported } },
  ]);
}, 120_000);
afterAll(() => bench.close());
beforeEach(async () => {
  await bench.database.sql.deleteFrom('device_secret').execute();
  agent = await ScriptedAgent.connect(bench.uspPort, endpointId);
  agent.values = reported;
  isAway = false;
  return () => leave();
});

test('reads a disclosed passphrase from the device, and stores it nowhere', async () => {
  const secret = 'Fj0rd-told-by-device';
  agent.values = { ...reported, [`${security}KeyPassphrase`]: secret };
  expect((await reveal()).data).toEqual({
    device: 'answered',
    secrets: [{ field: 'key_pass_phrase', value: secret, source: 'device', setAt: null }],
  });
  await bench.settled();
  expect(await whereStored(bench.database.sql, secret)).toEqual([]);
  expect(whereFound([...bench.lines, ...heard], secret)).toEqual([]);
});

describe('a device that does not disclose it', () => {
  test('and was set here: returns the value last set, which is kept sealed', async () => {
    const secret = 'Fj0rd-set-by-support';
    await set(secret);
    const setAt = expect.any(String);
    expect((await reveal()).data).toEqual({
      device: 'answered',
      secrets: [{ field: 'key_pass_phrase', value: secret, source: 'waymark', setAt }],
    });
    expect(await whereStored(bench.database.sql, secret)).toEqual([]);
    expect(whereFound([...bench.lines, ...heard], secret)).toEqual([]);
  });

  test('and was never set here: returns nothing', async () => {
    expect((await reveal()).data).toEqual({ device: 'answered', secrets: [] });
  });

  test('and reports a change later: returns nothing', async () => {
    await set('Fj0rd-changed-since');
    bench.clock.now = new Date(bench.clock.now.getTime() + 61_000);
    agent.notify({
      type: 'valueChange',
      body: { paramPath: `${security}KeyPassphrase`, paramValue: '' },
    });
    await eventually(async () => expect((await reveal()).data.secrets).toEqual([]));
  });

  test('and is offline: returns the value last set', async () => {
    await set('Fj0rd-set-before');
    await leave();
    const { device, secrets } = (await reveal()).data;
    expect([device, secrets.length]).toEqual(['offline', 1]);
  });

  test('and moved to another organisation: returns nothing to it', async () => {
    await set('Fj0rd-of-the-last-owner');
    await bench.database.sql.updateTable('device_secret').set({ op_id: 'brightline' }).execute();
    expect((await reveal()).data.secrets).toEqual([]);
  });
});

test('records each call in the audit trail, with who, when and which network, and without the value', async () => {
  const secret = 'Fj0rd-audited-value';
  agent.values = { ...reported, [`${security}KeyPassphrase`]: secret };
  await reveal();
  await bench.settled();
  const [entry] = await bench.database.sql
    .selectFrom('audit_entry')
    .selectAll()
    .where('operation', '=', 'revealWifiSecrets')
    .orderBy('pos', 'desc')
    .limit(1)
    .execute();
  expect(entry).toMatchObject({
    account_name: 'Sam Porter',
    result: 'success',
    recorded_at: expect.any(Date),
  });
  expect(JSON.stringify(entry)).toContain('Harbour');
  expect(JSON.stringify(entry)).not.toContain(secret);
});

describe('the permission', () => {
  const people = {
    'system.admin@waymark.example': 'success',
    'support@northwind.example': 'success',
    'auditor@northwind.example': 'roleerr',
    'viewer@northwind.example': 'roleerr',
    'support@brightline.example': 'nodata',
  };
  test.each(Object.entries(people))('of %s: %s', async (person, code) => {
    expect((await reveal(await bench.login(person))).code).toBe(code);
  });
});
