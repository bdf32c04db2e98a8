import type { RawBuilder } from 'kysely';
import type { components } from '#api/main.d.ts';
import { ApiError } from '#server/core/http/api-error.ts';
import { markOf, refuseOtherMark } from '#server/core/http/match-mark.ts';
import { refusal } from '#server/core/http/validators.ts';
import type { Scope } from '#server/core/read-models/scope.ts';
import { ScopedDevices } from '#server/devices/queries/devices.ts';
import { amongOf, offlineSince } from '#server/devices/queries/list/among.ts';
import { bothOf, type DeviceFilter } from '#server/devices/queries/list/filter.ts';
import { OutageDevices } from '#server/devices/queries/list/outage.ts';
import type { ListedDevice } from '#server/devices/queries/list/page.ts';

type PageRequest = components['schemas']['PageRequest'];
type ListMatch = components['schemas']['ListMatch'];

/** Converts the filters of a list request to those of the query; `more` and `beside` narrow it beyond the request. */
export async function conditionsOf(
  scope: Scope,
  { activeType, keyword, filters = {} }: Pick<PageRequest, 'activeType' | 'keyword' | 'filters'>,
  more: Pick<DeviceFilter, 'ownedBy' | 'outside'> = {},
  beside: RawBuilder<unknown> | null = null,
) {
  const { opId, gid, roomId, alarms, everConnected, offlineMinutes, outage, ...facets } = filters;
  const ofOutage = outage === undefined ? null : await scope.of(OutageDevices).of(outage);
  const since = offlineMinutes === undefined ? undefined : offlineSince(scope.time, offlineMinutes);
  const own = amongOf({ gid, roomId, alarms, everConnected, offlineSince: since });
  const among = bothOf(bothOf(own, ofOutage), beside);
  return {
    filter: { ...facets, ...more, ...listOf(activeType, facets.deviceStatus) },
    ...(keyword === undefined ? {} : { keyword }),
    ...(opId === undefined ? {} : { opId }),
    ...(among && { among }),
  };
}

/** Excludes devices that were not imported, unless they are requested. */
const listOf = (activeType: PageRequest['activeType'], deviceStatus: readonly string[] | undefined) =>
  activeType ? { activeType } : deviceStatus?.includes('Unregistered') ? {} : { activeType: 'all' as const };

/** Finds all devices that a list finds with these filters now, up to the limit. */
export async function matchingDevices(
  scope: Scope,
  match: ListMatch,
  limit: number,
): Promise<ListedDevice[]> {
  const { rows } = await scope.of(ScopedDevices).page({
    ...(await conditionsOf(scope, match)),
    limit,
    offset: 0,
    sortBy: 'endpointId',
    sortDesc: false,
  });
  return rows;
}

/** Maximum number of matching devices that one call changes. */
const mostMatching = 10_000;

/**
 * Finds the devices that match and were confirmed by their number and mark. They are found once: what matches later is not added.
 */
export async function confirmedDevices(
  scope: Scope,
  match: ListMatch,
  { matched, mark }: Confirmed,
): Promise<ListedDevice[]> {
  const found = await matchingDevices(scope, match, mostMatching + 1);
  if (found.length > mostMatching)
    throw new ApiError('custom', { message: `At most ${mostMatching} devices are changed at once.` });
  refuseOtherCount(found.length, matched);
  refuseOtherMark(idsOf(found), mark, 'Other devices match now.');
  return found;
}

/** Number and mark of the devices that a user confirmed. */
interface Confirmed {
  matched?: number | undefined;
  mark?: string | undefined;
}

const idsOf = (devices: readonly Pick<ListedDevice, 'endpoint_id'>[]): string[] =>
  devices.map((device) => device.endpoint_id);

/** Counts the devices that match now, for a user to confirm them. The mark is null if there are too many. */
export async function countMatching(
  scope: Scope,
  match: ListMatch,
): Promise<{ count: number; mark: string | null }> {
  const found = await matchingDevices(scope, match, mostMatching + 1);
  return { count: found.length, mark: found.length > mostMatching ? null : markOf(idsOf(found)) };
}

/** Refuses if another number of devices matches than the caller has confirmed. */
export function refuseOtherCount(count: number, matched: number | undefined): void {
  if (matched === undefined) throw refusal([{ field: 'body.matched', message: 'is required with match' }]);
  if (count !== matched)
    throw new ApiError('conflict', {
      status: 409,
      message: `${count} devices match now, and not ${matched}.`,
      data: { count },
    });
}
