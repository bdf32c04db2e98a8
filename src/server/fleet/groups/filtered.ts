import { ApiError } from '#server/core/http/api-error.ts';
import type { Scope } from '#server/core/read-models/scope.ts';
import { ScopedDevices } from '#server/devices/queries/devices.ts';
import { amongOf, offlineSince } from '#server/devices/queries/list/among.ts';
import type { Target } from './queries/groups.ts';
import { savedFilters } from './resources.ts';

/** Finds the devices of a saved filter, exactly as the device list does. */
export async function filteredDevices(
  scope: Scope,
  filterId: string,
  limit: number,
): Promise<{ name: string; devices: Target[] }> {
  const saved = await scope.of(savedFilters).find(filterId);
  if (!saved) throw new ApiError('nodata');
  const { opId, keyword, activeType, activeFlag, online, uiLockEnable, modelName, ...more } = saved;
  const { gid, roomId, alarms, cas, everConnected, offlineMinutes } = more;
  const among = amongOf({
    gid: gid ?? undefined,
    roomId: roomId ?? undefined,
    alarms: alarms ?? undefined,
    everConnected: everConnected ?? undefined,
    offlineSince: offlineMinutes === null ? undefined : offlineSince(scope.time, offlineMinutes),
  });
  const { rows } = await scope.of(ScopedDevices).page({
    filter: {
      activeType: activeType ?? 'all',
      ...(activeFlag !== null && { activeFlag }),
      ...(online !== null && { online }),
      ...(uiLockEnable !== null && { uiLockEnable }),
      ...(cas !== null && { cas }),
      ...(modelName !== null && { modelName: [modelName] }),
    },
    ...(keyword !== null && { keyword }),
    ...(among && { among }),
    opId,
    limit,
    offset: 0,
    sortBy: 'endpointId',
    sortDesc: false,
  });
  return { name: saved.filterName, devices: rows };
}
