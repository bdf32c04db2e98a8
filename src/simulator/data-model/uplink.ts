import { client, seenClients } from './household.ts';
import { fixed, isoTime } from './live-values.ts';
import { type Context, type Definitions, ro, rows, rw, writableRows } from './schema.ts';

/** Addresses of a device's uplink, and of the network behind a router. */

export const homeAddress = '192.168.0.1';

export const isIPv4 = (value: string): boolean =>
  /^(?:\d{1,3}\.){3}\d{1,3}$/.test(value) && value.split('.').every((part) => +part < 256);
const isIPv6 = (value: string): boolean => /^[0-9a-fA-F:]{2,39}$/.test(value) && value.includes(':');
const isMac = (value: string): boolean => /^(?:[0-9A-Fa-f]{2}:){5}[0-9A-Fa-f]{2}$/.test(value);

const isOn = (c: Context, path: string) => c.read(path) === 'true';

/** Returns `AddressingType` of the uplink: PPP takes precedence over DHCP. */
export function kindOf(c: Context): 'IPCP' | 'DHCP' | 'Static' {
  if (isOn(c, 'Device.PPP.Interface.1.Enable')) return 'IPCP';
  return isOn(c, 'Device.DHCPv4.Client.1.Enable') ? 'DHCP' : 'Static';
}

/** Returns an address of the documentation ranges on the line side, a private one behind a router. */
export function uplinkAddress(c: Context): string {
  if (c.model.productClass !== 'APROUTER') return `192.168.0.${fixed(c, 'hostPart', 100, 240)}`;
  return `${kindOf(c) === 'IPCP' ? '203.0.113' : '198.51.100'}.${fixed(c, 'hostPart', 2, 250)}`;
}

export function uplinkGateway(c: Context): string {
  if (c.model.productClass !== 'APROUTER') return homeAddress;
  return kindOf(c) === 'IPCP' ? '203.0.113.1' : '198.51.100.1';
}

/** Tells if packets pass: PPP needs a user name, a static address has to fit the network. */
export function lineWorks(c: Context): boolean {
  if (!isOn(c, 'Device.IP.Interface.1.Enable')) return false;
  switch (kindOf(c)) {
    case 'DHCP':
      return true;
    case 'IPCP':
      return c.read('Device.PPP.Interface.1.Username') !== '';
    case 'Static': {
      const [address, gateway] = [
        c.read('Device.IP.Interface.1.IPv4Address.1.IPAddress'),
        c.read('Device.Routing.Router.1.IPv4Forwarding.1.GatewayIPAddress'),
      ];
      const network = (ip: string) => ip.slice(0, ip.lastIndexOf('.'));
      return gateway === uplinkGateway(c) && network(address) === network(gateway) && address !== gateway;
    }
  }
}

/** Returns the address of the line, whose change the other side notices. */
export const lineAddress = (c: Context): string =>
  `${kindOf(c)} ${c.read('Device.IP.Interface.1.IPv4Address.1.IPAddress')}`;

const prefix = (c: Context) => `2001:db8:${fixed(c, 'prefix', 1, 65_000).toString(16)}:1`;
const hasIpv6 = (c: Context) => c.model.ipv6 && isOn(c, 'Device.IP.Interface.1.IPv6Enable');
const byDhcpv6 = (c: Context) => isOn(c, 'Device.DHCPv6.Client.1.Enable');

export const uplink: Definitions = {
  'Device.DHCPv4.Client.{i}.': {
    table: rows(1, ['Interface']),
    params: {
      Enable: rw('boolean', 'true'),
      Interface: rw('string', 'Device.IP.Interface.1'),
      Status: ro('string', (c) => (isOn(c, 'Device.DHCPv4.Client.1.Enable') ? 'Enabled' : 'Disabled')),
      DHCPStatus: ro('string', (c) => (kindOf(c) === 'DHCP' ? 'Bound' : 'Init')),
      IPAddress: ro('string', (c) => (kindOf(c) === 'DHCP' ? uplinkAddress(c) : '')),
      SubnetMask: ro('string', (c) => (kindOf(c) === 'DHCP' ? '255.255.255.0' : '')),
      IPRouters: ro('string', (c) => (kindOf(c) === 'DHCP' ? uplinkGateway(c) : '')),
      DNSServers: ro('string', (c) => (kindOf(c) === 'DHCP' ? '203.0.113.53,203.0.113.54' : '')),
      LeaseTimeRemaining: ro('int', (c) =>
        kindOf(c) === 'DHCP' ? String(86_400 - (Math.floor(c.now() / 1000) % 43_200)) : '0',
      ),
    },
    commands: {
      'Renew()': { kind: 'sync', input: [], output: [], run: () => ({ outputArgs: {} }) },
    },
  },
  'Device.IP.Interface.{i}.IPv6Address.{i}.': {
    table: rows((c) => (hasIpv6(c) ? 1 : 0), ['IPAddress']),
    params: {
      Enable: rw('boolean', 'true'),
      Status: ro('string', 'Enabled'),
      IPAddress: {
        ...rw('string', (c) => `${prefix(c)}::${fixed(c, 'hostPart', 2, 250).toString(16)}`, isIPv6),
        chosen: (c) => (byDhcpv6(c) ? `${prefix(c)}::${fixed(c, 'hostPart', 2, 250).toString(16)}` : null),
      },
      Origin: ro('string', (c) => (byDhcpv6(c) ? 'DHCPv6' : 'Static')),
    },
  },
  'Device.IP.Interface.{i}.IPv6Prefix.{i}.': {
    table: rows((c) => (hasIpv6(c) ? 1 : 0), ['Prefix']),
    params: { Enable: rw('boolean', 'true'), Prefix: ro('string', (c) => `${prefix(c)}::/64`) },
  },
  'Device.DHCPv6.Client.{i}.': {
    table: rows((c) => (c.model.ipv6 ? 1 : 0), ['Interface']),
    params: {
      Enable: rw('boolean', 'true'),
      Interface: ro('string', 'Device.IP.Interface.1'),
      Status: ro('string', (c) => (byDhcpv6(c) ? 'Enabled' : 'Disabled')),
    },
  },
  'Device.Routing.Router.{i}.IPv6Forwarding.{i}.': {
    table: rows((c) => (hasIpv6(c) ? 1 : 0), ['DestIPPrefix']),
    params: {
      Enable: rw('boolean', 'true'),
      DestIPPrefix: ro('string', '::/0'),
      NextHop: rw('string', (c) => `${prefix(c)}::1`, isIPv6),
      Interface: ro('string', 'Device.IP.Interface.1'),
    },
  },
};

const dialled = (c: Context) => kindOf(c) === 'IPCP' && c.read('Device.PPP.Interface.1.Username') !== '';

/** PPPoE of a router. */
export const dialIn: Definitions = {
  'Device.PPP.Interface.{i}.': {
    table: rows(1, ['Name']),
    params: {
      Enable: rw('boolean', 'false'),
      Status: ro('string', (c) => (kindOf(c) === 'IPCP' ? 'Up' : 'Down')),
      Name: ro('string', 'ppp0'),
      ConnectionStatus: ro('string', (c) =>
        dialled(c) ? 'Connected' : kindOf(c) === 'IPCP' ? 'Authenticating' : 'Unconfigured',
      ),
      Username: rw('string', '', (value) => value.length <= 64),
      Password: { ...rw('string', ''), secret: true },
    },
  },
};

const pool = 'Device.DHCPv4.Server.Pool.1.';
const isGiven = (c: Context, row: number) => isOn(c, `${pool}Enable`) && client(c, row).active;

/** DHCP leases and reservations of a router. */
export const homeLeases: Definitions = {
  'Device.DHCPv4.Server.Pool.{i}.StaticAddress.{i}.': {
    table: writableRows(0, ['Chaddr']),
    params: {
      Enable: rw('boolean', 'false'),
      Chaddr: rw('string', '', isMac),
      Yiaddr: rw('string', '', isIPv4),
    },
  },
  'Device.DHCPv4.Server.Pool.{i}.Client.{i}.': {
    table: seenClients('Chaddr'),
    params: {
      Chaddr: ro('string', (c, [, row]) => client(c, row ?? 1).mac),
      Active: ro('boolean', (c, [, row]) => String(isGiven(c, row ?? 1))),
    },
  },
  'Device.DHCPv4.Server.Pool.{i}.Client.{i}.IPv4Address.{i}.': {
    table: rows((c, [, row]) => (isGiven(c, row ?? 1) ? 1 : 0), ['IPAddress']),
    params: {
      IPAddress: ro('string', (c, [, row]) => client(c, row ?? 1).ip),
      LeaseTimeRemaining: ro('dateTime', (c, [, row]) => {
        const lease = Number(c.read(`${pool}LeaseTime`)) * 1000;
        if (lease < 0) return '9999-12-31T23:59:59Z';
        return isoTime(c.now() + lease - ((c.now() + (row ?? 1) * 977_000) % Math.max(1, lease / 2)));
      }),
    },
  },
};
