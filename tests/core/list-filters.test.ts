import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { taskTraits } from '#domain/task-kinds/table.ts';
import type { TaskKind } from '#machines/task/kinds.ts';
import { ScopedCases } from '#server/devices/cases/queries/cases.ts';
import { ScopedDevices } from '#server/devices/queries/devices.ts';
import { ScopedAudit } from '#server/devices/queries/past/history.ts';
import { ScopedTasks } from '#server/devices/tasks/queries/tasks.ts';
import { scopeRig } from './scope-rig.ts';

let rig: Awaited<ReturnType<typeof scopeRig>>;
const values = {
  'Device.A.1.X': '1',
  'Device.A.2.X': '2',
  'Device.AB': '3',
  'Device.A_%': '4',
  'Device.AxB.1': '5',
  'Device.A\\': '6',
};
const requested = (kind: TaskKind, by: string) => ({
  type: 'task.requested',
  data: { ...taskTraits(kind), endpointId: 'tv', lane: 'interactive', params: { host: kind } },
  by,
});
const under = [
  { type: 'task.authorised', data: { permission: '/p' } },
  { type: 'task.queued', data: { position: 0, online: true } },
  { type: 'task.dispatched', data: { attempt: 1 } },
];
const audited = (operation: string) => ({
  type: 'audit.recorded',
  data: {
    operation,
    method: 'POST',
    reads: false,
    targets: ['tv'],
    result: 'success',
    taskIds: [],
    oldValue: null,
    newValue: null,
  },
});
const opened = (title: string) => ({ type: 'case.opened', data: { title, opId: 'school' } });

beforeAll(async () => {
  rig = await scopeRig();
  const { append } = rig;
  await append(
    'device',
    'tv',
    {
      type: 'device.registered',
      data: { opId: 'school', modelName: 'X', prodClass: 'STB', deviceStatus: 'Deployed', deviceName: 'TV' },
    },
    { type: 'device.valuesObserved', data: { source: 'get', values } },
  );
  await append('task', 't1', requested('PingTest', 'a_1'), ...under, {
    type: 'task.succeeded',
    data: { result: { n: 1 } },
  });
  await append('task', 't2', requested('Reboot', 'ab1'), ...under, {
    type: 'task.failed',
    data: { code: 'wsfail', message: 'no' },
  });
  await append('task', 't3', requested('TraceRoute', 'B%'));
  await append('case', 'c1', opened('Slow Wi-Fi'), { type: 'case.taskAdded', data: { taskId: 't1' } });
  await append('case', 'c2', opened('Slow'), { type: 'case.closed', data: {} });
  await append('case', 'c3', opened('No picture'));
  for (const operation of ['reboot', 'subscribeRTD', 'unsubscribeRTD', 'lock'])
    await append('audit', operation, audited(operation));
  await rig.project();
}, 60_000);
afterAll(() => rig.remove());

test('given tasks, then they are listed by kind, state, time and requester, newest first, page by page', async () => {
  const tasks = new ScopedTasks(rig.database, '/root/');
  const listed = async (filter: Parameters<ScopedTasks['page']>[0], page = 1, limit = 10) =>
    (await tasks.page(filter, page, limit)).rows.map(({ task_id }) => task_id);
  expect(await listed({})).toEqual(['t3', 't2', 't1']);
  expect(await listed({}, 2, 2)).toEqual(['t1']);
  expect(await listed({ kinds: ['Reboot', 'PingTest'] })).toEqual(['t2', 't1']);
  expect(await listed({ kinds: [], states: [] })).toHaveLength(3);
  expect(await listed({ states: ['failed', 'requested'] })).toEqual(['t3', 't2']);
  expect(await listed({ states: ['failed'], kinds: ['PingTest'] })).toEqual([]);
  const at = (await tasks.find('t2'))?.requested_at ?? new Date(0);
  await rig.database.script(
    `update task set requested_at = requested_at + interval '1 hour' where task_id = 't3';
     update task set requested_at = requested_at - interval '1 hour' where task_id = 't1'`,
  );
  expect(await listed({ from: at })).toEqual(['t3', 't2']);
  expect(await listed({ to: at })).toEqual(['t1']);
  // The filter is an account's id, or a part of its name in any case; pattern characters are literal.
  expect(await listed({ account: 'B%' })).toEqual(['t3']);
  expect(await listed({ account: 'a_1' })).toEqual(['t1']);
  expect(await listed({ account: 'NAME OF AB' })).toEqual(['t2']);
  expect(await listed({ account: 'name of b%' })).toEqual(['t3']);
  expect(await listed({ account: 'of a_' })).toEqual(['t1']);
});

test('given tasks, then they are counted by state within the filters', async () => {
  const tasks = new ScopedTasks(rig.database, '/root/');
  const counted = async (filter: Parameters<ScopedTasks['countByState']>[0]) =>
    (await tasks.countByState(filter)).flatMap(({ state, count }) =>
      count > 0 ? [`${state} ${count}`] : [],
    );
  expect(await counted({})).toEqual(['failed 1', 'requested 1', 'succeeded 1']);
  expect(await counted({ kinds: ['Reboot', 'PingTest'] })).toEqual(['failed 1', 'succeeded 1']);
  expect(await counted({ account: 'name of ab' })).toEqual(['failed 1']);
  expect(await counted({ endpointId: 'tv', batchId: 'none' })).toEqual([]);
});

test('given a task, then its result, its failure and its device are listed unchanged', async () => {
  const tasks = new ScopedTasks(rig.database, '/root/');
  expect(await tasks.find('t1')).toMatchObject({
    params: { host: 'PingTest' },
    result: { n: 1 },
    failure: null,
    modelName: 'X',
    deviceName: 'TV',
  });
  expect(await tasks.find('t2')).toMatchObject({ result: null, failure: { code: 'wsfail', message: 'no' } });
  expect(await tasks.openOf('tv', 'TraceRoute')).toMatchObject({ task_id: 't3' });
  expect(await tasks.openOf('tv', 'Reboot')).toBeNull();
});

test('given cases, then they are listed by state, task and words of the title, page by page', async () => {
  const cases = new ScopedCases(rig.database, '/root/');
  const listed = async (filter: Parameters<ScopedCases['page']>[0], page = 1, limit = 10) =>
    (await cases.page(filter, page, limit)).rows.map((row) => row.case_id);
  const [newest, ...others] = await listed({});
  expect(await listed({}, 1, 1)).toEqual([newest]);
  expect(await listed({}, 2, 2)).toEqual(others.slice(1));
  expect(await listed({ keyword: 'sLOW' })).toHaveLength(2);
  expect(await listed({ keyword: 'c3' })).toEqual(['c3']);
  expect(await listed({ state: 'closed' })).toEqual(['c2']);
  expect(await listed({ taskId: 't1' })).toEqual(['c1']);
  expect(await listed({ state: 'closed', taskId: 't1' })).toEqual([]);
});

test('given a device, then its values are listed by path, by branch and by wildcard, and no character is a pattern', async () => {
  const devices = new ScopedDevices(rig.database, '/root/');
  const device = await devices.find('tv');
  if (!device) throw new Error('there is no device');
  const listed = async (paths: string[], limit = 10) =>
    (await devices.values(device, paths, limit)).map(({ path }) => path);
  expect(await listed(['Device.A.'])).toEqual(['Device.A.1.X', 'Device.A.2.X']);
  expect(await listed(['Device.A.'], 1)).toEqual(['Device.A.1.X']);
  expect(await listed(['Device.A.*.X', 'Device.AB'])).toEqual(['Device.A.1.X', 'Device.A.2.X', 'Device.AB']);
  expect(await listed(['Device.A'])).toEqual([]);
  expect(await listed(['Device.A_*'])).toEqual(['Device.A_%']);
  expect(await listed(['Device.*%'])).toEqual(['Device.A_%']);
  expect(await listed(['Device.*\\'])).toEqual(['Device.A\\']);
  expect(await listed(['Device.*.1.'])).toEqual(['Device.A.1.X']);
  expect(await listed(['Device.A_%'])).toEqual(['Device.A_%']);
});

test('given a viewer of a device, then the viewing is not part of its history', async () => {
  const audit = new ScopedAudit(rig.database, '/root/');
  const { rows, total } = await audit.page('tv', 10, 0);
  expect(rows.map(({ operation }) => operation)).toEqual(['lock', 'reboot']);
  expect(total).toBe(2);
});

test('given ten thousand rows, then they are counted; with one more, the count is a lower bound', async () => {
  const { database } = rig;
  const tasks = new ScopedTasks(database, '/root/');
  const audit = new ScopedAudit(database, '/root/');
  const copyTasks = (from: number, to: number) =>
    database.script(`
      insert into task select (jsonb_populate_record(t, jsonb_build_object('task_id', 'x' || n))).*
        from task t, generate_series(${from}, ${to}) as n where t.task_id = 't1'`);
  // Generated columns are excluded: they cannot be written.
  const { rows } = await sql<{ written: string }>`
    select string_agg(column_name, ', ') as written from information_schema.columns
      where table_name = 'audit_entry' and table_schema = current_schema() and is_generated = 'NEVER'
  `.execute(database.sql);
  const written = rows[0]?.written;
  const copyEntries = (from: number, to: number) =>
    database.script(`
      insert into audit_entry (${written}) select ${written}
        from (select (jsonb_populate_record(a, jsonb_build_object('pos', 1000000 + n))).*
          from audit_entry a, generate_series(${from}, ${to} + 1) as n where a.operation = 'lock' and a.pos < 1000000) as copy;
      insert into audit_target select 'tv', 1000000 + n from generate_series(${from}, ${to} + 1) as n
        on conflict do nothing`);
  const counted = async () => {
    const { total, totalIsLowerBound } = await tasks.page({}, 1, 1);
    const entries = await audit.page('tv', 1, 0);
    return [total, totalIsLowerBound, entries.total, entries.totalIsLowerBound];
  };
  const succeeded = async (filter = {}) =>
    (await tasks.countByState(filter)).find(({ state }) => state === 'succeeded');
  await copyTasks(1, 999);
  expect(await succeeded()).toEqual({ state: 'succeeded', count: 1_000, atLeast: false });
  await copyTasks(1_000, 1_000);
  expect(await succeeded()).toEqual({ state: 'succeeded', count: 1_000, atLeast: true });
  await copyTasks(1_001, 9_997);
  await copyEntries(1, 9_997);
  // Matches may be among those that are no longer searched.
  expect(await succeeded({ kinds: ['Reboot'] })).toEqual({ state: 'succeeded', count: 0, atLeast: true });
  expect(await counted()).toEqual([10_000, false, 10_000, false]);
  await copyTasks(20_000, 20_000);
  await copyEntries(20_000, 20_000);
  expect(await counted()).toEqual([10_000, true, 10_000, true]);
});
