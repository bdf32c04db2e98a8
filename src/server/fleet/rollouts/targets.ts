import type { RawBuilder } from 'kysely';
import { isWholeModel } from '#domain/rollouts/targets.ts';
import type { RolloutTargets } from '#machines/rollout/events.ts';
import { ApiError } from '#server/core/http/api-error.ts';
import type { Scope } from '#server/core/read-models/scope.ts';
import { ScopedDevices } from '#server/devices/queries/devices.ts';
import { amongOf } from '#server/devices/queries/list/among.ts';
import { filteredDevices } from '../groups/filtered.ts';
import { placeInScope } from '../groups/locations.ts';
import { amongGroup, groupInScope } from '../groups/members.ts';
import { roomInScope } from '../groups/rooms.ts';
import { amongIds, type TargetQuery } from './queries/targets.ts';

/** Maximum number of devices that a saved filter may contribute to a plan. */
const mostFiltered = 50_000;

type Meant = Omit<TargetQuery, 'modelName' | 'columns'> & { name: string };

/** Builds the query for a target's devices as the cargo reads them. */
export const resolveTargets = async (
  scope: Scope,
  targets: RolloutTargets,
  read: Pick<TargetQuery, 'modelName' | 'columns'>,
): Promise<TargetQuery & { name: string }> => ({ ...(await meantBy(scope, targets)), ...read });

/** Resolves a target's groups, places and filters within the scope; throws `nodata` for a missing one. */
export async function meantBy(scope: Scope, targets: RolloutTargets): Promise<Meant> {
  const opPath =
    targets.opId === undefined ? scope.opPath : await scope.of(ScopedDevices).operatorPath(targets.opId);
  if (opPath === null) throw new ApiError('nodata');
  const names: string[] = [];
  const anyOf: RawBuilder<unknown>[] = [];
  const found = (name: string, condition: RawBuilder<unknown> | null) => {
    names.push(name);
    if (condition) anyOf.push(condition);
  };
  for (const gid of [...(targets.gids ?? []), ...(targets.gid === undefined ? [] : [targets.gid])]) {
    const group = await groupInScope(scope, gid);
    found(group.groupName, await amongGroup(scope, group));
  }
  if (targets.roomId !== undefined)
    found((await roomInScope(scope, targets.roomId)).roomName, amongOf({ roomId: targets.roomId }));
  for (const [ids, type] of [
    [targets.opRegionId === undefined ? [] : [targets.opRegionId], 'region'],
    [targets.opCityIds ?? [], 'city'],
  ] as const)
    for (const id of ids) {
      const place = await placeInScope(scope, id, type);
      found(place.group_name ?? (place.city || place.region), amongOf({ places: [place] }));
    }
  if (targets.filterId !== undefined) {
    const { name, devices } = await filteredDevices(scope, targets.filterId, mostFiltered + 1);
    if (devices.length > mostFiltered)
      throw new ApiError('custom', { message: `A saved filter may name ${mostFiltered} devices at most.` });
    const ids = devices.map((device) => device.endpoint_id);
    found(name, amongIds(ids));
  }
  return {
    opPath,
    set: isWholeModel(targets) ? 'wholeModel' : { anyOf },
    addDids: targets.addDids ?? [],
    deleteDids: targets.deleteDids ?? [],
    fromVersions: targets.fromVersions ?? null,
    name: names.join(', '),
  };
}
