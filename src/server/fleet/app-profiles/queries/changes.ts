import { type Kysely, sql } from 'kysely';
import type { ObservedValue } from '#domain/device-parameters/settings.ts';
import type { AppAction } from '#machines/app-change/events.ts';
import type { Row, Tables } from '#server/core/database/database.ts';

export type ChangeRow = Row<'app_change'>;

/** Checks for an open change of the app on the device, in the transaction that begins one. */
export async function hasOpenChange(db: Kysely<Tables>, endpointId: string, appId: string): Promise<boolean> {
  const row = await db
    .selectFrom('app_change')
    .select('change_id')
    .where('endpoint_id', '=', endpointId)
    .where('app_id', '=', appId)
    .where('terminal', '=', false)
    .executeTakeFirst();
  return row !== undefined;
}

/** Reads the changes with these ids that have ended, or have not. */
export const changesOf = (
  db: Kysely<Tables>,
  ids: readonly string[],
  { terminal }: { terminal: boolean },
): Promise<ChangeRow[]> =>
  ids.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom('app_change')
        .selectAll()
        .where('change_id', 'in', ids)
        .where('terminal', '=', terminal)
        .execute();

/** First task of a profile on a device, and whether one of its changes is still open. */
export interface Begun {
  endpoint_id: string;
  /** Kind of the first task; null: none was begun. */
  task_kind: string | null;
  /** Version before it; null: none was there, or it was not reported. */
  from_version: string | null;
  open: boolean;
}

/** Reads what a profile has begun on these devices. */
export async function begunBy(
  db: Kysely<Tables>,
  rolloutId: string,
  endpointIds: readonly string[],
): Promise<Map<string, Begun>> {
  if (endpointIds.length === 0) return new Map();
  const { rows } = await sql<Begun>`
    select endpoint_id, (array_agg(task_kind order by requested_at) filter (where task_kind <> ''))[1] as task_kind,
      (array_agg(from_version order by requested_at) filter (where task_kind <> ''))[1] as from_version,
      bool_or(not terminal) as open
    from app_change where rollout_id = ${rolloutId} and endpoint_id = any(${[...endpointIds]}::text[])
    group by endpoint_id`.execute(db);
  return new Map(rows.map((row) => [row.endpoint_id, row]));
}

/** Lost change of a device that has reported its apps since. */
export interface ReportedSince extends Pick<ChangeRow, 'package_name' | 'to_version' | 'task_kind'> {
  rollout_id: string;
  wave: number;
  ordinal: number;
  action: AppAction;
  app_uuid: string | null;
  observed: ObservedValue[];
}

const modules = 'Device.SoftwareModules.%';

/** Finds the members of rollouts that count as lost, with what their devices have reported of their apps since. */
export async function reportedSince(db: Kysely<Tables>): Promise<ReportedSince[]> {
  const { rows } = await sql<Omit<ReportedSince, 'observed'> & { observed: [string, string, string][] }>`
    select m.rollout_id, m.wave, m.ordinal, c.action, c.package_name, c.to_version, c.task_kind,
      r.content ->> 'appUuid' as app_uuid,
      (select jsonb_agg(jsonb_build_array(v.path, v.value, v.observed_at)) from device_value v
        where v.endpoint_id = m.endpoint_id and v.path like ${modules}) as observed
    from rollout_member m join rollout r using (rollout_id) join app_change c on c.change_id = m.work_id
    where m.outcome = 'lost' and r.cargo = 'app' and r.undoes is null
      and exists (select from device_value n where n.endpoint_id = m.endpoint_id and n.observed_at > c.finished_at
        and n.path = 'Device.SoftwareModules.DeploymentUnitNumberOfEntries')
    order by c.finished_at desc limit 500`.execute(db);
  return rows.map((row) => ({
    ...row,
    observed: row.observed.map(([path, value, at]) => ({ path, value, observed_at: new Date(at) })),
  }));
}
