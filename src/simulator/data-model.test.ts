import { describe, expect, test } from 'vitest';
import { outward } from './data-model/numbering.ts';
import { models } from './models.ts';
import { Bench } from './testing.ts';

const everywhere = [
  'DeviceInfo.SoftwareVersion',
  'DeviceInfo.MemoryStatus.Free',
  'DeviceInfo.ProcessStatus.CPUUsage',
  'DeviceInfo.TemperatureStatus.TemperatureSensor.1.Value',
  'DeviceInfo.FirmwareImage.2.Version',
  'Time.NTPServer5',
  'Time.LocalTimeZone',
  'IP.Interface.1.IPv4Address.1.IPAddress',
  'IP.Interface.1.Stats.BytesReceived',
  'DNS.Client.Server.1.DNSServer',
  'DHCPv4.Client.1.IPRouters',
  'Ethernet.Interface.1.MACAddress',
  'WiFi.Radio.1.PossibleChannels',
  'X_WAYMARK_Lock.Enable',
  'X_WAYMARK_Device.PowerMode',
  'LocalAgent.Controller.1.EndpointID',
];
const accessPoints = [
  'WiFi.SSID.1.SSID',
  'WiFi.AccessPoint.1.Security.ModesSupported',
  'WiFi.AccessPoint.1.WPS.Enable',
  'WiFi.DataElements.Network.Device.1.MultiAPDevice.Backhaul.LinkType',
  'Hosts.Host.1.PhysAddress',
];
const stations = ['WiFi.EndPoint.1.Stats.SignalStrength'];
const routers = ['DHCPv4.Server.Pool.1.MinAddress', 'Firewall.Chain.1.Name', 'PPP.Interface.1.Status'];

describe.each(models.map((model) => [model.name, model] as const))('%s', (name, model) => {
  const bench = new Bench(name).connect();
  const values = bench.get('Device.');
  const placed = (path: string) => (model.numbering ? outward(path, model.numbering) : path);

  test('has the parameters that the console shows', () => {
    const wanted = [
      ...everywhere,
      ...(model.productClass === 'STB'
        ? [
            'X_WAYMARK_STB.CurrentChannelName',
            'SoftwareModules.DeploymentUnit.4.X_WAYMARK_App.UsageTimes',
            'Services.STBService.1.Components.FrontEnd.1.X_WAYMARK_DVBS.Modulation.SNR',
          ]
        : accessPoints),
      ...(model.productClass === 'APROUTER' ? routers : stations),
      ...(model.apps ? ['SoftwareModules.ExecutionUnit.1.Status'] : []),
      ...(model.avOutput
        ? ['Services.STBService.1.Components.HDMI.1.DisplayDevice.CECSupport', 'X_WAYMARK_Screen.OnScreen']
        : []),
    ];
    expect(wanted.filter((path) => values[placed(`Device.${path}`)] === undefined)).toEqual([]);
  });

  test('has a meaningful text for every value', () => {
    const broken = Object.entries(values).filter(([, value]) => /undefined|NaN|null|\[object/.test(value));
    expect(broken).toEqual([]);
  });

  test('counts its rows correctly', () => {
    for (const [path, value] of Object.entries(values)) {
      if (!path.endsWith('NumberOfEntries')) continue;
      const table = `${path.slice(0, -'NumberOfEntries'.length)}.`;
      const rows = new Set(
        Object.keys(values).flatMap((other) =>
          other.startsWith(table) ? [other.slice(table.length).split('.')[0]] : [],
        ),
      );
      expect([path, String(rows.size)]).toEqual([path, value]);
    }
  });

  test('has the security modes and bands of the product', () => {
    if (model.productClass === 'STB') return;
    expect(values[placed('Device.WiFi.AccessPoint.1.Security.ModesSupported')]).toBe(
      model.securityModes.join(','),
    );
    expect(values['Device.WiFi.RadioNumberOfEntries']).toBe(String(model.bands.length));
  });
});

describe('live values', () => {
  test('move for up time, load and signal; counters never go back', () => {
    const bench = new Bench('EAP2244').connect();
    const paths = {
      up: 'Device.DeviceInfo.UpTime',
      cpu: 'Device.DeviceInfo.ProcessStatus.CPUUsage',
      signal: 'Device.WiFi.EndPoint.1.Stats.SignalStrength',
      bytes: 'Device.IP.Interface.1.Stats.BytesReceived',
    };
    const seen = Array.from({ length: 60 }, () => {
      bench.clock.advance(2000);
      const values = bench.get(...Object.values(paths));
      return {
        cpu: values[paths.cpu],
        signal: values[paths.signal],
        up: Number(values[paths.up]),
        bytes: Number(values[paths.bytes]),
      };
    });
    expect(new Set(seen.map(({ cpu }) => cpu)).size).toBeGreaterThan(10);
    expect(new Set(seen.map(({ signal }) => signal)).size).toBeGreaterThan(4);
    for (const [at, { up, bytes }] of seen.entries()) {
      const before = seen[at - 1];
      if (!before) continue;
      expect(up - before.up).toBe(2);
      expect(bytes).toBeGreaterThan(before.bytes);
    }
  });

  test('agree between the tables that show clients', () => {
    const bench = new Bench('AR3030W').connect();
    const values = bench.get('Device.Hosts.', 'Device.WiFi.');
    const end = (pattern: RegExp) =>
      new Set(Object.entries(values).flatMap(([path, value]) => (pattern.test(path) ? [value] : [])));
    const associated = end(/AssociatedDevice\.\d+\.MACAddress$/);
    const hosts = end(/Hosts\.Host\.\d+\.PhysAddress$/);
    expect(associated.size).toBeGreaterThan(0);
    expect([...associated].filter((mac) => !hosts.has(mac))).toEqual([]);
    // Row 1 of the mesh is the device itself.
    expect(end(/DataElements\.Network\.Device\.1\..*STA\.\d+\.MACAddress$/)).toEqual(associated);
    for (const reference of end(/Hosts\.Host\.\d+\.AssociatedDevice$/)) {
      if (reference) expect(values[`${reference}.MACAddress`]).toBeDefined();
    }
  });

  test('read back empty for secrets, and keep the set value', () => {
    const bench = new Bench().connect();
    const path = 'Device.WiFi.AccessPoint.1.Security.KeyPassphrase';
    expect(bench.get(path)).toEqual({ [path]: '' });
    const paramSettings = [{ param: 'KeyPassphrase', value: 'a new passphrase', required: true }];
    const objPath = 'Device.WiFi.AccessPoint.1.Security.';
    bench.ask({ type: 'Set', body: { allowPartial: false, updateObjs: [{ objPath, paramSettings }] } });
    expect(bench.get(path)).toEqual({ [path]: '' });
    expect(bench.agent.read(path)).toBe('a new passphrase');
  });

  test('show the time of a wrong clock', () => {
    const bench = new Bench().connect();
    bench.agent.faults.clockSkewMs = 3_600_000;
    const shown = bench.get('Device.Time.CurrentLocalTime')['Device.Time.CurrentLocalTime'] ?? '';
    expect(Date.parse(shown) - bench.clock.now()).toBe(3_600_000);
  });
});
