import type { components } from '#api/main.d.ts';
import type { PresetTarget } from '#domain/presets/desired.ts';
import type { JsonObject } from '#machines/json.ts';
import { ApiError } from '#server/core/http/api-error.ts';
import { refusal } from '#server/core/http/validators.ts';
import type { Scope } from '#server/core/read-models/scope.ts';
import type { DeviceModels } from '#server/devices/models/queries/models.ts';
import { placeInScope } from '../groups/locations.ts';
import { groupInScope } from '../groups/members.ts';
import { devicesInScope } from '../groups/membership.ts';
import { savedFilters } from '../groups/resources.ts';
import { roomInScope } from '../groups/rooms.ts';

type Asked = components['schemas']['PresetTarget'];

const lists = [
  ...(['modelNames', 'gids', 'endpointIds', 'opRegionIds', 'opCityIds', 'roomIds', 'filterIds'] as const),
] as const;
type List = (typeof lists)[number];

/** Lists that a type of target takes: one of these sets, and no other list. */
const allowed: Record<Asked['type'], readonly (readonly List[])[]> = {
  organisation: [[]],
  model: [['modelNames']],
  group: [['gids']],
  deviceId: [['endpointIds']],
  custom: [['opRegionIds'], ['opCityIds'], ['opRegionIds', 'opCityIds'], ['roomIds'], ['filterIds']],
};

/** Reads a target; refuses one that names nothing, or more than one kind of devices. */
export function targetOf(asked: Asked): PresetTarget {
  const given = lists.filter((name) => asked[name] !== undefined);
  const isAllowed = allowed[asked.type].some(
    (set) => set.length === given.length && set.every((name) => given.includes(name)),
  );
  if (!isAllowed)
    throw refusal([{ field: 'target', message: `of the type ${asked.type} does not take these lists` }]);
  switch (asked.type) {
    case 'organisation':
      return { kind: 'organisation' };
    case 'model':
      return { kind: 'model', modelNames: unique(asked.modelNames) };
    case 'group':
      return { kind: 'group', gids: unique(asked.gids) };
    case 'deviceId':
      return { kind: 'device', endpointIds: unique(asked.endpointIds) };
    case 'custom':
      if (asked.roomIds) return { kind: 'room', roomIds: unique(asked.roomIds) };
      if (asked.filterIds) return { kind: 'filter', filterIds: unique(asked.filterIds) };
      return { kind: 'place', regionIds: unique(asked.opRegionIds), cityIds: unique(asked.opCityIds) };
  }
}

const unique = (ids: readonly string[] = []): string[] => [...new Set(ids)].toSorted();

/** Returns a stored target as the calls name it. */
export function presentTarget(target: JsonObject): Asked {
  const stored = target as unknown as PresetTarget;
  switch (stored.kind) {
    case 'organisation':
      return { type: 'organisation' };
    case 'model':
      return { type: 'model', modelNames: [...stored.modelNames] };
    case 'group':
      return { type: 'group', gids: [...stored.gids] };
    case 'device':
      return { type: 'deviceId', endpointIds: [...stored.endpointIds] };
    case 'room':
      return { type: 'custom', roomIds: [...stored.roomIds] };
    case 'filter':
      return { type: 'custom', filterIds: [...stored.filterIds] };
    case 'place': {
      const { regionIds = [], cityIds = [] } = stored;
      return {
        type: 'custom',
        ...(regionIds.length > 0 && { opRegionIds: [...regionIds] }),
        ...(cityIds.length > 0 && { opCityIds: [...cityIds] }),
      };
    }
  }
}

/**
 * Finds the names of a target within the organisation's scope; throws `nodata` for a foreign one and a missing one
 * alike.
 */
export async function targetName(
  scope: Scope,
  models: DeviceModels,
  target: PresetTarget,
  organisation: string,
): Promise<string> {
  switch (target.kind) {
    case 'organisation':
      return organisation;
    case 'model': {
      const known = new Set((await models.all()).map(({ modelName }) => modelName));
      if (!target.modelNames.every((name) => known.has(name))) throw new ApiError('nodata');
      return target.modelNames.join(', ');
    }
    case 'group':
      return named(target.gids, async (gid) => {
        const group = await groupInScope(scope, gid);
        if (group.type === 'System')
          throw refusal([{ field: 'target', message: 'names a location group: use places' }]);
        return group.groupName;
      });
    case 'device': {
      const devices = await devicesInScope(scope, target.endpointIds);
      const names = devices.slice(0, mostNamed).map((device) => device.device_name ?? device.endpoint_id);
      return devices.length > mostNamed
        ? `${names.join(', ')} +${devices.length - mostNamed}`
        : names.join(', ');
    }
    case 'room':
      return named(target.roomIds, async (id) => (await roomInScope(scope, id)).roomName);
    case 'filter':
      return named(target.filterIds, async (id) => {
        const filter = await scope.of(savedFilters).find(id);
        if (!filter) throw new ApiError('nodata');
        if (filter.isPrivate)
          throw refusal([{ field: 'target', message: 'names a private filter: share it first' }]);
        return filter.filterName;
      });
    case 'place':
      return [
        await named(target.regionIds ?? [], async (id) => placeName(await placeInScope(scope, id, 'region'))),
        await named(target.cityIds ?? [], async (id) => placeName(await placeInScope(scope, id, 'city'))),
      ]
        .filter((name) => name !== '')
        .join(', ');
  }
}

const mostNamed = 3;

async function named(ids: readonly string[], nameOf: (id: string) => Promise<string>): Promise<string> {
  const names: string[] = [];
  for (const id of ids) names.push(await nameOf(id));
  return names.join(', ');
}

const placeName = (place: { group_name: string | null; city: string; region: string }): string =>
  place.group_name ?? (place.city || place.region);
