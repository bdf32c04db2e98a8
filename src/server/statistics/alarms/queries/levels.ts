import { sql } from 'kysely';
import type { SetLevels } from '#domain/statistics/alarm-levels.ts';
import type { ResourceMetric } from '#domain/statistics/resources.ts';
import type { AlarmLevels } from '#machines/alarm/events.ts';
import type { Database } from '#server/core/database/database.ts';

/** Reads all levels: a few rows, for each batch of samples. */
export async function allLevels({ sql: db }: Database): Promise<(SetLevels & { companyName: string })[]> {
  const rows = await db
    .selectFrom('alarm_threshold as t')
    .innerJoin('operator as o', 'o.op_id', 't.op_id')
    .select([
      't.op_id',
      'o.op_path',
      'o.company_name',
      't.model_name',
      't.metric',
      't.warning',
      't.critical',
      't.margin',
    ])
    .execute();
  return rows.map((row) => ({
    opId: row.op_id,
    opPath: row.op_path,
    companyName: row.company_name,
    modelName: row.model_name,
    metric: row.metric as ResourceMetric,
    warning: row.warning,
    critical: row.critical,
    margin: row.margin,
  }));
}

interface Place {
  opId: string;
  modelName: string;
  metric: ResourceMetric;
}

/** Stores levels; `levels` null: removes the organisation's own. */
export async function storeLevels(
  { sql: db }: Database,
  { opId, modelName, metric }: Place,
  levels: AlarmLevels | null,
  by: { at: Date; updater: string },
): Promise<void> {
  if (levels === null) {
    await db
      .deleteFrom('alarm_threshold')
      .where('op_id', '=', opId)
      .where('model_name', '=', modelName)
      .where('metric', '=', metric)
      .execute();
    return;
  }
  const { warning, critical, margin } = levels;
  await sql`
    insert into alarm_threshold (op_id, model_name, metric, warning, critical, margin, updated_by, updated_at)
    values (${opId}, ${modelName}, ${metric}, ${warning}, ${critical}, ${margin}, ${by.updater}, ${by.at.toISOString()})
    on conflict (op_id, model_name, metric) do update set warning = excluded.warning, critical = excluded.critical,
      margin = excluded.margin, updated_by = excluded.updated_by, updated_at = excluded.updated_at`.execute(
    db,
  );
}
