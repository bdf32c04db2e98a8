import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Clock } from '#domain/clock.ts';
import type { DeviceFact } from '#machines/device/events.ts';
import type { EventLog } from '#server/core/log/log.ts';
import { Alarms } from '#server/statistics/alarms/alarms.ts';
import { type BenchServer, startBench } from './bench-server.ts';
import { foreignDevice, ownDevice, pair } from './samples.ts';

/** Alarms that rules raise (40 §3): minutes offline, restarts, failed upgrades, device parameters. */
let bench: BenchServer;
let alarms: Pick<Alarms, 'stop' | 'check'> = { stop: async () => {}, check: async () => {} };
const signIns = new Map<Person, { authorization: string }>();
type Person =
  | 'admin@northwind.example'
  | 'viewer@northwind.example'
  | 'admin@brightline.example'
  | 'system.admin@waymark.example';
const admin = 'admin@northwind.example';
const neighbour = pair[1] ?? '';
const minuteMs = 60_000;
const area = '/api/v1/stats/resources';

/** Time that tests have let pass, in milliseconds. Checks are called by hand. */
let passed = 0;
const clock: Clock = {
  now: () => Date.now() + passed,
  monotonic: () => 0,
  after: () => () => {},
  soon: queueMicrotask,
};
/** The log, whose new events happen at that time. */
const logAtThatTime = (): EventLog => {
  const onCommit: EventLog['onCommit'] = (listener) =>
    bench.log.onCommit((committed, effects) =>
      listener(
        committed.map((fact) => {
          const recordedAt = new Date(Date.parse(fact.event.recordedAt) + passed).toISOString();
          return { ...fact, event: { ...fact.event, recordedAt } };
        }),
        effects,
      ),
    );
  return new Proxy<EventLog>(bench.log, {
    get(log, name) {
      if (name === 'onCommit') return onCommit;
      const value = Reflect.get(log, name);
      return typeof value === 'function' ? value.bind(log) : value;
    },
  });
};
const startAlarms = async () => {
  const started = new Alarms({
    database: bench.database,
    log: logAtThatTime(),
    clock,
    everyMs: 300_000,
    newId: randomUUID,
    onFault: (where, error) => {
      throw new Error(where, { cause: error });
    },
  });
  await started.start();
  return started;
};

beforeAll(async () => {
  bench = await startBench();
}, 120_000);
afterAll(async () => {
  alarms.stop();
  await bench.close();
});
/** Each test has rules and a time of its own; what others raised ends with their rules. */
beforeEach(async () => {
  alarms.stop();
  passed = 0;
  await bench.database.sql.deleteFrom('alarm_rule').execute();
  alarms = await startAlarms();
  await alarms.check();
});

async function headersOf(user: Person): Promise<{ authorization: string }> {
  const known = signIns.get(user) ?? (await bench.login(user));
  signIns.set(user, known);
  return known;
}

async function call(
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  payload?: object,
  as: Person = admin,
) {
  const answer = await bench.app.inject({
    method,
    url: path.startsWith('/rules') ? `${area}/alarm-rules${path.slice(6)}` : `${area}/alarms${path}`,
    headers: await headersOf(as),
    ...(payload && { payload }),
  });
  return { status: answer.statusCode, ...answer.json() };
}
interface Listed {
  alarmId: string;
  endpointId: string;
  severity: string;
  state: string;
  value: number;
  endCause: string | null;
}
const open = async (as?: Person): Promise<Listed[]> =>
  (await call('GET', '?state=open&limit=100', undefined, as)).data.filter(
    ({ rule }: { rule: object | null }) => rule,
  );
const find = async (alarmId = ''): Promise<Listed> => (await call('GET', `/${alarmId}`)).data;
const devicesOf = (listed: Listed[]) => listed.map(({ endpointId }) => endpointId).toSorted();

const offline = {
  ruleName: 'Offline',
  metric: 'offline',
  direction: 'above',
  warning: 30,
  critical: 240,
  margin: 0,
  durationMinutes: 0,
  enabled: true,
};
const create = async (rule: object, as?: Person): Promise<string> => {
  const answer = await call('POST', '/rules', rule, as);
  expect(answer).toMatchObject({ code: 'success' });
  return answer.data.ruleId;
};
/** Changes a rule on offline devices. */
const change = (ruleId: string, changed: object) => {
  const { metric: _metric, direction: _direction, ...rule } = offline;
  return call('PUT', `/rules/${ruleId}`, { ...rule, modelName: null, gid: null, ...changed });
};
const connected: DeviceFact = {
  type: 'device.connected',
  data: { address: '192.0.2.1', subscribedTo: 'websocket' },
};
const disconnected: DeviceFact = { type: 'device.disconnected', data: { reason: 'lost' } };
const booted: DeviceFact = {
  type: 'device.booted',
  data: { cause: 'LocalReboot', commandKey: null, firmwareUpdated: false, parameters: {} },
};
const pass = async (minutes: number) => {
  passed += minutes * minuteMs;
  await alarms.check();
};
const observed = (values: Record<string, string>, source: 'get' | 'valueChange' = 'get'): DeviceFact => ({
  type: 'device.valuesObserved',
  data: { source, values },
});

describe('a device that is offline', () => {
  test('raises a warning after the minutes of the rule, a critical alarm later, and both end when it is back', async () => {
    await create(offline);
    await bench.tell(ownDevice, [connected, disconnected]);
    await pass(29);
    expect(await open()).toEqual([]);
    await pass(1);
    const [alarm] = await open();
    expect(alarm).toMatchObject({
      endpointId: ownDevice,
      metric: 'offline',
      rule: { name: 'Offline' },
      severity: 'warning',
      value: 30,
      triggerValue: 30,
    });
    await pass(210);
    expect(await find(alarm?.alarmId)).toMatchObject({ severity: 'critical', state: 'critical', value: 240 });
    await bench.tell(ownDevice, [connected]);
    await alarms.check();
    expect(await find(alarm?.alarmId)).toMatchObject({ state: 'ended', endCause: 'recovered', value: 0 });
    const { data } = await call('GET', `/${alarm?.alarmId}/readings`);
    expect(data).toMatchObject({ sampled: false, readings: [{ value: 30 }, { value: 240 }, { value: 0 }] });
  });

  test('raises nothing in the first ten minutes of a server, however long ago it disconnected', async () => {
    await create(offline);
    await bench.tell(ownDevice, [connected, disconnected]);
    passed += 300 * minuteMs;
    const restarted = await startAlarms();
    await restarted.check();
    expect(await open()).toEqual([]);
    passed += 9 * minuteMs;
    await restarted.check();
    expect(await open()).toEqual([]);
    passed += minuteMs;
    await restarted.check();
    expect(devicesOf(await open())).toEqual([ownDevice]);
    restarted.stop();
    await bench.tell(ownDevice, [connected]);
  });

  test('that was never connected raises nothing: it is not known since when it is away', async () => {
    await create({ ...offline, warning: 5, critical: 5 });
    await pass(60);
    const never = (
      await bench.database.sql
        .selectFrom('device_state')
        .select('endpoint_id')
        .where('offline_at', 'is', null)
        .execute()
    ).map(({ endpoint_id }) => endpoint_id);
    expect(never.length).toBeGreaterThan(3);
    expect(devicesOf(await open()).filter((id) => never.includes(id))).toEqual([]);
  });

  test('raises alarms of the rules that cover it only: its organisation, model and group', async () => {
    const model = (
      await bench.database.sql
        .selectFrom('device')
        .select('model_name')
        .where('endpoint_id', '=', ownDevice)
        .executeTakeFirstOrThrow()
    ).model_name;
    for (const id of [ownDevice, neighbour, foreignDevice]) await bench.tell(id, [connected, disconnected]);
    await create({ ...offline, ruleName: 'Other model', modelName: 'NONE' });
    await pass(31);
    expect(await open()).toEqual([]);
    await create({ ...offline, ruleName: 'Model', modelName: model });
    await pass(1);
    expect(devicesOf(await open('system.admin@waymark.example'))).toEqual([ownDevice, neighbour].toSorted());
    // A second rule on the same value raises a second alarm.
    await create({ ...offline, ruleName: 'All' });
    await pass(1);
    expect(devicesOf(await open())).toEqual([ownDevice, ownDevice, neighbour, neighbour].toSorted());
    // A rule of the root is about the devices of every organisation below it.
    const everyone = { ...offline, ruleName: 'Everyone', opId: 'system' };
    const ruleId = await create(everyone, 'system.admin@waymark.example');
    await create(
      { ...everyone, ruleName: 'None of theirs', modelName: 'NONE' },
      'system.admin@waymark.example',
    );
    await create({ ...everyone, ruleName: 'Off', enabled: false }, 'system.admin@waymark.example');
    await pass(1);
    expect(devicesOf(await open('admin@brightline.example'))).toEqual([foreignDevice]);
    // Those below see the rule and their alarms by it, and nothing of the organisation above.
    const { warning, critical, metric, direction } = offline;
    const seen = { ruleId, ruleName: 'Everyone', metric, direction, warning, critical, parameter: null };
    const inherited = async (as: Person) =>
      (await bench.app.inject({ url: `${area}/inherited-alarm-rules`, headers: await headersOf(as) })).json()
        .data;
    expect(await inherited('admin@brightline.example')).toEqual([
      { ...seen, modelName: null, city: null, openAlarms: 1 },
    ]);
    expect(await inherited(admin)).toEqual([{ ...seen, modelName: null, city: null, openAlarms: 2 }]);
    expect(await inherited('system.admin@waymark.example')).toEqual([]);
    const listed = await call('GET', `?ruleId=${ruleId}&state=open`, undefined, 'admin@brightline.example');
    expect(listed.data).toMatchObject([{ endpointId: foreignDevice, rule: { name: 'Everyone' } }]);
    for (const answer of [
      await call('DELETE', `/rules/${ruleId}`, undefined, admin),
      await call('GET', `/rules/${ruleId}`, undefined, admin),
    ])
      expect(answer.code).toBe('nodata');
  });

  test('raises alarms of the rules about its city or its access point', async () => {
    const { sql: db } = bench.database;
    const place = async (endpointId: string) =>
      db
        .selectFrom('device')
        .select(['city', 'province', 'mac_addr', 'op_id'])
        .where('endpoint_id', '=', endpointId)
        .executeTakeFirstOrThrow();
    const { city, province, mac_addr, op_id } = await place(ownDevice);
    for (const id of [ownDevice, neighbour, foreignDevice]) await bench.tell(id, [connected, disconnected]);
    await create({ ...offline, ruleName: 'Elsewhere', city: 'Nowhere' });
    await create({ ...offline, ruleName: 'Other province', city, province: 'Nowhere' });
    await pass(31);
    expect(await open()).toEqual([]);
    const inCity = await create({ ...offline, ruleName: 'City', city, province });
    await pass(1);
    // Both are in this city.
    expect(devicesOf(await open())).toEqual([ownDevice, neighbour].toSorted());
    await call('DELETE', `/rules/${inCity}`);
    const [teller] = await db
      .selectFrom('device')
      .select('endpoint_id')
      .where('op_id', '=', op_id)
      .where('endpoint_id', 'not in', [ownDevice, neighbour])
      .execute();
    const accessPoint = teller?.endpoint_id ?? '';
    await create({ ...offline, ruleName: 'Behind', accessPoint });
    await pass(1);
    expect(await open()).toEqual([]);
    const member = { endpoint_id: accessPoint, mac_addr: mac_addr ?? '', home: accessPoint, pos: 1 };
    await db.insertInto('home_member').values(member).execute();
    await pass(1);
    expect(devicesOf(await open())).toEqual([ownDevice]);
    await db.deleteFrom('home_member').where('endpoint_id', '=', accessPoint).execute();
    await pass(1);
    expect(await open()).toEqual([]);
    // A foreign access point is not visible.
    const foreign = await call('POST', '/rules', {
      ...offline,
      ruleName: 'Foreign',
      accessPoint: foreignDevice,
    });
    expect(foreign.code).toBe('nodata');
  });

  test('in a group raises alarms until it leaves the group', async () => {
    const gid = 'g-night';
    const { sql: db } = bench.database;
    await db.insertInto('device_group').values({ gid, op_id: 'northwind', group_name: 'Night' }).execute();
    const member = {
      gid,
      endpoint_id: ownDevice,
      op_id: 'northwind',
      joined_at: new Date(),
    };
    await db.insertInto('device_group_member').values(member).execute();
    await create({ ...offline, gid });
    for (const id of [ownDevice, neighbour]) await bench.tell(id, [connected, disconnected]);
    await pass(31);
    const [alarm] = await open();
    expect(devicesOf(await open())).toEqual([ownDevice]);
    // A group with a rule is kept.
    const remove = {
      method: 'DELETE',
      url: `/api/v1/groups/${gid}`,
      headers: await headersOf(admin),
    } as const;
    await db.deleteFrom('device_group_member').where('gid', '=', gid).execute();
    expect((await bench.app.inject(remove)).json().code).not.toBe('success');
    await alarms.check();
    expect(await find(alarm?.alarmId)).toMatchObject({ state: 'ended', endCause: 'rule' });
    await db.deleteFrom('alarm_rule').execute();
    await db.deleteFrom('device_group').where('gid', '=', gid).execute();
  });
});

describe('a rule', () => {
  const raised = async (): Promise<{ ruleId: string; alarmId: string }> => {
    const ruleId = await create(offline);
    await bench.tell(ownDevice, [connected, disconnected]);
    await pass(31);
    const alarm = (await open()).find(({ endpointId }) => endpointId === ownDevice);
    expect(alarm).toMatchObject({ severity: 'warning' });
    return { ruleId, alarmId: alarm?.alarmId ?? '' };
  };

  test('that is switched off ends its alarms with that cause, and raises no other', async () => {
    const { ruleId, alarmId } = await raised();
    expect((await change(ruleId, { enabled: false })).code).toBe('success');
    await pass(1);
    expect(await find(alarmId)).toMatchObject({ state: 'ended', endCause: 'rule' });
    await pass(60);
    expect(await open()).toEqual([]);
  });

  test('that is deleted ends its alarms, which keep its name', async () => {
    const { ruleId, alarmId } = await raised();
    expect((await call('DELETE', `/rules/${ruleId}`)).code).toBe('success');
    await pass(1);
    expect(await find(alarmId)).toMatchObject({ endCause: 'rule', rule: { ruleId, name: 'Offline' } });
  });

  test('with other levels changes its open alarms: they end below them, or become critical', async () => {
    const { ruleId, alarmId } = await raised();
    expect((await change(ruleId, { critical: 32 })).code).toBe('success');
    await pass(1);
    expect(await find(alarmId)).toMatchObject({ severity: 'critical', critical: 32 });
    expect((await change(ruleId, { warning: 300, critical: 400 })).code).toBe('success');
    await pass(1);
    expect(await find(alarmId)).toMatchObject({ state: 'ended', endCause: 'thresholds' });
  });

  test('counts its open alarms, whose device is no other organisation’s', async () => {
    const { alarmId } = await raised();
    expect((await call('GET', '/rules')).data).toMatchObject([
      { ruleName: 'Offline', openAlarms: (await open()).length },
    ]);
    expect((await call('GET', `/${alarmId}`, undefined, 'admin@brightline.example')).code).toBe('nodata');
    expect((await call('GET', '/rules', undefined, 'admin@brightline.example')).data).toEqual([]);
  });

  test.each([
    ['levels the wrong way round', { warning: 241 }],
    ['negative minutes', { warning: -5 }],
    ['minutes that a restart takes', { warning: 4 }],
    ['half a minute', { warning: 30.5 }],
    ['a parameter without being about one', { parameter: 'hostCount' }],
    ['the wrong side', { direction: 'below', warning: 240, critical: 30 }],
    ['a margin of a counted value', { margin: 1 }],
    ['a duration of a counted value', { durationMinutes: 5 }],
    ['a model and a group', { modelName: 'AR2146', gid: 'any' }],
    ['a city and an access point', { city: 'Busan', accessPoint: 'any' }],
    ['a province without a city', { province: 'Busan' }],
    ['no parameter', { metric: 'parameter' }],
    ['levels the wrong way round below', { metric: 'parameter', parameter: 'hostCount', direction: 'below' }],
  ])('is refused with 422 for %s, and so is its preview', async (_, wrong) => {
    expect((await call('POST', '/rules', { ...offline, ...wrong })).status).toBe(422);
    const { ruleName: _name, enabled: _enabled, ...draft } = { ...offline, ...wrong };
    expect((await call('POST', '/rules/preview', draft)).status).toBe(422);
  });

  test('is refused a change that would cross its levels', async () => {
    const ruleId = await create(offline);
    expect((await change(ruleId, { warning: 241 })).status).toBe(422);
    expect((await call('GET', `/rules/${ruleId}`)).data).toMatchObject({ warning: 30, critical: 240 });
  });

  test('names no group of another organisation, and is written by those who may only', async () => {
    const { sql: db } = bench.database;
    const foreign = { gid: 'g-foreign', op_id: 'brightline', group_name: 'Foreign' };
    await db.insertInto('device_group').values(foreign).execute();
    expect((await call('POST', '/rules', { ...offline, gid: 'g-foreign' })).code).toBe('nodata');
    const ruleId = await create(offline);
    expect((await change(ruleId, { gid: 'g-foreign' })).code).toBe('nodata');
    expect((await call('GET', `/rules/${ruleId}`)).data).toMatchObject({ gid: null });
    expect((await call('POST', '/rules', { ...offline, opId: 'brightline' })).code).toBe('nodata');
    expect((await call('POST', '/rules', offline, 'viewer@northwind.example')).code).toBe('roleerr');
  });
});

describe('restarts in a loop', () => {
  test('raise an alarm at their number within 24 hours, which ends when they are longer ago', async () => {
    await create({ ...offline, ruleName: 'Loop', metric: 'boots', warning: 3, critical: 4 });
    const device = neighbour;
    for (let boots = 0; boots < 2; boots++) await bench.tell(device, [booted]);
    await pass(60);
    expect(await open()).toEqual([]);
    await bench.tell(device, [booted]);
    await pass(1);
    const [alarm] = await open();
    expect(alarm).toMatchObject({ endpointId: device, metric: 'boots', value: 3, severity: 'warning' });
    await bench.tell(device, [booted]);
    await pass(1);
    expect(await find(alarm?.alarmId)).toMatchObject({ value: 4, severity: 'critical' });
    // All are longer ago than a day.
    await pass(24 * 60);
    expect(await find(alarm?.alarmId)).toMatchObject({ state: 'ended', endCause: 'recovered', value: 0 });
  });
});

describe('a failed upgrade', () => {
  let ended = 0;
  const upgrade = async (state: 'failed' | 'lost' | 'succeeded' | 'cancelled') => {
    const at = new Date(clock.now() + ++ended);
    await bench.database.sql
      .insertInto('firmware_upgrade')
      .values({
        upgrade_id: `upgrade-${ended}`,
        endpoint_id: ownDevice,
        op_id: 'northwind',
        file_id: 'file',
        sha256: '00',
        model_name: 'NX1000',
        to_version: '2.0',
        mode: 'ALWAYS',
        activate_mode: 'AUTO',
        state,
        terminal: true,
        reason: '',
        version: 1,
        account_name: 'Sam Porter',
        requested_at: at,
        updated_at: at,
        finished_at: at,
      })
      .execute();
    await pass(1);
  };

  test('raises an alarm, is critical when it fails again, and ends with a success', async () => {
    await create({ ...offline, ruleName: 'Failed', metric: 'firmware', warning: 1, critical: 2 });
    await upgrade('cancelled');
    expect(await open()).toEqual([]);
    await upgrade('failed');
    const [alarm] = await open();
    expect(alarm).toMatchObject({ metric: 'firmware', severity: 'warning', value: 1 });
    await upgrade('lost');
    expect(await find(alarm?.alarmId)).toMatchObject({ severity: 'critical', value: 2 });
    await upgrade('succeeded');
    expect(await find(alarm?.alarmId)).toMatchObject({ state: 'ended', endCause: 'recovered', value: 0 });
    await upgrade('failed');
    expect(await open()).toMatchObject([{ severity: 'warning', value: 1 }]);
    // A failure of a month ago says nothing about now.
    await pass(31 * 24 * 60);
    expect(await open()).toEqual([]);
  });
});

describe('a device parameter', () => {
  const signal = (radio: number) => `Device.WiFi.EndPoint.${radio}.Stats.SignalStrength`;
  const weak = {
    ...offline,
    ruleName: 'Weak signal',
    metric: 'parameter',
    parameter: 'signalStrength',
    direction: 'below',
    warning: -70,
    critical: -80,
    margin: 5,
  };
  const report = async (
    values: Record<string, string>,
    source: 'get' | 'valueChange' = 'get',
    minutes = 1,
  ) => {
    await bench.tell(ownDevice, [observed(values, source)]);
    await pass(minutes);
  };

  test('raises an alarm by two readings, keeps it without values, and ends it by two good ones', async () => {
    await create(weak);
    await alarms.check();
    await report({ [signal(1)]: '-75' });
    expect(await open()).toEqual([]);
    await report({ [signal(1)]: '-74' });
    const [alarm] = await open();
    expect(alarm).toMatchObject({
      metric: 'parameter',
      parameter: 'signalStrength',
      direction: 'below',
      value: -74,
      peak: -75,
    });
    // Not measured, no number, and another value: none of them is a reading.
    await report({ [signal(1)]: '0' });
    await report({ [signal(1)]: 'n/a' });
    await report({ 'Device.Hosts.HostNumberOfEntries': '0' });
    expect(await find(alarm?.alarmId)).toMatchObject({ state: 'warning', value: -74 });
    await pass(49 * 60);
    expect(await find(alarm?.alarmId)).toMatchObject({ state: 'warning', terminal: false });
    expect((await call('GET', '?state=stale')).data).toMatchObject([{ alarmId: alarm?.alarmId }]);
    await report({ [signal(1)]: '-60' });
    await report({ [signal(1)]: '-61' });
    expect(await find(alarm?.alarmId)).toMatchObject({ state: 'ended', endCause: 'recovered' });
  });

  test('is read as the worst object, and a report without that object is no recovery', async () => {
    await create(weak);
    await alarms.check();
    for (let n = 0; n < 2; n++) await report({ [signal(1)]: '-50', [signal(2)]: '-85' });
    const [alarm] = await open();
    expect(alarm).toMatchObject({ severity: 'critical', value: -85 });
    for (let n = 0; n < 2; n++) await report({ [signal(1)]: '-50' }, 'valueChange');
    expect(await find(alarm?.alarmId)).toMatchObject({ state: 'critical' });
    for (let n = 0; n < 2; n++) await report({ [signal(1)]: '-50', [signal(2)]: '-51' });
    expect(await find(alarm?.alarmId)).toMatchObject({ state: 'ended' });
  });

  test('must be at the level for the time of the rule', async () => {
    await create({ ...weak, durationMinutes: 10 });
    await alarms.check();
    for (let minute = 0; minute < 10; minute++) await report({ [signal(1)]: '-75' });
    expect(await open()).toEqual([]);
    await report({ [signal(1)]: '-75' });
    expect(await open()).toMatchObject([{ value: -75 }]);
  });
});

describe('a preview', () => {
  const preview = async (other: object = {}, as?: Person) => {
    const { ruleName: _, enabled: _enabled, ...draft } = offline;
    bench.clock.now = new Date();
    return call('POST', '/rules/preview', { ...draft, ...other }, as);
  };
  const fresh = neighbour;
  /** Moves the last events of a device into the past. */
  const longAgo = (endpointId: string, type: string, minutes: number) =>
    sql`update es_event set recorded_at = recorded_at - ${minutes} * interval '1 minute' where pos = (
      select max(pos) from es_event where stream_id = ${`device:${endpointId}`} and type = ${type})`.execute(
      bench.database.sql,
    );

  test('counts what the last two days would have raised, on own devices only', async () => {
    const loop = { metric: 'boots', warning: 6, critical: 7 };
    const before = (await preview(loop)).data;
    expect(before).toMatchObject({ alarms: 0, critical: 0, devices: 0 });
    for (let n = 0; n < 6; n++) await bench.tell(ownDevice, [booted]);
    for (let n = 0; n < 7; n++) await bench.tell(foreignDevice, [booted]);
    const { data } = await preview(loop);
    expect(data).toMatchObject({ alarms: 1, critical: 0, devices: 1 });
    expect(data.withValues).toBe(before.withValues + 1);
    expect(data.coveredDevices).toBe(data.triedDevices);
    expect((await preview({ ...loop, warning: 7 })).data).toMatchObject({ alarms: 0 });
  });

  test('counts absences by their length', async () => {
    await bench.tell(fresh, [connected, disconnected]);
    await longAgo(fresh, 'device.disconnected', 45);
    await bench.tell(fresh, [connected]);
    const alarmsOf = async (warning: number) => {
      const { data } = await preview({ warning, critical: warning });
      return [data.alarms, data.critical];
    };
    expect(await alarmsOf(46)).toEqual([0, 0]);
    expect(await alarmsOf(45)).toEqual([1, 1]);
  });

  test('tries values of a parameter by the rule’s duration', async () => {
    const path = 'Device.Hosts.HostNumberOfEntries';
    await bench.tell(ownDevice, [observed({ [path]: '50' })]);
    await longAgo(ownDevice, 'device.valuesObserved', 5);
    await bench.tell(ownDevice, [observed({ [path]: '51' })]);
    const hosts = { metric: 'parameter', parameter: 'hostCount', warning: 50, critical: 60 };
    expect((await preview(hosts)).data).toMatchObject({ alarms: 1, devices: 1 });
    expect((await preview({ ...hosts, durationMinutes: 6 })).data).toMatchObject({ alarms: 0 });
  });

  test('needs the permission, and an organisation in scope', async () => {
    expect((await preview({}, 'viewer@northwind.example')).code).toBe('roleerr');
    expect((await preview({ opId: 'brightline' })).code).toBe('nodata');
  });
});
