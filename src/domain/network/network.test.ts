import { describe, expect, test } from 'vitest';
import { type Lan, type LanChange, lanProblems } from './lan.ts';
import { networkSections, ratePerSecond } from './statistics.ts';
import {
  connectionTypeOf,
  connectionTypesOf,
  type Wan,
  type WanChange,
  wanProblems,
  wanSettings,
} from './wan.ts';

const wan: Wan = {
  status: 'Up',
  dhcp_enable: true,
  dhcp_status: 'Bound',
  lease_time_remaining: 3600,
  ppp_enable: false,
  username: null,
  ppp_status: null,
  ip: '198.51.100.7',
  mask: '255.255.255.0',
  gateway: '198.51.100.1',
  dhcp_gateway: '198.51.100.1',
  dns1: '203.0.113.53',
  dns2: null,
  mtu: 1500,
  mac_address: '02:00:00:00:00:01',
  ipv6_capable: true,
  ipv6_enable: true,
  dhcpv6_enable: true,
  ipv6_address: null,
  ipv6_origin: null,
  ipv6_prefix: null,
  ipv6_gateway: null,
};
const lan: Lan = {
  ip: '192.168.0.1',
  mask: '255.255.255.0',
  dhcp_enable: true,
  min_address: '192.168.0.20',
  max_address: '192.168.0.250',
  lease_time: 86_400,
  dns_servers: '192.168.0.1',
  domain_name: 'lan',
};
const fixed: WanChange = {
  connection_type: 'Static',
  ip: '198.51.100.9',
  mask: '255.255.255.0',
  gateway: '198.51.100.1',
};
const ofWan = (change: WanChange, now = wan) =>
  wanProblems(now, change, lan).map(({ field, problem }) => `${field} ${problem}`);
const ofLan = (change: LanChange) =>
  lanProblems(lan, change, wan).map(({ field, problem }) => `${field} ${problem}`);

describe('the uplink (RU-092, RU-093)', () => {
  test.each<[string, WanChange, string[]]>([
    ['a whole static address', fixed, []],
    ['nothing but a smaller MTU', { mtu: 1400 }, []],
    ['letters', { dns1: 'one.example' }, ['dns1 notAnAddress']],
    ['three parts', { ...fixed, ip: '198.51.100' }, ['ip notAnAddress']],
    ['a number too high', { ...fixed, gateway: '198.51.100.256' }, ['gateway notAnAddress']],
    ['loopback', { dns1: '127.0.0.1' }, ['dns1 notAHost']],
    ['multicast', { ...fixed, ip: '224.0.0.5' }, ['ip notAHost', 'gateway outsideNetwork']],
    ['the address of the network', { ...fixed, ip: '198.51.100.0' }, ['ip notAHost']],
    ['its broadcast address', { ...fixed, ip: '198.51.100.255' }, ['ip notAHost']],
    ['a mask with holes', { ...fixed, mask: '255.0.255.0' }, ['mask notAMask']],
    ['a mask for one host', { ...fixed, mask: '255.255.255.255' }, ['mask notAMask']],
    ['a gateway elsewhere', { ...fixed, gateway: '203.0.113.1' }, ['gateway outsideNetwork']],
    ['itself as its gateway', { ...fixed, gateway: '198.51.100.9' }, ['gateway isOwnAddress']],
    ['no gateway', { ...fixed, gateway: '' }, ['gateway missing']],
    [
      'addresses of the home network',
      { ...fixed, ip: '192.168.0.9', gateway: '192.168.0.254' },
      ['ip overlapsOther'],
    ],
    [
      'a network that holds the home network',
      { ...fixed, ip: '192.168.7.9', mask: '255.255.0.0', gateway: '192.168.7.1' },
      ['ip overlapsOther'],
    ],
    ['PPPoE without a name', { connection_type: 'PPPoE', mtu: 1492 }, ['username missing']],
    [
      'PPPoE with frames too long',
      { connection_type: 'PPPoE', username: 'a', mtu: 1500 },
      ['mtu outOfRange'],
    ],
    ['frames too short', { mtu: 575 }, ['mtu outOfRange']],
    ['no IPv6 address', { ipv6_address: '198.51.100.7' }, ['ipv6_address notIpv6']],
    ['an address of a link', { ipv6_gateway: 'fe80::1%eth0' }, ['ipv6_gateway notIpv6']],
    ['an IPv6 address', { ipv6_address: '2001:db8::7', dhcpv6_enable: false }, []],
  ])('%s', (_name, change, expected) => {
    expect(ofWan(change)).toEqual(expected);
  });

  test('writes no IPv6 settings to a device without IPv6, except to turn it off', () => {
    const four: Wan = { ...wan, ipv6_capable: false, ipv6_enable: null, dhcpv6_enable: null };
    expect(ofWan({ ipv6_enable: true, ipv6_address: '2001:db8::7' }, four)).toEqual([
      'ipv6_enable ipv4Only',
      'ipv6_address ipv4Only',
    ]);
    expect(ofWan({ ipv6_enable: false }, four)).toEqual([]);
  });

  test('permits only static addresses on a device without DHCP and PPP clients', () => {
    const alone: Wan = { ...wan, dhcp_enable: null, ppp_enable: null };
    expect(connectionTypesOf(alone)).toEqual(['Static']);
    expect(ofWan({ connection_type: 'DHCP' }, alone)).toEqual(['connection_type typeNotPossible']);
    expect(wanSettings(fixed, alone)).toEqual(fixed);
  });

  test('enables and disables clients by the connection mode', () => {
    expect(connectionTypeOf(wan)).toBe('DHCP');
    expect(connectionTypeOf({ dhcp_enable: true, ppp_enable: true })).toBe('PPPoE');
    expect(connectionTypeOf({ dhcp_enable: false, ppp_enable: null })).toBe('Static');
    expect(connectionTypeOf({ dhcp_enable: null, ppp_enable: null })).toBeNull();
    expect(wanSettings({ connection_type: 'PPPoE', username: 'a' }, wan)).toEqual({
      connection_type: 'PPPoE',
      dhcp_enable: false,
      ppp_enable: true,
      username: 'a',
    });
    expect(wanSettings({ mtu: 1400 }, wan)).toEqual({ mtu: 1400 });
  });
});

describe('the home network (RU-092)', () => {
  test.each<[string, LanChange, string[]]>([
    ['a smaller pool', { min_address: '192.168.0.100', max_address: '192.168.0.120' }, []],
    ['addresses that never end', { lease_time: -1 }, []],
    ['a lease of a minute', { lease_time: 60 }, ['lease_time outOfRange']],
    [
      'a pool elsewhere',
      { min_address: '192.168.1.20' },
      ['min_address outsideNetwork', 'max_address poolReversed'],
    ],
    ['a pool that ends before it begins', { max_address: '192.168.0.10' }, ['max_address poolReversed']],
    ['a pool with the router in it', { ip: '192.168.0.30' }, ['min_address poolHasRouter']],
    [
      'a move without its pool',
      { ip: '10.0.0.1' },
      ['min_address outsideNetwork', 'max_address outsideNetwork'],
    ],
    ['a move with it', { ip: '10.0.0.1', min_address: '10.0.0.2', max_address: '10.0.0.99' }, []],
    ['a move while nothing is handed out', { ip: '10.0.0.1', dhcp_enable: false }, []],
    ['addresses of the uplink', { ip: '198.51.100.1', dhcp_enable: false }, ['ip overlapsOther']],
    ['two DNS servers', { dns_servers: '192.168.0.1, 203.0.113.53' }, []],
    ['a DNS server by its name', { dns_servers: 'dns.example' }, ['dns_servers notAnAddress']],
    [
      'five DNS servers',
      { dns_servers: '192.0.2.1,192.0.2.2,192.0.2.3,192.0.2.4,192.0.2.5' },
      ['dns_servers outOfRange'],
    ],
  ])('%s', (_name, change, expected) => {
    expect(ofLan(change)).toEqual(expected);
  });

  test('does not set what a device lacks', () => {
    const bare: Lan = { ...lan, lease_time: null };
    expect(lanProblems(bare, { lease_time: 3600 }, wan)).toEqual([
      { field: 'lease_time', problem: 'notSupported' },
    ]);
  });
});

describe('counters (000§3)', () => {
  const counters = {
    bytes_received: 1,
    bytes_sent: 2,
    packets_received: 3,
    packets_sent: 4,
    errors_received: 5,
    errors_sent: 6,
    discards_received: 7,
    discards_sent: 8,
  };
  test('assigns interfaces and radios to the five sections, and others to none', () => {
    const sections = networkSections(
      { uplink: 'Device.IP.Interface.2.', home: 'Device.IP.Interface.10001.' },
      [1, 2, 10001].map((idx) => ({ idx, ...counters })),
      ['6GHz', '2.4GHz', '60GHz', null].map((frequency_band, at) => ({
        idx: at + 1,
        frequency_band,
        ...counters,
      })),
    );
    expect(sections.map(({ section }) => section)).toEqual(['wan', 'lan', 'wifi6', 'wifi2']);
    expect(sections[0]).toEqual({ section: 'wan', ...counters });
  });

  test('computes a rate from two readings without a reset', () => {
    expect(ratePerSecond(1000, 6000, 5)).toBe(1000);
    expect(ratePerSecond(6000, 1000, 5)).toBeNull();
    expect(ratePerSecond(null, 1000, 5)).toBeNull();
    expect(ratePerSecond(0, 1000, 0)).toBeNull();
  });
});

describe('an unchanged invalid value permits other changes', () => {
  test('in the home network', () => {
    const odd = { ...lan, min_address: '10.0.0.20', max_address: '10.0.0.9', ip: wan.gateway };
    expect(lanProblems(odd, { lease_time: 3600 }, wan)).toEqual([]);
    expect(lanProblems(odd, { min_address: '10.0.0.21' }, wan)).toContainEqual(
      expect.objectContaining({ field: 'min_address' }),
    );
  });

  test('in the uplink', () => {
    const odd = { ...wan, dhcp_enable: false, gateway: null, mask: '255.0.255.0' };
    expect(wanProblems(odd, { dns1: '203.0.113.54' }, lan)).toEqual([]);
    expect(
      wanProblems(wan, { connection_type: 'Static', ip: '198.51.100.9', gateway: '' }, lan),
    ).toContainEqual(expect.objectContaining({ field: 'gateway' }));
  });
});
