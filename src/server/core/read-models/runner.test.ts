import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { LoggedEvent } from '#domain/logged-event.ts';
import { SqlEventLog } from '#server/core/log/event-log.ts';
import { freshDatabase, type TestDatabase } from '#tests/support/database.ts';
import { type Projection, ProjectionRunner } from './runner.ts';

describe('projection runner', () => {
  let opened: TestDatabase;
  let log: SqlEventLog;
  beforeAll(async () => {
    opened = await freshDatabase();
    log = new SqlEventLog({ database: opened.database });
    await log.open();
  });
  afterAll(() => opened.remove());

  const append = (value: string) =>
    log.append([
      {
        streamId: 'device:x',
        kind: 'device',
        machineVersion: '1',
        events: [{ type: 'device.test', data: { value }, actor: { kind: 'server', id: 't', name: 't' } }],
      },
    ]);

  test('skips and reports an event that the database refuses, and keeps its neighbours', async () => {
    const faults: string[] = [];
    const applied: number[] = [];
    const projection: Projection = {
      name: 'fussy',
      version: 1,
      reset: async () => {},
      wants: () => true,
      apply: async (_trx, events: LoggedEvent[]) => {
        // SQLSTATE 22P05 in a driver's form.
        if (events.some(({ data }) => data.value === 'poison'))
          throw Object.assign(new Error('no such text'), { code: '22P05' });
        applied.push(...events.map(({ pos }) => pos));
      },
    };
    for (const value of ['a', 'poison', 'b']) await append(value);
    const runner = new ProjectionRunner(projection, {
      database: opened.database,
      log,
      onFault: (where) => faults.push(where),
    });
    await runner.start();
    await runner.stop();
    const { pos } = await log.head();
    expect(applied).toEqual([pos - 2, pos]);
    expect(faults).toEqual([`projection fussy: event ${pos - 1} left out`]);
    expect(runner.position).toBe(pos);
  });

  test("lets a caller that waits for an irrelevant event's position continue at once", async () => {
    const projection: Projection = {
      name: 'untouched',
      version: 1,
      reset: async () => {},
      wants: () => false,
      apply: async () => {},
    };
    const runner = new ProjectionRunner(projection, {
      database: opened.database,
      log,
      onFault: (where) => expect.fail(where),
    });
    await runner.start();
    await append('c');
    const { pos } = await log.head();
    // The time limit exceeds the test's own.
    await runner.reached(pos, 600_000);
    expect(runner.position).toBe(pos);
    await runner.stop();
  });
});
