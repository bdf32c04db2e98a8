import { createHash } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import type { Row, Tables } from '#server/core/database/database.ts';
import type { FoldedDevice } from '#server/devices/read-model/folded.ts';
import type { DeviceFollower } from '#server/devices/read-model/follower.ts';

type Place = Omit<Row<'device_place'>, 'n'>;

/** Builds the id exactly as the migration that created the table does. */
const placeId = (opId: string, region: string, city: string): string =>
  createHash('sha256').update(`${opId}|${region}|${city}`).digest('hex').slice(0, 16);

/** Returns a device's location groups: its region and its city. */
export function placesOf({
  device: { op_id, province, city },
}: {
  device: Pick<Row<'device'>, 'op_id' | 'province' | 'city'>;
}): Place[] {
  const region = province ?? '';
  const places: Place[] = [];
  if (region !== '')
    places.push({ place_id: placeId(op_id, region, ''), op_id, place_type: 'region', region, city: '' });
  if (city) places.push({ place_id: placeId(op_id, region, city), op_id, place_type: 'city', region, city });
  return places;
}

/** Location groups with their device counts. */
export const placeRows: DeviceFollower = {
  tables: ['device_place'],
  follow: (trx) => ({ write: ({ before, after }) => countPlaces(trx, before, after) }),
};

/** Moves each changed device from its old location groups to the new ones. */
async function countPlaces(
  trx: Transaction<Tables>,
  before: ReadonlyMap<string, FoldedDevice>,
  after: ReadonlyMap<string, FoldedDevice>,
): Promise<void> {
  const deltas = new Map<string, Row<'device_place'>>();
  const add = (folded: FoldedDevice, n: number) => {
    for (const place of placesOf(folded)) {
      const delta = deltas.get(place.place_id) ?? { ...place, n: 0 };
      delta.n += n;
      deltas.set(place.place_id, delta);
    }
  };
  for (const [endpointId, old] of before) if (after.get(endpointId)?.device !== old.device) add(old, -1);
  for (const [endpointId, next] of after) if (before.get(endpointId)?.device !== next.device) add(next, 1);
  const rows = [...deltas.values()].filter(({ n }) => n !== 0);
  if (rows.length === 0) return;
  await sql`
    insert into device_place (place_id, op_id, place_type, region, city, n)
    select place_id, op_id, place_type, region, city, n
    from jsonb_populate_recordset(null::device_place, ${JSON.stringify(rows)}::jsonb)
    on conflict (place_id) do update set n = device_place.n + excluded.n`.execute(trx);
}
