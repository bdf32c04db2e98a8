import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { HealthSample } from '#domain/statistics/resources.ts';
import { ruleMetrics } from '#domain/statistics/rule-metrics.ts';
import { Alarms } from '#server/statistics/alarms/alarms.ts';
import { storeHealth } from '#server/statistics/resources/queries/samples.ts';
import { ownTime } from '#tests/core/time.ts';
import { eventually } from '#tests/support/eventually.ts';
import { type BenchServer, startBench } from './bench-server.ts';
import { foreignDevice, ownDevice, pair } from './samples.ts';

/** Alarms and their thresholds (CL-408, A-126, A-219). */
let bench: BenchServer;
let alarms: Alarms;
const time = ownTime();
const headers: Record<string, { authorization: string }> = {};
const people = [
  'admin@northwind.example',
  'support@northwind.example',
  'viewer@northwind.example',
  'system.admin@waymark.example',
] as const;
type Person = (typeof people)[number];

beforeAll(async () => {
  bench = await startBench();
  for (const user of people) headers[user] = await bench.login(user);
  let id = 0;
  alarms = new Alarms({
    database: bench.database,
    log: bench.log,
    clock: time.clock,
    everyMs: 300_000,
    newId: () => `alarm-${++id}`,
    onFault: (where, error) => {
      throw new Error(where, { cause: error });
    },
  });
  await alarms.start();
}, 120_000);
afterAll(async () => {
  alarms.stop();
  await bench.close();
});

async function call(
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  payload?: object,
  as: Person = 'admin@northwind.example',
) {
  const answer = await bench.app.inject({
    method,
    url: `/api/v1/stats/resources/alarms${path}`,
    headers: headers[as] ?? {},
    ...(payload && { payload }),
  });
  return { status: answer.statusCode, ...answer.json() };
}
const list = async (query = '', as?: Person) => (await call('GET', query, undefined, as)).data;
let minute = 0;
const sampleOf = (endpointId: string, values: HealthSample['values'], at: number): HealthSample => ({
  endpointId,
  at,
  values,
  dropped: [],
  hourly: false,
});
/** Records readings at intervals of five minutes. */
async function read(endpointId: string, ...values: HealthSample['values'][]): Promise<void> {
  for (const value of values)
    await alarms.heard([sampleOf(endpointId, value, Date.UTC(2025, 11, 31) + 300_000 * minute++)]);
}

describe('an alarm', () => {
  test('is raised by two readings at a level, and ended by two below its margin', async () => {
    await read(ownDevice, { memory: 85 });
    expect(await list()).toEqual([]);
    await read(ownDevice, { memory: 86 });
    expect(await list('?state=open')).toMatchObject([
      { endpointId: ownDevice, metric: 'memory', severity: 'warning', state: 'warning', end: null },
    ]);
    await read(ownDevice, { memory: 70 }, { memory: 78 }, { memory: 70 }, { memory: 70 });
    expect(await list()).toMatchObject([{ state: 'ended', endCause: 'recovered', duration: 25 * 60 }]);
  });

  test('exists once per device and metric, and a new crossing raises a new one', async () => {
    await read(ownDevice, { memory: 85, cpu: 97 }, { memory: 85, cpu: 97 }, { memory: 97 }, { memory: 97 });
    const open = await list('?state=open');
    expect(
      open.map(({ metric, severity }: { metric: string; severity: string }) => [metric, severity]).sort(),
    ).toEqual([
      ['cpu', 'critical'],
      ['memory', 'critical'],
    ]);
    expect(await list('?metric=memory')).toHaveLength(2);
    // Home shows them like this (RT-016), including metrics without alarms.
    expect(await list('/open')).toEqual([
      { metric: 'cpu', critical: 1, warning: 0 },
      { metric: 'memory', critical: 1, warning: 0 },
      { metric: 'temperature', critical: 0, warning: 0 },
      ...ruleMetrics.map((metric) => ({ metric, critical: 0, warning: 0 })),
    ]);
  });

  test('lets the device list filter by alarm, the worst first', async () => {
    const neighbour = pair[1] ?? '';
    await read(neighbour, { cpu: 90 }, { cpu: 90 });
    const devices = async (filters: object, orders?: object[]) => {
      const answer = await bench.app.inject({
        method: 'POST',
        url: '/api/v1/devices/action/getDevicePageList',
        headers: headers['admin@northwind.example'] ?? {},
        payload: { filters, ...(orders && { orders }) },
      });
      const { data } = answer.json();
      return data.map((one: { endpointId: string; alarms: object }) => [one.endpointId, one.alarms]);
    };
    const worst = [ownDevice, { critical: 2, warning: 0 }];
    const other = [neighbour, { critical: 0, warning: 1 }];
    expect(await devices({ alarms: 'open' })).toEqual([worst, other]);
    expect(await devices({ alarms: 'open' }, [{ sortBy: 'trouble' }])).toEqual([other, worst]);
    expect(await devices({ alarms: 'critical' })).toEqual([worst]);
    // Without the filter the order is the list's own.
    expect((await devices({}, [{ sortBy: 'trouble', sortDesc: true }])).length).toBe(15);
    await read(neighbour, { cpu: 10 }, { cpu: 10 });
    expect(await devices({ alarms: 'open' })).toEqual([worst]);
  });

  test('becomes stale without readings, and does not end by missing data', async () => {
    await time.pass(20 * 60_000);
    await alarms.check();
    const stale = await list('?state=stale');
    expect(stale).toHaveLength(2);
    expect(stale[0].end).toBeNull();
    await read(ownDevice, { memory: 97, cpu: 97 });
    expect(await list('?state=stale')).toEqual([]);
  });

  test('is acknowledged once, with a note, by those who may', async () => {
    const [{ alarmId }] = await list('?state=open');
    const note = { note: 'Fan replaced' };
    const as = 'viewer@northwind.example';
    expect((await call('POST', `/${alarmId}/acknowledge`, note, as)).code).toBe('roleerr');
    expect((await call('POST', `/${alarmId}/acknowledge`, note)).code).toBe('success');
    expect((await call('POST', `/${alarmId}/acknowledge`, note)).status).toBe(409);
    expect(await list('?state=acknowledged', as)).toMatchObject([{ acknowledged: note }]);
  });

  test('of a foreign device is neither visible nor can be acknowledged', async () => {
    await read(foreignDevice, { cpu: 90 }, { cpu: 90 });
    const root = 'system.admin@waymark.example';
    const [foreign] = await list(`?endpointId=${encodeURIComponent(foreignDevice)}`, root);
    expect(foreign).toMatchObject({ state: 'warning' });
    expect((await list()).map(({ alarmId }: { alarmId: string }) => alarmId)).not.toContain(foreign.alarmId);
    expect((await call('POST', `/${foreign.alarmId}/acknowledge`, {})).code).toBe('nodata');
  });

  test('survives a restart as the same alarm', async () => {
    const again = new Alarms({
      database: bench.database,
      log: bench.log,
      clock: time.clock,
      everyMs: 300_000,
      newId: () => 'another',
      onFault: () => {},
    });
    await again.start();
    const ids = async () => (await list('?state=open')).map(({ alarmId }: { alarmId: string }) => alarmId);
    const before = await ids();
    await again.heard([sampleOf(ownDevice, { memory: 98, cpu: 98 }, Date.UTC(2026, 10, 21))]);
    again.stop();
    expect(await ids()).toEqual(before);
    expect(await list('?state=open&metric=memory')).toMatchObject([
      { triggerValue: 85, peak: 98, value: 98 },
    ]);
  });
});

describe('work on an open alarm', () => {
  const support = 'support@northwind.example';
  let alarmId = '';
  const now = async () => (await call('GET', `/${alarmId}`)).data;
  const act = (what: string, body: object, as: Person = support) =>
    call('POST', `/${alarmId}/${what}`, body, as);
  const inMs = (ms: number) => new Date(bench.clock.now.getTime() + ms).toISOString();

  test('shows the value at the trigger, the worst one, and the latest sample', async () => {
    const device = pair[1] ?? '';
    await read(device, { temperature: 82 }, { temperature: 85 }, { temperature: 93 }, { temperature: 88 });
    const [alarm] = await list(`?endpointId=${encodeURIComponent(device)}&state=open`);
    expect(alarm).toMatchObject({ triggerValue: 82, peak: 93, value: 93, opId: 'northwind' });
    ({ alarmId } = alarm);
    const at = Date.parse(alarm.triggered) + 3_600_000;
    await storeHealth(bench.database, [sampleOf(device, { temperature: 86 }, at)]);
    // A sample of another metric changes nothing.
    await storeHealth(bench.database, [sampleOf(device, { cpu: 20 }, at + 300_000)]);
    expect(await now()).toMatchObject({ peak: 93, value: 86, valueAt: new Date(at).toISOString() });
  });

  test('has its readings over time: of its record, or every sample where they are kept', async () => {
    const device = pair[1] ?? '';
    const readings = async (as?: Person) => (await call('GET', `/${alarmId}/readings`, undefined, as)).data;
    const values = async () => (await readings()).readings.map(({ value }: { value: number }) => value);
    // The last reading changed nothing, so the record does not have it.
    expect(await values()).toEqual([82, 85, 93]);
    const { triggered } = await now();
    const at = Date.parse(triggered);
    const sample = (minutes: number, temperature: number) =>
      sampleOf(device, { temperature }, at + 60_000 * minutes);
    await storeHealth(bench.database, [sample(-61, 1), sample(-59, 50), sample(0, 82), sample(5, 84)]);
    expect(await values()).toEqual([50, 82, 84, 86]);
    expect(await readings()).toMatchObject({ sampled: true });
    const root = 'system.admin@waymark.example';
    const [foreign] = await list(`?endpointId=${encodeURIComponent(foreignDevice)}`, root);
    expect((await call('GET', `/${foreign.alarmId}/readings`)).code).toBe('nodata');
  });

  test('is assigned to one of two users who try at once, and unassigned again', async () => {
    const both = await Promise.all([
      act('assign', { email: 'support@northwind.example', from: null }),
      act('assign', { email: 'admin@northwind.example', from: null }, 'admin@northwind.example'),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const { assigned } = await now();
    const winner: Person = both[0]?.status === 200 ? support : 'admin@northwind.example';
    expect(await list('?assignee=me', winner)).toMatchObject([{ alarmId }]);
    expect(
      (await list('?assignee=none&state=open')).map((row: { alarmId: string }) => row.alarmId),
    ).not.toContain(alarmId);
    expect((await act('assign', { email: null, from: null })).status).toBe(409);
    expect((await act('assign', { email: null, from: assigned.accountId })).status).toBe(200);
    expect(await now()).toMatchObject({ assigned: null });
    expect(await list('?assignee=me', winner)).toEqual([]);
  });

  test('names those to whom it can be assigned: none of an organisation above or beside the reader', async () => {
    const assignees = async (as?: Person) => {
      const { data } = await call('GET', `/${alarmId}/assignees`, undefined, as);
      return data.map(({ email }: { email: string }) => email);
    };
    const named = await assignees();
    expect(named).toContain('admin@northwind.example');
    expect(named.every((email: string) => email.endsWith('@northwind.example'))).toBe(true);
    // Each of them can really be chosen, and the one above only by address.
    for (const email of named) {
      expect((await act('assign', { email, from: null })).code).toBe('success');
      const { assigned } = await now();
      expect((await act('assign', { email: null, from: assigned.accountId })).code).toBe('success');
    }
    const root = await assignees('system.admin@waymark.example');
    expect(root).toEqual(expect.arrayContaining([...named, 'system.admin@waymark.example']));
    expect(root.some((email: string) => email.endsWith('@lakeside.example'))).toBe(false);
  });

  test('is not assigned to a user who cannot see it', async () => {
    for (const email of ['nobody@northwind.example', 'admin@lakeside.example'])
      expect(await act('assign', { email, from: null })).toMatchObject({ code: 'custom' });
    expect(await now()).toMatchObject({ assigned: null });
  });

  test('is commented on, and its record has the text', async () => {
    expect((await act('comment', { text: ' Fan ordered ' })).code).toBe('success');
    expect((await act('comment', { text: '  ' })).status).toBe(400);
    expect(await now()).toMatchObject({ comments: 1 });
    const { data } = await call('GET', `/${alarmId}/events`);
    expect(data.at(-1)).toMatchObject({ type: 'alarm.commented', data: { text: 'Fan ordered' } });
  });

  test('is silenced until a time, stays in the lists, and the silence ends by itself', async () => {
    expect((await act('silence', { until: inMs(2_000), note: 'Fan on its way' })).code).toBe('success');
    expect(await list('?state=silenced')).toMatchObject([
      { alarmId, state: 'warning', silenced: { note: 'Fan on its way' } },
    ]);
    expect((await list('?state=open')).map((row: { alarmId: string }) => row.alarmId)).toContain(alarmId);
    await expect.poll(async () => (await now()).silenced, { timeout: 30_000 }).toBeNull();
    expect(await now()).toMatchObject({ state: 'warning', terminal: false });
  });

  test('a silence ends by a user, once', async () => {
    await act('silence', { until: inMs(3_600_000) });
    expect((await call('DELETE', `/${alarmId}/silence`, undefined, support)).status).toBe(200);
    expect((await call('DELETE', `/${alarmId}/silence`, undefined, support)).status).toBe(409);
    expect(await now()).toMatchObject({ silenced: null });
  });

  test('cannot be silenced into the past, or for more than 30 days', async () => {
    for (const ms of [-1_000, 31 * 86_400_000])
      expect(await act('silence', { until: inMs(ms) })).toMatchObject({ status: 422, code: 'custom' });
  });

  test('needs the permission, and the alarm in scope', async () => {
    const viewer = 'viewer@northwind.example';
    const bodies = {
      assign: { email: null, from: null },
      comment: { text: 'Seen' },
      silence: { until: inMs(60_000) },
    };
    const root = 'system.admin@waymark.example';
    const [foreign] = await list(`?endpointId=${encodeURIComponent(foreignDevice)}`, root);
    for (const [what, body] of Object.entries(bodies)) {
      expect((await act(what, body, viewer)).code).toBe('roleerr');
      expect((await call('POST', `/${foreign.alarmId}/${what}`, body, support)).code).toBe('nodata');
    }
    const alarmIds = [alarmId, foreign.alarmId];
    expect((await call('POST', '/actions/acknowledge', { alarmIds }, support)).code).toBe('nodata');
    expect(await now()).toMatchObject({ acknowledged: null });
  });

  test('several are acknowledged together; those that were already stay as they are', async () => {
    const open = await list('?state=open');
    const alarmIds = open.map((row: { alarmId: string }) => row.alarmId);
    const waiting = await list('?state=unacknowledged');
    expect(waiting.length).toBeLessThan(open.length);
    const { data } = await call('POST', '/actions/acknowledge', { alarmIds, note: 'On it' }, support);
    expect(data).toEqual({ acknowledged: waiting.length });
    expect(await list('?state=unacknowledged')).toEqual([]);
    expect(await list('?state=acknowledged&metric=memory')).toMatchObject(
      open.filter(({ metric }: { metric: string }) => metric === 'memory').map(() => ({ terminal: false })),
    );
  });

  test('all that match are acknowledged together, if their number is the confirmed one', async () => {
    const match = { state: 'open' };
    const count = (await list('?state=open')).length;
    const all = (body: object) => call('POST', '/actions/acknowledge', body, support);
    for (const matched of [count - 1, count + 1])
      expect(await all({ match, matched })).toMatchObject({ code: 'conflict', data: { count } });
    expect((await all({ match, matched: count })).data).toEqual({ acknowledged: 0 });
    for (const body of [{}, { match }, { matched: count }, { match, matched: 1, alarmIds: ['x'] }])
      expect((await all(body)).code, JSON.stringify(body)).not.toBe('success');
    // Other alarms were confirmed, of another metric.
    const find = async (body: object) => (await call('POST', '/actions/find-matching', body, support)).data;
    const { count: acknowledged, mark } = await find({ state: 'acknowledged', metric: 'memory' });
    const other = { state: 'acknowledged', metric: 'cpu' };
    expect((await find(other)).mark).not.toBe(mark);
    const { count: others } = await find(other);
    expect(await all({ match: other, matched: others, mark })).toMatchObject({ code: 'conflict' });
    expect(acknowledged).toBeGreaterThan(0);
    expect((await all({ match, matched: count, mark: (await find(match)).mark })).code).toBe('success');
    // Alarms of another organisation match nothing, also by the id of their device.
    const foreign = { endpointId: foreignDevice };
    expect(await all({ match: foreign, matched: 1 })).toMatchObject({ code: 'conflict', data: { count: 0 } });
  });

  test('is over with the alarm', async () => {
    await read(pair[1] ?? '', { temperature: 60 }, { temperature: 60 });
    for (const [what, body] of [
      ['assign', { email: null, from: null }],
      ['comment', { text: 'Late' }],
      ['silence', { until: inMs(60_000) }],
    ] as const)
      expect((await act(what, body)).status).toBe(409);
    expect(await now()).toMatchObject({ state: 'ended', value: 60, peak: 93, triggerValue: 82 });
  });

  test('is sorted by device, model and severity, and exported', async () => {
    const severities = async (desc: boolean) =>
      (await list(`?sortBy=severity&sortDesc=${desc}`)).map((row: { severity: string }) => row.severity);
    expect(await severities(true)).toEqual((await severities(true)).toSorted());
    expect(await severities(false)).toEqual((await severities(true)).toReversed());
    for (const sortBy of ['device', 'model']) expect(await list(`?sortBy=${sortBy}`)).not.toEqual([]);
    expect(await list('?companyName=_')).toEqual([]);
    const file = await bench.app.inject({
      url: '/api/v1/stats/resources/alarms/exports?as=csv&companyName=NORTH',
      headers: headers[support] ?? {},
    });
    expect(file.body.split('\n')[0]).toMatch(/triggerValue.*peak.*assignedTo.*silencedUntil/);
  });
});

describe('thresholds', () => {
  const set = (body: object, as?: Person) => call('PUT', '/thresholds', body, as);
  const temperature = async () =>
    (await list('/thresholds')).filter(({ metric }: { metric: string }) => metric === 'temperature');

  test('are 80 and 95 by default', async () => {
    expect(await temperature()).toEqual([
      {
        metric: 'temperature',
        modelName: null,
        warning: 80,
        critical: 95,
        margin: 5,
        opId: null,
        companyName: null,
        own: false,
      },
    ]);
  });

  test('are refused with 422 if warning is above critical, or a percentage above 100', async () => {
    for (const body of [
      { metric: 'cpu', warning: 96, critical: 95 },
      { metric: 'cpu', warning: 90, critical: 120 },
      { metric: 'cpu', warning: 90 },
    ])
      expect(await set(body)).toMatchObject({ status: 422, code: 'custom' });
  });

  test('of a model apply only to it, end alarms below them, and can be removed', async () => {
    await read(pair[1] ?? '', { temperature: 85 }, { temperature: 85 });
    expect(await list('?state=open&metric=temperature')).toHaveLength(1);
    const model = { metric: 'temperature', modelName: 'KSTB2020' };
    expect((await set({ ...model, warning: 90, critical: 99 })).code).toBe('success');
    expect(await temperature()).toMatchObject([
      { modelName: null },
      { modelName: 'KSTB2020', warning: 90, own: true },
    ]);
    await alarms.check();
    expect(await list('?metric=temperature')).toMatchObject([
      { state: 'ended', endCause: 'thresholds' },
      { endCause: 'recovered' },
    ]);
    await set(model);
    expect(await temperature()).toHaveLength(1);
  });

  test('apply to open alarms within moments, and no caller waits for that', async () => {
    const device = pair[1] ?? '';
    await read(device, { temperature: 85 }, { temperature: 85 });
    const checking = alarms.check();
    expect((await set({ metric: 'temperature', warning: 90, critical: 99 })).code).toBe('success');
    alarms.applyThresholds();
    alarms.applyThresholds();
    await checking;
    await eventually(async () => expect(await list('?state=open&metric=temperature')).toEqual([]));
    expect(await list('?metric=temperature&limit=1')).toMatchObject([{ endCause: 'thresholds' }]);
    await set({ metric: 'temperature' });
  });

  test('preview the alarms of the last two days before they are saved', async () => {
    const now = Date.now();
    const samples = [70, 72, 50, 50, 71, 71, 71].map((cpu, n) =>
      sampleOf(ownDevice, { cpu }, now - 3_600_000 + n * 300_000),
    );
    await storeHealth(bench.database, [...samples, sampleOf(foreignDevice, { cpu: 99 }, now - 600_000)]);
    const whatIf = async (warning: number, critical: number) =>
      (await call('POST', '/thresholds/preview', { metric: 'cpu', warning, critical })).data;
    expect(await whatIf(70, 95)).toMatchObject({ alarms: 2, critical: 0, devices: 1, sampledDevices: 1 });
    expect(await whatIf(60, 71)).toMatchObject({ alarms: 2, critical: 1, devices: 1 });
    expect(await whatIf(90, 95)).toMatchObject({ alarms: 0, devices: 0 });
  });

  test('can be set by administrators only', async () => {
    expect((await set({ metric: 'cpu', warning: 70, critical: 90 }, 'support@northwind.example')).code).toBe(
      'roleerr',
    );
  });
});
