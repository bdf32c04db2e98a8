import type { DeviceRegistration, DeviceStatus } from '#machines/device-lifecycle/events.ts';

/*
 * The single rule for the fields that a device has in each state of its lifecycle, whether set by an upload, the API,
 * an activation or a move. The fold of the device's stream applies it, and violations are refused before they are
 * stored.
 */

type Field = keyof DeviceRegistration;

/** Customer and site of a device. Only a device in use has them. */
export const fieldsOfUse = [
  'customerId',
  'address',
  'zipCode',
  'city',
  'province',
  'lat',
  'lng',
] as const satisfies readonly Field[];

/** Fields required of a device in use. */
export const neededInUse = ['customerId', 'address'] as const satisfies readonly Field[];

/** Data of one organisation, hidden from the next. */
export const fieldsOfOwner = [...fieldsOfUse, 'retailer'] as const satisfies readonly Field[];

export const isOfUse = (field: string): boolean => fieldsOfUse.some((each) => each === field);

export const mayHoldUse = (status: DeviceStatus): boolean => status === 'Deployed';

/** Removes the fields that the registration's state does not permit. */
export function heldBy(registration: DeviceRegistration): DeviceRegistration {
  if (mayHoldUse(registration.deviceStatus)) return registration;
  return without(registration, fieldsOfUse);
}

/**
 * Returns the registration for the next organisation; a name that was given in use belongs to the customer and is
 * removed.
 */
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

/** Returns required fields that a device in use would lack. */
export const lacksInUse = (values: {
  customerId?: string | undefined;
  address?: string | undefined;
}): (typeof neededInUse)[number][] => neededInUse.filter((field) => !values[field]?.trim());
