import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { localTimeOf } from '#domain/display.ts';
import type { LoggedEvent } from '#domain/logged-event.ts';
import type { JsonObject } from '#machines/json.ts';
import { type TaskFact, taskSamples } from '#machines/task/events.ts';
import type { Committed } from '#server/core/log/log.ts';
import { taskFold } from '#server/devices/engine/task-stream.ts';
import { freshDatabase, type TestDatabase } from '#tests/support/database.ts';
import { ActionDayProjection } from './action-days.ts';

/** CL-296: counters of actions equal a count of the ended tasks, with any batches and in a rebuild. */
const zones = { a: 'Asia/Seoul', b: 'Europe/Berlin' };
const kinds = ['Reboot', 'PingTest'] as const;
const requestedAt = '2026-10-24T18:00:00.000Z';
/** Two tasks of each kind on a device of each organisation, and one on a removed device. */
const tasks = [...Array(9).keys()].map((n) => ({
  taskId: `task-${n}`,
  kind: kinds[n % 2] ?? 'Reboot',
  device: n === 8 ? 'gone' : n < 4 ? 'a' : 'b',
}));

const step = fc.record({
  task: fc.integer({ min: 0, max: tasks.length - 1 }),
  fact: fc.constantFrom(...taskSamples),
  minutes: fc.integer({ min: 0, max: 90 }),
});
const walk = fc.record({
  steps: fc.array(step, { minLength: 1, maxLength: 120 }),
  batches: fc.array(fc.integer({ min: 1, max: 30 }), { minLength: 1, maxLength: 8 }),
});

/** Builds facts as the log passes them on: only those that the state handles. */
function factsOf(steps: readonly { task: number; fact: TaskFact; minutes: number }[]): Committed[] {
  const snapshots = new Map(tasks.map(({ taskId }) => [taskId, begun()]));
  let at = Date.parse(requestedAt);
  return steps.flatMap(({ task, fact, minutes }, index) => {
    at += minutes * 60_000;
    const { taskId } = tasks[task] ?? { taskId: '' };
    const before = snapshots.get(taskId);
    if (!before?.can(fact)) return [];
    const after = taskFold.step(before, fact);
    snapshots.set(taskId, after);
    const event: LoggedEvent = {
      pos: index + 1,
      streamId: `task:${taskId}`,
      version: 1,
      type: fact.type,
      schemaVersion: 1,
      recordedAt: new Date(at).toISOString(),
      hash: '',
      actor: { kind: 'server', id: 'test', name: 'test' },
      data: fact.data as unknown as JsonObject,
    };
    return [{ event, kind: 'task', machineVersion: '1', step: { before, after }, problem: null, size: 0 }];
  });
}

function begun() {
  const [first] = taskSamples;
  return first ? taskFold.step(taskFold.initial(), first) : taskFold.initial();
}

/** Counts the facts directly, without a counter. */
function truthOf(facts: readonly Committed[]): string[] {
  const counts = new Map<string, { n: number; ms: number }>();
  for (const { event, step } of facts) {
    if (!step?.after.hasTag('terminal') || step.before.hasTag('terminal')) continue;
    const task = tasks.find(({ taskId }) => event.streamId === `task:${taskId}`);
    const zone = zones[task?.device as keyof typeof zones];
    if (!task || !zone) continue;
    const day = localTimeOf(event.recordedAt, zone).slice(0, 10);
    const key = [task.device, day, task.kind, String(step.after.value)].join(' ');
    const { n, ms } = counts.get(key) ?? { n: 0, ms: 0 };
    counts.set(key, { n: n + 1, ms: ms + Date.parse(event.recordedAt) - Date.parse(requestedAt) });
  }
  return [...counts].map(([key, { n, ms }]) => `${key} ${n} ${ms}`).sort();
}

describe('counters of actions', () => {
  let opened: TestDatabase;

  beforeAll(async () => {
    opened = await freshDatabase();
    await opened.database.script(`
      insert into operator (op_id, parent_id, op_path, op_type, company_name, time_zone) values
        ('root', null, '/root/', 'System', 'Root', '${zones.a}'), ('a', 'root', '/root/a/', 'Operator', 'A', '${zones.a}'),
        ('b', 'root', '/root/b/', 'Operator', 'B', '${zones.b}');
      insert into device (endpoint_id, did, op_id, device_status, model_name, prod_class, created_at, search)
        select id, id, id, 'Deployed', 'AR2146', 'APROUTER', now(), '' from unnest(array['a', 'b']) id;`);
    for (const { taskId, kind, device } of tasks)
      await sql`insert into task (task_id, endpoint_id, kind, feature, family, lane, state, terminal, version, account_id,
          account_name, permission, requested_at, updated_at, requested_pos, last_pos, params)
        values (${taskId}, ${device}, ${kind}, 'management', 'power', 'interactive', 'queued', false, 1, 'a', 'A', '',
          ${requestedAt}, ${requestedAt}, 1, 1, '{}')`.execute(opened.database.sql);
  });
  afterAll(() => opened.remove());

  async function build(facts: readonly Committed[], batches: readonly number[]): Promise<string[]> {
    const projection = new ActionDayProjection();
    const inTransaction = opened.database.sql.transaction();
    await inTransaction.execute((trx) => projection.reset(trx));
    for (let from = 0, batch = 0; from < facts.length; batch++) {
      const part = facts.slice(from, from + (batches[batch % batches.length] ?? 1));
      await inTransaction.execute((trx) => projection.apply(trx, [], part));
      from += part.length;
    }
    const rows = await opened.database.sql.selectFrom('action_day').selectAll().execute();
    return rows.map((row) => [row.op_id, row.day, row.kind, row.outcome, row.n, row.ms].join(' ')).sort();
  }

  /** Compares the stored days with the sums of the counters by kind. */
  async function modelsAgree(): Promise<void> {
    const { rows } = await sql<{ wrong: number }>`
      select count(*)::int as wrong from model_action_day m full join (
        select op_id, day, sum(n)::int as ended, coalesce(sum(n) filter (where outcome in ('failed', 'timedOut', 'outcomeUnknown')), 0)::int as failed
        from action_day where outcome not in ('cancelled', 'superseded')
          and day >= to_char((select max(day)::date from model_action_day) - 8, 'YYYY-MM-DD') group by 1, 2) a
      using (op_id, day) where (m.ended, m.failed) is distinct from (a.ended, a.failed)`.execute(
      opened.database.sql,
    );
    expect(rows[0]?.wrong).toBe(0);
  }

  /** Compares the hours of the last days with the days. */
  async function hoursAgree(): Promise<void> {
    const { rows } = await sql<{ wrong: number; hours: number }>`
      select count(*) filter (where (h.n, h.ms) is distinct from (a.n, a.ms))::int as wrong, count(h.n)::int as hours
      from action_day a full join (
        select op_id, left(hour, 10) as day, kind, outcome, sum(n)::int as n, sum(ms)::bigint as ms
        from action_hour group by 1, 2, 3, 4) h using (op_id, day, kind, outcome)
      where day >= to_char((select max(day)::date from action_day) - 8, 'YYYY-MM-DD')`.execute(
      opened.database.sql,
    );
    const { rows: days } = await sql<{ n: number }>`select count(*)::int as n from action_day`.execute(
      opened.database.sql,
    );
    expect(rows[0]).toEqual({ wrong: 0, hours: expect.any(Number) });
    expect((rows[0]?.hours ?? 0) > 0).toBe((days[0]?.n ?? 0) > 0);
  }

  test('equal a direct count after any walk, and a rebuild in other batches', async () => {
    await fc.assert(
      fc.asyncProperty(walk, async ({ steps, batches }) => {
        const facts = factsOf(steps);
        const truth = truthOf(facts);
        expect(await build(facts, batches)).toEqual(truth);
        await modelsAgree();
        await hoursAgree();
        expect(await build(facts, [500])).toEqual(truth);
      }),
      { numRuns: 30 },
    );
  });
});
