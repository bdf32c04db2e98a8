import { interfaceMac } from '../identity.ts';
import type { ModelProfile } from '../models.ts';
import { ipPing } from './commands/ip-ping.ts';
import { downloadDiagnostics, uploadDiagnostics } from './commands/speed-test.ts';
import { traceRoute } from './commands/trace-route.ts';
import { fixed, interfaceStats, wandering } from './live-values.ts';
import { type Definitions, oneOf, type ParamSpec, ro, rows, rw, writableRows } from './schema.ts';
import {
  dialIn,
  homeAddress,
  homeLeases,
  isIPv4,
  kindOf,
  uplink,
  uplinkAddress,
  uplinkGateway,
} from './uplink.ts';

/** Device.IP., Ethernet., DNS., DHCPv4., PPP., Routing. and Firewall. Interface 1 is the uplink, 2 the home network. */
export function network(model: ModelProfile): Definitions {
  const router = model.productClass === 'APROUTER';
  return {
    ...interfaces(router ? 2 : 1, router ? 5 : 1),
    ...addressing,
    ...uplink,
    ...(router && { ...homeNetwork, ...dialIn, ...homeLeases }),
  };
}

const statsOf = (name: string, load: number): Record<string, ParamSpec> =>
  Object.fromEntries(
    Object.entries(interfaceStats(name, load)).map(([key, value]) => [key, ro('unsignedLong', value)]),
  );

function interfaces(ipCount: number, ports: number): Definitions {
  return {
    'Device.IP.': {
      params: {
        IPv4Capable: ro('boolean', 'true'),
        IPv4Enable: rw('boolean', 'true'),
        IPv6Capable: ro('boolean', (c) => String(c.model.ipv6)),
        IPv6Enable: rw('boolean', (c) => String(c.model.ipv6)),
      },
    },
    'Device.IP.Interface.{i}.': {
      table: rows(ipCount, ['Name'], ['Alias']),
      params: {
        Alias: ro('string', (_, [row]) => (row === 1 ? 'wan' : 'lan')),
        Enable: rw('boolean', 'true'),
        Status: ro('string', 'Up'),
        Name: ro('string', (_, [row]) => (row === 1 ? 'eth0' : 'br-lan')),
        Type: ro('string', 'Normal'),
        MaxMTUSize: rw('unsignedInt', '1500'),
        LowerLayers: ro('string', (_, [row]) => `Device.Ethernet.Interface.${row}`),
        IPv6Enable: rw(
          'boolean',
          (c, [row]) => String(c.model.ipv6 && row === 1),
          (value, c) => c.model.ipv6 || value === 'false' || value === '0',
        ),
      },
    },
    'Device.IP.Interface.{i}.Stats.': { params: statsOf('ip', 420_000) },
    'Device.IP.Interface.{i}.IPv4Address.{i}.': {
      table: rows(1, ['IPAddress']),
      params: {
        Enable: rw('boolean', 'true'),
        Status: ro('string', 'Enabled'),
        IPAddress: {
          ...rw('string', (c, [row]) => (row === 1 ? uplinkAddress(c) : homeAddress), isIPv4),
          // The other side assigns this address, so it cannot be set.
          chosen: (c, [row]) => (row === 1 && kindOf(c) !== 'Static' ? uplinkAddress(c) : null),
        },
        SubnetMask: {
          ...rw('string', '255.255.255.0', isIPv4),
          chosen: (c, [row]) =>
            row !== 1 || kindOf(c) === 'Static'
              ? null
              : kindOf(c) === 'IPCP'
                ? '255.255.255.255'
                : '255.255.255.0',
        },
        AddressingType: ro('string', (c, [row]) => (row === 1 ? kindOf(c) : 'Static')),
      },
    },
    'Device.Ethernet.Interface.{i}.': {
      table: rows(ports, ['Name'], ['MACAddress']),
      params: {
        Enable: rw('boolean', 'true'),
        Status: ro('string', (c, [row]) =>
          row === 1 || fixed(c, 'cable', 0, 2, row ?? 0) === 0 ? 'Up' : 'Down',
        ),
        Name: ro('string', (_, [row]) => `eth${(row ?? 1) - 1}`),
        Upstream: ro('boolean', (_, [row]) => String(row === 1)),
        MACAddress: ro('string', (c, [row]) =>
          interfaceMac(c.identity.macAddress, row === 1 ? 0 : 32 + (row ?? 0)),
        ),
        MaxBitRate: rw('int', '1000'),
        CurrentBitRate: ro('unsignedInt', '1000'),
        DuplexMode: rw('string', 'Auto', oneOf('Half', 'Full', 'Auto')),
      },
    },
    'Device.Ethernet.Interface.{i}.Stats.': { params: statsOf('ethernet', 380_000) },
  };
}

const addressing: Definitions = {
  'Device.DNS.Client.': { params: { Enable: rw('boolean', 'true'), Status: ro('string', 'Enabled') } },
  'Device.DNS.Client.Server.{i}.': {
    table: writableRows(2, ['DNSServer', 'Interface']),
    params: {
      Enable: rw('boolean', 'true'),
      Status: ro('string', 'Enabled'),
      DNSServer: rw('string', (_, [row]) => (row === 1 ? '203.0.113.53' : '203.0.113.54'), isIPv4),
      Interface: rw('string', 'Device.IP.Interface.1'),
      Type: ro('string', 'DHCPv4'),
    },
  },
  'Device.Routing.Router.{i}.': { table: rows(1, ['Alias']), params: { Alias: ro('string', 'main') } },
  'Device.Routing.Router.{i}.IPv4Forwarding.{i}.': {
    table: writableRows(1, ['DestIPAddress', 'DestSubnetMask']),
    params: {
      Enable: rw('boolean', 'true'),
      Status: ro('string', 'Enabled'),
      DestIPAddress: rw('string', ''),
      DestSubnetMask: rw('string', ''),
      GatewayIPAddress: {
        ...rw('string', uplinkGateway, isIPv4),
        chosen: (c) => (kindOf(c) === 'Static' ? null : uplinkGateway(c)),
      },
      Interface: rw('string', 'Device.IP.Interface.1'),
      ForwardingMetric: rw('int', '-1'),
    },
  },
};

/** Functions that only a router has: DHCP server, PPPoE, filters. */
const homeNetwork: Definitions = {
  'Device.DHCPv4.Server.': { params: { Enable: rw('boolean', 'true') } },
  'Device.DHCPv4.Server.Pool.{i}.': {
    table: rows(1, ['Alias']),
    params: {
      Alias: ro('string', 'lan'),
      Enable: rw('boolean', 'true'),
      Status: ro('string', 'Enabled'),
      Interface: rw('string', 'Device.IP.Interface.2'),
      MinAddress: rw('string', '192.168.0.20', isIPv4),
      MaxAddress: rw('string', '192.168.0.250', isIPv4),
      SubnetMask: rw('string', '255.255.255.0', isIPv4),
      DNSServers: rw('string', '192.168.0.1'),
      IPRouters: rw('string', '192.168.0.1'),
      DomainName: rw('string', 'lan'),
      LeaseTime: rw('int', '86400'),
    },
  },
  'Device.NAT.InterfaceSetting.{i}.': {
    table: rows(1, ['Interface']),
    params: { Enable: rw('boolean', 'true'), Interface: ro('string', 'Device.IP.Interface.1') },
  },
  'Device.Firewall.': {
    params: {
      Enable: rw('boolean', 'true'),
      Config: rw('string', 'Advanced', oneOf('High', 'Low', 'Off', 'Advanced')),
      AdvancedLevel: rw('string', 'Device.Firewall.Level.1'),
    },
  },
  'Device.Firewall.Chain.{i}.': {
    table: rows(1, ['Name']),
    params: { Alias: ro('string', 'filters'), Enable: rw('boolean', 'true'), Name: ro('string', 'Filters') },
  },
  'Device.Firewall.Chain.{i}.Rule.{i}.': {
    table: writableRows(0, ['Alias']),
    params: {
      Alias: rw('string', (_, [, row]) => `cpe-${row}`),
      Enable: rw('boolean', 'false'),
      Status: ro('string', 'Enabled'),
      Order: rw('unsignedInt', (_, [, row]) => String(row)),
      Description: rw('string', ''),
      Target: rw('string', 'Drop', oneOf('Drop', 'Accept', 'Reject', 'Return', 'TargetChain')),
      SourceIP: rw('string', ''),
      SourceMask: rw('string', ''),
      DestIP: rw('string', ''),
      DestMask: rw('string', ''),
      SourceMAC: rw('string', ''),
      Protocol: rw('int', '-1'),
      SourcePort: rw('int', '-1'),
      DestPort: rw('int', '-1'),
      DestPortRangeMax: rw('int', '-1'),
    },
  },
};

export const storage: Definitions = {
  'Device.StorageService.{i}.': { table: rows(1, ['Alias']), params: { Alias: ro('string', 'flash') } },
  'Device.StorageService.{i}.LogicalVolume.{i}.': {
    table: rows(1, ['Name']),
    params: {
      Name: ro('string', 'data'),
      Status: ro('string', 'Online'),
      // TR-140 counts megabytes.
      Capacity: ro('unsignedInt', (c) => String(Math.floor(c.model.storage / 1024))),
      UsedSpace: ro('unsignedInt', (c) =>
        String(Math.floor((c.model.storage / 1024) * (wandering(c, 'storage', 34, 48, 3_600_000) / 100))),
      ),
    },
  },
};

/** Device.IP.Diagnostics. */
export const diagnostics: Definitions = {
  'Device.IP.Diagnostics.': {
    params: {
      IPv4PingSupported: ro('boolean', 'true'),
      IPv4TraceRouteSupported: ro('boolean', 'true'),
      IPv4DownloadDiagnosticsSupported: ro('boolean', 'true'),
      IPv4UploadDiagnosticsSupported: ro('boolean', 'true'),
    },
    commands: {
      'IPPing()': ipPing,
      'TraceRoute()': traceRoute,
      'DownloadDiagnostics()': downloadDiagnostics,
      'UploadDiagnostics()': uploadDiagnostics,
    },
  },
};
