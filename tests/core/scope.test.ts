import { afterAll, beforeAll, expect, test } from 'vitest';
import { taskTraits } from '#domain/task-kinds/table.ts';
import type { TaskKind } from '#machines/task/kinds.ts';
import { ScopedConformance } from '#server/administration/log/queries.ts';
import { ScopedCases } from '#server/devices/cases/queries/cases.ts';
import { onlineEndpointIds, ScopedDevices } from '#server/devices/queries/devices.ts';
import { ScopedAudit } from '#server/devices/queries/past/history.ts';
import { isKnown } from '#server/devices/registration/queries/arrival.ts';
import { ScopedTasks } from '#server/devices/tasks/queries/tasks.ts';
import { dispatchAuthority } from '#server/people/accounts/queries/standing.ts';
import { sealAsStored, sealedTablesOf } from '#tests/support/sealed-rows.ts';
import { operators, scopeRig } from './scope-rig.ts';

/** One device of each operator, named after it, with a task, an audit entry, a case, and an impossible event each. */
let rig: Awaited<ReturnType<typeof scopeRig>>;
beforeAll(async () => {
  rig = await scopeRig();
  const { append } = rig;
  const statuses = ['Inventory', 'Deployed', 'Requested', 'Deployed', 'Deployed'];
  for (const [index, { opId }] of operators.entries()) {
    await append(
      'device',
      opId,
      {
        type: 'device.registered',
        data: {
          opId,
          modelName: `Model ${opId}`,
          prodClass: 'STB',
          deviceStatus: statuses[index],
          deviceName: `TV ${opId}`,
        },
      },
      { type: 'device.connected', data: { address: '192.0.2.1', subscribedTo: 'websocket' } },
      {
        type: 'device.valuesObserved',
        data: {
          source: 'get',
          values: { 'Device.A.1.X': '1', 'Device.A.2.X': '2', 'Device.A%B': '3', 'Device.AxB': '4' },
        },
      },
    );
    await append('task', `t ${opId}`, requested('PingTest', opId, opId));
    await append('audit', opId, {
      type: 'audit.recorded',
      data: { ...entry, targets: [opId, 'root'], taskIds: [`t ${opId}`, 't root'] },
    });
    await append('case', `c ${opId}`, { type: 'case.opened', data: { title: `Case of ${opId}`, opId } });
    await append('task', `t ${opId}`, { type: 'task.succeeded', data: { result: {} } });
  }
  await append('task', 't stray', requested('PingTest', 'nobody’s device', 'kim'));
  await append('task', 't stray', { type: 'task.succeeded', data: { result: {} } });
  await rig.project();
}, 60_000);
afterAll(() => rig.remove());

const requested = (kind: TaskKind, endpointId: string, by: string) => ({
  type: 'task.requested',
  data: {
    ...taskTraits(kind),
    endpointId,
    lane: 'interactive',
    params: { host: 'h' },
    batchId: `b ${endpointId}`,
  },
  by,
});
const entry = {
  operation: 'reboot',
  method: 'POST',
  reads: false,
  result: 'success',
  oldValue: { a: 1 },
  newValue: { a: 2 },
};

/** Operator paths, and the operators below each. */
const scopes: [path: string, seen: string[]][] = [
  ['/root/', ['root', 'n_rth', 'school', 'n_rthern', 'nxrth']],
  ['/root/n_rth/', ['n_rth', 'school']],
  ['/root/n_rth/school/', ['school']],
  ['/root/n_rthern/', ['n_rthern']],
  ['/root/nxrth/', ['nxrth']],
  ['/elsewhere/', []],
];
const all = operators.map(({ opId }) => opId);
const within = async <T>(ask: (opId: string) => Promise<T | null>) => {
  const found = [];
  for (const opId of all) if ((await ask(opId)) !== null) found.push(opId);
  return found;
};
const byName = (names: string[]) => names.toSorted((a, b) => all.indexOf(a) - all.indexOf(b));

test.each(scopes)('given a caller of %s, then it gets devices of its subtree only', async (path, seen) => {
  const devices = new ScopedDevices(rig.database, path);
  const query = { filter: {}, sortBy: 'endpointId', sortDesc: false, limit: 15, offset: 0 } as const;
  const page = async (opId?: string) => {
    const { rows, total, totalIsLowerBound } = await devices.page({ ...query, ...(opId && { opId }) });
    expect([total, totalIsLowerBound]).toEqual([rows.length, false]);
    return byName(rows.map((row) => row.endpoint_id));
  };
  expect(await page()).toEqual(seen);
  expect(await page('school')).toEqual(seen.filter((name) => name === 'school'));
  expect(await page('no operator')).toEqual([]);
  expect(await within((name) => devices.find(name))).toEqual(seen);
  const found = await devices.findMany([...all, 'none']);
  expect(byName(found.map((device) => device.endpoint_id))).toEqual(seen);
  const dids = new Map(
    (await new ScopedDevices(rig.database, '/').findMany(all)).map((d) => [d.endpoint_id, d.did]),
  );
  expect(await within((name) => devices.findByDid(dids.get(name) ?? ''))).toEqual(seen);
  expect(byName(await devices.below('/', all))).toEqual(seen);
  expect(await devices.below('/root/n_rth/school/', all)).toEqual(seen.filter((name) => name === 'school'));
  expect(byName(await devices.below('/root/n_rth/', all))).toEqual(
    seen.filter((name) => name === 'n_rth' || name === 'school'),
  );
  expect(await devices.below('/root/n_rth/school/', ['root'])).toEqual([]);
  expect(await within((opId) => devices.operatorPath(opId))).toEqual(seen);
  expect(await devices.operatorPath('no operator')).toBeNull();
  expect(await devices.badgeCounts()).toEqual({
    allCount: seen.length,
    operatorCount: seen.length,
    invenCount: seen.filter((name) => name === 'root').length,
    unregisteredCount: 0,
    requestCount: seen.filter((name) => name === 'school').length,
    activeCount: seen.filter((name) => name.startsWith('n')).length,
  });
});

test.each(scopes)(
  'given a caller of %s, then it gets tasks on devices of its subtree only',
  async (path, seen) => {
    const tasks = new ScopedTasks(rig.database, path);
    const page = async (filter = {}) => {
      const { rows, total, totalIsLowerBound } = await tasks.page(filter, 1, 10);
      expect([total, totalIsLowerBound]).toEqual([rows.length, false]);
      return rows.map((row) => row.endpoint_id).toReversed();
    };
    expect(await page()).toEqual(seen);
    const counts = await tasks.countByState({});
    expect(counts.reduce((sum, { count }) => sum + count, 0)).toBe(seen.length);
    expect(await within((name) => tasks.find(`t ${name}`))).toEqual(seen);
    expect(await within((name) => tasks.openOf(name, 'PingTest'))).toEqual(seen);
    const school = seen.filter((name) => name === 'school');
    expect(await page({ endpointId: 'school' })).toEqual(school);
    expect(await page({ batchId: 'b school' })).toEqual(school);
    expect(await page({ account: 'school' })).toEqual(school);
  },
);

test.each(scopes)(
  'given a caller of %s, then it gets audit entries, cases and findings of its subtree only',
  async (path, seen) => {
    const audit = new ScopedAudit(rig.database, path);
    const entries = async (name: string) => (await audit.page(name, 10, 0)).rows;
    expect(await within(async (name) => (await entries(name))[0] ?? null)).toEqual(seen);
    const cases = new ScopedCases(rig.database, path);
    const { rows, total } = await cases.page({}, 1, 10);
    expect(byName(rows.map((row) => row.op_id))).toEqual(seen);
    expect(total).toBe(seen.length);
    expect(await within((name) => cases.find(`c ${name}`))).toEqual(seen);
    const conformance = new ScopedConformance(rig.database, path);
    // A stream of an unknown device concerns the root only.
    const findings = (await conformance.findings(10)).map(({ streamId }) => streamId).toReversed();
    const stray = path === '/root/' ? ['stray'] : [];
    expect(findings).toEqual([...seen, ...stray].map((name) => `task:t ${name}`));
    const begun = (await conformance.pairs()).filter(({ event }) => event === 'task.requested');
    expect(begun.map((pair) => pair.seen)).toEqual(seen.length ? [seen.length + stray.length] : []);
  },
);

test('given a device with several entries, then each is listed whole, newest first, with the tasks of this device only', async () => {
  const audit = new ScopedAudit(rig.database, '/root/');
  const { rows, total, totalIsLowerBound } = await audit.page('root', 2, 1);
  expect([total, totalIsLowerBound]).toEqual([5, false]);
  expect(rows.map(({ pos }) => pos)).toEqual(rows.map(({ pos }) => pos).toSorted((a, b) => b - a));
  expect(rows[0]).toEqual({
    pos: expect.any(Number),
    operation: 'reboot',
    accountName: 'Name of kim',
    result: 'success',
    recordedAt: expect.any(Date),
    taskIds: ['t root'],
    oldValue: { a: 1 },
    newValue: { a: 2 },
  });
});

test('given account, role, operator and device, then queued work is sent only while all four still permit it', async () => {
  const { database, log } = rig;
  const { proven } = sealedTablesOf(database, log);
  await sealAsStored(database);
  const { mayStill } = dispatchAuthority({ database, proven, misplaced: async () => new Set() });
  const ping = '/devices/diagnostics/ip-ping';
  const may = (accountId: string, endpointId: string, permission = ping) =>
    mayStill({ accountId, endpointId, permission });
  const reached = (accountId: string) => within(async (name) => ((await may(accountId, name)) ? name : null));
  expect(await reached('staff')).toEqual(['n_rth', 'school']);
  expect(await reached('root staff')).toEqual(all);
  expect(await reached('neighbour')).toEqual(['n_rthern']);
  expect(await may('staff', 'nobody’s device')).toBe(false);
  expect(await may('nobody', 'school')).toBe(false);
  expect(await may('staff', 'school', '/no/such/call')).toBe(false);
  expect(await may('viewer', 'school')).toBe(false);
  expect(await may('viewer', 'school', '/devices')).toBe(true);
  const set = async (column: string, value: string) => {
    await database.script(`update account set ${column} = '${value}' where account_id = 'staff'`);
    await sealAsStored(database);
  };
  for (const [column, value, before] of [
    ['status', 'Stopped', 'Running'],
    ['role_key', 'Viewer', 'OperatorStaff'],
    ['role_key', 'no such role', 'OperatorStaff'],
    ['op_id', 'nxrth', 'n_rth'],
  ] as const) {
    await set(column, value);
    expect(await may('staff', 'school'), `${column} ${value}`).toBe(false);
    await set(column, before);
    expect(await may('staff', 'school')).toBe(true);
  }
});

test('given the server itself, then it queries without a scope: registered and online devices', async () => {
  const { sql } = rig.database;
  expect(await isKnown(sql, 'school')).toBe(true);
  expect(await isKnown(sql, 'none')).toBe(false);
  expect(byName(await onlineEndpointIds(sql))).toEqual(all);
  await rig.append('device', 'root', { type: 'device.disconnected', data: { reason: 'closed' } });
  await rig.project();
  expect(byName(await onlineEndpointIds(sql))).toEqual(all.slice(1));
});
