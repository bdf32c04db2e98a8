import type { Role } from './roles.ts';
import type { deviceParameters, ParameterName } from './table.ts';

/** Settings by API name, with their parameters. */
export interface Group {
  /** Parameter of each setting by API name. Those that are not writable are only shown. */
  fields: Readonly<Record<string, ParameterName>>;
  /**
   * Settings with several rows need a parameter of each row number's table, by API name. From the second on, that
   * parameter refers to a row of the previous table, as TR-181 stacks its interfaces.
   */
  rows?: Readonly<Record<string, ParameterName>>;
  /** Parameters of secrets, which are written and never shown: a device does not report them. */
  secrets?: Readonly<Record<string, ParameterName>>;
  /** Reads only the parameters of the present data model, as their objects hold much else. */
  exact?: true;
  /** Roles under which its rows are shown. */
  byRole?: readonly Role[];
  /** Number of rows, always read with them. Rows come and go: one that the last reading did not contain is gone. */
  passing?: ParameterName;
}

/** The settings that are read, written and shown together. */
export const settingGroups = {
  /** NTP (CL-029, CL-030, CL-034, CL-038), at most five servers (RU-072). */
  time: {
    fields: {
      enable: 'timeEnable',
      ntpServer1: 'timeServer1',
      ntpServer2: 'timeServer2',
      ntpServer3: 'timeServer3',
      ntpServer4: 'timeServer4',
      ntpServer5: 'timeServer5',
      localTimezone: 'timeZone',
      currentLocalTime: 'localTime',
    },
  },
  /** The uplink (CL-074, CL-079). `dhcp_enable` and `ppp_enable` define its address mode (`domain/network/wan.ts`). */
  wan: {
    exact: true,
    passing: 'dnsServerCount',
    secrets: { password: 'pppPassword' },
    fields: {
      status: 'wanStatus',
      dhcp_enable: 'dhcpEnable',
      dhcp_status: 'dhcpStatus',
      lease_time_remaining: 'dhcpLeaseLeft',
      ppp_enable: 'pppEnable',
      username: 'pppUsername',
      ppp_status: 'pppStatus',
      ip: 'ipAddress',
      mask: 'subnetMask',
      gateway: 'gateway',
      dhcp_gateway: 'dhcpGateway',
      dns1: 'dnsServer1',
      dns2: 'dnsServer2',
      mtu: 'wanMtu',
      mac_address: 'macAddress',
      ipv6_capable: 'ipv6Capable',
      ipv6_enable: 'ipv6Enable',
      dhcpv6_enable: 'dhcpv6Enable',
      ipv6_address: 'ipv6Address',
      ipv6_origin: 'ipv6Origin',
      ipv6_prefix: 'ipv6Prefix',
      ipv6_gateway: 'ipv6Gateway',
    },
  },
  /** The home network with its DHCP server (CL-075, CL-080). */
  lan: {
    exact: true,
    fields: {
      ip: 'lanAddress',
      mask: 'lanMask',
      dhcp_enable: 'poolEnable',
      min_address: 'poolFirst',
      max_address: 'poolLast',
      lease_time: 'poolLease',
      dns_servers: 'poolDns',
      domain_name: 'poolDomain',
    },
  },
  /** DHCP leases of the home network. */
  leases: {
    passing: 'leaseCount',
    rows: { idx: 'leaseMac' },
    fields: { mac_address: 'leaseMac', ip: 'leaseAddress', ends: 'leaseEnd' },
  },
  /** Ethernet ports (CL-083). */
  ethernet: {
    rows: { idx: 'ethernetStatus' },
    fields: {
      name: 'ethernetName',
      status: 'ethernetStatus',
      mac_address: 'ethernetMac',
      upstream: 'ethernetUpstream',
      bit_rate: 'ethernetRate',
    },
  },
  /** Clients seen in the home network (CL-083). */
  hosts: {
    passing: 'hostCount',
    rows: { idx: 'hostMac' },
    fields: {
      host_name: 'hostName',
      mac_address: 'hostMac',
      ip: 'hostAddress',
      active: 'hostActive',
      interface_type: 'hostInterface',
    },
  },
  /** Filters by address or MAC (CL-087..CL-091; `domain/network/filters.ts`). */
  filters: {
    passing: 'filterCount',
    rows: { idx: 'filterTarget' },
    fields: {
      enable: 'filterEnable',
      target: 'filterTarget',
      description: 'filterText',
      source_ip: 'filterSourceIp',
      source_mask: 'filterSourceMask',
      dest_ip: 'filterDestIp',
      dest_mask: 'filterDestMask',
      mac_address: 'filterMac',
      protocol: 'filterProtocol',
      dest_port: 'filterPort',
    },
  },
  /** Addresses that are reserved for clients (`domain/network/reservations.ts`). */
  reservations: {
    passing: 'reservationCount',
    rows: { idx: 'reservationMac' },
    fields: { enable: 'reservationEnable', mac_address: 'reservationMac', ip: 'reservationAddress' },
  },
  /**
   * Access to the device's own pages over its uplink (CL-070, CL-071); the device closes it after `seconds`, if
   * supported.
   */
  remoteAccess: {
    exact: true,
    fields: {
      enable: 'remoteAccessEnable',
      port: 'remoteAccessPort',
      protocol: 'remoteAccessProtocol',
      supported_protocols: 'remoteAccessProtocols',
      seconds: 'remoteAccessDuration',
    },
  },
  /** Interface counters since the device started (CL-084); `domain/network/statistics.ts` assigns them to sections. */
  ipStatistics: {
    byRole: ['uplink', 'home'],
    rows: { idx: 'ipBytesReceived' },
    fields: {
      bytes_received: 'ipBytesReceived',
      bytes_sent: 'ipBytesSent',
      packets_received: 'ipPacketsReceived',
      packets_sent: 'ipPacketsSent',
      errors_received: 'ipErrorsReceived',
      errors_sent: 'ipErrorsSent',
      discards_received: 'ipDiscardsReceived',
      discards_sent: 'ipDiscardsSent',
    },
  },
  radioStatistics: {
    rows: { idx: 'radioBand' },
    fields: {
      frequency_band: 'radioBand',
      bytes_received: 'radioBytesReceived',
      bytes_sent: 'radioBytesSent',
      packets_received: 'radioPacketsReceived',
      packets_sent: 'radioPacketsSent',
      errors_received: 'radioErrorsReceived',
      errors_sent: 'radioErrorsSent',
      discards_received: 'radioDiscardsReceived',
      discards_sent: 'radioDiscardsSent',
    },
  },
  /** A radio with the first of its networks, which is the main one (CL-072, CL-073, CL-078). */
  radio: {
    rows: { idx: 'radioBand', ssid_idx: 'ssidRadio', access_point_idx: 'accessPointSsid' },
    fields: {
      frequency_band: 'radioBand',
      enable: 'radioEnable',
      operating_standard: 'radioStandards',
      supported_standards: 'radioPossibleStandards',
      supported_bandwidths: 'radioSupportedWidths',
      channel: 'radioChannel',
      // Even with automatic selection, a radio reports the channel in use.
      channel_in_use: 'radioChannel',
      possible_channels: 'radioPossibleChannels',
      auto_channel_enable: 'radioAutoChannel',
      auto_channel_supported: 'radioAutoChannelSupported',
      operating_channel_bandwidth: 'radioWidth',
      extension_channel: 'radioExtensionChannel',
      power: 'radioPower',
      ssid_name: 'ssidName',
      security_support: 'securityModes',
      security_mode: 'securityMode',
      encryption_mode: 'encryptionMode',
      bssid: 'ssidBssid',
      hidden_ssid: 'ssidHidden',
      wps: 'wpsEnable',
      isolation: 'accessPointIsolation',
      dfs: 'radioDfs',
      dfs_state: 'radioDfsState',
      rekeying_interval: 'rekeyingInterval',
      radius_server_addr: 'radiusAddress',
      radius_server_port: 'radiusPort',
      secondary_radius_server_addr: 'secondaryRadiusAddress',
      secondary_radius_server_port: 'secondaryRadiusPort',
    },
    secrets: {
      key_pass_phrase: 'keyPassphrase',
      sae_passphrase: 'saePassphrase',
      pre_shared_key: 'preSharedKey',
      radius_server_secret: 'radiusSecret',
      secondary_radius_server_secret: 'secondaryRadiusSecret',
    },
  },
  /** Band steering: one network on several bands, between which the device moves its clients (TN-069..TN-072). */
  steering: { exact: true, fields: { band_steering: 'bandSteering' } },
  /** All networks of all radios (CL-063, CL-065); `domain/radio/guests.ts` finds the guest networks. */
  networks: {
    rows: { idx: 'ssidRadio', access_point_idx: 'accessPointSsid' },
    fields: {
      radio: 'ssidRadio',
      ssid_name: 'ssidName',
      enable: 'ssidEnable',
      access_point_enable: 'accessPointEnable',
      status: 'wifiStatus',
      bssid: 'ssidBssid',
      hidden_ssid: 'ssidHidden',
      security_support: 'securityModes',
      security_mode: 'securityMode',
      encryption_mode: 'encryptionMode',
      isolation: 'accessPointIsolation',
    },
    secrets: {
      key_pass_phrase: 'keyPassphrase',
      sae_passphrase: 'saePassphrase',
      pre_shared_key: 'preSharedKey',
    },
  },
  /** CL-066, CL-067: the uplink of a device that is itself a client of another's Wi-Fi. */
  endpoint: {
    rows: { idx: 'endpointEnable' },
    fields: {
      enable: 'endpointEnable',
      status: 'endpointStatus',
      mac_address: 'endpointMac',
      ssid_name: 'endpointSsid',
      signal_strength: 'signalStrength',
      downlink_rate: 'endpointDownRate',
      uplink_rate: 'endpointUpRate',
    },
  },
  /** Device on the HDMI output of a set-top box, as it describes itself (CL-118). */
  hdmi: {
    exact: true,
    fields: {
      status: 'hdmiStatus',
      resolution_mode: 'hdmiResolutionMode',
      resolution: 'hdmiResolution',
      display_status: 'displayStatus',
      display_power: 'displayPower',
      display_name: 'displayName',
      supported_resolutions: 'displayResolutions',
      preferred_resolution: 'displayPreferred',
      hdcp_status: 'hdcpStatus',
      hdcp_version: 'hdcpVersion',
      cec_support: 'displayCec',
      cec_enable: 'cecEnable',
      edid: 'displayEdid',
    },
  },
  /** HDMI-CEC (CL-121). */
  cec: { exact: true, fields: { enable: 'cecEnable' } },
  /** Audio output (CL-033). */
  audioOut: {
    exact: true,
    fields: { enable: 'audioEnable', status: 'audioStatus', format: 'audioFormat', level: 'audioLevel' },
  },
  /** CL-119: the Bluetooth remote control unit. */
  bluetoothRemote: {
    exact: true,
    fields: {
      paired: 'remotePaired',
      connected: 'remoteConnected',
      name: 'remoteName',
      mac_address: 'remoteMac',
      firmware_version: 'remoteFirmware',
      available_version: 'remoteAvailable',
      battery_level: 'remoteBattery',
    },
  },
  /**
   * Satellite tuner: frequencies in kHz, symbol rate in kSym/s, strength in dBm, quality in percent, signal-to-noise
   * ratio in dB.
   */
  tuner: {
    exact: true,
    fields: {
      frequency: 'tunerFrequency',
      polarization: 'tunerPolarization',
      symbol_rate: 'tunerSymbolRate',
      modulation: 'tunerModulation',
      locked: 'tunerLocked',
      signal_strength: 'tunerStrength',
      signal_quality: 'tunerQuality',
      snr: 'tunerSnr',
      channels: 'tunerChannels',
      current_channel: 'currentChannel',
      current_channel_name: 'currentChannelName',
    },
  },
  /** LNB (CL-046). */
  lnb: { exact: true, fields: { type: 'lnbType', value: 'lnbValue' } },
  /** Last message on the screen (CL-117). */
  osd: { exact: true, fields: { osd_message: 'osdMessage' } },
  /** Content that the set-top box fetched last. */
  landingChannel: {
    exact: true,
    fields: {
      name: 'landingChannelName',
      version: 'landingChannelVersion',
      check_sum: 'landingChannelCheckSum',
      status: 'landingChannelStatus',
      last_fetch: 'landingChannelLastFetch',
    },
  },
  bootAd: {
    exact: true,
    fields: {
      name: 'bootAdName',
      version: 'bootAdVersion',
      check_sum: 'bootAdCheckSum',
      status: 'bootAdStatus',
      last_fetch: 'bootAdLastFetch',
    },
  },
  metadata: {
    exact: true,
    fields: {
      name: 'metadataName',
      version: 'metadataVersion',
      check_sum: 'metadataCheckSum',
      status: 'metadataStatus',
      last_fetch: 'metadataLastFetch',
    },
  },
  /** Installed apps (CL-122, CL-262). */
  deploymentUnits: {
    exact: true,
    passing: 'unitCount',
    rows: { idx: 'unitUuid' },
    fields: {
      uuid: 'unitUuid',
      name: 'unitName',
      status: 'unitStatus',
      vendor: 'unitVendor',
      version: 'unitVersion',
      last_update: 'unitLastUpdate',
      execution_units: 'unitExecutions',
      label: 'appLabel',
      store_name: 'appStore',
      usage_end_times: 'appEndTimes',
      usage_times: 'appTimes',
      usage_internet: 'appInternet',
      usage_storage: 'appStorage',
    },
  },
  /** Running units of the apps; sizes in kilobytes, CPU in percent. */
  executionUnits: {
    exact: true,
    passing: 'executionCount',
    rows: { idx: 'executionId' },
    fields: {
      id: 'executionId',
      status: 'executionStatus',
      fault: 'executionFault',
      disk: 'executionDisk',
      memory: 'executionMemory',
      cpu: 'executionCpu',
    },
  },
  /** Environments of the apps; sizes in kilobytes (CL-263). */
  executionEnvironments: {
    exact: true,
    rows: { idx: 'environmentName' },
    fields: {
      name: 'environmentName',
      status: 'environmentStatus',
      memory: 'environmentMemory',
      memory_free: 'environmentMemoryFree',
      disk: 'environmentDisk',
      disk_free: 'environmentDiskFree',
    },
  },
} as const satisfies Record<string, Group>;

export type SettingGroup = keyof typeof settingGroups;
interface ValueTypes {
  text: string | null;
  number: number | null;
  boolean: boolean | null;
  list: string[];
}
type FieldValues<Fields> = {
  -readonly [Field in keyof Fields]: Fields[Field] extends infer Name extends ParameterName
    ? ValueTypes[(typeof deviceParameters)[Name]['type']]
    : never;
};
/** The values of a group, for each of its rows if it has any; null: not reported. */
export type SettingValues<G extends SettingGroup> = (typeof settingGroups)[G] extends {
  rows: infer Rows;
  fields: infer Fields;
}
  ? ({ [Row in keyof Rows]: Row extends 'idx' ? number : number | null } & FieldValues<Fields>)[]
  : FieldValues<(typeof settingGroups)[G]['fields']>;
