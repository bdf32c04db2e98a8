import type { components } from '#api/main.d.ts';
import { uniqueName } from '#domain/text/normal.ts';
import type { AuditNote } from '#server/core/audit/audit.ts';
import { ApiError } from '#server/core/http/api-error.ts';
import type { Handlers } from '#server/core/http/call.ts';
import { defaultLimit, pagination } from '#server/core/http/paging.ts';
import { refusal } from '#server/core/http/validators.ts';
import type { Scope } from '#server/core/read-models/scope.ts';
import type { CoreServices } from '#server/core/services.ts';
import { amongOf } from '#server/devices/queries/list/among.ts';
import { devicesAmong } from './members.ts';
import { type Location, ScopedLocations } from './queries/locations.ts';

type LocationHandlers = Pick<
  Handlers,
  'listLocationGroups' | 'getLocationDevicePage' | 'updateRegionGroup' | 'updateCityGroup'
>;
type LocationGroup = components['schemas']['LocationGroup'];
interface Note {
  groupName?: string | null | undefined;
  desc?: string | null | undefined;
}

interface Noting {
  scope: Scope;
  audit: AuditNote;
}

/** Sets the name and description of a location group. */
export async function noteOfPlace(
  { now }: Pick<CoreServices, 'now'>,
  { scope, audit }: Noting,
  place: Location,
  { groupName = place.group_name, desc = place.description }: Note,
): Promise<Location> {
  const named = groupName === null ? null : uniqueName(groupName);
  if (named === '') throw refusal([{ field: 'body.groupName', message: 'has no visible character' }]);
  const note = { groupName: named, desc };
  audit.objects.push(place.place_id);
  audit.changed({ groupName: place.group_name, desc: place.description }, note, place.op_id);
  await scope.of(ScopedLocations).note(place, note, now());
  return { ...place, group_name: named, description: desc };
}

/** Location groups follow from device locations: the server creates them, and people name and describe them. */
export const locationHandlers = (services: Pick<CoreServices, 'now'>): LocationHandlers => {
  const change = async (call: Noting, place: Location, note: Note) => ({
    data: present(await noteOfPlace(services, call, place, note)),
  });
  return {
    async listLocationGroups({ query, scope }) {
      const { page = 1, limit = defaultLimit, type, value, keyword } = query;
      const filter = { type, keyword, placeIds: value === undefined ? undefined : [value] };
      const { rows, total } = await scope.of(ScopedLocations).page(filter, limit, (page - 1) * limit);
      if (value !== undefined && total === 0) await refuseTableId(scope, value);
      return { data: rows.map(present), pagination: pagination({ page, limit }, total) };
    },

    async getLocationDevicePage({ query: { type, value }, body, scope }) {
      const place = await placeInScope(scope, value, type);
      return devicesAmong(services, scope, amongOf({ places: [place] }), {
        ...body,
        counted: { opId: place.op_id, size: place.n },
      });
    },

    async updateRegionGroup({ params: { opRegionId }, body, ...call }) {
      return change(call, await placeInScope(call.scope, opRegionId, 'region'), body);
    },

    async updateCityGroup({ params: { opCityId }, body, ...call }) {
      return change(call, await placeInScope(call.scope, opCityId, 'city'), body);
    },
  };
};

export async function placeInScope(scope: Scope, id: string, type: 'region' | 'city'): Promise<Location> {
  const place = await scope.of(ScopedLocations).find(id, type);
  if (place) return place;
  await refuseTableId(scope, id);
  throw new ApiError('nodata');
}

/** Refuses ids of the reference tables: `opCityId` and `opRegionId` name an organisation's location group. */
export async function refuseTableId(scope: Scope, id: string): Promise<void> {
  if (await scope.of(ScopedLocations).isOfTables(id))
    throw refusal([
      {
        field: 'opCityId',
        message: `or opRegionId names a location group; ${id} is a row of the reference tables (refCityId, refRegionId)`,
      },
    ]);
}

function present(place: Location): LocationGroup {
  const isCity = place.place_type === 'city';
  return {
    opRegionId: isCity ? place.region_id : place.place_id,
    opCityId: isCity ? place.place_id : null,
    placeType: place.place_type,
    groupName: place.group_name ?? (isCity ? place.city : place.region),
    region: place.region || null,
    city: place.city || null,
    opId: place.op_id,
    companyName: place.company_name,
    desc: place.description,
    type: 'System',
    deviceCnt: place.n,
    landingChannel: place.landing_channel,
    bootAd: place.boot_ad,
  };
}
