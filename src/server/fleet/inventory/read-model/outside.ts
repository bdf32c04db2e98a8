import type { Kysely } from 'kysely';
import type { Tables } from '#server/core/database/database.ts';
import type { FoldedDevice } from '#server/devices/read-model/folded.ts';
import type { DeviceFollower } from '#server/devices/read-model/follower.ts';
import { outsideAmong, type Placed, placedOf } from '../queries/outside.ts';

/** Column of a device that tells if it is outside its service area. */
export const outsideFlags: DeviceFollower = {
  tables: [],
  follow: (trx) => ({ complete: (before, after) => flagOutside(trx, before, after) }),
};

/** Rechecks devices that have moved, or connect from elsewhere, against their service area. */
async function flagOutside(
  trx: Kysely<Tables>,
  before: ReadonlyMap<string, FoldedDevice>,
  after: Map<string, FoldedDevice>,
): Promise<void> {
  const moved: Placed[] = [];
  for (const [endpointId, next] of after) {
    const old = before.get(endpointId);
    if (!old || placeOf(old) !== placeOf(next)) moved.push(placedOf(next));
  }
  if (moved.length === 0) return;
  const outside = await outsideAmong(trx, moved);
  for (const { endpoint_id } of moved) {
    const next = after.get(endpoint_id);
    if (next)
      after.set(endpoint_id, { ...next, device: { ...next.device, outside: outside.has(endpoint_id) } });
  }
}

const placeOf = (folded: FoldedDevice) => JSON.stringify(placedOf(folded));
