import { sql, type Transaction } from 'kysely';
import type { Row, Tables } from '#server/core/database/database.ts';
import type { FoldedDevice } from '#server/devices/read-model/folded.ts';
import type { DeviceFollower, Folded } from '#server/devices/read-model/follower.ts';

/** Table of counts: its row for a device, without the number; null: the device is not counted there. */
interface Counter<T extends CounterTable> {
  table: T;
  keys: readonly (keyof Row<T> & string)[];
  rowOf(device: FoldedDevice): Omit<Row<T>, 'n'> | null;
  /** True: also counted for the organisations above. */
  above?: true;
}
type CounterTable =
  | 'device_place_count'
  | 'device_activation_count'
  | 'device_version_count'
  | 'device_reach_count';

const places: Counter<'device_place_count'> = {
  table: 'device_place_count',
  keys: ['op_id', 'province', 'city', 'device_status', 'online'],
  rowOf: ({ device: { op_id, province, city, device_status }, state: { online } }) => ({
    op_id,
    device_status,
    online,
    province: province ?? '',
    city: city ?? '',
  }),
};

const activations: Counter<'device_activation_count'> = {
  table: 'device_activation_count',
  keys: ['op_id', 'day', 'province'],
  above: true,
  rowOf: ({ device: { op_id, activated_day: day, province } }) =>
    day === null ? null : { op_id, day, province: province ?? '' },
};

const versions: Counter<'device_version_count'> = {
  table: 'device_version_count',
  keys: ['op_id', 'device_status', 'model_name', 'firmware_version'],
  rowOf: ({ device: { op_id, device_status, model_name, firmware_version } }) => ({
    op_id,
    device_status,
    model_name,
    firmware_version: firmware_version ?? '',
  }),
};

const reaches: Counter<'device_reach_count'> = {
  table: 'device_reach_count',
  keys: ['op_id', 'device_status', 'model_name', 'ever_connected', 'online'],
  rowOf: ({ device: { op_id, device_status, model_name }, state: { access_at, online } }) => ({
    op_id,
    device_status,
    model_name,
    online,
    ever_connected: access_at !== null,
  }),
};

/** Counts of the dashboard. */
export const dashboardCounts: DeviceFollower = {
  tables: ['device_place_count', 'device_activation_count', 'device_version_count', 'device_reach_count'],
  follow: (trx) => ({ write: ({ before, after }) => countForDashboard(trx, before, after) }),
};

/** Moves each changed device from its old counts to its present ones. */
export async function countForDashboard(
  trx: Transaction<Tables>,
  before: Folded,
  after: Folded,
): Promise<void> {
  await move(trx, places, before, after);
  await move(trx, activations, before, after);
  await move(trx, versions, before, after);
  await move(trx, reaches, before, after);
}

async function move<T extends CounterTable>(
  trx: Transaction<Tables>,
  { table, keys, rowOf, above }: Counter<T>,
  before: Folded,
  after: Folded,
): Promise<void> {
  const deltas = new Map<string, { row: object; n: number }>();
  const add = (device: FoldedDevice | undefined, n: number) => {
    const row = device && rowOf(device);
    if (!row) return;
    const key = JSON.stringify(row);
    const delta = deltas.get(key) ?? { row, n: 0 };
    delta.n += n;
    deltas.set(key, delta);
  };
  for (const [endpointId, old] of before) if (after.get(endpointId) !== old) add(old, -1);
  for (const [endpointId, next] of after) if (before.get(endpointId) !== next) add(next, 1);
  const counts = [...deltas.values()].map(({ row, n }) => ({ ...row, n }));
  await addCounts(trx, table, keys, counts, above);
}

/** Adds numbers to rows of a table of counts; `above`: also for the organisations above. */
export async function addCounts(
  trx: Transaction<Tables>,
  table: CounterTable | 'device_event_count',
  keys: readonly string[],
  counts: readonly { n: number }[],
  above = false,
): Promise<void> {
  const rows = counts.filter(({ n }) => n !== 0);
  if (rows.length === 0) return;
  const names = sql.join(keys.map((key) => sql.ref(key)));
  const own = sql`jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::jsonb)`;
  const others = sql.join(keys.filter((key) => key !== 'op_id').map((key) => sql.ref(`r.${key}`)));
  const all = sql`(
    select above.op_id, ${others}, sum(r.n)::int as n from ${own} r join operator o on o.op_id = r.op_id
      cross join unnest(string_to_array(trim(both '/' from o.op_path), '/')) above (op_id)
    group by above.op_id, ${others}
  )`;
  await sql`
    insert into ${sql.table(table)} as c (${names}, n)
    select ${names}, n from ${above ? all : own} as added
    on conflict (${names}) do update set n = c.n + excluded.n`.execute(trx);
}
