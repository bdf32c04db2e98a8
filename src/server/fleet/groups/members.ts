import type { RawBuilder } from 'kysely';
import { ApiError, type Language } from '#server/core/http/api-error.ts';
import { defaultLimit, pagination } from '#server/core/http/paging.ts';
import type { Scope } from '#server/core/read-models/scope.ts';
import type { Item } from '#server/core/resource/resource.ts';
import type { CoreServices } from '#server/core/services.ts';
import { ScopedDevices } from '#server/devices/queries/devices.ts';
import { amongOf } from '#server/devices/queries/list/among.ts';
import type { PageQuery } from '#server/devices/queries/list/page.ts';
import { presentDevice } from '#server/devices/queries/list/present.ts';
import { ScopedLocations } from './queries/locations.ts';
import { groups } from './resources.ts';

export type Group = Item<'Group'>;

/**
 * Finds a group in scope; answers `nodata` for a missing and a foreign one alike, so that the caller cannot tell them
 * apart.
 */
export async function groupInScope(scope: Scope, gid: string): Promise<Group> {
  const group = await scope.of(groups).find(gid);
  if (!group) throw new ApiError('nodata');
  return group;
}

const followsPlaces: Record<Language, string> = {
  en: 'A location group has the devices that are there. Change their place instead.',
  ko: '위치 그룹에는 그 위치에 있는 단말이 포함됩니다. 단말의 위치를 변경하세요.',
};

/** Finds a group whose members people choose; refuses location groups. */
export async function userGroupInScope(scope: Scope, gid: string, language: Language): Promise<Group> {
  const group = await groupInScope(scope, gid);
  if (group.type === 'System') throw new ApiError('custom', { message: followsPlaces[language] });
  return group;
}

/** Builds a condition on `device d`: it is in this group. */
export async function amongGroup(scope: Scope, { gid, type }: Group): Promise<RawBuilder<unknown>> {
  const place = type === 'System' ? await scope.of(ScopedLocations).find(gid) : null;
  const among = amongOf(place ? { places: [place] } : { gid });
  if (!among) throw new Error('a group without a condition');
  return among;
}

interface Asked {
  page?: number;
  limit?: number;
  keyword?: string;
}

export async function groupPage(
  services: Pick<CoreServices, 'now'>,
  scope: Scope,
  { gid, ...asked }: Asked & { gid: string },
) {
  const group = await groupInScope(scope, gid);
  const counted = { opId: group.opId, size: group.deviceCnt };
  return devicesAmong(services, scope, await amongGroup(scope, group), { ...asked, counted });
}

/** Lists the devices of a group, room or place, by name. */
export async function devicesAmong(
  { now }: Pick<CoreServices, 'now'>,
  scope: Scope,
  among: RawBuilder<unknown> | null,
  { page = 1, limit = defaultLimit, keyword, counted }: Asked & Pick<PageQuery, 'counted'>,
) {
  const found = await scope.of(ScopedDevices).page({
    filter: {},
    ...(among && { among }),
    ...(counted && { counted }),
    ...(keyword === undefined ? {} : { keyword }),
    sortBy: 'deviceName',
    sortDesc: false,
    limit,
    offset: (page - 1) * limit,
  });
  return {
    data: found.rows.map((row) => presentDevice(row, now())),
    pagination: pagination({ page, limit }, found.total, found.totalIsLowerBound),
  };
}
