import { expect, test } from 'vitest';
import { mustClose, type RemoteTask, remotePhase, standingOf } from '#domain/network/remote-connection.ts';
import { RemoteCloser } from '#server/devices/engine/remote-closer.ts';
import { engineRig, readAgainMs } from './engine-rig.ts';

const own = 'Device.UserInterface.RemoteAccess.';

/** Returns a device with closed pages; it has its own time limit only with `keepsTime`. */
function rigWithPages({ keepsTime = false } = {}) {
  const rig = engineRig();
  const values: Record<string, string> = {
    [`${own}Enable`]: 'false',
    [`${own}Port`]: '8443',
    ...(keepsTime ? { [`${own}X_WAYMARK_Duration`]: '0' } : {}),
  };
  rig.start();
  rig.devices.online.add('one');
  rig.devices.reported = () => ({ kind: 'values', values: { ...values }, errors: {} });
  rig.devices.wasSet = (written) => {
    Object.assign(values, written);
    return { kind: 'set', values: written, errors: {} };
  };
  const tasks = (): RemoteTask[] =>
    [...rig.storage.disk.tasks.values()]
      .map((row) => ({
        taskId: row.task_id,
        params: JSON.parse(row.params),
        state: row.state,
        terminal: row.terminal,
        attempts: row.attempts,
        requestedBy: { id: row.account_id, name: row.account_name },
        requestedAt: new Date(row.requested_at).toISOString(),
        finishedAt: row.finished_at ? new Date(row.finished_at).toISOString() : null,
      }))
      .toReversed();
  const closer = () => {
    const made = new RemoteCloser({
      engine: rig.commands,
      gateway: rig.devices,
      open: async () => new Map([['one', tasks()]]),
      clock: rig.clock,
      onFault: (where, error) => void rig.faults.push(`${where}: ${error}`),
    });
    made.start();
    return made;
  };
  const open = (seconds: number) =>
    rig.ask({
      kind: 'RemoteConnection',
      params: {
        enable: true,
        reason: 'Ticket 7',
        seconds,
        until: new Date(rig.clock.now() + seconds * 1000).toISOString(),
      },
    });
  return { ...rig, values, tasks, closer, open };
}

const writes = ({ devices }: ReturnType<typeof rigWithPages>) =>
  devices.sent.map(({ command }) => command).filter((command) => command.startsWith('{'));

test('given an opening, then its time limit is set only on a device that supports it (CL-071)', async () => {
  const keeping = rigWithPages({ keepsTime: true });
  await keeping.open(900);
  expect(writes(keeping)).toEqual([
    JSON.stringify({ [`${own}Enable`]: 'true', [`${own}X_WAYMARK_Duration`]: '900' }),
  ]);
  expect(keeping.last('t1')?.data.result).toMatchObject({
    remote: { enable: true, seconds: 900, port: 8443 },
  });
  const other = rigWithPages();
  await other.open(900);
  expect(writes(other)).toEqual([JSON.stringify({ [`${own}Enable`]: 'true' })]);
});

test('given a device that accepts the values and stays open, then closing has failed', async () => {
  const rig = rigWithPages();
  await rig.open(900);
  rig.devices.wasSet = (values) => ({ kind: 'set', values, errors: {} });
  await rig.ask({ kind: 'RemoteConnection', params: { enable: false } });
  await rig.pass(readAgainMs);
  expect(rig.last('t2')).toMatchObject({ type: 'task.failed' });
});

test('given an expired time limit, then the server closes the device on its own behalf', async () => {
  const rig = rigWithPages();
  rig.closer();
  await rig.open(60);
  await rig.pass(50_000);
  expect(rig.values[`${own}Enable`]).toBe('true');
  await rig.pass(20_000);
  expect(rig.values[`${own}Enable`]).toBe('false');
  expect(rig.stream('t2')[0]).toMatchObject({
    type: 'task.requested',
    actor: { kind: 'server', id: 'timers' },
    data: { kind: 'RemoteConnection', params: { enable: false } },
  });
  expect(rig.state('t2')).toBe('succeeded');
});

test('given a device that is offline at the end and a server that was restarted meanwhile, then it is closed when it reconnects', async () => {
  const rig = rigWithPages();
  await rig.open(60);
  rig.devices.online.delete('one');
  await rig.pass(120_000);
  rig.closer();
  await rig.pass(60_000);
  expect(rig.tasks()).toHaveLength(1);
  rig.devices.online.add('one');
  await rig.pass(10_000);
  expect(rig.values[`${own}Enable`]).toBe('false');
  expect(rig.tasks()).toHaveLength(2);
});

test('given a device that does not obey, then it is retried at intervals', async () => {
  const rig = rigWithPages();
  rig.closer();
  await rig.open(60);
  const obey = rig.devices.wasSet;
  rig.devices.wasSet = (values) => ({ kind: 'set', values, errors: {} });
  await rig.pass(180_000);
  const tries = rig.tasks().length - 1;
  expect(tries).toBeGreaterThan(1);
  expect(tries).toBeLessThan(6);
  rig.devices.wasSet = obey;
  await rig.pass(60_000);
  expect(rig.values[`${own}Enable`]).toBe('false');
});

const now = Date.parse('2026-11-23T12:00:00Z');
const task = (taskId: string, params: RemoteTask['params'], state = 'succeeded'): RemoteTask => ({
  taskId,
  params,
  state,
  terminal: !['queued', 'dispatched', 'running'].includes(state),
  attempts: state === 'queued' || state === 'expired' ? 0 : 1,
  requestedBy: { id: 'kim', name: 'Kim' },
  requestedAt: '2026-11-23T11:00:00.000Z',
  finishedAt: '2026-11-23T11:00:01.000Z',
});
const until = (minutes: number) => new Date(now + minutes * 60_000).toISOString();
const opened = (id: string, minutes: number, state?: string) =>
  task(id, { enable: true, until: until(minutes) }, state);

test.each([
  ['one that is not over', [opened('a', 5)], false],
  ['one that is over', [opened('a', -1)], true],
  ['one whose outcome is not known', [opened('a', -1, 'outcomeUnknown')], true],
  ['one whose parameters were redacted', [task('a', {})], true],
  ['one that was never sent', [opened('a', -1, 'expired')], false],
  ['one that was opened again for longer', [opened('b', 5), opened('a', -1)], false],
  ['one whose longer time was never sent', [opened('b', 5, 'expired'), opened('a', -1)], true],
  ['one that is being opened again', [opened('b', 5, 'queued'), opened('a', -1)], false],
  ['a wish to close it that was never sent', [task('b', { enable: false }, 'expired'), opened('a', 5)], true],
  ['a wish to close it that waits', [task('b', { enable: false }, 'queued'), opened('a', -1)], false],
  ['a wish that was called off', [task('b', { enable: false }, 'cancelled'), opened('a', 5)], false],
])('given %s, then whether it must be closed', (_, tasks, due) => {
  expect(mustClose(tasks, now)).toBe(due);
});

test.each([
  [null, [], 'unreported'],
  [false, [], 'closed'],
  [true, [], 'foreign'],
  [true, [opened('a', 5)], 'open'],
  [true, [opened('a', -1)], 'overdue'],
  [true, [task('b', { enable: false }, 'expired'), opened('a', 5)], 'overdue'],
  [false, [opened('a', 5, 'queued')], 'opening'],
  [false, [opened('a', 5, 'outcomeUnknown')], 'uncertain'],
  [false, [opened('a', 5)], 'closed'],
] as const)(
  'given what the device says (%s) and its tasks, then it counts as closed only by its word',
  (enable, tasks, phase) => {
    const { opening, closing } = standingOf(tasks);
    const shown = opening && { ...opening, until: String(opening.params.until) };
    expect(remotePhase(enable, { opening: shown, closing }, now)).toBe(phase);
  },
);
