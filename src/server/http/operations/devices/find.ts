import type { ListedDevice } from '#server/projections/devices/page.ts';
import { ScopedDevices } from '#server/projections/devices/queries.ts';
import type { Scope } from '#server/projections/scope.ts';
import { ApiError } from '../../api-error.ts';

/** The device in the caller's scope, by either of its ids; a foreign one is `nodata`, like one that does not exist. */
export async function findDevice(
  scope: Scope,
  ids: { endpointId?: string; did?: string },
): Promise<ListedDevice> {
  const { endpointId, did } = ids;
  const device =
    endpointId !== undefined
      ? await scope.of(ScopedDevices).find(endpointId)
      : did !== undefined
        ? await scope.of(ScopedDevices).findByDid(did)
        : null;
  if (!device) throw new ApiError('nodata');
  return device;
}
