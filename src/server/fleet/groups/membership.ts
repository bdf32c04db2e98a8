import type { DeviceFact } from '#machines/device/events.ts';
import type { JsonObject } from '#machines/json.ts';
import { ApiError } from '#server/core/http/api-error.ts';
import type { Caller } from '#server/core/http/call.ts';
import type { Scope } from '#server/core/read-models/scope.ts';
import type { CoreServices } from '#server/core/services.ts';
import { ScopedDevices } from '#server/devices/queries/devices.ts';
import type { ListedDevice } from '#server/devices/queries/list/page.ts';

/** Maximum number of facts in one append, so that a group of thousands does not hold up other writers. */
const slice = 250;

/** Writes a fact to each device's stream; settles when the lists show it. */
export async function tellDevices(
  { log, readModels }: Pick<CoreServices, 'log' | 'readModels'>,
  { actor }: Pick<Caller, 'actor'>,
  facts: readonly { endpointId: string; fact: DeviceFact }[],
): Promise<void> {
  for (let from = 0; from < facts.length; from += slice) {
    const appended = await log.append(
      facts.slice(from, from + slice).map(({ endpointId, fact: { type, data } }) => ({
        streamId: `device:${endpointId}`,
        kind: 'device',
        machineVersion: '1',
        events: [{ type, data: data as unknown as JsonObject, actor }],
      })),
    );
    await readModels.reached(Math.max(...appended.map(({ pos }) => pos)));
  }
}

/** Finds devices in scope; answers `nodata` with the missing ones, and changes nothing then. */
export async function devicesInScope(scope: Scope, endpointIds: readonly string[]): Promise<ListedDevice[]> {
  const found = await scope.of(ScopedDevices).findMany([...endpointIds]);
  const known = new Set(found.map((device) => device.endpoint_id));
  const missing = endpointIds.filter((id) => !known.has(id));
  if (missing.length > 0) throw new ApiError('nodata', { data: { endpointIds: missing.slice(0, 100) } });
  return found;
}

/**
 * Finds devices in scope that all belong to this operator; otherwise answers `grouperr01` with the foreign ones
 * (RU-120).
 */
export async function refuseOthers(
  scope: Scope,
  endpointIds: readonly string[],
  opId: string,
): Promise<void> {
  const found = await devicesInScope(scope, endpointIds);
  const foreign = found.filter((device) => device.op_id !== opId).map((device) => device.endpoint_id);
  if (foreign.length > 0) throw new ApiError('grouperr01', { data: { endpointIds: foreign.slice(0, 100) } });
}
