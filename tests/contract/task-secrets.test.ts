import { createHash } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type OperationId, operations } from '#api/operations.gen.ts';
import { secretFields } from '#api/secrets.gen.ts';
import { canonicalJson } from '#domain/canonical-json.ts';
import { demoDevice, fleetSeed } from '#server/demo/devices.ts';
import { createFleet, type Fleet } from '#simulator/fleet.ts';
import { eventually } from '#tests/support/eventually.ts';
import { nightly } from '#tests/support/nightly.ts';
import { ScriptedAgent } from '#tests/support/scripted-agent.ts';
import { whereFound, whereStored } from '#tests/support/secret-search.ts';
import { bundleDocuments } from '../../scripts/api/bundle.ts';
import { eachField } from '../../scripts/api/secrets.ts';
import { type BenchServer, fleetSize, startBench } from './bench-server.ts';

let bench: BenchServer;
let fleet: Fleet;
let support: { authorization: string };
let heard: string[];
let answered: string[] = [];

/** Routers with all features: one is simulated, the agent of the other follows the test. */
const [at = 0, other = 0] = Array.from({ length: fleetSize }, (_, nth) => nth).filter((nth) => {
  const { modelName, opId } = demoDevice(nth).registration;
  return opId === 'northwind' && ['AR2040', 'AR2144', 'AR2146'].includes(modelName);
});
const simulated = demoDevice(at).endpointId;
const scripted = demoDevice(other).endpointId;

/** Calls that pass a secret on to a device: their bodies, and the secret's path on the device. */
const orders: Record<string, { bodyWith(secret: string): object; path: string }> = {
  setWan: {
    bodyWith: (password) => ({ username: 'line-7', password }),
    path: 'Device.PPP.Interface.1.Password',
  },
  setRadio: {
    bodyWith: (secret) => ({ radios: [{ idx: 1, key_pass_phrase: secret }] }),
    path: 'Device.WiFi.AccessPoint.1.Security.KeyPassphrase',
  },
  setSSID: {
    bodyWith: (secret) => ({ idx: 2, ssid_name: 'Home 5', key_pass_phrase: secret }),
    path: 'Device.WiFi.AccessPoint.2.Security.KeyPassphrase',
  },
  setGuestWifi: {
    bodyWith: (secret) => ({ guestWifis: [{ idx: 3, enable: true, key_pass_phrase: secret }] }),
    path: 'Device.WiFi.AccessPoint.3.Security.KeyPassphrase',
  },
};
const network = (idx: number, radio: number) => ({
  [`Device.WiFi.SSID.${idx}.LowerLayers`]: `Device.WiFi.Radio.${radio}`,
  [`Device.WiFi.SSID.${idx}.SSID`]: `Home ${idx}`,
  [`Device.WiFi.AccessPoint.${idx}.SSIDReference`]: `Device.WiFi.SSID.${idx}`,
  [`Device.WiFi.AccessPoint.${idx}.Security.ModeEnabled`]: 'WPA2-Personal',
});
/** Values that the scripted device has reported. */
const reported = {
  'Device.IP.Interface.1.Status': 'Up',
  'Device.IP.Interface.1.IPv4Address.1.IPAddress': '198.51.100.7',
  'Device.DHCPv4.Client.1.Enable': 'false',
  'Device.PPP.Interface.1.Enable': 'true',
  'Device.WiFi.Radio.1.OperatingFrequencyBand': '2.4GHz',
  'Device.WiFi.Radio.2.OperatingFrequencyBand': '5GHz',
  ...network(1, 1),
  ...network(2, 2),
  ...network(3, 1),
  ...network(4, 2),
};

let order = 0;
/** Returns a new secret each time, so that remains of earlier tests do not match. */
const newSecret = () => `Fj0rd-bridge-${++order}-qX`;

async function call(does: string, body: object, headers: Record<string, string> = {}) {
  const operation = operations[does as OperationId];
  const answer = await bench.app.inject({
    method: 'POST',
    url: `${operation.base}${operation.path}`,
    headers: { ...support, ...headers },
    payload: body,
  });
  answered.push(answer.body);
  return answer;
}
const taskIn = async (answer: ReturnType<typeof call>): Promise<string> => (await answer).json().data.taskId;

const taskOf = async (taskId: string) => {
  await bench.settled();
  return bench.database.sql
    .selectFrom('task')
    .select(['state', 'failure'])
    .where('task_id', '=', taskId)
    .executeTakeFirstOrThrow();
};
const cancel = (taskId: string) =>
  bench.app.inject({
    method: 'POST',
    url: `/api/v1/tasks/${taskId}/cancel`,
    headers: support,
    payload: { reason: 'user' },
  });
const untilState = (taskId: string, state: string) =>
  eventually(async () => expect(await taskOf(taskId)).toMatchObject({ state }));
const keptOf = (taskId: string) =>
  bench.database.sql.selectFrom('task_secret').selectAll().where('task_id', '=', taskId).execute();

/** Checks that the secret is stored nowhere except on the device. */
async function expectNowhere(secret: string): Promise<void> {
  await bench.settled();
  expect(await whereStored(bench.database.sql, secret)).toEqual([]);
  expect(whereFound(bench.lines, secret)).toEqual([]);
  expect(whereFound(heard, secret)).toEqual([]);
  expect(whereFound(answered, secret)).toEqual([]);
}

beforeAll(async () => {
  bench = await startBench({ devices: true, logLevel: 'debug' });
  support = await bench.login('support@northwind.example');
  heard = bench.listen(await bench.login('system.admin@waymark.example'));
  fleet = createFleet({
    url: `ws://127.0.0.1:${bench.uspPort}/usp`,
    count: 1,
    firstIndex: at,
    seed: fleetSeed,
    speed: Number.POSITIVE_INFINITY,
  });
  await fleet.start();
  await bench.tell(scripted, [{ type: 'device.valuesObserved', data: { source: 'get', values: reported } }]);
  await eventually(async () => {
    await bench.settled();
    const device = await bench.database.sql
      .selectFrom('device_state')
      .select('online')
      .where('endpoint_id', '=', simulated)
      .executeTakeFirst();
    expect(device?.online).toBe(true);
  });
  await call('getWifi', { endpointId: simulated, options: { refresh: true } });
});
afterAll(async () => {
  await fleet.stop();
  await bench.close();
});
beforeEach(() => {
  answered = [];
});
/** Cancels waiting tasks, which would be sent to the agent of the next test. */
afterEach(async () => {
  const waiting = await bench.database.sql
    .selectFrom('task')
    .select('task_id')
    .where('terminal', '=', false)
    .execute();
  for (const { task_id: taskId } of waiting) await cancel(taskId);
});

test('covers every call that passes on a secret', async () => {
  const { main } = await bundleDocuments();
  const handsOn = Object.values(main.paths).flatMap((item) =>
    Object.values(item).flatMap(({ operationId, requestBody, responses, 'x-alias-of': older }) => {
      if (older || !requestBody || !JSON.stringify(responses).includes('responses/task-accepted"')) return [];
      let isSecret = false;
      eachField(main, requestBody, (field) => {
        isSecret ||= secretFields.has(field);
      });
      return isSecret ? [operationId] : [];
    }),
  );
  expect(Object.keys(orders).sort()).toEqual(handsOn.sort());
});

describe.each(Object.entries(orders))('a secret of %s', (does, { bodyWith, path }) => {
  // The simulated device ends three of these calls only after five seconds: the daily run has one of them.
  const isReported = nightly || ['setRadio', 'setGuestWifi'].includes(does);
  test.runIf(isReported)(
    'given a device that accepts it, then it is stored on the device and nowhere else',
    async () => {
      const secret = newSecret();
      const taskId = await taskIn(call(does, { endpointId: simulated, ...bodyWith(secret) }));
      await untilState(taskId, 'succeeded');
      expect(fleet.agents[0]?.read(path)).toBe(secret);
      expect(await keptOf(taskId)).toEqual([]);
      await expectNowhere(secret);
      const state = await bench.app.inject({ url: `/api/v1/tasks/${taskId}/events`, headers: support });
      expect(state.body).toContain('{"secret":true}');
    },
  );

  test('given an offline device, then it is kept sealed, and deleted when the task is cancelled', async () => {
    const secret = newSecret();
    const taskId = await taskIn(call(does, { endpointId: scripted, ...bodyWith(secret) }));
    expect((await taskOf(taskId)).state).toBe('queued');
    expect(await keptOf(taskId)).toHaveLength(1);
    await expectNowhere(secret);
    await cancel(taskId);
    await untilState(taskId, 'cancelled');
    expect(await keptOf(taskId)).toEqual([]);
  });

  test('given a device that quotes it in its refusal, then it is masked in the failure message', async () => {
    const secret = newSecret();
    const agent = await ScriptedAgent.connect(bench.uspPort, scripted);
    agent.values = reported;
    const started = call(does, { endpointId: scripted, ...bodyWith(secret) });
    const set = await agent.next('Set');
    agent.refuse(set, 7012, `Password "${secret}" is too weak, choose another than ${secret}`);
    const taskId = await taskIn(started);
    await untilState(taskId, 'failed');
    expect((await taskOf(taskId)).failure).toContain('Password \\"•••\\" is too weak');
    expect(await keptOf(taskId)).toEqual([]);
    await expectNowhere(secret);
    await agent.drop();
  });

  test('given a device that reports the set value, then it is not stored', async () => {
    const secret = newSecret();
    const agent = await ScriptedAgent.connect(bench.uspPort, scripted);
    agent.values = reported;
    const started = call(does, { endpointId: scripted, ...bodyWith(secret) });
    agent.acceptSet(await agent.next('Set'));
    await untilState(await taskIn(started), 'succeeded');
    await expectNowhere(secret);
    await agent.drop();
  });

  test('given the same key again, then a repeat is recognised and another secret refused, without a revealing digest', async () => {
    const secret = newSecret();
    const body = { endpointId: scripted, ...bodyWith(secret) };
    const key = { 'idempotency-key': `${does}-${secret.length}-${order}` };
    const first = await call(does, body, key);
    expect((await call(does, body, key)).json()).toEqual(first.json());
    const other = await call(does, { endpointId: scripted, ...bodyWith(newSecret()) }, key);
    expect([other.statusCode, other.json().code]).toEqual([409, 'conflict']);
    const guess = createHash('sha256')
      .update(canonicalJson([{}, body]))
      .digest('hex');
    expect(await whereStored(bench.database.sql, guess)).toEqual([]);
    await expectNowhere(secret);
  });

  test('given a change, then the audit trail states that it had a secret', async () => {
    const taskId = await taskIn(call(does, { endpointId: scripted, ...bodyWith(newSecret()) }));
    await bench.settled();
    const entries = await bench.database.sql.selectFrom('audit_entry').selectAll().execute();
    expect(entries.map((entry) => JSON.stringify(entry)).filter((text) => text.includes(taskId))).toEqual([
      expect.stringMatching(/\{\\*"secret\\*":true\}/),
    ]);
  });
});
