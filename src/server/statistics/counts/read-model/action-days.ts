import { sql, type Transaction } from 'kysely';
import { localTimeOf } from '#domain/display.ts';
import type { LoggedEvent } from '#domain/logged-event.ts';
import { daysAfter } from '#domain/statistics/calendar.ts';
import { hourDays, hourOf } from '#domain/statistics/hours.ts';
import { failures } from '#domain/statistics/rises.ts';
import type { Row, Tables } from '#server/core/database/database.ts';
import type { Committed } from '#server/core/log/log.ts';
import type { Projection } from '#server/core/read-models/runner.ts';
import { idOf } from '#server/core/streams/definition.ts';

/**
 * Counts ended tasks by day, and the last ones by hour. A task belongs to the organisation that its device has when it is counted, as in the task
 * list; one of a removed device is neither counted nor listed.
 */
export class ActionDayProjection implements Projection {
  readonly name = 'action days';
  readonly version = 3;
  readonly lingerMs = 1_000;
  readonly folds = true;

  async reset(trx: Transaction<Tables>): Promise<void> {
    await sql`truncate action_day, action_hour, model_action_day`.execute(trx);
  }

  wants(event: LoggedEvent): boolean {
    return event.streamId.startsWith('task:');
  }

  async apply(trx: Transaction<Tables>, _events: LoggedEvent[], folded: Committed[]): Promise<void> {
    const ended = folded.filter((fact) => fact.kind === 'task' && endsNow(fact));
    if (ended.length === 0) return;
    const tasks = await tasksOf(
      trx,
      ended.map(({ event }) => idOf(event.streamId)),
    );
    const counts = new Map<string, Row<'action_day'>>();
    const hours = new Map<string, Row<'action_hour'>>();
    const models = new Map<string, Row<'model_action_day'>>();
    for (const { event, step } of ended) {
      const task = tasks.get(idOf(event.streamId));
      if (!task) continue;
      const { kind, op_id, time_zone, requested_at } = task;
      const key = {
        op_id,
        kind,
        outcome: String(step?.after.value),
        day: localTimeOf(event.recordedAt, time_zone).slice(0, 10),
      };
      const name = JSON.stringify(Object.values(key));
      const count = counts.get(name) ?? { ...key, n: 0, ms: 0 };
      count.n += 1;
      const ms = Math.max(0, Date.parse(event.recordedAt) - requested_at.getTime());
      count.ms += ms;
      counts.set(name, count);
      const hour = hourOf(event.recordedAt, time_zone);
      const inHour = JSON.stringify([op_id, hour, kind, key.outcome]);
      const counted = hours.get(inHour) ?? { op_id, hour, kind, outcome: key.outcome, n: 0, ms: 0 };
      hours.set(inHour, { ...counted, n: counted.n + 1, ms: counted.ms + ms });
      if (calledOff.has(key.outcome)) continue;
      const { day } = key;
      const of = JSON.stringify([day, op_id, task.model_name]);
      const model = models.get(of) ?? { day, op_id, model_name: task.model_name, ended: 0, failed: 0 };
      model.ended += 1;
      model.failed += failures.has(key.outcome) ? 1 : 0;
      models.set(of, model);
    }
    if (counts.size === 0) return;
    await sql`
      insert into action_day (op_id, day, kind, outcome, n, ms)
      select op_id, day, kind, outcome, n, ms
      from jsonb_populate_recordset(null::action_day, ${JSON.stringify([...counts.values()])}::jsonb)
      on conflict (op_id, day, kind, outcome)
      do update set n = action_day.n + excluded.n, ms = action_day.ms + excluded.ms`.execute(trx);
    await addToHours(trx, [...hours.values()]);
    await addToModels(trx, [...models.values()]);
  }
}

/** Ends that give no information about the device. */
const calledOff: ReadonlySet<string> = new Set(['cancelled', 'superseded']);
/** Number of days kept by model: the start page compares two of them. */
const modelDays = 8;

async function addToHours(trx: Transaction<Tables>, rows: readonly Row<'action_hour'>[]): Promise<void> {
  await sql`
    insert into action_hour (op_id, hour, kind, outcome, n, ms)
    select op_id, hour, kind, outcome, n, ms
    from jsonb_populate_recordset(null::action_hour, ${JSON.stringify(rows)}::jsonb)
    on conflict (op_id, hour, kind, outcome)
    do update set n = action_hour.n + excluded.n, ms = action_hour.ms + excluded.ms`.execute(trx);
  const last = (
    rows
      .map(({ hour }) => hour)
      .toSorted()
      .at(-1) ?? ''
  ).slice(0, 10);
  // Organisations have different days at one moment.
  await trx
    .deleteFrom('action_hour')
    .where('hour', '<', daysAfter(last, -hourDays - 1))
    .execute();
}

async function addToModels(
  trx: Transaction<Tables>,
  rows: readonly Row<'model_action_day'>[],
): Promise<void> {
  if (rows.length === 0) return;
  await sql`
    insert into model_action_day (day, op_id, model_name, ended, failed)
    select day, op_id, model_name, ended, failed
    from jsonb_populate_recordset(null::model_action_day, ${JSON.stringify(rows)}::jsonb)
    on conflict (day, op_id, model_name) do update set ended = model_action_day.ended + excluded.ended,
      failed = model_action_day.failed + excluded.failed`.execute(trx);
  const last =
    rows
      .map(({ day }) => day)
      .sort()
      .at(-1) ?? '';
  await trx.deleteFrom('model_action_day').where('day', '<', daysAfter(last, -modelDays)).execute();
}

/** Tells if a task ends with this event: afterwards it only accepts late answers. */
const endsNow = ({ step }: Committed): boolean =>
  (step?.after.hasTag('terminal') ?? false) && !step?.before.hasTag('terminal');

async function tasksOf(trx: Transaction<Tables>, taskIds: string[]) {
  const rows = await trx
    .selectFrom('task as t')
    .innerJoin('device as d', 'd.endpoint_id', 't.endpoint_id')
    .innerJoin('operator as o', 'o.op_id', 'd.op_id')
    .select(['t.task_id', 't.kind', 't.requested_at', 'd.op_id', 'd.model_name', 'o.time_zone'])
    .where('t.task_id', '=', sql<string>`any(${taskIds}::text[])`)
    .execute();
  return new Map(rows.map((row) => [row.task_id, row]));
}
