import { describe, expect, test } from 'vitest';
import { Readings } from './readings.ts';
import { rolesOf } from './roles.ts';
import { onlyRow, readSettings, settingPaths, unresolvedPaths, writesOf } from './settings.ts';

const device = (values: Record<string, string>) =>
  new Map(Object.entries(values).map(([path, value]) => [`Device.${path}`, value]));

/** Device whose interface 1 is the loopback, as on prplOS; the home network is a bridge. */
const prpl = device({
  'IP.Interface.1.Type': 'Loopback',
  'IP.Interface.1.Loopback': '1',
  'IP.Interface.1.IPv4Address.1.IPAddress': '127.0.0.1',
  'IP.Interface.2.LowerLayers': 'Device.Ethernet.Link.2.',
  'IP.Interface.2.IPv4Address.1.IPAddress': '203.0.113.77',
  'IP.Interface.2.IPv4Address.1.SubnetMask': '255.255.255.0',
  'IP.Interface.3.LowerLayers': 'Device.Ethernet.Link.3.',
  'IP.Interface.3.IPv4Address.1.IPAddress': '192.168.1.1',
  'IP.Interface.3.IPv4Address.1.SubnetMask': '255.255.255.0',
  'Ethernet.Link.2.LowerLayers': 'Device.Ethernet.Interface.1.',
  'Ethernet.Link.3.LowerLayers': 'Device.Bridging.Bridge.1.Port.1.',
  'Ethernet.Interface.1.Upstream': '1',
  'Ethernet.Interface.2.Upstream': '0',
  'Bridging.Bridge.1.Port.1.ManagementPort': '1',
  'Bridging.Bridge.1.Port.1.LowerLayers': 'Device.Bridging.Bridge.1.Port.2.',
  'Bridging.Bridge.1.Port.2.LowerLayers': 'Device.Ethernet.Interface.2.',
  'Routing.Router.1.IPv4Forwarding.1.DestIPAddress': '192.168.1.0',
  'Routing.Router.1.IPv4Forwarding.1.Interface': 'Device.IP.Interface.3.',
  'Routing.Router.1.IPv4Forwarding.2.DestIPAddress': '0.0.0.0',
  'Routing.Router.1.IPv4Forwarding.2.Interface': 'Device.IP.Interface.2.',
  'DHCPv4.Client.1.Enable': '1',
  'DHCPv4.Client.1.Interface': 'Device.IP.Interface.2.',
  'DHCPv4.Server.Pool.1.Enable': '1',
  'DHCPv4.Server.Pool.1.Interface': 'Device.IP.Interface.3.',
});

/** Device with numbers above 10,000, two PPP lines, and references without a trailing dot. */
const rdk = device({
  'IP.Interface.1.LowerLayers': 'Device.PPP.Interface.2',
  'IP.Interface.1.IPv4Address.1.IPAddress': '198.51.100.20',
  'IP.Interface.4.LowerLayers': 'Device.Ethernet.Link.1',
  'IP.Interface.4.IPv4Address.1.IPAddress': '10.0.0.1',
  'IP.Interface.6.LowerLayers': 'Device.PPP.Interface.1',
  'PPP.Interface.1.LowerLayers': 'Device.Ethernet.VLANTermination.1',
  'PPP.Interface.1.Username': 'voip@isp',
  'PPP.Interface.2.LowerLayers': 'Device.Ethernet.VLANTermination.2',
  'PPP.Interface.2.Username': 'data@isp',
  'NAT.InterfaceSetting.1.Enable': 'true',
  'NAT.InterfaceSetting.1.Interface': 'Device.IP.Interface.1',
  'Routing.Router.1.IPv4Forwarding.10001.Enable': 'true',
  'Routing.Router.1.IPv4Forwarding.10001.DestIPAddress': '',
  'Routing.Router.1.IPv4Forwarding.10001.Interface': 'Device.IP.Interface.1',
  'DHCPv4.Server.Pool.10001.Enable': 'true',
  'DHCPv4.Server.Pool.10001.Interface': 'Device.IP.Interface.4',
  'DHCPv4.Server.Pool.10001.StaticAddress.10002.Chaddr': '02:00:00:00:00:01',
  'DHCPv4.Server.Pool.10001.StaticAddress.10002.Yiaddr': '10.0.0.9',
});

/** Device with bridges for home and guests, and a management VLAN with its own address. */
const openWrt = device({
  'IP.Interface.1.LowerLayers': 'Device.Bridging.Bridge.1.Port.1',
  'IP.Interface.2.LowerLayers': 'Device.Bridging.Bridge.2.Port.1',
  'IP.Interface.3.LowerLayers': 'Device.Ethernet.VLANTermination.1',
  'IP.Interface.4.LowerLayers': 'Device.Ethernet.VLANTermination.2',
  'Bridging.Bridge.1.Port.1.LowerLayers': 'Device.Bridging.Bridge.1.Port.2,Device.Bridging.Bridge.1.Port.3',
  'Bridging.Bridge.1.Port.2.LowerLayers': 'Device.Ethernet.Interface.2',
  'Bridging.Bridge.1.Port.3.LowerLayers': 'Device.WiFi.SSID.1',
  'Bridging.Bridge.2.Port.1.LowerLayers': 'Device.Bridging.Bridge.2.Port.2',
  'Bridging.Bridge.2.Port.2.LowerLayers': 'Device.WiFi.SSID.2',
  'Ethernet.VLANTermination.1.LowerLayers': 'Device.Ethernet.Link.1',
  'Ethernet.VLANTermination.2.LowerLayers': 'Device.Ethernet.Link.1',
  'Ethernet.Link.1.LowerLayers': 'Device.Ethernet.Interface.1',
  'Ethernet.Interface.1.Upstream': 'true',
  'Ethernet.Interface.2.Upstream': 'false',
  'Routing.Router.1.IPv4Forwarding.1.Interface': 'Device.IP.Interface.3',
  'DHCPv4.Client.1.Enable': 'true',
  'DHCPv4.Client.1.Interface': 'Device.IP.Interface.3',
  'DHCPv4.Client.2.Enable': 'true',
  'DHCPv4.Client.2.Interface': 'Device.IP.Interface.4',
  'DHCPv4.Server.Pool.1.Enable': 'true',
  'DHCPv4.Server.Pool.1.Interface': 'Device.IP.Interface.2',
  'DHCPv4.Server.Pool.2.Enable': 'true',
  'DHCPv4.Server.Pool.2.Interface': 'Device.IP.Interface.1',
});

/** Device as in `../shared/field/device/01`: addresses and names, and no references. */
const nothingProven = device({
  'IP.Interface.1.Type': 'Loopback',
  'IP.Interface.2.Name': 'wan',
  'IP.Interface.2.IPv4Address.1.IPAddress': '203.0.113.77',
  'IP.Interface.3.Name': 'lan',
  'IP.Interface.3.IPv4Address.1.IPAddress': '192.168.1.1',
});

describe('the roles of objects', () => {
  test.each([
    ['interface 1 is the loopback', prpl, 'Device.IP.Interface.2.', 'Device.IP.Interface.3.'],
    ['two lines, one of them for the telephone', rdk, 'Device.IP.Interface.1.', 'Device.IP.Interface.4.'],
    ['bridges for home and guests', openWrt, 'Device.IP.Interface.3.', 'Device.IP.Interface.1.'],
    ['names alone', nothingProven, null, null],
  ])('given %s', (_, values, uplink, home) => {
    expect(rolesOf(values)).toMatchObject({ uplink, home });
  });

  test('given two PPP lines, then the uplink uses the one below its interface, else none', () => {
    expect(rolesOf(rdk).uplinkPpp).toBe('Device.PPP.Interface.2.');
    const two = device({ 'PPP.Interface.1.Username': 'data@isp', 'PPP.Interface.2.Username': 'voip@isp' });
    expect(rolesOf(two).uplinkPpp).toBeNull();
  });

  test('given a management network with a DHCP client beside the uplink, and no route, then the uplink is unknown', () => {
    const values = device({
      'IP.Interface.1.LowerLayers': 'Device.PPP.Interface.1',
      'IP.Interface.2.LowerLayers': 'Device.Ethernet.VLANTermination.1',
      'Ethernet.VLANTermination.1.LowerLayers': 'Device.Ethernet.Interface.1',
      'Ethernet.Interface.1.Upstream': 'true',
      'DHCPv4.Client.1.Enable': 'true',
      'DHCPv4.Client.1.Interface': 'Device.IP.Interface.2',
    });
    expect(rolesOf(values).uplink).toBeNull();
  });

  test('given one PPP line that carries the telephone, then the uplink does not use it', () => {
    const values = new Map(prpl)
      .set('Device.IP.Interface.4.LowerLayers', 'Device.PPP.Interface.1.')
      .set('Device.PPP.Interface.1.Username', 'voip@isp');
    expect(rolesOf(values).uplinkPpp).toBeNull();
  });

  test('given a default route over an interface that serves DHCP, then neither role is known', () => {
    const values = new Map(prpl).set('Device.DHCPv4.Server.Pool.1.Interface', 'Device.IP.Interface.2.');
    expect(rolesOf(values).uplink).toBeNull();
  });

  test('given two default routes, then the one with the lower metric is the uplink', () => {
    const values = new Map(prpl)
      .set('Device.IP.Interface.9.LowerLayers', 'Device.Cellular.Interface.1.')
      .set('Device.Routing.Router.1.IPv4Forwarding.3.DestIPAddress', '0.0.0.0')
      .set('Device.Routing.Router.1.IPv4Forwarding.3.Interface', 'Device.IP.Interface.9.')
      .set('Device.Routing.Router.1.IPv4Forwarding.3.ForwardingMetric', '100');
    expect(rolesOf(values)).toMatchObject({
      uplink: 'Device.IP.Interface.2.',
      defaultRoute: 'Device.Routing.Router.1.IPv4Forwarding.2.',
    });
  });

  test('given a home network whose DHCP server is off, then it is still the home network', () => {
    const values = new Map(prpl).set('Device.DHCPv4.Server.Pool.1.Enable', '0');
    expect(rolesOf(values)).toMatchObject({
      home: 'Device.IP.Interface.3.',
      homePool: 'Device.DHCPv4.Server.Pool.1.',
    });
  });

  test('given an agent with one interface, then this is its uplink', () => {
    expect(rolesOf(device({ 'IP.Interface.7.Type': 'Normal' })).uplink).toBe('Device.IP.Interface.7.');
  });

  test('given an access point whose own pool is off, then its one network is the uplink', () => {
    const values = device({
      'IP.Interface.1.Type': 'Normal',
      'IP.Interface.2.LowerLayers': 'Device.Ethernet.Interface.1',
      'Routing.Router.1.IPv4Forwarding.1.Interface': 'Device.IP.Interface.2',
      'DHCPv4.Server.Pool.1.Enable': 'false',
      'DHCPv4.Server.Pool.1.Interface': 'Device.IP.Interface.2',
    });
    expect(rolesOf(values).uplink).toBe('Device.IP.Interface.2.');
  });
});

describe('settings by role', () => {
  test('write a change of the home network to its interface and pool', () => {
    const writes = writesOf('lan', { ip: '192.168.50.1', min_address: '192.168.50.100' }, new Readings(prpl));
    expect(Object.keys(writes)).toEqual([
      'Device.IP.Interface.3.IPv4Address.1.IPAddress',
      'Device.DHCPv4.Server.Pool.1.MinAddress',
    ]);
  });

  test('write a password, which no device reports, only to the PPP line of the uplink, or leave it unresolved', () => {
    expect(writesOf('wan', { password: 'secret' }, new Readings(rdk))).toEqual({
      'Device.PPP.Interface.2.Password': 'secret',
    });
    const two = device({ 'PPP.Interface.1.Username': 'data@isp', 'PPP.Interface.2.Username': 'voip@isp' });
    expect(Object.keys(writesOf('wan', { password: 'secret' }, new Readings(two)))).toEqual([
      'Device.PPP.Interface.*.Password',
    ]);
  });

  test('keep the numbers of rows, however large', () => {
    expect(readSettings('reservations', new Readings(rdk))).toEqual([
      { idx: 10002, enable: null, mac_address: '02:00:00:00:00:01', ip: '10.0.0.9' },
    ]);
  });

  test.each(['wan', 'lan', 'leases', 'reservations', 'ipStatistics'] as const)(
    'a Get for %s includes the facts that prove the roles',
    (group) => {
      expect(settingPaths(group)).toContain('Device.DHCPv4.Server.Pool.*.Interface');
    },
  );

  test('name the only row of a table, and none of several', () => {
    const one = ['Device.Services.STBService.3.Components.FrontEnd.2.DVBT.Modulation.Frequency'];
    expect(onlyRow('Device.Services.STBService.*.', one)).toBe('Device.Services.STBService.3.');
    const two = [...one, 'Device.Services.STBService.3.Components.FrontEnd.4.Enable'];
    expect(onlyRow('Device.Services.STBService.*.Components.FrontEnd.*.', two)).toBeNull();
  });

  test('leave a path unresolved that has a wildcard, or an object that was not reported', () => {
    const reported = ['Device.PPP.Interface.1.Username', 'Device.Time.Enable'];
    expect(
      unresolvedPaths(
        [
          'Device.PPP.Interface.*.Password',
          'Device.PPP.Interface.2.Password',
          'Device.PPP.Interface.1.Password',
        ],
        reported,
      ),
    ).toEqual(['Device.PPP.Interface.*.Password', 'Device.PPP.Interface.2.Password']);
    expect(unresolvedPaths(['Device.Time.NTPServer1'], reported)).toEqual([]);
  });
});
