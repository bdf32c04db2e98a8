/** What happens to a device outside its tasks. One stream a device, `device:<endpointId>`. */
export type DeviceFact =
  | { type: 'device.registered'; data: DeviceRegistration }
  /** A USP session is open. `address` is the peer's IP address as the gateway saw it. */
  | { type: 'device.connected'; data: { address: string; subscribedTo: 'websocket' } }
  | { type: 'device.disconnected'; data: { reason: DisconnectReason } }
  /** The Boot! event of TR-181 (Device.Boot!). */
  | {
      type: 'device.booted';
      data: {
        cause: string;
        commandKey: string | null;
        firmwareUpdated: boolean;
        parameters: Record<string, string>;
      };
    }
  /** Parameter values that the device itself reported, by full Device:2 path. Secrets read back empty and are left out. */
  | { type: 'device.valuesObserved'; data: { source: ValueSource; values: Record<string, string> } };

export interface DeviceRegistration {
  opId: string;
  modelName: string;
  prodClass: string;
  deviceStatus: 'Inventory' | 'Requested' | 'Deployed';
  deviceName?: string;
  deviceSn?: string;
  macAddr?: string;
  manufacturerName?: string;
  manufacturerOui?: string;
  customerId?: string;
  retailer?: string;
  address?: string;
  city?: string;
  province?: string;
  lat?: number;
  lng?: number;
}

export type DisconnectReason =
  | 'closed'
  | 'lost'
  | 'leaseExpired'
  | 'replaced'
  | 'protocolError'
  | 'serverRestart';
export type ValueSource = 'get' | 'valueChange' | 'set' | 'event';
