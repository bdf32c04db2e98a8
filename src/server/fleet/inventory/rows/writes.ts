import type { Actor } from '#domain/logged-event.ts';
import type { Place } from '#domain/map/nearest.ts';
import { comparable } from '#domain/text/normal.ts';
import type { DeviceRegistration } from '#machines/device-lifecycle/events.ts';
import type { JsonObject } from '#machines/json.ts';
import type { AppendItem } from '#server/core/log/log.ts';
import type { CityOf } from '../queries/cities.ts';
import type { ExistingRecords, RowChange } from './existing.ts';
import type { Verdict } from './validate.ts';

/** Row to write: the registration of its device, with numbers that no other device may have. */
export interface RowWrite {
  line: number;
  endpointId: string;
  isNew: boolean;
  registration: DeviceRegistration;
  /** Version of the device's stream when it was read. */
  version: number;
}

/** Returns the registration after a row's changes. */
export function registrationAfter(
  { endpointId, changes }: Verdict,
  existing: ExistingRecords,
): DeviceRegistration {
  const { devices, opId } = existing;
  const device = devices.get(endpointId ?? '');
  const before = device?.isListed ? device.registration : null;
  return changed(
    before ?? { opId, modelName: '', prodClass: '', deviceStatus: 'Inventory' },
    changes,
    existing,
  );
}

/** Applies changes to a registration; a field set to null is removed. */
export function changed(
  registration: DeviceRegistration,
  changes: readonly { field: RowChange['field']; to: string | number | null }[],
  { models, cityOf }: Pick<ExistingRecords, 'models' | 'cityOf'>,
): DeviceRegistration {
  const values: Record<string, unknown> = { ...registration };
  for (const { field, to } of changes) {
    const name = field === 'opid' ? 'opId' : field;
    if (to === null) delete values[name];
    else values[name] = to;
    if (field === 'modelName')
      values.prodClass = models.get(comparable(String(to)))?.prodClass ?? values.prodClass;
    if (field === 'macAddr' && to !== null)
      values.manufacturerOui ??= String(to).replaceAll(':', '').slice(0, 6);
  }
  if (
    registration.opId !== values.opId &&
    registration.namedInUse &&
    values.deviceName === registration.deviceName
  ) {
    // The name belongs to the former organisation's customer.
    delete values.deviceName;
  }
  if (registration.deviceName !== values.deviceName) delete values.namedInUse;
  // Its first connection requests its activation (TN-186).
  if (values.deviceStatus === 'Inventory' && registration.modelName === '') values.awaited = true;
  if (values.deviceStatus === 'Deployed') delete values.awaited;
  return withCity(registration, values as unknown as DeviceRegistration, cityOf);
}

/** Sets the city from the coordinates, since a file has no column for it, unless a person named another city. */
function withCity(before: DeviceRegistration, after: DeviceRegistration, cityOf: CityOf): DeviceRegistration {
  const [old, now] = [placeOf(before), placeOf(after)];
  if (old?.lat === now?.lat && old?.lng === now?.lng && after.city !== undefined) return after;
  const derived = old && cityOf(old);
  if (after.city !== undefined && after.city !== derived?.city) return after;
  const { city: _city, province: oldProvince, ...others } = after;
  const found = now && cityOf(now);
  const isDerived = oldProvince === undefined || oldProvince === derived?.province;
  const province = isDerived ? found?.province : oldProvince;
  return { ...others, ...(found && { city: found.city }), ...(province && { province }) };
}

const placeOf = ({ lat, lng }: DeviceRegistration): Place | null =>
  lat === undefined || lng === undefined ? null : { lat, lng };

export const registrationItem = (
  { endpointId, registration, version }: RowWrite,
  actor: Actor,
): AppendItem => ({
  streamId: `device:${endpointId}`,
  kind: 'device',
  machineVersion: '1',
  expectedVersion: version,
  events: [{ type: 'device.registered', data: registration as unknown as JsonObject, actor }],
});
