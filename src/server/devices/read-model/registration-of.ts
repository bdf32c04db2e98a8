import { heldBy, movedTo } from '#domain/device-holdings.ts';
import type { DeviceRegistration } from '#machines/device-lifecycle/events.ts';
import type { Row } from '#server/core/database/database.ts';
import { placeOfRow } from './lifecycle.ts';

/** Builds the present registration of a device, with its own reports since. */
export function registrationOf(device: Row<'device'>): DeviceRegistration {
  const { opId, status: deviceStatus, unlisted } = placeOfRow(device);
  const known = {
    unlisted,
    awaited: device.awaited || null,
    deviceName: device.device_name,
    namedInUse: device.named_in_use || null,
    ownerSince: device.owner_since?.toISOString() ?? null,
    deviceSn: device.device_sn,
    macAddr: device.mac_addr,
    manufacturerName: device.manufacturer_name,
    manufacturerOui: device.manufacturer_oui,
    customerId: device.customer_id,
    retailer: device.retailer,
    address: device.address,
    zipCode: device.zip_code,
    city: device.city,
    province: device.province,
    lat: device.lat,
    lng: device.lng,
  } satisfies { [Key in keyof DeviceRegistration]?: DeviceRegistration[Key] | null };
  return {
    opId,
    modelName: device.model_name,
    prodClass: device.prod_class,
    deviceStatus,
    ...Object.fromEntries(Object.entries(known).filter(([, value]) => value !== null)),
  };
}

/** Builds the registration for a device that an organisation takes into stock. */
export function registrationInStock(device: Row<'device'>, opId: string): DeviceRegistration {
  const { unlisted: _unlisted, ...registration } = registrationOf(device);
  return heldBy({ ...movedTo(registration, opId), deviceStatus: 'Inventory' });
}
