/** How a parameter of a device is known to the product. */
export interface DeviceParameter {
  /**
   * TR-181 Device:2 paths, the one of the present data model first, then those of other generations. `*` stands for any
   * instance number, `#2` after a path for the second item of a comma-separated list.
   */
  paths: readonly [string, ...string[]];
  /** `list`: comma-separated texts. */
  type: 'text' | 'number' | 'boolean' | 'list';
  /** Read after each connect of the device. */
  readOnConnect?: true;
  /** Reported by the device as it changes: while a console shows it, or while its Wi-Fi is monitored (CL-019). */
  watched?: 'shown' | 'monitored';
  /** Stands in rows of lists, so every console in scope hears of a change. */
  inRows?: true;
  /** The product sets it. */
  writable?: true;
}

const info = 'Device.DeviceInfo.';
/** The vendor extension (docs/usp-extension.md). */
const extension = 'Device.X_WAYMARK_Device.';
/** What only a set-top box has of it. */
export const setTopObject = 'Device.X_WAYMARK_STB.';
const volume = 'Device.StorageService.*.LogicalVolume.*.';
const uplink = 'Device.IP.Interface.1.IPv4Address.*.';
const text = { type: 'text' } as const;
const number = { type: 'number' } as const;
const readOnConnect = { readOnConnect: true } as const;
const ssid = 'Device.WiFi.SSID.*.';
const accessPoint = 'Device.WiFi.AccessPoint.*.';
/** Of a radio: set by the product, and told by the device when it or its user changes it. */
const radioSetting = <N extends string>(name: N) =>
  ({ paths: [`Device.WiFi.Radio.*.${name}`], watched: 'shown', writable: true }) as const;
const timeServer = <N extends number>(n: N) =>
  ({
    ...text,
    paths: [`Device.Time.NTPServer${n}`, `Device.Time.Client.*.Servers#${n}`],
    writable: true,
  }) as const;

/**
 * Every parameter of a device that the product reads, watches, shows or sets, and the only place where its path stands.
 * Values on the wire are text; `type` says how they are read. Memory in KiB, times in seconds, signals in dBm.
 */
export const deviceParameters = {
  manufacturer: { ...text, ...readOnConnect, paths: [`${info}Manufacturer`] },
  manufacturerOui: { ...text, ...readOnConnect, paths: [`${info}ManufacturerOUI`] },
  modelName: { ...text, ...readOnConnect, paths: [`${info}ModelName`], inRows: true },
  productClass: { ...text, ...readOnConnect, paths: [`${info}ProductClass`] },
  serialNumber: { ...text, ...readOnConnect, paths: [`${info}SerialNumber`] },
  hardwareVersion: { ...text, ...readOnConnect, paths: [`${info}HardwareVersion`] },
  softwareVersion: {
    ...text,
    ...readOnConnect,
    paths: [`${info}SoftwareVersion`],
    watched: 'shown',
    inRows: true,
  },
  upTime: { ...number, ...readOnConnect, paths: [`${info}UpTime`] },
  cpuUsage: { ...number, paths: [`${info}ProcessStatus.CPUUsage`], watched: 'shown' },
  memoryTotal: { ...number, paths: [`${info}MemoryStatus.Total`] },
  memoryFree: { ...number, paths: [`${info}MemoryStatus.Free`], watched: 'shown' },
  // The first volume of the device (TR-140).
  storageCapacity: { ...number, paths: [`${volume}Capacity`] },
  storageUsed: { ...number, paths: [`${volume}UsedSpace`] },
  temperature: { ...number, paths: [`${info}TemperatureStatus.TemperatureSensor.*.Value`] },

  macAddress: { ...text, ...readOnConnect, paths: ['Device.Ethernet.Interface.1.MACAddress'] },
  ethernetStatus: { ...text, paths: ['Device.Ethernet.Interface.*.Status'] },
  ipAddress: { ...text, paths: [`${uplink}IPAddress`] },
  subnetMask: { ...text, paths: [`${uplink}SubnetMask`] },
  gateway: {
    ...text,
    paths: ['Device.DHCPv4.Client.*.IPRouters', 'Device.Routing.Router.*.IPv4Forwarding.*.GatewayIPAddress'],
  },
  dnsServer: { ...text, paths: ['Device.DNS.Client.Server.*.DNSServer'] },
  wifiStatus: { ...text, paths: ['Device.WiFi.SSID.*.Status', 'Device.WiFi.Radio.*.Status'] },
  signalStrength: { ...number, paths: ['Device.WiFi.EndPoint.*.Stats.SignalStrength'] },
  stationSignal: {
    ...number,
    paths: ['Device.WiFi.AccessPoint.*.AssociatedDevice.*.SignalStrength'],
    watched: 'monitored',
  },
  stationActive: {
    type: 'boolean',
    paths: ['Device.WiFi.AccessPoint.*.AssociatedDevice.*.Active'],
    watched: 'monitored',
  },

  radioBand: { ...text, paths: ['Device.WiFi.Radio.*.OperatingFrequencyBand'] },
  radioEnable: { type: 'boolean', ...radioSetting('Enable') },
  radioStandards: { ...text, ...radioSetting('OperatingStandards') },
  radioChannel: { ...number, ...radioSetting('Channel') },
  radioPossibleChannels: { ...text, paths: ['Device.WiFi.Radio.*.PossibleChannels'] },
  radioAutoChannel: { type: 'boolean', ...radioSetting('AutoChannelEnable') },
  radioAutoChannelSupported: { type: 'boolean', paths: ['Device.WiFi.Radio.*.AutoChannelSupported'] },
  radioWidth: { ...text, ...radioSetting('OperatingChannelBandwidth') },
  radioExtensionChannel: { ...text, ...radioSetting('ExtensionChannel') },
  radioPower: { ...number, ...radioSetting('TransmitPower') },
  ssidRadio: { ...text, paths: [`${ssid}LowerLayers`] },
  ssidName: { ...text, paths: [`${ssid}SSID`] },
  accessPointSsid: { ...text, paths: [`${accessPoint}SSIDReference`] },
  securityModes: { type: 'list', paths: [`${accessPoint}Security.ModesSupported`] },
  securityMode: { ...text, paths: [`${accessPoint}Security.ModeEnabled`], writable: true },
  encryptionMode: { ...text, paths: [`${accessPoint}Security.EncryptionMode`], writable: true },

  timeEnable: { type: 'boolean', paths: ['Device.Time.Enable'], writable: true },
  timeZone: { ...text, paths: ['Device.Time.LocalTimeZone'], writable: true },
  localTime: { ...text, paths: ['Device.Time.CurrentLocalTime'] },
  // The client object replaced the five parameters in TR-181 2.19.
  timeServer1: timeServer(1),
  timeServer2: timeServer(2),
  timeServer3: timeServer(3),
  timeServer4: timeServer(4),
  timeServer5: timeServer(5),

  lock: {
    type: 'boolean',
    ...readOnConnect,
    paths: ['Device.X_WAYMARK_Lock.Enable'],
    watched: 'shown',
    inRows: true,
    writable: true,
  },
  powerMode: { ...text, ...readOnConnect, paths: [`${extension}PowerMode`] },
  meshRole: { ...text, ...readOnConnect, paths: [`${extension}MeshRole`] },
  agentVersion: { ...text, ...readOnConnect, paths: [`${extension}AgentVersion`] },
  applicationVersion: { ...text, ...readOnConnect, paths: [`${setTopObject}ApplicationVersion`] },
  googleSignedIn: { type: 'boolean', ...readOnConnect, paths: [`${setTopObject}GoogleSignedIn`] },
  lnbType: { ...text, ...readOnConnect, paths: [`${setTopObject}LNB.Type`] },
  lnbValue: { ...text, ...readOnConnect, paths: [`${setTopObject}LNB.Value`] },
  metaDataVersion: { ...text, ...readOnConnect, paths: [`${extension}MetaDataVersion`] },
} satisfies Record<string, DeviceParameter>;

export type ParameterName = keyof typeof deviceParameters;
