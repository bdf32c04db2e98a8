import { osEndpointId } from '#usp/endpoint-id.ts';
import { type ModelProfile, models, type ProductClass } from './models.ts';
import { mix, nameKey } from './random.ts';

export interface FleetIdentity {
  endpointId: string;
  model: string;
  productClass: ProductClass;
  serialNumber: string;
  /** `XX:XX:XX:XX:XX:XX` */
  macAddress: string;
  oui: string;
  manufacturer: string;
}

/** Returns the model of an index, cycling through the list: the first n devices are of n models. */
export function modelAt(
  index: number,
  among: readonly [ModelProfile, ...ModelProfile[]] = models,
): ModelProfile {
  return among[index % among.length] ?? among[0];
}

/**
 * Returns the identity of the device at this index. Pure: the registration of the fleet computes the same devices as
 * the fleet itself.
 */
export function fleetIdentity(
  seed: number,
  index: number,
  among: readonly [ModelProfile, ...ModelProfile[]] = models,
): FleetIdentity {
  const model = modelAt(index, among);
  const serialNumber = serialOf(seed, index);
  return {
    endpointId: osEndpointId(model.oui, serialNumber),
    model: model.name,
    productClass: model.productClass,
    serialNumber,
    macAddress: macAddress(model.oui, deviceNumber(seed, index)),
    oui: model.oui,
    manufacturer: model.manufacturer,
  };
}

/** Composes year and week of production, two letters of the seed's batch, and a unique number. */
function serialOf(seed: number, index: number): string {
  const hash = mix(seed, nameKey('serial'), index);
  const year = 22 + (hash % 4);
  const week = 1 + ((hash >>> 3) % 52);
  const batch = mix(seed, nameKey('batch')) % 676;
  const letters = String.fromCharCode(65 + Math.floor(batch / 26), 65 + (batch % 26));
  return `${year}${String(week).padStart(2, '0')}${letters}${String(index).padStart(6, '0')}`;
}

/** Multiplying by an odd number permutes 24 bits, so no two devices of a seed share an address. */
function deviceNumber(seed: number, index: number): number {
  return (Math.imul(index, 0x9e3779) + mix(seed, nameKey('mac'))) & 0xffffff;
}

export function macAddress(oui: string, number: number): string {
  const digits = oui + (number & 0xffffff).toString(16).padStart(6, '0').toUpperCase();
  return digits.replace(/(..)(?=.)/g, '$1:');
}

/** Returns the address of one of a device's further interfaces, derived as on real devices: same tail, other head. */
export function interfaceMac(base: string, offset: number): string {
  const first = Number.parseInt(base.slice(0, 2), 16) ^ ((offset & 0x3f) << 2);
  return first.toString(16).padStart(2, '0').toUpperCase() + base.slice(2);
}
