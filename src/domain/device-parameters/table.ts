import type { Quantity } from '../measurement.ts';

/** A device parameter that the product knows. */
export interface DeviceParameter {
  /**
   * TR-181 Device:2 paths, the one of the present data model first, then those of other generations. `*` is any
   * instance number, `{uplink}` at its beginning the object that has this role on the device (`roles.ts`), `#2` after a
   * path for the second item of a comma-separated list.
   */
  paths: readonly [string, ...string[]];
  /** `list`: comma-separated texts. */
  type: 'text' | 'number' | 'boolean' | 'list';
  /** Quantity of a number. Default: an amount, or any number if writable. */
  quantity?: Quantity;
  /** The parameter is read after each connect of the device. */
  readOnConnect?: true;
  /**
   * The parameter describes a feature of the device. It is read after each connect of a device whose model is in no
   * table.
   */
  describes?: true;
  /**
   * The device reports changes: while a console shows the device, while its Wi-Fi is monitored (CL-019), or while a
   * console shows it and it is a set-top box.
   */
  watched?: 'shown' | 'monitored' | 'setTop';
  /** The parameter is shown in lists, so every console in scope is notified of a change. */
  inRows?: true;
  /** The product writes the parameter. */
  writable?: true;
  /** The value is an IP address. Agents write zeros for none. */
  isAddress?: true;
  /** The value names bands, which agents spell in many ways. */
  isBand?: true;
  /** The product's boolean is the opposite of the device's. */
  inverted?: true;
}

const info = 'Device.DeviceInfo.';
/** The vendor extension (docs/usp-extension.md). */
const extension = 'Device.X_WAYMARK_Device.';
/** Objects that only a set-top box has. */
export const setTopObject = 'Device.X_WAYMARK_STB.';
/** Object of a device that reverts a change unless it is confirmed. */
export const commitObject = 'Device.X_WAYMARK_ConfirmedCommit.';
/** Objects of the content that a set-top box fetches and shows (docs/usp-extension.md). */
export const contentObjects = {
  landingChannel: 'Device.X_WAYMARK_LandingChannel.',
  bootAd: 'Device.X_WAYMARK_BootAd.',
  metadata: 'Device.X_WAYMARK_Metadata.',
} as const;
/** The components of a set-top box by TR-135. */
const components = 'Device.Services.STBService.*.Components.';
const hdmi = `${components}HDMI.*.` as const;
const display = `${hdmi}DisplayDevice.` as const;
const audioOut = `${components}AudioOutput.*.` as const;
/** TR-135 has no satellite tuner: this object is a sibling of its terrestrial one. */
const satellite = `${components}FrontEnd.*.X_WAYMARK_DVBS.` as const;
/** TR-135's terrestrial tuner, which has other names for the same values. */
export const terrestrialTuner = `${components}FrontEnd.*.DVBT.Modulation.` as const;
const volume = 'Device.StorageService.*.LogicalVolume.*.';
const uplink = '{uplink}';
const home = '{home}';
const pool = '{homePool}';
const lease = '{homePool}Client.*.';
const ethernet = 'Device.Ethernet.Interface.*.';
/** Table of filters; rows are added and deleted. */
export const filterTable = '{filterChain}Rule.';
/** Table of reserved addresses; rows are added and deleted. */
export const reservationTable = '{homePool}StaticAddress.';
/** Access to the device's own pages over its uplink (TR-181). */
const remoteAccess = 'Device.UserInterface.RemoteAccess.';
/** Apps: a deployment unit is installed, an execution unit runs. */
const deploymentUnit = 'Device.SoftwareModules.DeploymentUnit.*.';
const deployedApp = `${deploymentUnit}X_WAYMARK_App.` as const;
const executionUnit = 'Device.SoftwareModules.ExecutionUnit.*.';
const executionEnvironment = 'Device.SoftwareModules.ExecEnv.*.';
const text = { type: 'text' } as const;
const number = { type: 'number' } as const;
const signal = { ...number, quantity: 'signal' } as const;
const writable = { writable: true } as const;
const readOnConnect = { readOnConnect: true } as const;
const describes = { describes: true } as const;
/** Defines the number of rows of a table. */
const count = <T extends string>(table: T) =>
  ({ ...number, ...describes, paths: [`${table}NumberOfEntries`] }) as const;
const ipStats = 'Device.IP.Interface.*.Stats.';
const radioStats = 'Device.WiFi.Radio.*.Stats.';
const ssid = 'Device.WiFi.SSID.*.';
const accessPoint = 'Device.WiFi.AccessPoint.*.';
const security = `${accessPoint}Security.` as const;
const endpoint = 'Device.WiFi.EndPoint.*.';
const station = `${accessPoint}AssociatedDevice.*.` as const;
/** The mesh as reported by one of its members (TR-181 Data Elements, based on Wi-Fi EasyMesh). */
const mesh = 'Device.WiFi.DataElements.Network.';
const meshDevice = `${mesh}Device.*.` as const;
const backhaul = `${meshDevice}MultiAPDevice.Backhaul.` as const;
const meshRadio = `${meshDevice}Radio.*.` as const;
const meshClient = `${meshRadio}BSS.*.STA.*.` as const;
/** Defines a parameter of a set-top box that only the vendor extension has. */
const setTop = <N extends string>(name: N) => ({ paths: [`${setTopObject}${name}`] }) as const;
/** Defines a counter of an interface since the device started. */
const counter = <P extends string>(object: P, name: string) =>
  ({ ...number, paths: [`${object}${name}`] }) as const;
/** Defines a setting of a radio: the product writes it, and the device reports changes by itself or its user. */
const radioSetting = <N extends string>(name: N) =>
  ({ paths: [`Device.WiFi.Radio.*.${name}`], watched: 'shown', writable: true }) as const;
const timeServer = <N extends number>(n: N) =>
  ({
    ...text,
    paths: [`Device.Time.NTPServer${n}`, `Device.Time.Client.*.Servers#${n}`],
    writable: true,
  }) as const;

/**
 * Every device parameter that the product reads, watches, shows or writes; only this table contains their paths. Values
 * are sent as text; `type` defines their interpretation. Memory in KiB, times in seconds, signals in dBm.
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
  // With one bank a download cannot be rolled back, which a plan states.
  firmwareBanks: { ...number, ...readOnConnect, paths: [`${info}FirmwareImageNumberOfEntries`] },
  upTime: { ...number, ...readOnConnect, paths: [`${info}UpTime`] },
  cpuUsage: { ...number, paths: [`${info}ProcessStatus.CPUUsage`], watched: 'shown' },
  memoryTotal: { ...number, paths: [`${info}MemoryStatus.Total`] },
  memoryFree: { ...number, paths: [`${info}MemoryStatus.Free`], watched: 'shown' },
  // The first volume of the device (TR-140).
  storageCapacity: { ...number, paths: [`${volume}Capacity`] },
  storageUsed: { ...number, paths: [`${volume}UsedSpace`] },
  temperature: {
    ...number,
    quantity: 'temperature',
    paths: [`${info}TemperatureStatus.TemperatureSensor.*.Value`],
  },
  temperatureSensor: { ...text, paths: [`${info}TemperatureStatus.TemperatureSensor.*.Name`] },

  macAddress: { ...text, ...readOnConnect, paths: ['Device.Ethernet.Interface.1.MACAddress'] },
  ethernetStatus: { ...text, paths: [`${ethernet}Status`] },
  ipAddress: { ...text, isAddress: true, ...writable, paths: [`${uplink}IPv4Address.*.IPAddress`] },
  subnetMask: { ...text, ...writable, paths: [`${uplink}IPv4Address.*.SubnetMask`] },
  gateway: { ...text, isAddress: true, ...writable, paths: ['{defaultRoute}GatewayIPAddress'] },
  dhcpGateway: { ...text, isAddress: true, paths: ['{uplinkDhcp}IPRouters'] },
  dnsServerCount: { ...number, paths: ['Device.DNS.Client.ServerNumberOfEntries'] },
  dnsServer1: { ...text, isAddress: true, ...writable, paths: ['{firstDns}DNSServer'] },
  dnsServer2: { ...text, isAddress: true, ...writable, paths: ['{secondDns}DNSServer'] },
  wanStatus: { ...text, paths: [`${uplink}Status`] },
  wanMtu: { ...number, ...writable, paths: [`${uplink}MaxMTUSize`] },
  dhcpEnable: { type: 'boolean', ...writable, paths: ['{uplinkDhcp}Enable'] },
  dhcpStatus: { ...text, paths: ['{uplinkDhcp}DHCPStatus'] },
  dhcpLeaseLeft: { ...number, paths: ['{uplinkDhcp}LeaseTimeRemaining'] },
  pppEnable: { type: 'boolean', ...writable, paths: ['{uplinkPpp}Enable'] },
  pppUsername: { ...text, ...writable, paths: ['{uplinkPpp}Username'] },
  pppPassword: { ...text, ...writable, paths: ['{uplinkPpp}Password'] },
  pppStatus: { ...text, paths: ['{uplinkPpp}ConnectionStatus'] },
  ipv6Capable: { type: 'boolean', paths: ['Device.IP.IPv6Capable'] },
  ipv6Enable: { type: 'boolean', ...writable, paths: [`${uplink}IPv6Enable`] },
  ipv6Address: { ...text, ...writable, paths: [`${uplink}IPv6Address.*.IPAddress`] },
  ipv6Origin: { ...text, paths: [`${uplink}IPv6Address.*.Origin`] },
  ipv6Prefix: { ...text, paths: [`${uplink}IPv6Prefix.*.Prefix`] },
  ipv6Gateway: { ...text, ...writable, paths: ['{defaultRoute6}NextHop'] },
  dhcpv6Enable: { type: 'boolean', ...writable, paths: ['{uplinkDhcp6}Enable'] },

  lanAddress: { ...text, ...writable, paths: [`${home}IPv4Address.*.IPAddress`] },
  lanMask: { ...text, ...writable, paths: [`${home}IPv4Address.*.SubnetMask`] },
  poolEnable: { type: 'boolean', ...writable, paths: [`${pool}Enable`] },
  poolFirst: { ...text, ...writable, paths: [`${pool}MinAddress`] },
  poolLast: { ...text, ...writable, paths: [`${pool}MaxAddress`] },
  poolLease: { ...number, ...writable, paths: [`${pool}LeaseTime`] },
  poolDns: { ...text, ...writable, paths: [`${pool}DNSServers`] },
  poolDomain: { ...text, ...writable, paths: [`${pool}DomainName`] },
  leaseMac: { ...text, paths: [`${lease}Chaddr`] },
  leaseAddress: { ...text, isAddress: true, paths: [`${lease}IPv4Address.*.IPAddress`] },
  leaseEnd: { ...text, paths: [`${lease}IPv4Address.*.LeaseTimeRemaining`] },

  ethernetName: { ...text, paths: [`${ethernet}Name`] },
  ethernetMac: { ...text, paths: [`${ethernet}MACAddress`] },
  ethernetUpstream: { type: 'boolean', paths: [`${ethernet}Upstream`] },
  ethernetRate: { ...number, paths: [`${ethernet}CurrentBitRate`] },
  leaseCount: { ...number, paths: ['{homePool}ClientNumberOfEntries'] },
  hostCount: { ...number, paths: ['Device.Hosts.HostNumberOfEntries'] },
  hostMac: { ...text, paths: ['Device.Hosts.Host.*.PhysAddress'] },
  hostAddress: { ...text, isAddress: true, paths: ['Device.Hosts.Host.*.IPAddress'] },
  hostName: { ...text, paths: ['Device.Hosts.Host.*.HostName'] },
  hostActive: { type: 'boolean', paths: ['Device.Hosts.Host.*.Active'] },
  hostInterface: { ...text, paths: ['Device.Hosts.Host.*.InterfaceType'] },
  wifiStatus: { ...text, paths: ['Device.WiFi.SSID.*.Status', 'Device.WiFi.Radio.*.Status'] },
  signalStrength: { ...signal, paths: ['Device.WiFi.EndPoint.*.Stats.SignalStrength'] },
  stationCount: { ...number, paths: [`${accessPoint}AssociatedDeviceNumberOfEntries`] },
  stationMac: { ...text, paths: [`${station}MACAddress`] },
  stationSignal: { ...signal, paths: [`${station}SignalStrength`], watched: 'monitored' },
  stationActive: { type: 'boolean', paths: [`${station}Active`], watched: 'monitored' },
  stationStandard: { ...text, paths: [`${station}OperatingStandard`] },
  stationDownRate: { ...number, paths: [`${station}LastDataDownlinkRate`] },
  stationUpRate: { ...number, paths: [`${station}LastDataUplinkRate`] },

  radioBand: { ...text, ...describes, isBand: true, paths: ['Device.WiFi.Radio.*.OperatingFrequencyBand'] },
  radioBands: {
    type: 'list',
    ...describes,
    isBand: true,
    paths: ['Device.WiFi.Radio.*.SupportedFrequencyBands'],
  },
  radioPossibleStandards: { type: 'list', ...describes, paths: ['Device.WiFi.Radio.*.SupportedStandards'] },
  radioEnable: { type: 'boolean', ...radioSetting('Enable') },
  radioStandards: { ...text, ...radioSetting('OperatingStandards') },
  radioChannel: { ...number, ...radioSetting('Channel') },
  radioPossibleChannels: { ...text, paths: ['Device.WiFi.Radio.*.PossibleChannels'] },
  radioAutoChannel: { type: 'boolean', ...radioSetting('AutoChannelEnable') },
  radioAutoChannelSupported: { type: 'boolean', paths: ['Device.WiFi.Radio.*.AutoChannelSupported'] },
  radioWidth: { ...text, ...radioSetting('OperatingChannelBandwidth') },
  radioSupportedWidths: {
    type: 'list',
    paths: ['Device.WiFi.Radio.*.SupportedOperatingChannelBandwidths'],
  },
  radioExtensionChannel: { ...text, ...radioSetting('ExtensionChannel') },
  radioPower: { ...number, ...radioSetting('TransmitPower') },
  ssidRadio: { ...text, paths: [`${ssid}LowerLayers`] },
  ssidName: { ...text, ...writable, paths: [`${ssid}SSID`] },
  accessPointSsid: { ...text, paths: [`${accessPoint}SSIDReference`] },
  securityModes: { type: 'list', ...describes, paths: [`${accessPoint}Security.ModesSupported`] },
  securityMode: { ...text, paths: [`${accessPoint}Security.ModeEnabled`], writable: true },
  encryptionMode: { ...text, paths: [`${accessPoint}Security.EncryptionMode`], writable: true },

  // Networks and their security (CL-061, CL-063..CL-068, CL-076, CL-077, CL-081).
  ssidEnable: { type: 'boolean', ...writable, paths: [`${ssid}Enable`] },
  ssidBssid: { ...text, paths: [`${ssid}BSSID`] },
  accessPointEnable: { type: 'boolean', ...writable, paths: [`${accessPoint}Enable`] },
  ssidHidden: {
    type: 'boolean',
    ...writable,
    inverted: true,
    paths: [`${accessPoint}SSIDAdvertisementEnabled`],
  },
  accessPointIsolation: { type: 'boolean', ...writable, paths: [`${accessPoint}IsolationEnable`] },
  radioDfs: { type: 'boolean', paths: ['Device.WiFi.Radio.*.IEEE80211hEnabled'] },
  radioDfsState: { ...text, paths: ['Device.WiFi.Radio.*.X_WAYMARK_DFSState'] },
  wpsEnable: { type: 'boolean', ...writable, paths: [`${accessPoint}WPS.Enable`] },
  rekeyingInterval: { ...number, ...writable, paths: [`${security}RekeyingInterval`] },
  keyPassphrase: { ...text, ...writable, paths: [`${security}KeyPassphrase`] },
  saePassphrase: { ...text, ...writable, paths: [`${security}SAEPassphrase`] },
  preSharedKey: { ...text, ...writable, paths: [`${security}PreSharedKey`] },
  wepKey: { ...text, paths: [`${security}WEPKey`] },
  radiusAddress: { ...text, ...writable, paths: [`${security}RadiusServerIPAddr`] },
  radiusPort: { ...number, ...writable, paths: [`${security}RadiusServerPort`] },
  radiusSecret: { ...text, ...writable, paths: [`${security}RadiusSecret`] },
  secondaryRadiusAddress: { ...text, ...writable, paths: [`${security}SecondaryRadiusServerIPAddr`] },
  secondaryRadiusPort: { ...number, ...writable, paths: [`${security}SecondaryRadiusServerPort`] },
  secondaryRadiusSecret: { ...text, ...writable, paths: [`${security}SecondaryRadiusSecret`] },
  bandSteering: {
    type: 'boolean',
    ...describes,
    ...writable,
    paths: ['Device.WiFi.X_WAYMARK_BandSteering.Enable'],
  },
  endpointEnable: { type: 'boolean', ...writable, paths: [`${endpoint}Enable`] },
  endpointStatus: { ...text, paths: [`${endpoint}Status`] },
  endpointMac: { ...text, paths: [`${endpoint}MACAddress`] },
  endpointSsid: { ...text, paths: [`${endpoint}Profile.*.SSID`] },
  endpointDownRate: { ...number, paths: [`${endpoint}Stats.LastDataDownlinkRate`] },
  endpointUpRate: { ...number, paths: [`${endpoint}Stats.LastDataUplinkRate`] },
  meshController: { ...text, paths: [`${mesh}ControllerID`] },
  meshId: { ...text, paths: [`${meshDevice}ID`] },
  meshModel: { ...text, paths: [`${meshDevice}ManufacturerModel`] },
  meshAddress: { ...text, isAddress: true, paths: [`${meshDevice}X_WAYMARK_IPAddress`] },
  uplinkType: { ...text, paths: [`${backhaul}LinkType`] },
  uplinkBssid: { ...text, paths: [`${backhaul}BackhaulMACAddress`] },
  uplinkDevice: { ...text, paths: [`${backhaul}BackhaulDeviceID`] },
  // RCPI, as for clients: half dB above -110 dBm (IEEE 802.11, 9.4.2.37).
  uplinkRcpi: { ...number, quantity: 'rcpi', paths: [`${backhaul}Stats.SignalStrength`] },
  uplinkDownRate: { ...number, paths: [`${backhaul}Stats.LastDataDownlinkRate`] },
  uplinkUpRate: { ...number, paths: [`${backhaul}Stats.LastDataUplinkRate`] },
  meshClass: { ...number, paths: [`${meshRadio}CurrentOperatingClassProfile.*.Class`] },
  meshChannel: { ...number, paths: [`${meshRadio}CurrentOperatingClassProfile.*.Channel`] },
  meshBssid: { ...text, paths: [`${meshRadio}BSS.*.BSSID`] },
  meshClient: { ...text, paths: [`${meshClient}MACAddress`] },
  meshClientName: { ...text, paths: [`${meshClient}Hostname`] },
  meshClientAddress: { ...text, isAddress: true, paths: [`${meshClient}IPV4Address`] },
  meshClientRcpi: { ...number, quantity: 'rcpi', paths: [`${meshClient}SignalStrength`] },
  meshClientDownRate: { ...number, paths: [`${meshClient}LastDataDownlinkRate`] },
  meshClientUpRate: { ...number, paths: [`${meshClient}LastDataUplinkRate`] },

  radioCount: count('Device.WiFi.Radio'),
  accessPointCount: count('Device.WiFi.AccessPoint'),
  meshDeviceCount: count(`${mesh}Device`),
  ipInterfaceCount: count('Device.IP.Interface'),
  poolCount: count('Device.DHCPv4.Server.Pool'),
  chainCount: count('Device.Firewall.Chain'),
  environmentCount: count('Device.SoftwareModules.ExecEnv'),
  hdmiCount: count(`${components}HDMI`),
  audioOutputCount: count(`${components}AudioOutput`),
  caCount: { ...number, paths: [`${components}CANumberOfEntries`] },
  caStatus: { ...text, paths: [`${components}CA.*.Status`] },
  caReader: { ...text, paths: [`${components}CA.*.SmartCardReader`] },
  cardStatus: { ...text, paths: ['Device.SmartCardReaders.SmartCardReader.*.SmartCard.Status'] },

  ipBytesReceived: counter(ipStats, 'BytesReceived'),
  ipBytesSent: counter(ipStats, 'BytesSent'),
  ipPacketsReceived: counter(ipStats, 'PacketsReceived'),
  ipPacketsSent: counter(ipStats, 'PacketsSent'),
  ipErrorsReceived: counter(ipStats, 'ErrorsReceived'),
  ipErrorsSent: counter(ipStats, 'ErrorsSent'),
  ipDiscardsReceived: counter(ipStats, 'DiscardPacketsReceived'),
  ipDiscardsSent: counter(ipStats, 'DiscardPacketsSent'),
  radioBytesReceived: counter(radioStats, 'BytesReceived'),
  radioBytesSent: counter(radioStats, 'BytesSent'),
  radioPacketsReceived: counter(radioStats, 'PacketsReceived'),
  radioPacketsSent: counter(radioStats, 'PacketsSent'),
  radioErrorsReceived: counter(radioStats, 'ErrorsReceived'),
  radioErrorsSent: counter(radioStats, 'ErrorsSent'),
  radioDiscardsReceived: counter(radioStats, 'DiscardPacketsReceived'),
  radioDiscardsSent: counter(radioStats, 'DiscardPacketsSent'),

  filterCount: { ...number, paths: ['{filterChain}RuleNumberOfEntries'] },
  filterEnable: { type: 'boolean', paths: [`${filterTable}*.Enable`] },
  filterTarget: { ...text, paths: [`${filterTable}*.Target`] },
  filterText: { ...text, paths: [`${filterTable}*.Description`] },
  filterSourceIp: { ...text, paths: [`${filterTable}*.SourceIP`] },
  filterSourceMask: { ...text, paths: [`${filterTable}*.SourceMask`] },
  filterDestIp: { ...text, paths: [`${filterTable}*.DestIP`] },
  filterDestMask: { ...text, paths: [`${filterTable}*.DestMask`] },
  filterMac: { ...text, paths: [`${filterTable}*.SourceMAC`] },
  filterProtocol: { ...number, quantity: 'number', paths: [`${filterTable}*.Protocol`] },
  filterPort: { ...number, quantity: 'number', paths: [`${filterTable}*.DestPort`] },

  reservationCount: { ...number, paths: ['{homePool}StaticAddressNumberOfEntries'] },
  reservationEnable: { type: 'boolean', paths: [`${reservationTable}*.Enable`] },
  reservationMac: { ...text, paths: [`${reservationTable}*.Chaddr`] },
  reservationAddress: { ...text, paths: [`${reservationTable}*.Yiaddr`] },

  remoteAccessEnable: {
    type: 'boolean',
    ...readOnConnect,
    ...describes,
    ...writable,
    paths: [`${remoteAccess}Enable`],
    watched: 'shown',
  },
  remoteAccessPort: { ...number, ...writable, paths: [`${remoteAccess}Port`] },
  remoteAccessProtocol: { ...text, ...writable, paths: [`${remoteAccess}Protocol`] },
  remoteAccessProtocols: { type: 'list', paths: [`${remoteAccess}SupportedProtocols`] },
  remoteAccessDuration: { ...number, ...writable, paths: [`${remoteAccess}X_WAYMARK_Duration`] },

  timeEnable: { type: 'boolean', ...describes, paths: ['Device.Time.Enable'], writable: true },
  // Group commands can start at an hour of this zone.
  timeZone: { ...text, readOnConnect: true, paths: ['Device.Time.LocalTimeZone'], writable: true },
  // Shows the sign of the device's UTC offset where its zone states the opposite (domain/zones/device-zone.ts).
  localTime: { ...text, ...readOnConnect, paths: ['Device.Time.CurrentLocalTime'] },
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
  commitStatus: { ...text, ...readOnConnect, paths: [`${commitObject}Status`] },
  powerMode: { ...text, ...readOnConnect, paths: [`${extension}PowerMode`] },
  meshRole: { ...text, ...readOnConnect, paths: [`${extension}MeshRole`] },
  agentVersion: { ...text, ...readOnConnect, paths: [`${extension}AgentVersion`] },
  applicationVersion: { ...text, ...readOnConnect, paths: [`${setTopObject}ApplicationVersion`] },
  googleSignedIn: { type: 'boolean', ...readOnConnect, paths: [`${setTopObject}GoogleSignedIn`] },
  lnbType: { ...text, ...readOnConnect, ...writable, paths: [`${setTopObject}LNB.Type`] },
  lnbValue: { ...text, ...readOnConnect, ...writable, paths: [`${setTopObject}LNB.Value`] },
  currentChannel: { ...number, ...setTop('CurrentChannel'), watched: 'setTop' },
  currentChannelName: { ...text, ...setTop('CurrentChannelName'), watched: 'setTop' },
  osdMessage: { ...text, ...setTop('OsdMessage'), watched: 'setTop' },
  hdmiStatus: { ...text, paths: [`${hdmi}Status`] },
  hdmiResolutionMode: { ...text, paths: [`${hdmi}ResolutionMode`] },
  hdmiResolution: { ...text, paths: [`${hdmi}ResolutionValue`], watched: 'setTop' },
  displayStatus: { ...text, paths: [`${display}Status`], watched: 'setTop' },
  displayName: { ...text, paths: [`${display}Name`] },
  displayEdid: { ...text, paths: [`${display}EEDID`] },
  displayResolutions: { type: 'list', paths: [`${display}SupportedResolutions`] },
  displayPreferred: { ...text, paths: [`${display}PreferredResolution`] },
  displayCec: { type: 'boolean', paths: [`${display}CECSupport`] },
  displayPower: { ...text, ...setTop('HDMI.DisplayPower'), watched: 'setTop' },
  hdcpStatus: { ...text, ...setTop('HDMI.HDCPStatus'), watched: 'setTop' },
  hdcpVersion: { ...text, ...setTop('HDMI.HDCPVersion') },
  cecEnable: { type: 'boolean', ...setTop('HDMI.CECEnable'), watched: 'setTop', ...writable },
  audioEnable: { type: 'boolean', paths: [`${audioOut}Enable`], watched: 'setTop', ...writable },
  audioStatus: { ...text, paths: [`${audioOut}Status`] },
  audioFormat: { ...text, paths: [`${audioOut}AudioFormat`] },
  audioLevel: { ...number, paths: [`${audioOut}AudioLevel`] },
  remotePaired: { type: 'boolean', ...setTop('BluetoothRemote.Paired') },
  remoteConnected: { type: 'boolean', ...setTop('BluetoothRemote.Connected'), watched: 'setTop' },
  remoteName: { ...text, ...setTop('BluetoothRemote.Name') },
  remoteMac: { ...text, ...setTop('BluetoothRemote.MACAddress') },
  remoteFirmware: { ...text, ...setTop('BluetoothRemote.FirmwareVersion'), watched: 'setTop' },
  remoteAvailable: { ...text, ...setTop('BluetoothRemote.AvailableVersion') },
  remoteBattery: { ...number, ...setTop('BluetoothRemote.BatteryLevel'), watched: 'setTop' },
  tunerFrequency: {
    ...number,
    paths: [`${satellite}Modulation.Frequency`, `${terrestrialTuner}Frequency`],
    watched: 'setTop',
  },
  tunerSymbolRate: { ...number, paths: [`${satellite}Modulation.SymbolRate`], watched: 'setTop' },
  tunerPolarization: { ...text, paths: [`${satellite}Modulation.Polarization`], watched: 'setTop' },
  tunerModulation: {
    ...text,
    paths: [`${satellite}Modulation.Constellation`, `${terrestrialTuner}Constellation`],
    watched: 'setTop',
  },
  tunerLocked: {
    type: 'boolean',
    paths: [`${satellite}Modulation.Locked`, `${terrestrialTuner}Locked`],
    watched: 'setTop',
  },
  tunerSnr: {
    ...number,
    quantity: 'number',
    paths: [`${satellite}Modulation.SNR`, `${terrestrialTuner}SNR`],
    watched: 'setTop',
  },
  tunerStrength: { ...signal, paths: [`${satellite}SignalStrength`], watched: 'setTop' },
  tunerQuality: { ...number, paths: [`${satellite}SignalQuality`], watched: 'setTop' },
  tunerChannels: { ...number, paths: [`${satellite}ServiceListDatabase.TotalServices`], watched: 'setTop' },
  metaDataVersion: { ...text, ...readOnConnect, paths: [`${extension}MetaDataVersion`] },

  landingChannelName: { ...text, paths: [`${contentObjects.landingChannel}Name`] },
  landingChannelVersion: { ...text, paths: [`${contentObjects.landingChannel}Version`] },
  landingChannelCheckSum: { ...text, paths: [`${contentObjects.landingChannel}CheckSum`] },
  landingChannelStatus: { ...text, paths: [`${contentObjects.landingChannel}Status`] },
  landingChannelLastFetch: { ...text, paths: [`${contentObjects.landingChannel}LastFetch`] },
  bootAdName: { ...text, paths: [`${contentObjects.bootAd}Name`] },
  bootAdVersion: { ...text, paths: [`${contentObjects.bootAd}Version`] },
  bootAdCheckSum: { ...text, paths: [`${contentObjects.bootAd}CheckSum`] },
  bootAdStatus: { ...text, paths: [`${contentObjects.bootAd}Status`] },
  bootAdLastFetch: { ...text, paths: [`${contentObjects.bootAd}LastFetch`] },
  metadataName: { ...text, paths: [`${contentObjects.metadata}Name`] },
  metadataVersion: { ...text, paths: [`${contentObjects.metadata}Version`] },
  metadataCheckSum: { ...text, paths: [`${contentObjects.metadata}CheckSum`] },
  metadataStatus: { ...text, paths: [`${contentObjects.metadata}Status`] },
  metadataLastFetch: { ...text, paths: [`${contentObjects.metadata}LastFetch`] },

  unitCount: { ...number, paths: ['Device.SoftwareModules.DeploymentUnitNumberOfEntries'] },
  unitUuid: { ...text, paths: [`${deploymentUnit}UUID`] },
  unitName: { ...text, paths: [`${deploymentUnit}Name`] },
  unitStatus: { ...text, paths: [`${deploymentUnit}Status`] },
  unitVendor: { ...text, paths: [`${deploymentUnit}Vendor`] },
  unitVersion: { ...text, paths: [`${deploymentUnit}Version`] },
  unitLastUpdate: { ...text, paths: [`${deploymentUnit}LastUpdate`] },
  unitExecutions: { type: 'list', paths: [`${deploymentUnit}ExecutionUnitList`] },
  appLabel: { ...text, paths: [`${deployedApp}Label`] },
  appStore: { ...text, paths: [`${deployedApp}StoreName`] },
  appEndTimes: { type: 'list', paths: [`${deployedApp}UsageEndTimes`] },
  appTimes: { type: 'list', paths: [`${deployedApp}UsageTimes`] },
  appInternet: { type: 'list', paths: [`${deployedApp}UsageInternet`] },
  appStorage: { type: 'list', paths: [`${deployedApp}UsageStorage`] },
  executionCount: { ...number, paths: ['Device.SoftwareModules.ExecutionUnitNumberOfEntries'] },
  executionId: { ...text, paths: [`${executionUnit}EUID`] },
  executionStatus: { ...text, paths: [`${executionUnit}Status`] },
  executionFault: { ...text, paths: [`${executionUnit}ExecutionFaultCode`] },
  executionDisk: { ...number, paths: [`${executionUnit}DiskSpaceInUse`] },
  executionMemory: { ...number, paths: [`${executionUnit}MemoryInUse`] },
  executionCpu: { ...number, paths: [`${executionUnit}X_WAYMARK_CPUUsage`] },
  environmentName: { ...text, paths: [`${executionEnvironment}Name`] },
  environmentStatus: { ...text, paths: [`${executionEnvironment}Status`] },
  environmentMemory: { ...number, paths: [`${executionEnvironment}AllocatedMemory`] },
  environmentMemoryFree: { ...number, paths: [`${executionEnvironment}AvailableMemory`] },
  environmentDisk: { ...number, paths: [`${executionEnvironment}AllocatedDiskSpace`] },
  environmentDiskFree: { ...number, paths: [`${executionEnvironment}AvailableDiskSpace`] },
} satisfies Record<string, DeviceParameter>;

export type ParameterName = keyof typeof deviceParameters;
