import { afterAll, beforeAll, expect, test } from 'vitest';
import { serverActor } from '#domain/logged-event.ts';
import { taskTraits } from '#domain/task-kinds/table.ts';
import type { NewTaskFact } from '#server/devices/engine/task-stream.ts';
import { freshDatabase, type TestDatabase } from '#tests/support/database.ts';
import { taskStreamsOf } from '#tests/support/task-streams.ts';
import { SqlEventLog } from '../log/event-log.ts';

let opened: TestDatabase;
let log: SqlEventLog;
beforeAll(async () => {
  opened = await freshDatabase();
  log = new SqlEventLog({ database: opened.database });
  await log.open();
});
afterAll(() => opened.remove());

const actor = serverActor('engine');
const facts: NewTaskFact[] = [
  {
    type: 'task.requested',
    data: { ...taskTraits('PingTest'), endpointId: 'os::0A57B0-1', lane: 'interactive', params: {} },
    actor,
  },
  { type: 'task.authorised', data: { permission: '/test' }, actor },
];

test('does not report a task that is being stored as missing', async () => {
  const streams = taskStreamsOf(log);
  expect((await streams.current('t1')).version).toBe(0);
  await taskStreamsOf(log).begin([{ id: 't1', facts }], 'interactive');
  const task = await streams.current('t1');
  expect(task).toMatchObject({ version: 2 });
  expect(task.snapshot.value).toBe('authorised');
});

test('keeps the newer state of a task that moves on while it is read', async () => {
  await taskStreamsOf(log).begin([{ id: 't3', facts }], 'interactive');
  let reads = 0;
  const { promise: isRead, resolve: read } = Promise.withResolvers<void>();
  const { promise: goesOn, resolve: goOn } = Promise.withResolvers<void>();
  const slowly = new Proxy(log, {
    get: (target, name) => {
      if (name !== 'readStream') {
        const value = Reflect.get(target, name);
        return typeof value === 'function' ? value.bind(target) : value;
      }
      return async (...range: Parameters<SqlEventLog['readStream']>) => {
        const events = await target.readStream(...range);
        if (reads++ > 0) return events;
        read();
        await goesOn;
        return events;
      };
    },
  });
  const streams = taskStreamsOf(slowly);
  const slow = streams.load('t3');
  await isRead;
  const queued: NewTaskFact = { type: 'task.queued', data: { position: 0, online: true }, actor };
  await streams.advance('t3', () => [queued]);
  goOn();
  expect(await slow).toMatchObject({ version: 2 });
  expect(await streams.load('t3')).toMatchObject({ version: 3 });
});

test('names the task of a failed append as in doubt', async () => {
  const doubts: string[] = [];
  const streams = taskStreamsOf(log, (taskId) => doubts.push(taskId));
  await streams.begin([{ id: 't2', facts }], 'interactive');
  // PostgreSQL has no text with U+0000.
  const queued: NewTaskFact = { type: 'task.queued', data: { position: 0, online: true }, actor };
  await expect(streams.advance('t2', () => [{ ...queued, deviceAt: '\u0000' }])).rejects.toThrow();
  expect(doubts).toEqual(['t2']);
  await expect(streams.advance('t2', () => [queued])).resolves.toMatchObject({ version: 3 });
});
