/** A place in the life of a device: `Unregistered` for one that was not imported. */
export type DeviceStatus = 'Inventory' | 'Requested' | 'Deployed' | 'Unregistered';

export interface DeviceRegistration {
  opId: string;
  modelName: string;
  prodClass: string;
  deviceStatus: DeviceStatus;
  /** Imported: it becomes `Requested` when it connects for the first time (TN-186). */
  awaited?: boolean;
  /** Of an unregistered device. */
  unlisted?: Unlisted;
  deviceName?: string;
  /** The name was given while the device was in use: it is its customer's. */
  namedInUse?: boolean;
  /** When it came to its organisation from another one; ISO 8601. */
  ownerSince?: string;
  deviceSn?: string;
  macAddr?: string;
  manufacturerName?: string;
  manufacturerOui?: string;
  customerId?: string;
  retailer?: string;
  address?: string;
  zipCode?: string;
  city?: string;
  province?: string;
  lat?: number;
  lng?: number;
}

/** An unregistered device that is not in the list of those to decide about; a blocked one is also refused when it connects. */
export type Unlisted = 'ignored' | 'blocked';

/** Where a device is used. Without a marker the place is not on the map (RU-038). */
export interface Activation {
  customerId: string;
  address: string;
  zipCode?: string;
  retailer?: string;
  city?: string;
  province?: string;
  lat?: number;
  lng?: number;
}

/**
 * What moves a device through its life, on its own stream. `device.registered` is the whole registration: an import, or a
 * change of a name.
 */
export type LifecycleFact =
  | { type: 'device.registered'; data: DeviceRegistration }
  /** It connected without an import. */
  | { type: 'device.found'; data: FoundDevice }
  /** To an organisation below, with the organisation it came from. */
  | { type: 'device.allocated'; data: { opId: string; from: string } }
  /** Back to the organisation above. */
  | { type: 'device.released'; data: { opId: string; from: string } }
  /** `device`: an imported device connected for the first time; `person`: an installer asked. */
  | { type: 'device.activationRequested'; data: { by: 'device' | 'person' } }
  | { type: 'device.activated'; data: Activation }
  | { type: 'device.rejected'; data: { reason?: string } }
  /** Out of use: customer and place are removed. */
  | { type: 'device.retrieved'; data: Record<string, never> }
  | { type: 'device.customerChanged'; data: { customerId: string; retailer: string } }
  /** It leaves all lists. Its stream stays. */
  /** `undone`: with the upload that had brought it. */
  | { type: 'device.removed'; data: { undone?: true } }
  /** Of an unregistered device: listed apart, or also refused when it connects. */
  | { type: 'device.ignored'; data: Record<string, never> }
  | { type: 'device.blocked'; data: Record<string, never> }
  /** No longer ignored or blocked. */
  | { type: 'device.restored'; data: Record<string, never> };

/** What an endpoint id tells of a device without an import. */
export interface FoundDevice {
  opId: string;
  modelName: string;
  prodClass: string;
  deviceSn?: string;
  manufacturerOui?: string;
}

const registered = (deviceStatus: DeviceStatus): LifecycleFact => ({
  type: 'device.registered',
  data: { opId: 'northwind', modelName: 'AR2140', prodClass: 'APROUTER', deviceStatus },
});

export const lifecycleSamples: LifecycleFact[] = [
  registered('Inventory'),
  registered('Requested'),
  registered('Deployed'),
  registered('Unregistered'),
  { type: 'device.found', data: { opId: 'waymark', modelName: 'Unknown', prodClass: 'APROUTER' } },
  { type: 'device.allocated', data: { opId: 'hillside-school', from: 'northwind' } },
  { type: 'device.released', data: { opId: 'northwind', from: 'hillside-school' } },
  { type: 'device.activationRequested', data: { by: 'device' } },
  { type: 'device.activated', data: { customerId: 'C-10001', address: '12 Harbour Road' } },
  { type: 'device.rejected', data: {} },
  { type: 'device.retrieved', data: {} },
  { type: 'device.customerChanged', data: { customerId: 'C-10002', retailer: 'Corner Store' } },
  { type: 'device.removed', data: {} },
  { type: 'device.ignored', data: {} },
  { type: 'device.blocked', data: {} },
  { type: 'device.restored', data: {} },
];

/** Types of the facts of a life. */
export const lifecycleTypes: ReadonlySet<string> = new Set(lifecycleSamples.map(({ type }) => type));
