/** State of a device in its lifecycle: `Unregistered` for one that was not imported. */
export type DeviceStatus = 'Inventory' | 'Requested' | 'Deployed' | 'Unregistered';

export interface DeviceRegistration {
  opId: string;
  modelName: string;
  prodClass: string;
  deviceStatus: DeviceStatus;
  /** The device was imported and becomes `Requested` when it connects for the first time (TN-186). */
  awaited?: boolean;
  /** Present only for an unregistered device. */
  unlisted?: Unlisted;
  deviceName?: string;
  /** The name was given while the device was in use, so it belongs to its customer. */
  namedInUse?: boolean;
  /** Time at which the device came to its organisation from another one; ISO 8601. */
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

/**
 * State of an unregistered device that is hidden from the list of new devices; a blocked one is also refused when it
 * connects.
 */
export type Unlisted = 'ignored' | 'blocked';

/** Customer and site of a device. Without a marker the site is not on the map (RU-038). */
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
 * The facts that change a device's lifecycle, in the device's stream. `device.registered` holds the whole registration,
 * of an import or of a new name.
 */
export type LifecycleFact =
  | { type: 'device.registered'; data: DeviceRegistration }
  /** The device connected without an import. */
  | { type: 'device.found'; data: FoundDevice }
  /** The device moved to an organisation below; `from` is its previous organisation. */
  | { type: 'device.allocated'; data: { opId: string; from: string } }
  /** The device returned to the organisation above. */
  | { type: 'device.released'; data: { opId: string; from: string } }
  /** `device`: an imported device connected for the first time; `person`: an installer asked. */
  | { type: 'device.activationRequested'; data: { by: 'device' | 'person' } }
  | { type: 'device.activated'; data: Activation }
  | { type: 'device.rejected'; data: { reason?: string } }
  /** The device is out of use: customer and site are removed. */
  | { type: 'device.retrieved'; data: Record<string, never> }
  | { type: 'device.customerChanged'; data: { customerId: string; retailer: string } }
  /**
   * The device was removed from all lists. Its stream stays.
   * `undone`: by undoing the upload that had added it.
   */
  /** `undone`: with the upload that had brought it. */
  | { type: 'device.removed'; data: { undone?: true } }
  /** An unregistered device was moved to the list of ignored ones; a blocked one is also refused when it connects. */
  | { type: 'device.ignored'; data: Record<string, never> }
  | { type: 'device.blocked'; data: Record<string, never> }
  /** The device is no longer ignored or blocked. */
  | { type: 'device.restored'; data: Record<string, never> };

/** Data that an endpoint id contains about a device without an import. */
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

/** Fact types of the lifecycle. */
export const lifecycleTypes: ReadonlySet<string> = new Set(lifecycleSamples.map(({ type }) => type));
