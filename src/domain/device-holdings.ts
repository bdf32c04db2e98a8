import type { DeviceRegistration, DeviceStatus } from '#machines/device-lifecycle/events.ts';

/*
 * The one rule of what a device holds in each place of its life, whatever put it there: an upload, the API, an activation, a move. The fold of
 * the device's stream applies it, and what would break it is refused before it is stored.
 */

type Field = keyof DeviceRegistration;

/** The customer and the place of a device. Only a device in use has them. */
export const fieldsOfUse = [
  'customerId',
  'address',
  'zipCode',
  'city',
  'province',
  'lat',
  'lng',
] as const satisfies readonly Field[];

/** Required of a device in use. */
export const neededInUse = ['customerId', 'address'] as const satisfies readonly Field[];

/** Knowledge of one organisation, hidden from the next. */
export const fieldsOfOwner = [...fieldsOfUse, 'retailer'] as const satisfies readonly Field[];

export const isOfUse = (field: string): boolean => fieldsOfUse.some((each) => each === field);

export const mayHoldUse = (status: DeviceStatus): boolean => status === 'Deployed';

/** A registration without what its place does not hold. */
export function heldBy(registration: DeviceRegistration): DeviceRegistration {
  if (mayHoldUse(registration.deviceStatus)) return registration;
  return without(registration, fieldsOfUse);
}

/** A registration as the next organisation gets it; a name that was given while the device was in use is its customer's. */
export function movedTo(registration: DeviceRegistration, opId: string): DeviceRegistration {
  if (registration.opId === opId) return registration;
  const named = registration.namedInUse ? (['deviceName', 'namedInUse'] as const) : [];
  return { ...without(registration, [...fieldsOfOwner, ...named]), opId };
}

function without(registration: DeviceRegistration, fields: readonly Field[]): DeviceRegistration {
  const left = { ...registration };
  for (const field of fields) Reflect.deleteProperty(left, field);
  return left;
}

/** Required values that a device in use would lack. */
export const lacksInUse = (values: {
  customerId?: string | undefined;
  address?: string | undefined;
}): (typeof neededInUse)[number][] => neededInUse.filter((field) => !values[field]?.trim());
