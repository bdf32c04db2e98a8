import { sql, type Transaction } from 'kysely';
import { cellLevels, cellOf } from '#domain/map/cells.ts';
import type { Row, Tables } from '#server/core/database/database.ts';
import type { FoldedDevice } from '#server/devices/read-model/folded.ts';
import type { DeviceFollower } from '#server/devices/read-model/follower.ts';

type Cell = Row<'device_cell'>;

/** Fractions of a degree in which places are summed as integers, because sums of floats would drift. */
const partsOfDegree = 1_000_000;

/** Returns a device's contribution to its tiles. */
function cellsOf({ device, state }: FoldedDevice): Cell[] {
  const { op_id, lat, lng } = device;
  if (lat === null || lng === null || device.device_status === 'Unregistered') return [];
  return cellLevels.map((level) => ({
    op_id,
    level,
    ...cellOf({ lat, lng }, level),
    n: 1,
    online: state.online ? 1 : 0,
    lat_sum: Math.round(lat * partsOfDegree),
    lng_sum: Math.round(lng * partsOfDegree),
  }));
}

/** Map tiles with their device counts. */
export const mapCells: DeviceFollower = {
  tables: ['device_cell'],
  follow: (trx) => ({ write: ({ before, after }) => countCells(trx, before, after) }),
};

/** Moves each changed device from its old tiles to the new ones, for its organisation and all above it. */
async function countCells(
  trx: Transaction<Tables>,
  before: ReadonlyMap<string, FoldedDevice>,
  after: ReadonlyMap<string, FoldedDevice>,
): Promise<void> {
  const deltas = new Map<string, Cell>();
  const add = (cell: Cell, sign: 1 | -1) => {
    const key = `${cell.op_id}|${cell.level}|${cell.x}|${cell.y}`;
    const sum = deltas.get(key) ?? { ...cell, n: 0, online: 0, lat_sum: 0, lng_sum: 0 };
    sum.n += sign * cell.n;
    sum.online += sign * cell.online;
    sum.lat_sum += sign * cell.lat_sum;
    sum.lng_sum += sign * cell.lng_sum;
    deltas.set(key, sum);
  };
  for (const endpointId of new Set([...before.keys(), ...after.keys()])) {
    const [old, next] = [before.get(endpointId), after.get(endpointId)];
    if (old && next && old.device === next.device && old.state.online === next.state.online) continue;
    for (const cell of old ? cellsOf(old) : []) add(cell, -1);
    for (const cell of next ? cellsOf(next) : []) add(cell, 1);
  }
  const rows = [...deltas.values()].filter((cell) => cell.n || cell.online || cell.lat_sum || cell.lng_sum);
  if (rows.length === 0) return;
  await sql`
    insert into device_cell (op_id, level, x, y, n, online, lat_sum, lng_sum)
    select above.op_id, c.level, c.x, c.y, sum(c.n)::int, sum(c.online)::int, sum(c.lat_sum)::bigint, sum(c.lng_sum)::bigint
    from jsonb_populate_recordset(null::device_cell, ${JSON.stringify(rows)}::jsonb) c
      join operator o on o.op_id = c.op_id
      cross join unnest(string_to_array(trim(both '/' from o.op_path), '/')) above (op_id)
    group by 1, 2, 3, 4
    on conflict (op_id, level, x, y) do update set n = device_cell.n + excluded.n,
      online = device_cell.online + excluded.online, lat_sum = device_cell.lat_sum + excluded.lat_sum,
      lng_sum = device_cell.lng_sum + excluded.lng_sum`.execute(trx);
}
