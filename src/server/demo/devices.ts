import { productClasses } from '#domain/models.ts';
import type { DeviceRegistration } from '#machines/device-lifecycle/events.ts';
import type { JsonObject } from '#machines/json.ts';
import { type FleetIdentity, fleetIdentity } from '#simulator/identity.ts';
import { foreign, models } from '#simulator/models.ts';
import { identityIn } from '#usp/endpoint-id.ts';
import { cities } from './organisation.ts';

/** Seed of the fleet that `npm start` runs: the same seed gives the same devices. */
export const fleetSeed = 1;

/** Owners of each seven consecutive devices: the first operator has the most, and each level below has some. */
const owners = [
  'northwind',
  'northwind',
  'northwind-south',
  'northwind',
  'hillside-school',
  'brightline',
  'brightline',
] as const;

/** Statuses other than deployed, rare enough to stand out. */
const statuses = { 9: 'Inventory', 13: 'Requested', 20: 'Inventory', 24: 'Requested' } as const;
const statusCycle = 28;

const places = ['Lobby', 'Kitchen', 'Office', 'Studio', 'Classroom', 'Library', 'Lounge', 'Workshop'];
const kinds = { STB: 'set-top box', APROUTER: 'router', AP: 'access point', EXTENDER: 'extender' } as const;
const retailers = ['Harbour Electronics', 'Corner Store', 'Online shop'];

export interface DemoDevice {
  endpointId: string;
  registration: DeviceRegistration;
}

/** Returns the registration of a device, as the log appends it. */
export const registered = ({ endpointId, registration }: DemoDevice) => ({
  streamId: `device:${endpointId}`,
  kind: 'device' as const,
  machineVersion: '1',
  expectedVersion: 0,
  events: [
    {
      type: 'device.registered',
      data: { ...registration } satisfies JsonObject,
      actor: { kind: 'server' as const, id: 'demo', name: 'demo' },
    },
  ],
});

export function demoDevice(index: number): DemoDevice {
  const identity = fleetIdentity(fleetSeed, index);
  return { endpointId: identity.endpointId, registration: registrationOf(identity, index) };
}

function registrationOf(identity: FleetIdentity, index: number): DeviceRegistration {
  const deviceStatus = statusOf(index);
  const common: DeviceRegistration = {
    opId: owners[index % owners.length] ?? 'northwind',
    modelName: identity.model,
    prodClass: identity.productClass,
    deviceStatus,
    deviceSn: identity.serialNumber,
    macAddr: identity.macAddress,
    manufacturerName: identity.manufacturer,
    manufacturerOui: identity.oui,
  };
  // A device in stock has no customer and no address yet.
  if (deviceStatus !== 'Deployed') return common;
  // Two of a model are in one city, so that they can be used in one bulk action (docs/decisions/144).
  const pair = Math.floor(index / (2 * models.length));
  const place = cities[((index % models.length) + pair) % cities.length] ?? cities[0];
  const spread = (step: number) => ((index * step) % 41) / 1000 - 0.02;
  return {
    ...common,
    deviceName: `${places[index % places.length]} ${kinds[identity.productClass]} ${index + 1}`,
    customerId: `C-${String(10_001 + index)}`,
    retailer: retailers[index % retailers.length] ?? '',
    address: `${12 + ((index * 7) % 180)} Harbour Road`,
    city: place.city,
    province: place.province,
    lat: Number((place.lat + spread(17)).toFixed(5)),
    lng: Number((place.lng + spread(29)).toFixed(5)),
  };
}

function statusOf(index: number): DeviceRegistration['deviceStatus'] {
  const position = index % statusCycle;
  return position in statuses ? statuses[position as keyof typeof statuses] : 'Deployed';
}

const makers: ReadonlySet<string> = new Set([...models, foreign].map(({ oui }) => oui));

/**
 * Registers a simulated device beyond the fleet (`npm run fleet`) as imported: a requested one of the first operator.
 * Null for any other manufacturer's.
 */
export function demoArrival(endpointId: string): DeviceRegistration | null {
  const { oui, productClass, serialNumber } = identityIn(endpointId);
  if (!oui || !makers.has(oui)) return null;
  return {
    opId: 'northwind',
    modelName: 'Unknown',
    prodClass: productClasses.find((name) => name === productClass) ?? 'APROUTER',
    deviceStatus: 'Requested',
    awaited: false,
    manufacturerOui: oui,
    ...(serialNumber && { deviceSn: serialNumber }),
  };
}
