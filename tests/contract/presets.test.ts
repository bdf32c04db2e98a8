import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { demoDevice } from '#server/demo/devices.ts';
import type { Agent } from '#simulator/agent.ts';
import { createFleet, type Fleet } from '#simulator/fleet.ts';
import { eventually } from '#tests/support/eventually.ts';
import { type BenchServer, fleetSize, startBench } from './bench-server.ts';

/** Presets on simulated routers: CL-161 … CL-165, TN-290. */
let bench: BenchServer;
let admin: Headers;
let second: Headers;
let other: Headers;
let support: Headers;
let fleet: Fleet;
let device: Agent;
type Headers = { authorization: string };

const index = Array.from({ length: fleetSize }, (_, at) => at).find((at) => {
  const { registration } = demoDevice(at);
  return registration.modelName === 'AR2146' && registration.opId === 'northwind';
});
const endpointId = demoDevice(index ?? 0).endpointId;

const call = async (
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  payload?: object,
  headers: Headers = admin,
) => {
  const answer = await bench.app.inject({
    method,
    url: `/api/v1${path}`,
    headers,
    ...(payload && { payload }),
  });
  return answer.json();
};

const order = (more: object = {}) => ({
  name: 'Channel',
  target: { type: 'deviceId', endpointIds: [endpointId] },
  weight: 10,
  events: ['registered', 'booted', 'periodic', 'manual'],
  configuration: { 'time/zone': 'CET-1' },
  ...more,
});

const detail = async (presetId: string, headers = admin) => {
  await bench.settled();
  return (await call('GET', `/presets/${presetId}`, undefined, headers)).data;
};
const planned = (presetId: string) =>
  eventually(async () => {
    const found = await detail(presetId);
    expect(found.state).toBe('planned');
    return found;
  });
/** Brings a preset into force, with a second person where one is needed. */
const inForce = async (more: object = {}): Promise<string> => {
  const made = await call('POST', '/presets', order(more));
  expect(made).toMatchObject({ code: 'success' });
  const { presetId } = made.data;
  const { plan } = await planned(presetId);
  const { planHash } = plan;
  await call('POST', `/presets/${presetId}/submit`, { planHash });
  if (plan.approvalNeeded) await call('POST', `/presets/${presetId}/approve`, { planHash }, second);
  expect((await detail(presetId)).state).toBe('active');
  return presetId;
};
const counts = async (presetId: string) => {
  const { counts: all } = await detail(presetId);
  return Object.fromEntries(Object.entries(all).filter(([, n]) => n !== 0));
};
const tasks = async () => {
  await bench.settled();
  return bench.database.sql
    .selectFrom('task')
    .select(['task_id', 'state', 'params', 'account_id'])
    .where('endpoint_id', '=', endpointId)
    .where('kind', 'in', ['TimeSettings', 'RadioSettings'])
    .orderBy('requested_pos')
    .execute();
};
const radioOf5 = () => {
  for (let at = 1; at < 9; at++)
    if (device.read(`Device.WiFi.Radio.${at}.OperatingFrequencyBand`) === '5GHz')
      return `Device.WiFi.Radio.${at}.`;
  throw new Error('the device has no radio at 5 GHz');
};
const channel = () => device.read(`${radioOf5()}Channel`);
/** The tests that are not about radios use the time zone, which needs no confirmed commit. */
const zonePath = 'Device.Time.LocalTimeZone';
const zone = () => device.read(zonePath);
const putBack = (value = 'UTC0') => device.write(zonePath, value);
const checkNow = async (presetId: string) => {
  const before = await checkedAt();
  expect(await call('POST', `/presets/${presetId}/check`, {})).toMatchObject({ data: { queued: 1 } });
  await eventually(async () => {
    const row = await checkRow();
    expect(row?.state).toBe('idle');
    expect(row?.requested_at.getTime()).toBeGreaterThan(before);
  });
};
const checkRow = async () => {
  await bench.settled();
  return bench.database.sql
    .selectFrom('preset_check')
    .selectAll()
    .where('endpoint_id', '=', endpointId)
    .executeTakeFirst();
};
const checkedAt = async () => (await checkRow())?.requested_at.getTime() ?? 0;
const remove = async (presetId: string) => {
  await call('DELETE', `/presets/${presetId}`);
  await eventually(async () => expect(await counts(presetId)).toEqual({}));
};

const speed = 10;

beforeAll(async () => {
  bench = await startBench({ devices: true, speed });
  admin = await bench.login('admin@northwind.example');
  second = await bench.login('system.admin@waymark.example');
  other = await bench.login('admin@brightline.example');
  support = await bench.login('support@northwind.example');
  fleet = createFleet({
    url: `ws://127.0.0.1:${bench.uspPort}/usp`,
    count: 1,
    firstIndex: index ?? 0,
    seed: 1,
    speed: Number.POSITIVE_INFINITY,
    reconnectMs: 20,
    longestReconnectMs: 500,
  });
  await fleet.start();
  const [first] = fleet.agents;
  if (first?.endpointId !== endpointId) throw new Error('the fleet has another device');
  device = first;
  await eventually(async () => {
    const row = await bench.database.sql
      .selectFrom('device_state')
      .select('online')
      .where('endpoint_id', '=', endpointId)
      .executeTakeFirst();
    expect(row?.online).toBe(true);
  });
}, 120_000);
afterAll(async () => {
  await fleet.stop();
  await bench.close();
});

/** Numbers by preset and state, from the rows of devices and from the counters. */
const numbers = async () => {
  await bench.settled();
  const { sql } = bench.database;
  const counted = await sql.selectFrom('preset_count').selectAll().where('n', '<>', 0).execute();
  const rows = await sql
    .selectFrom('preset_device')
    .select(({ fn }) => ['preset_id', 'state', fn.countAll<number>().as('n')])
    .groupBy(['preset_id', 'state'])
    .execute();
  const sorted = (all: { preset_id: string; state: string; n: number }[]) =>
    all.map(({ preset_id, state, n }) => `${preset_id} ${state} ${n}`).toSorted();
  return { counted: sorted(counted), rows: sorted(rows) };
};

afterEach(async () => {
  // The counters are exact after whatever a test did.
  await eventually(async () => {
    const { counted, rows } = await numbers();
    expect(counted).toEqual(rows);
  });
  Object.assign(device.faults, { keepsOldValues: false, neverAnswer: [] });
  for (const { presetId } of (await call('GET', '/presets?limit=100')).data) await remove(presetId);
}, 60_000);

test('changes nothing before it is submitted, and then only what differs', async () => {
  putBack();
  const made = await call('POST', '/presets', order());
  const { presetId } = made.data;
  const { plan } = await planned(presetId);
  expect(plan).toMatchObject({ devices: 1, approvalNeeded: false });
  expect(await tasks()).toEqual([]);
  await call('POST', `/presets/${presetId}/submit`, { planHash: plan.planHash });
  await eventually(() => expect(zone()).toBe('CET-1'));
  await eventually(async () => expect(await counts(presetId)).toEqual({ compliant: 1 }));
  const [task, ...more] = await tasks();
  expect(more).toEqual([]);
  expect(task?.state).toBe('succeeded');
  expect(JSON.parse(task?.params ?? '')).toMatchObject({ preset_ids: [presetId] });
  await checkNow(presetId);
  expect(await tasks()).toHaveLength(1);
  await remove(presetId);
  expect(zone()).toBe('CET-1');
}, 60_000);

test('an old plan, and a plan of another revision, cannot be submitted', async () => {
  const { presetId } = (await call('POST', '/presets', order())).data;
  const { plan } = await planned(presetId);
  const edit = { revision: 1, order: order({ weight: 20 }) };
  expect(await call('PUT', `/presets/${presetId}`, edit)).toMatchObject({ code: 'success' });
  expect(await call('PUT', `/presets/${presetId}`, edit)).toMatchObject({ code: 'conflict' });
  await planned(presetId);
  expect(await call('POST', `/presets/${presetId}/submit`, { planHash: plan.planHash })).toMatchObject({
    code: 'custom',
  });
  await call('DELETE', `/presets/${presetId}`);
});

test('a preset whose devices may become more needs a second person', async () => {
  const { presetId } = (await call('POST', '/presets', order({ target: { type: 'organisation' } }))).data;
  const { plan } = await planned(presetId);
  expect(plan.approvalNeeded).toBe(true);
  const { planHash } = plan;
  await call('POST', `/presets/${presetId}/submit`, { planHash });
  expect(await call('POST', `/presets/${presetId}/approve`, { planHash })).toMatchObject({ code: 'custom' });
  expect((await detail(presetId)).state).toBe('awaitingApproval');
  expect(await detail(presetId, second)).toMatchObject({ mayApprove: true });
  await call('POST', `/presets/${presetId}/decline`, { reason: 'not now' }, second);
  expect(await detail(presetId)).toMatchObject({ state: 'planned', declineReason: 'not now' });
  await call('DELETE', `/presets/${presetId}`);
});

test('the higher weight wins, and the loser is named', async () => {
  device.write(`${radioOf5()}Channel`, '36');
  const winner = await inForce({ name: 'Winner', weight: 20, configuration: { '5GHz/channel': 44 } });
  const preview = await call('POST', '/presets/preview', {
    order: order({ name: 'Loser', configuration: { '5GHz/channel': 40 } }),
  });
  expect(preview.data).toMatchObject({
    devices: 1,
    changes: { lost: 1 },
    conflicts: [{ field: '5GHz/channel', presetId: winner, name: 'Winner', wins: false, agrees: false }],
  });
  const loser = await inForce({ name: 'Loser', configuration: { '5GHz/channel': 40 } });
  await eventually(async () => expect(await counts(loser)).toEqual({ overruled: 1 }));
  await eventually(async () => expect(await counts(winner)).toEqual({ compliant: 1 }));
  expect(channel()).toBe('44');
  const { data } = await call('GET', `/devices/presets?endpointId=${endpointId}`, undefined, support);
  expect(data.values).toMatchObject([
    {
      field: '5GHz/channel',
      value: 44,
      now: [44],
      state: 'same',
      from: { presetId: winner },
      lost: [{ presetId: loser, value: 40, lostBy: 'weight', agrees: false }],
    },
  ]);
  const params = (value: number) => ({
    radios: [{ idx: 2, channel: value }],
  });
  const effect = async (value: number) =>
    (
      await call('POST', '/devices/presets/effect', {
        endpointId,
        kind: 'RadioSettings',
        params: params(value),
      })
    ).data;
  expect(await effect(36)).toMatchObject([{ field: '5GHz/channel', value: 44, from: { name: 'Winner' } }]);
  expect(await effect(44)).toEqual([]);
  await remove(winner);
  await eventually(() => expect(channel()).toBe('40'));
  await remove(loser);
}, 60_000);

describe('a device that does not keep a value', () => {
  test('is left alone after three changes within a day, until a person asks again', async () => {
    putBack();
    const presetId = await inForce();
    const before = (await tasks()).length;
    await eventually(async () => expect(await counts(presetId)).toEqual({ compliant: 1 }));
    for (let round = 1; round <= 5; round++) {
      await eventually(async () => expect((await checkRow())?.state).toBe('idle'));
      putBack();
      await checkNow(presetId);
    }
    expect(await counts(presetId)).toEqual({ fighting: 1 });
    expect(zone()).toBe('UTC0');
    const made = (await tasks()).length - before;
    expect(made).toBe(3);
    expect(await call('POST', `/presets/${presetId}/retry`, { endpointId })).toMatchObject({
      data: { queued: 1 },
    });
    await eventually(() => expect(zone()).toBe('CET-1'));
    await eventually(async () => expect(await counts(presetId)).toEqual({ compliant: 1 }));
    await remove(presetId);
  }, 120_000);

  test('counts as drifting although it answers a change with success', async () => {
    putBack();
    device.faults.keepsOldValues = true;
    const presetId = await inForce();
    await eventually(async () => expect(await counts(presetId)).toEqual({ drifting: 1 }));
  }, 60_000);
});

test('waits while a task of a person is open on the device', async () => {
  putBack();
  device.faults.neverAnswer = ['Reboot()'];
  await call('POST', '/devices/actions/multi/reboot', { endpointIds: [endpointId] }, support);
  const presetId = await inForce({ configuration: { 'time/zone': 'MSK-3' } });
  const waiting = () => call('GET', `/devices/presets?endpointId=${endpointId}`, undefined, support);
  await eventually(async () => expect((await waiting()).data.deferred).toBe('busy'));
  expect(zone()).toBe('UTC0');
  expect(await counts(presetId)).toEqual({ drifting: 1 });
  device.faults.neverAnswer = [];
  device.goDown({ cause: 'RemoteReboot', commandKey: '', firmwareUpdated: false });
  await eventually(() => expect(zone()).toBe('MSK-3'));
}, 90_000);

test('a device that is away is checked when it returns, and after a reset', async () => {
  const presetId = await inForce();
  await eventually(async () => expect(await counts(presetId)).toEqual({ compliant: 1 }));
  await fleet.stop();
  await eventually(async () => {
    const found = await call('POST', `/presets/${presetId}/check`, {});
    expect(found.code).toBe('success');
    expect(await counts(presetId)).toEqual({ unreachable: 1 });
  });
  await fleet.start();
  await eventually(async () => expect(await counts(presetId)).toEqual({ compliant: 1 }));
  const before = (await tasks()).length;
  device.factoryReset('');
  await eventually(async () => expect(await tasks()).toHaveLength(before + 1));
  await eventually(() => expect(zone()).toBe('CET-1'));
  await eventually(async () => expect(await counts(presetId)).toEqual({ compliant: 1 }));
  await remove(presetId);
}, 120_000);

test('a paused preset neither checks nor changes, and no other one takes its place', async () => {
  const presetId = await inForce();
  const lower = await inForce({ name: 'Lower', weight: 1, configuration: { 'time/zone': 'MSK-3' } });
  await eventually(async () => expect(await counts(presetId)).toEqual({ compliant: 1 }));
  await call('POST', `/presets/${presetId}/pause`, { reason: 'holidays' });
  await eventually(async () => expect(await counts(presetId)).toEqual({ paused: 1 }));
  putBack();
  await checkNow(lower);
  expect(zone()).toBe('UTC0');
  await call('POST', `/presets/${presetId}/resume`);
  await eventually(() => expect(zone()).toBe('CET-1'));
  await remove(lower);
  await remove(presetId);
}, 60_000);

describe('bad input', () => {
  const refused = async (more: object) => (await call('POST', '/presets', order(more))).code;
  test('is refused by name', async () => {
    expect(await refused({ configuration: {} })).toBe('custom');
    expect(await refused({ configuration: { 'Device.WiFi.Radio.1.Channel': 1 } })).toBe('custom');
    expect(await refused({ configuration: { '5GHz/channel': 'many' } })).toBe('custom');
    expect(await refused({ configuration: { '5GHz/passphrase': 'open text' } })).toBe('custom');
    expect(await refused({ target: { type: 'group' } })).toBe('custom');
    expect(await refused({ target: { type: 'organisation', gids: ['x'] } })).toBe('custom');
  });

  test('of another organisation equals what does not exist', async () => {
    const { data: filters } = await call('POST', '/groups', undefined, other).catch(() => ({ data: [] }));
    expect(filters).toBeDefined();
    for (const target of [
      { type: 'group', gids: ['nowhere'] },
      { type: 'model', modelNames: ['NONE-1'] },
      { type: 'deviceId', endpointIds: ['os::000000-NONE'] },
      { type: 'custom', filterIds: ['nowhere'] },
      { type: 'custom', roomIds: ['nowhere'] },
      { type: 'custom', opCityIds: ['nowhere'] },
    ])
      expect(await refused({ target })).toBe('nodata');
    expect((await call('POST', '/presets', order(), other)).code).toBe('nodata');
    const presetId = await inForce();
    expect((await call('GET', `/presets/${presetId}`, undefined, other)).code).toBe('nodata');
    expect((await call('DELETE', `/presets/${presetId}`, undefined, other)).code).toBe('nodata');
    expect((await call('GET', '/presets', undefined, other)).data).toEqual([]);
    await remove(presetId);
  }, 60_000);
});

test('keeps a passphrase out of answers, log and file, and applies it', async () => {
  const secret = 'Correct-Horse-7';
  const presetId = await inForce({
    configuration: { '5GHz/securityMode': 'WPA2-Personal' },
    secrets: [{ field: '5GHz/passphrase', key_pass_phrase: secret }],
  });
  await eventually(async () => expect(await counts(presetId)).toEqual({ compliant: 1 }));
  const file = await call('GET', `/presets/${presetId}/file`);
  expect(file.data).toMatchObject({
    configuration: { '5GHz/securityMode': 'WPA2-Personal' },
    passphrases: ['5GHz/passphrase'],
  });
  const events = await bench.log.read(0, 20_000);
  expect(JSON.stringify([events, file, await detail(presetId)])).not.toContain(secret);
  const imported = await call('POST', '/presets/imports', { file: 'wifi.json', content: file.data });
  expect(imported.data).toMatchObject({ preset: { file: 'wifi.json' }, passphrases: ['5GHz/passphrase'] });
  await call('DELETE', `/presets/${imported.data.preset.presetId}`);
  await remove(presetId);
}, 60_000);
