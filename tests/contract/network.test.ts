import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { demoDevice } from '#server/demo/devices.ts';
import { routerFacts } from '../support/router-facts.ts';
import { type BenchServer, fleetSize, startBench } from './bench-server.ts';

let bench: BenchServer;
let support: { authorization: string };

const devices = Array.from({ length: fleetSize }, (_, at) => demoDevice(at));
const ofModel = (model: string) =>
  devices.find(({ registration: { modelName, opId } }) => modelName === model && opId === 'northwind')
    ?.endpointId ?? '';
const router = ofModel('AR2146');
const pool = 'Device.DHCPv4.Server.Pool.1.';
const observed = {
  ...routerFacts,
  'Device.IP.Interface.1.Status': 'Up',
  'Device.IP.Interface.1.MaxMTUSize': '1500',
  'Device.IP.Interface.1.IPv4Address.1.IPAddress': '198.51.100.7',
  'Device.IP.Interface.1.IPv4Address.1.SubnetMask': '255.255.255.0',
  'Device.Routing.Router.1.IPv4Forwarding.1.GatewayIPAddress': '198.51.100.1',
  'Device.DHCPv4.Client.1.Enable': 'true',
  'Device.PPP.Interface.1.Enable': 'false',
  'Device.IP.IPv6Capable': 'false',
  'Device.IP.Interface.2.IPv4Address.1.IPAddress': '192.168.0.1',
  'Device.IP.Interface.2.IPv4Address.1.SubnetMask': '255.255.255.0',
  [`${pool}Enable`]: 'true',
  [`${pool}MinAddress`]: '192.168.0.20',
  [`${pool}MaxAddress`]: '192.168.0.99',
  [`${pool}LeaseTime`]: '3600',
  'Device.IP.Interface.1.Stats.BytesReceived': '9223372036854775123',
  'Device.IP.Interface.1.Stats.BytesSent': '12',
  'Device.IP.Interface.2.Stats.BytesReceived': '7',
  'Device.WiFi.Radio.2.OperatingFrequencyBand': '5GHz',
  'Device.WiFi.Radio.2.Stats.BytesReceived': '9',
  'Device.Ethernet.Interface.1.Status': 'Up',
  'Device.Ethernet.Interface.1.Upstream': 'true',
};
const host = (row: number, mac: string) => ({
  [`Device.Hosts.Host.${row}.PhysAddress`]: mac,
  [`Device.Hosts.Host.${row}.Active`]: 'true',
});
const tell = async (values: Record<string, string>) => {
  await bench.tell(router, [{ type: 'device.valuesObserved', data: { source: 'get', values } }]);
  await bench.settled();
};

const call = (does: string, body: object = {}, headers = support) =>
  bench.app.inject({
    method: 'POST',
    url: `/api/v1/devices/ui/${does}`,
    headers,
    payload: { endpointId: router, ...body },
  });
const refusals = async (does: string, change: object, code = 'custom') => {
  const answer = await call(does, change);
  expect([answer.statusCode, answer.json().code]).toEqual([400, code]);
  return answer.json().data.errors.map(({ field }: { field: string }) => field);
};

beforeAll(async () => {
  bench = await startBench();
  support = await bench.login('support@northwind.example');
  await tell({ ...observed, ...host(1, '02:00:00:00:00:01'), ...host(2, '02:00:00:00:00:02') });
}, 120_000);
afterAll(() => bench.close());

describe('the network of a device (CL-074, CL-075, CL-079, CL-080, CL-082..CL-084)', () => {
  test('is reported as last observed', async () => {
    expect((await call('getWAN')).json().data).toMatchObject({
      connection_type: 'DHCP',
      wan: { ip: '198.51.100.7', mtu: 1500, username: null, ipv6_capable: false },
      observedAt: expect.any(String),
    });
    expect((await call('getLAN')).json().data).toMatchObject({
      lan: { ip: '192.168.0.1', dhcp_enable: true, lease_time: 3600 },
      leases: [],
      reservations: [],
      canReserve: false,
    });
    expect((await call('getNetwork')).json().data.device_info_network).toMatchObject({
      ip: '198.51.100.7',
      gateway: '198.51.100.1',
      ethernet_status: 'Up',
    });
  });

  test('has counters by section, including those beyond the range of a number', async () => {
    const { network_stat: sections } = (await call('getNetworkStat')).json().data;
    expect(sections.map(({ section }: { section: string }) => section)).toEqual(['wan', 'lan', 'wifi5']);
    expect(sections[0]).toMatchObject({ bytes_sent: 12, packets_sent: null });
    expect(sections[0].bytes_received).toBeGreaterThan(Number.MAX_SAFE_INTEGER - 1);
    expect([sections[0].exact, sections[1].exact]).toEqual([{ bytes_received: '9223372036854775123' }, {}]);
  });

  test('omits counters that mean "not measured"', async () => {
    const other = 'Device.IP.Interface.2.Stats.';
    await tell({ [`${other}PacketsReceived`]: '-5', [`${other}PacketsSent`]: '4294967295' });
    const { network_stat: sections } = (await call('getNetworkStat')).json().data;
    expect(sections[1]).toMatchObject({ section: 'lan', packets_received: null, packets_sent: null });
  });

  test("includes all of 260 clients and 130 filters, with the device's count", async () => {
    const mac = (row: number) =>
      `02:00:00:00:0${Math.floor(row / 100)}:${String(row % 100).padStart(2, '0')}`;
    const hosts = Array.from({ length: 260 }, (_, at) => ({
      ...host(at + 1, mac(at + 1)),
      [`Device.Hosts.Host.${at + 1}.HostName`]: `client-${at + 1}`,
      [`Device.Hosts.Host.${at + 1}.IPAddress`]: '192.168.0.2',
      [`Device.Hosts.Host.${at + 1}.InterfaceType`]: 'Ethernet',
    }));
    const rule = (row: number, name: string) => `Device.Firewall.Chain.1.Rule.${row}.${name}`;
    const rules = Array.from({ length: 130 }, (_, at) => ({
      [rule(at + 1, 'Target')]: 'Drop',
      [rule(at + 1, 'SourceIP')]: `192.0.2.${at + 1}`,
      ...Object.fromEntries(
        [
          'Enable',
          'Description',
          'SourceMask',
          'DestIP',
          'DestMask',
          'SourceMAC',
          'Protocol',
          'DestPort',
        ].map((name) => [rule(at + 1, name), '']),
      ),
    }));
    await tell({
      'Device.Hosts.HostNumberOfEntries': '260',
      'Device.Firewall.Chain.1.Enable': 'true',
      'Device.Firewall.Chain.1.RuleNumberOfEntries': '130',
      ...Object.assign({}, ...hosts, ...rules),
    });
    const connected = (await call('getConnectedNetwork')).json().data;
    expect([connected.hosts.length, connected.host_count]).toEqual([260, 260]);
    const filters = (await call('getNetworkFilterOption')).json().data;
    expect([filters.ip_filters.length, filters.filter_count]).toEqual([130, 130]);
    expect(connected.hosts.at(-1)).toMatchObject({ idx: 260, host_name: 'client-260' });
    await tell({
      'Device.Firewall.Chain.1.RuleNumberOfEntries': '0',
      'Device.Hosts.HostNumberOfEntries': '2',
      ...host(1, '02:00:00:00:00:01'),
      ...host(2, '02:00:00:00:00:02'),
    });
  });

  test("compares the clock of the device with the server's", async () => {
    const clock = async () =>
      (
        await bench.app.inject({
          method: 'POST',
          url: '/api/v1/devices/actions/time',
          headers: support,
          payload: { endpointId: router },
        })
      ).json().data.clock;
    expect(await clock()).toBeNull();
    const reportedAt = new Date(bench.clock.now.getTime() - 7_200_000).toISOString();
    await tell({ 'Device.Time.CurrentLocalTime': reportedAt });
    expect((await clock()).aheadSeconds).toBeGreaterThan(-7_260);
    expect((await clock()).aheadSeconds).toBeLessThan(-7_140);
  });

  test('keeps the age of other groups after a partial reading', async () => {
    const at = async () =>
      (
        await bench.app.inject({
          method: 'POST',
          url: '/api/v1/devices/action/getDeviceInfo',
          headers: support,
          payload: { endpointId: router },
        })
      ).json().data.observed;
    const before = await at();
    bench.clock.now = new Date(bench.clock.now.getTime() + 60_000);
    await tell({ 'Device.DeviceInfo.ProcessStatus.CPUUsage': '12' });
    const after = await at();
    expect(after.device_info_system > (before.device_info_system ?? '')).toBe(true);
    expect(after.device_info_network).toBe(before.device_info_network);
  });

  test('omits a client that the last reading did not contain', async () => {
    const names = async () =>
      (await call('getConnectedNetwork')).json().data.hosts.map(({ idx }: { idx: number }) => idx);
    expect(await names()).toEqual([1, 2]);
    await tell(host(2, '02:00:00:00:00:02'));
    expect(await names()).toEqual([2]);
  });

  test('makes a task of a change; the audit trail has old and new values (TN-083)', async () => {
    const change = { connection_type: 'Static', ip: '198.51.100.9', gateway: '198.51.100.1' };
    const { taskId } = (await call('setWan', change)).json().data;
    const task = await bench.app.inject({ url: `/api/v1/tasks/${taskId}`, headers: support });
    const wanted = { ...change, dhcp_enable: false, ppp_enable: false };
    expect(task.json().data).toMatchObject({ taskType: 'WanSettings', state: 'queued', params: wanted });
    const events = await bench.log.read(0, 5_000);
    expect(events.findLast(({ data }) => data.operation === 'setWan')?.data).toMatchObject({
      oldValue: { connection_type: 'DHCP', ip: '198.51.100.7', dhcp_enable: true },
      newValue: wanted,
    });
    expect((await call('setLan', { lease_time: 7200 })).json().code).toBe('success');
  });

  test('refuses impossible values with their fields (RU-092, RU-093)', async () => {
    expect(await refusals('setWan', { connection_type: 'Static', gateway: '203.0.113.1' })).toEqual([
      'body.gateway',
    ]);
    expect(await refusals('setWan', { ipv6_enable: true })).toEqual(['body.ipv6_enable']);
    expect(await refusals('setWan', { mtu: 9000 })).toEqual(['body.mtu']);
    expect(await refusals('setLan', { max_address: '192.168.0.2' })).toEqual(['body.max_address']);
    expect(await refusals('setLan', { ip: '198.51.100.30' })).toEqual([
      'body.ip',
      'body.min_address',
      'body.max_address',
    ]);
  });

  test('reads a device without readings first, but not an offline one', async () => {
    const other = devices.find(({ registration }) => registration.modelName === 'AR2144')?.endpointId;
    const answer = await call('setWan', { endpointId: other, mtu: 1400 });
    expect(answer.json().code).toBe('wsdisconnect');
  });

  test('refuses a model without the feature, a viewer and another operator', async () => {
    const box = ofModel('KSTB2020');
    expect((await call('setLan', { endpointId: box, lease_time: 7200 })).json().code).toBe('custom');
    const viewer = await bench.login('viewer@northwind.example');
    expect((await call('setWan', { mtu: 1400 }, viewer)).json().code).toBe('roleerr');
    expect((await call('getWAN', {}, viewer)).json().code).toBe('success');
    const stranger = await bench.login('support@brightline.example');
    for (const does of ['getWAN', 'getLAN', 'getNetwork', 'getConnectedNetwork', 'getNetworkStat'])
      expect((await call(does, {}, stranger)).json().code).toBe('nodata');
    expect((await call('setWan', { mtu: 1400 }, stranger)).json().code).toBe('nodata');
  });
});

describe('filters of a device (CL-087..CL-091, TN-085)', () => {
  const rule = 'Device.Firewall.Chain.1.Rule.';
  const filters = async () => (await call('getNetworkFilterOption')).json().data;

  test('are reported by kind, with their maximum', async () => {
    expect(await filters()).toMatchObject({ ip_filters: [], mac_filters: [], limits: { ip: 32, mac: 32 } });
    await tell({
      'Device.Firewall.Chain.1.RuleNumberOfEntries': '2',
      [`${rule}3.Target`]: 'Drop',
      [`${rule}3.SourceIP`]: '192.168.0.44',
      [`${rule}3.Protocol`]: '6',
      [`${rule}3.DestPort`]: '443',
      [`${rule}4.Target`]: 'Drop',
      [`${rule}4.SourceMAC`]: '02:00:5e:00:00:07',
      [`${rule}4.Protocol`]: '-1',
    });
    expect(await filters()).toMatchObject({
      ip_filters: [{ idx: 3, source_ip: '192.168.0.44', protocol: 6, dest_port: 443 }],
      mac_filters: [{ idx: 4, mac_address: '02:00:5e:00:00:07' }],
    });
  });

  test('are added and removed by tasks that name the whole filter', async () => {
    const paramsOf = async (does: string, body: object) => {
      const { taskId } = (await call(does, body)).json().data;
      return (await bench.app.inject({ url: `/api/v1/tasks/${taskId}`, headers: support })).json().data;
    };
    expect(await paramsOf('addMacFilter', { mac_address: '02-00-5e-00-00-08' })).toMatchObject({
      taskType: 'MacFilter',
      params: { add: { mac_address: '02:00:5E:00:00:08' } },
    });
    expect(await paramsOf('addIPFilter', { dest_ip: '203.0.113.9' })).toMatchObject({
      taskType: 'IpFilter',
      params: { add: { dest_ip: '203.0.113.9' } },
    });
    expect(await paramsOf('deleteIPFilter', { idx: 3 })).toMatchObject({
      params: { remove: { idx: 3, source_ip: '192.168.0.44', protocol: 'tcp', dest_port: 443 } },
    });
    expect(await paramsOf('deleteMacFilter', { idx: 4 })).toMatchObject({
      params: { remove: { idx: 4, mac_address: '02:00:5e:00:00:07' } },
    });
  });

  test('are refused if they exist, are invalid, or are of the other kind (ER-033, RU-092)', async () => {
    const mac = await call('addMacFilter', { mac_address: '02005E000007' });
    expect([mac.statusCode, mac.json().code]).toEqual([400, 'macconflict']);
    // ER-034.
    for (const mac_address of ['no MAC address', 'lamp'])
      expect(await refusals('addMacFilter', { mac_address }, 'mac-valid')).toEqual(['body.mac_address']);
    const same = {
      source_ip: '192.168.0.44',
      source_mask: '255.255.255.255',
      protocol: 'tcp',
      dest_port: 443,
    };
    expect(await refusals('addIPFilter', same)).toEqual(['body.source_ip']);
    expect(await refusals('addIPFilter', { source_ip: '192.168.0.4', dest_port: 80 })).toEqual([
      'body.protocol',
    ]);
    expect(await refusals('addIPFilter', { source_mask: '255.255.0.0' })).toEqual(['body.source_ip']);
    expect(await refusals('addIPFilter', { dest_ip: '192.168.0.4', dest_mask: '255.0.255.0' })).toEqual([
      'body.dest_mask',
    ]);
    expect((await call('deleteIPFilter', { idx: 4 })).json().code).toBe('nodata');
    expect((await call('deleteMacFilter', { idx: 9 })).json().code).toBe('nodata');
  });

  test('are empty when the last one was removed', async () => {
    await tell({ 'Device.Firewall.Chain.1.RuleNumberOfEntries': '0' });
    expect(await filters()).toMatchObject({ ip_filters: [], mac_filters: [] });
  });
});

describe('a device whose interfaces cannot be identified', () => {
  const unclear = devices.filter(
    ({ registration: { modelName, opId } }) => modelName === 'AR2146' && opId === 'northwind',
  )[1]?.endpointId;
  const ask = (does: string, body: object = {}) => call(does, { endpointId: unclear, ...body });

  beforeAll(async () => {
    const values = {
      'Device.IP.Interface.1.Name': 'lo',
      'Device.IP.Interface.1.Type': 'Loopback',
      'Device.IP.Interface.1.IPv4Address.1.IPAddress': '127.0.0.1',
      'Device.IP.Interface.2.Name': 'wan',
      'Device.IP.Interface.2.Status': 'Up',
      'Device.IP.Interface.2.IPv4Address.1.IPAddress': '203.0.113.77',
      'Device.IP.Interface.3.Name': 'lan',
      'Device.IP.Interface.3.IPv4Address.1.IPAddress': '192.168.1.1',
    };
    await bench.tell(unclear ?? '', [{ type: 'device.valuesObserved', data: { source: 'get', values } }]);
    await bench.settled();
  });

  test('shows no uplink and no home network, but all interfaces with their facts', async () => {
    const { wan, interfaces } = (await ask('getWAN')).json().data;
    expect([wan.ip, wan.status]).toEqual([null, null]);
    expect(interfaces).toEqual([
      { idx: 1, name: 'lo', type: 'Loopback', addresses: ['127.0.0.1'], lowerLayers: [], role: 'loopback' },
      { idx: 2, name: 'wan', type: null, addresses: ['203.0.113.77'], lowerLayers: [], role: null },
      { idx: 3, name: 'lan', type: null, addresses: ['192.168.1.1'], lowerLayers: [], role: null },
    ]);
    expect((await ask('getLAN')).json().data.lan.ip).toBeNull();
  });

  test.each([
    ['setLan', { ip: '192.168.50.1', mask: '255.255.255.0' }, 'home network'],
    ['setWan', { mtu: 1400 }, 'uplink'],
  ])('%s is refused before anything is sent', async (does, change, named) => {
    const answer = await ask(does, change);
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'custom']);
    expect(answer.json().message).toContain(named);
  });
});
