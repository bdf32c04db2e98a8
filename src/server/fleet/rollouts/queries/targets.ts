import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { RolloutOrder } from '#machines/rollout/events.ts';
import type { Row, Tables } from '#server/core/database/database.ts';
import { operatorPath } from '#server/core/read-models/operator-paths.ts';

/** SQL on `device d` that reads what only the cargo knows of a device. */
export interface CargoColumns {
  /** Version of the content that the device reports; null: none that is known. */
  installed: RawBuilder<string | null>;
  /** True: nothing takes the content back on this device. */
  noWayBack: RawBuilder<boolean>;
  /** Condition: the device reports one of these versions. */
  isOneOf(versions: readonly string[]): RawBuilder<unknown>;
}

/** Device data that plans and claims evaluate. */
export type TargetDevice = Pick<
  Row<'device'>,
  'endpoint_id' | 'op_id' | 'model_name' | 'prod_class' | 'hardware_version' | 'device_status'
> & {
  op_path: string;
  /** Version of the content that it reports; null: none that is known. */
  installed: string | null;
  /** Time zone that the device reports. */
  time_zone: string | null;
  local_time: string | null;
  /** True if nothing takes the content back on it. */
  no_way_back: boolean;
  /** Time zone of its organisation. */
  operator_zone: string;
};

/**
 * Conditions on `device d`, of which one must hold. Without any, no device matches: an empty list never means "all".
 */
export type DeviceSet = 'wholeModel' | { anyOf: readonly RawBuilder<unknown>[] };

export interface TargetQuery {
  opPath: string;
  modelName: string;
  set: DeviceSet;
  /** Devices added to the set, even of another model; the plan then names the reason that they do not get it. */
  addDids: readonly string[];
  deleteDids: readonly string[];
  /** Installed versions to include; null: any. */
  fromVersions: readonly string[] | null;
  columns: CargoColumns;
}

export const targetColumns = ({ installed, noWayBack }: CargoColumns): RawBuilder<unknown> =>
  sql`d.endpoint_id, d.op_id, d.model_name, d.prod_class, d.hardware_version, d.device_status, o.op_path,
    v.value as time_zone, t.value as local_time, o.time_zone as operator_zone,
    ${installed} as installed, ${noWayBack} as no_way_back`;
export const targetJoins = sql`join operator o on o.op_id = d.op_id
  left join device_value v on v.endpoint_id = d.endpoint_id and v.path = 'Device.Time.LocalTimeZone'
  left join device_value t on t.endpoint_id = d.endpoint_id and t.path = 'Device.Time.CurrentLocalTime'`;

/** Builds a condition on `device d`: it is one of these. */
export const amongIds = (ids: readonly string[]): RawBuilder<unknown> =>
  sql`d.endpoint_id = any(${[...ids]}::text[])`;

/** Builds the query for devices that a rollout began, so that another rollout can revert them. */
export async function undoQuery(
  db: Kysely<Tables>,
  { opId, undoes, subject }: Pick<RolloutOrder, 'opId' | 'undoes' | 'subject'>,
  columns: CargoColumns,
): Promise<TargetQuery> {
  return {
    opPath: (await operatorPath(db, opId)) ?? '-',
    modelName: subject.modelName,
    set: {
      anyOf: [
        sql`d.endpoint_id in (select endpoint_id from rollout_member where rollout_id = ${undoes} and attempt > 0)`,
      ],
    },
    addDids: [],
    deleteDids: [],
    fromVersions: null,
    columns,
  };
}

/** Filters the devices that match the query. */
export async function targetsAmong(
  db: Kysely<Tables>,
  query: TargetQuery,
  endpointIds: readonly string[],
): Promise<TargetDevice[]> {
  if (endpointIds.length === 0) return [];
  const { rows } = await sql<TargetDevice>`
    select ${targetColumns(query.columns)} from device d ${targetJoins}
    where ${amongIds(endpointIds)} and ${whereOf(query)} order by d.endpoint_id`.execute(db);
  return rows;
}

/** Reads matching devices by id, after this one. */
export async function targetSlice(
  db: Kysely<Tables>,
  query: TargetQuery,
  after: string,
  limit: number,
): Promise<TargetDevice[]> {
  const { rows } = await sql<TargetDevice>`
    select ${targetColumns(query.columns)} from device d ${targetJoins}
    where d.endpoint_id > ${after} and ${whereOf(query)} order by d.endpoint_id limit ${limit}`.execute(db);
  return rows;
}

/** Filters the devices that are online. */
export async function onlineAmong(db: Kysely<Tables>, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const { rows } = await sql<{ endpoint_id: string }>`select endpoint_id from device_state
    where online and endpoint_id = any(${[...ids]}::text[])`.execute(db);
  return new Set(rows.map((row) => row.endpoint_id));
}

/** Counts matching devices, up to this limit. */
export async function countTargets(db: Kysely<Tables>, query: TargetQuery, limit: number): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from (
    select 1 from device d join operator o on o.op_id = d.op_id where ${whereOf(query)} limit ${limit}
  ) found`.execute(db);
  return rows[0]?.n ?? 0;
}

function whereOf({ opPath, modelName, set, addDids, deleteDids, fromVersions, columns }: TargetQuery) {
  const isMeant =
    set === 'wholeModel' ? sql`true` : sql`(${sql.join([sql`false`, ...set.anyOf], sql` or `)})`;
  const conditions = [
    sql`starts_with(o.op_path, ${opPath})`,
    sql`((d.model_name = ${modelName} and ${isMeant}) or ${amongIds(addDids)})`,
    sql`not (${amongIds(deleteDids)})`,
  ];
  if (fromVersions) conditions.push(columns.isOneOf(fromVersions));
  return sql.join(conditions, sql` and `);
}
