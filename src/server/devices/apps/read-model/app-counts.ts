import { type Kysely, sql, type Transaction } from 'kysely';
import { type CountedApp, countedApps, tellsApps } from '#domain/apps/counted.ts';
import { appPlatformOfClass } from '#domain/apps/platform.ts';
import type { Row, Tables } from '#server/core/database/database.ts';
import { upsertRows } from '#server/core/read-models/upsert.ts';
import type { FoldedDevice } from '../../read-model/folded.ts';
import type { DeviceFollower, Folded } from '../../read-model/follower.ts';

type AppRow = Row<'device_app'>;
type Count = Omit<Row<'device_app_count'>, 'n'>;

/** Maximum number of values read for one device; no device has so many apps. */
const mostValues = 20_000;

/** Apps of devices, counted by app and version. */
export const appCounts: DeviceFollower = {
  tables: ['device_app', 'device_app_count', 'device_app_day'],
  follow: (trx) => ({
    async write({ before, after, removed, reported }) {
      const reporting = reported.filter(({ path }) => tellsApps(path)).map(({ endpoint_id }) => endpoint_id);
      await moveApps(trx, before, after, new Set([...removed, ...reporting]));
    },
  }),
};

/**
 * Updates each device's last seen apps, and their counts. `reported`: devices whose apps are read again from their
 * values; the others keep their apps, but may have moved.
 */
async function moveApps(
  trx: Transaction<Tables>,
  before: Folded,
  after: Folded,
  reported: ReadonlySet<string>,
): Promise<void> {
  const all = [...new Set([...before.keys(), ...after.keys()])];
  const changed = all.filter((id) => reported.has(id) || placeOf(before.get(id)) !== placeOf(after.get(id)));
  const known = await rowsOf(trx, changed);
  if (known.size === 0 && changed.every((id) => !reported.has(id))) return;
  const read = await readAgain(
    trx,
    [...reported].filter((id) => after.has(id)),
  );
  const next = new Map(
    changed.map((id) => [id, after.has(id) ? (read.get(id) ?? known.get(id) ?? []) : []] as const),
  );
  const rewritten = changed.filter(
    (id) => JSON.stringify(known.get(id) ?? []) !== JSON.stringify(next.get(id)),
  );
  await replace(trx, rewritten, next);
  const deltas = new Map<string, Count>();
  for (const id of changed) {
    add(deltas, before.get(id), known.get(id) ?? [], -1);
    add(deltas, after.get(id), next.get(id) ?? [], 1);
  }
  await addToCounts(
    trx,
    [...deltas.values()].filter(({ own }) => own !== 0),
  );
}

/** Builds the key of the counts that a device's apps belong to. */
const placeOf = (folded: FoldedDevice | undefined): string =>
  folded ? `${folded.device.op_id} ${folded.device.device_status} ${folded.device.prod_class}` : '';

async function rowsOf(trx: Transaction<Tables>, endpointIds: string[]): Promise<Map<string, AppRow[]>> {
  if (endpointIds.length === 0) return new Map();
  const rows = await trx
    .selectFrom('device_app')
    .select(['endpoint_id', 'app_name', 'label', 'version', 'state'])
    .where('endpoint_id', '=', sql<string>`any(${endpointIds}::text[])`)
    .orderBy('app_name')
    .execute();
  return Map.groupBy(rows, ({ endpoint_id }) => endpoint_id);
}

async function readAgain(trx: Transaction<Tables>, endpointIds: string[]): Promise<Map<string, AppRow[]>> {
  if (endpointIds.length === 0) return new Map();
  const values = await trx
    .selectFrom('device_value')
    .select(['endpoint_id', 'path', 'value', 'observed_at'])
    .where('endpoint_id', '=', sql<string>`any(${endpointIds}::text[])`)
    .where(sql<boolean>`path like 'Device.SoftwareModules.DeploymentUnit%'`)
    .orderBy('endpoint_id')
    .orderBy('path')
    .execute();
  const of = Map.groupBy(values, ({ endpoint_id }) => endpoint_id);
  return new Map(
    endpointIds.map((id) => [id, countedApps((of.get(id) ?? []).slice(0, mostValues)).map(rowOf(id))]),
  );
}

const rowOf =
  (endpoint_id: string) =>
  ({ name, label, version, state }: CountedApp): AppRow => ({
    endpoint_id,
    app_name: name,
    label,
    version,
    state,
  });

async function replace(
  trx: Transaction<Tables>,
  endpointIds: string[],
  next: ReadonlyMap<string, AppRow[]>,
): Promise<void> {
  if (endpointIds.length === 0) return;
  const rows = endpointIds.flatMap((id) => next.get(id) ?? []);
  const names = JSON.stringify(rows.map(({ endpoint_id, app_name }) => ({ endpoint_id, app_name })));
  await sql`
    delete from device_app a where endpoint_id = any(${endpointIds}::text[]) and not exists (
      select from jsonb_populate_recordset(null::device_app, ${names}::jsonb) r
      where r.endpoint_id = a.endpoint_id and r.app_name = a.app_name)`.execute(trx);
  await upsertRows(trx, 'device_app', ['endpoint_id', 'app_name'], rows);
}

function add(
  deltas: Map<string, Count>,
  folded: FoldedDevice | undefined,
  apps: readonly AppRow[],
  own: number,
): void {
  if (!folded) return;
  const { op_id, device_status, prod_class } = folded.device;
  for (const { app_name, version, label } of apps) {
    const platform = appPlatformOfClass(prod_class);
    const row = { op_id, app_name, version, label, platform, device_status };
    const key = JSON.stringify(row);
    const delta = deltas.get(key) ?? { ...row, own: 0 };
    delta.own += own;
    deltas.set(key, delta);
  }
}

/** Adds to the counts of the organisation, and to the sums of those above it. */
async function addToCounts(db: Kysely<Tables>, counts: readonly Count[]): Promise<void> {
  if (counts.length === 0) return;
  await sql`
    insert into device_app_count as c (op_id, app_name, version, label, platform, device_status, own, n)
    select above.op_id, r.app_name, r.version, r.label, r.platform, r.device_status,
      coalesce(sum(r.own) filter (where above.op_id = r.op_id), 0)::int, sum(r.own)::int
    from jsonb_populate_recordset(null::device_app_count, ${JSON.stringify(counts)}::jsonb) r
      join operator o on o.op_id = r.op_id cross join unnest(string_to_array(trim(both '/' from o.op_path), '/')) above (op_id)
    group by 1, 2, 3, 4, 5, 6
    on conflict (op_id, app_name, version, label, platform, device_status)
    do update set own = c.own + excluded.own, n = c.n + excluded.n`.execute(db);
}

/** Moves app counts to the platform of a model's new class. Must be called before its devices get the new class. */
export async function reclassifyApps(
  db: Kysely<Tables>,
  modelName: string,
  productClass: string,
): Promise<void> {
  const { rows } = await sql<Count & { prod_class: string }>`
    select d.op_id, d.device_status, d.prod_class, a.app_name, a.version, a.label, count(*)::int as own
    from device d join device_app a using (endpoint_id)
    where d.model_name = ${modelName} and d.prod_class <> ${productClass}
    group by 1, 2, 3, 4, 5, 6`.execute(db);
  const counts = rows.flatMap(({ prod_class, own, ...row }) => [
    { ...row, platform: appPlatformOfClass(prod_class), own: -own },
    { ...row, platform: appPlatformOfClass(productClass), own },
  ]);
  await addToCounts(db, counts);
}

/**
 * Stores the app counts of the days that ended in a time zone. Must be called before the device counts are stored: an
 * organisation whose day is among those was counted in the zone that it had then.
 */
export async function keepAppDays(
  trx: Transaction<Tables>,
  zone: string,
  days: readonly string[],
): Promise<void> {
  await sql`
    insert into device_app_day as k (op_id, app_name, day, version, platform, device_status, n)
    select above.op_id, c.app_name, d.day, c.version, c.platform, c.device_status, sum(c.own)::int
    from device_app_count c join operator o on o.op_id = c.op_id cross join unnest(${[...days]}::text[]) d (day)
      cross join unnest(string_to_array(trim(both '/' from o.op_path), '/')) above (op_id)
    where o.time_zone = ${zone} and c.own > 0
      and not exists (select from device_count_day kept where kept.op_id = o.op_id and kept.day = d.day)
    group by 1, 2, 3, 4, 5, 6
    on conflict (op_id, app_name, day, version, platform, device_status)
    do update set n = k.n + excluded.n`.execute(trx);
}
