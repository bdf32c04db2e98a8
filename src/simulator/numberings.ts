import type { Numbering } from './own-numbers.ts';

/**
 * Router makes that number and stack their interfaces in their own way. Source: public data model dumps of the
 * projects.
 */

const loopback = (row: number): Numbering['extra'] => ({
  [`Device.IP.Interface.${row}.`]: {
    Alias: 'loopback',
    Enable: 'true',
    Status: 'Up',
    Name: 'lo',
    Type: 'Loopback',
    MaxMTUSize: '65536',
    LowerLayers: '',
    IPv6Enable: 'false',
  },
  [`Device.IP.Interface.${row}.IPv4Address.1.`]: {
    Enable: 'true',
    Status: 'Enabled',
    IPAddress: '127.0.0.1',
    SubnetMask: '255.0.0.0',
    AddressingType: 'Static',
  },
});

/** prplOS: interface 1 is the loopback, 2 the uplink, 3 the home network. */
export const prplLike: Numbering = {
  tables: { 'Device.IP.Interface.': { 1: 2, 2: 3 } },
  extra: loopback(1),
  instead: {},
};

/** RDK-B: Wi-Fi objects from 10000 on, the home network is interface 4, its pool has a large number too. */
export const rdkLike: Numbering = {
  tables: {
    'Device.IP.Interface.': { 1: 1, 2: 4 },
    'Device.WiFi.Radio.': (row) => 9_999 + row,
    'Device.WiFi.SSID.': (row) => 10_000 + row,
    'Device.WiFi.AccessPoint.': (row) => 10_000 + row,
  },
  extra: {},
  instead: {},
};

/** OpenWrt: the home network first, a bridge of guests beside it, the uplink third, management on its own VLAN. */
export const openWrtLike: Numbering = {
  tables: { 'Device.IP.Interface.': { 1: 3, 2: 1 } },
  extra: {
    ...loopback(5),
    'Device.IP.Interface.2.': {
      Alias: 'guest',
      Enable: 'true',
      Status: 'Up',
      Name: 'br-guest',
      Type: 'Normal',
      MaxMTUSize: '1500',
      LowerLayers: 'Device.WiFi.SSID.3',
      IPv6Enable: 'false',
    },
    'Device.IP.Interface.2.IPv4Address.1.': {
      Enable: 'true',
      Status: 'Enabled',
      IPAddress: '192.168.30.1',
      SubnetMask: '255.255.255.0',
      AddressingType: 'Static',
    },
    'Device.IP.Interface.4.': {
      Alias: 'management',
      Enable: 'true',
      Status: 'Up',
      Name: 'eth0.4000',
      Type: 'Normal',
      MaxMTUSize: '1500',
      LowerLayers: 'Device.Ethernet.Interface.1',
      IPv6Enable: 'false',
    },
    'Device.IP.Interface.4.IPv4Address.1.': {
      Enable: 'true',
      Status: 'Enabled',
      IPAddress: '10.255.0.17',
      SubnetMask: '255.255.0.0',
      AddressingType: 'DHCP',
    },
    'Device.DHCPv4.Server.Pool.2.': {
      Alias: 'guest',
      Enable: 'true',
      Status: 'Enabled',
      Interface: 'Device.IP.Interface.2',
      MinAddress: '192.168.30.20',
      MaxAddress: '192.168.30.250',
      SubnetMask: '255.255.255.0',
      DNSServers: '192.168.30.1',
      IPRouters: '192.168.30.1',
      DomainName: 'guest',
      LeaseTime: '3600',
    },
  },
  instead: {},
};
