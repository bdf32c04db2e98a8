import type { DeviceRegistration } from '#machines/device-lifecycle/events.ts';
import type { JsonObject } from '#machines/json.ts';
import { VersionConflict } from '#server/core/database/errors.ts';
import { ApiError } from '#server/core/http/api-error.ts';
import type { CoreServices } from '#server/core/services.ts';
import { ScopedDevices } from '#server/devices/queries/devices.ts';
import { registrationOf } from '#server/devices/read-model/registration-of.ts';
import { claimDeviceName } from '#server/devices/settings/queries/settings.ts';
import type { MoveCall } from './moves.ts';
import { NumberOwners } from './queries/unregistered.ts';
import { absent, noOwner, notUnregistered, ownerConnected, type Refusal } from './refusals.ts';
import { releaseNames } from './rows/queries/claims.ts';
import { untilCurrent } from './rows/until-current.ts';

const mostTries = 20;

/**
 * Registers an unregistered device in place of the imported one whose serial number or MAC address it reports, because
 * the sheet had another endpoint ID. One write registers it with the sheet's values and removes the other, so that a
 * number always belongs to one device.
 */
export async function replaceImported(
  { log, readModels, database }: Pick<CoreServices, 'database' | 'log' | 'readModels'>,
  { scope, caller, audit, language }: MoveCall,
  endpointId: string,
): Promise<void> {
  const refuse = (refusal: Refusal) => new ApiError('custom', { message: refusal[language] });
  for (let tries = 1; ; tries++) {
    await untilCurrent(readModels, (await log.head()).pos);
    const [device] = await scope.of(ScopedDevices).findMany([endpointId]);
    if (!device) throw refuse(absent);
    if (device.device_status !== 'Unregistered') throw refuse(notUnregistered);
    const owner = (await scope.of(NumberOwners).of([device])).get(endpointId)?.device;
    if (!owner) throw refuse(noOwner);
    if (owner.access_at !== null) throw refuse(ownerConnected);
    const { unlisted: _unlisted, ...stated } = registrationOf(device);
    const registration: DeviceRegistration = {
      ...stated,
      ...registrationOf(owner),
      // Values that the device reports about itself take precedence over a sheet.
      modelName: stated.modelName,
      prodClass: stated.prodClass,
      ...(stated.deviceSn !== undefined && { deviceSn: stated.deviceSn }),
      ...(stated.macAddr !== undefined && { macAddr: stated.macAddr }),
    };
    const streams = [`device:${owner.endpoint_id}`, `device:${endpointId}`];
    const versions = new Map(
      (await log.streams(streams)).map(({ streamId, version }) => [streamId, version]),
    );
    const item = (streamId: string, type: string, data: JsonObject) => ({
      streamId,
      kind: 'device',
      machineVersion: '1',
      expectedVersion: versions.get(streamId) ?? 0,
      events: [{ type, data, actor: caller.actor }],
    });
    try {
      const appended = await log.append([
        item(`device:${owner.endpoint_id}`, 'device.removed', {}),
        item(`device:${endpointId}`, 'device.registered', registration as unknown as JsonObject),
      ]);
      await readModels.reached(Math.max(...appended.map(({ pos }) => pos)));
    } catch (error) {
      if (!(error instanceof VersionConflict) || tries === mostTries) throw error;
      continue;
    }
    await releaseNames(database.sql, [owner.endpoint_id]);
    if (registration.deviceName !== undefined)
      await claimDeviceName(database.sql, registration.opId, endpointId, registration.deviceName);
    audit.about(owner.endpoint_id, endpointId);
    audit.changed({ endpointId: owner.endpoint_id }, { endpointId, opId: registration.opId });
    return;
  }
}
