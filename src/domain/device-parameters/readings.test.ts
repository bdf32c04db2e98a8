import { expect, test } from 'vitest';
import { objectsOf, parameterAt, pathsWhere, Readings } from './readings.ts';
import { roleFacts } from './roles.ts';
import { readSettings, settingPaths, withReported, writesOf } from './settings.ts';
import { type DeviceParameter, deviceParameters, filterTable, reservationTable } from './table.ts';

test('given a path that a device reports, then it maps to its parameter, whatever the instance', () => {
  expect(parameterAt('Device.DeviceInfo.UpTime')).toBe('upTime');
  expect(parameterAt('Device.WiFi.Radio.2.Channel')).toBe('radioChannel');
  expect(parameterAt('Device.WiFi.Radio.Channel')).toBeNull();
  expect(parameterAt('Device.WiFi.Radio.2.Channels')).toBeNull();
  // A list item has no path of its own.
  expect(parameterAt('Device.Time.Client.1.Servers')).toBeNull();
});

test('given two data model generations, then a value is found under either, with the present one preferred', () => {
  const five = new Readings([['Device.Time.NTPServer2', 'old.example']]);
  const list = new Readings([['Device.Time.Client.1.Servers', 'a.example, b.example']]);
  expect([five.text('timeServer1'), five.text('timeServer2')]).toEqual([null, 'old.example']);
  expect([list.text('timeServer2'), list.text('timeServer3')]).toEqual(['b.example', null]);
});

test('given values, then each is read as its type, and an empty or unreadable one counts as not reported', () => {
  const readings = new Readings([
    ['Device.DeviceInfo.UpTime', ''],
    ['Device.DeviceInfo.MemoryStatus.Free', '12'],
    ['Device.DeviceInfo.MemoryStatus.Total', 'much'],
    ['Device.Time.Enable', '1'],
  ]);
  expect(readings.number('upTime')).toBeNull();
  expect(readings.number('memoryFree')).toBe(12);
  expect(readings.number('memoryTotal')).toBeNull();
  expect(readings.boolean('timeEnable')).toBe(true);
  expect(readings.boolean('lock')).toBeNull();
});

test('given parameters, then a Get asks for their standard objects, each once', () => {
  expect(objectsOf(['cpuUsage', 'softwareVersion', 'timeServer1', 'lock', 'temperature'])).toEqual([
    'Device.DeviceInfo.',
    'Device.Time.',
  ]);
});

test('no two parameters share a path, and those in list rows are watched or read on each connect', () => {
  const all: DeviceParameter[] = Object.values(deviceParameters);
  const paths = all.flatMap((parameter) => parameter.paths);
  expect(new Set(paths).size).toBe(paths.length);
  for (const path of pathsWhere(({ inRows }) => inRows === true)) {
    expect(pathsWhere(({ watched, readOnConnect }) => Boolean(watched ?? readOnConnect))).toContain(path);
  }
});

test('given settings, then each is written at its path on this device, and others are not written', () => {
  const five = new Readings([
    ['Device.Time.NTPServer1', 'a.example'],
    ['Device.Time.NTPServer2', ''],
  ]);
  const wanted = { enable: false, ntpServer2: 'b.example', currentLocalTime: 'not to be written' };
  expect(settingPaths('time')).toEqual(['Device.Time.']);
  expect(writesOf('time', wanted, five)).toEqual({
    'Device.Time.Enable': 'false',
    'Device.Time.NTPServer2': 'b.example',
  });
  expect(writesOf('time', { localTimezone: 'UTC0' }, new Readings([]))).toEqual({
    'Device.Time.LocalTimeZone': 'UTC0',
  });
});

test('given a device with its servers in one list, then other servers stay in it, and empty ones are removed', () => {
  const path = 'Device.Time.Client.2.Servers';
  const list = new Readings([[path, 'a.example, b.example,c.example']]);
  expect(writesOf('time', { ntpServer1: 'z.example', ntpServer2: '' }, list)).toEqual({
    [path]: 'z.example,c.example',
  });
  expect(writesOf('time', { ntpServer5: 'e.example' }, new Readings([[path, '']]))).toEqual({
    [path]: 'e.example',
  });
  expect(readSettings('time', list)).toMatchObject({
    enable: null,
    ntpServer3: 'c.example',
    ntpServer4: null,
  });
});

/** Two radios; the network of the second one comes first, and a guest network of the first one last. */
const radios = new Readings([
  ['Device.WiFi.Radio.1.OperatingFrequencyBand', '2.4GHz'],
  ['Device.WiFi.Radio.1.Channel', '6'],
  ['Device.WiFi.Radio.2.OperatingFrequencyBand', '5GHz'],
  ['Device.WiFi.SSID.1.LowerLayers', 'Device.WiFi.Radio.2.'],
  ['Device.WiFi.SSID.2.LowerLayers', 'Device.WiFi.Radio.1'],
  ['Device.WiFi.SSID.3.LowerLayers', 'Device.WiFi.Radio.1'],
  ['Device.WiFi.AccessPoint.5.SSIDReference', 'Device.WiFi.SSID.2'],
  ['Device.WiFi.AccessPoint.5.Security.ModeEnabled', 'WPA2-Personal'],
  ['Device.WiFi.AccessPoint.5.Security.ModesSupported', 'None, WPA2-Personal'],
]);

test('given a group with rows, then each row is read with the objects that TR-181 stacks on it', () => {
  expect(readSettings('radio', radios)).toMatchObject([
    {
      idx: 1,
      ssid_idx: 2,
      access_point_idx: 5,
      channel: 6,
      security_mode: 'WPA2-Personal',
      security_support: ['None', 'WPA2-Personal'],
    },
    {
      idx: 2,
      ssid_idx: 1,
      access_point_idx: null,
      frequency_band: '5GHz',
      channel: null,
      security_mode: null,
    },
  ]);
  expect(readSettings('radio', new Readings([]))).toEqual([]);
});

test('given wanted rows, then each is written to its own instances, and a missing one stays unresolved', () => {
  const wanted = [
    { idx: 1, channel: 11, security_mode: 'None' },
    { idx: 2, power: 50, security_mode: 'None' },
    { idx: 9, enable: false, frequency_band: 'not to be written' },
  ];
  expect(writesOf('radio', wanted, radios)).toEqual({
    'Device.WiFi.Radio.1.Channel': '11',
    'Device.WiFi.AccessPoint.5.Security.ModeEnabled': 'None',
    'Device.WiFi.Radio.2.TransmitPower': '50',
    'Device.WiFi.AccessPoint.*.Security.ModeEnabled': 'None',
    'Device.WiFi.Radio.9.Enable': 'false',
  });
});

test('given later values, then they change only their own settings and rows', () => {
  const before = readSettings('radio', radios);
  const later = new Readings([
    ['Device.WiFi.Radio.2.Channel', '44'],
    ['Device.WiFi.AccessPoint.5.Security.ModeEnabled', 'None'],
  ]);
  const [first, second] = withReported('radio', before, later);
  expect(first).toEqual({ ...before[0], security_mode: 'None' });
  expect(second).toEqual({ ...before[1], channel: 44, channel_in_use: 44 });
  const time = readSettings('time', new Readings([['Device.Time.Enable', 'true']]));
  expect(withReported('time', time, new Readings([['Device.Time.LocalTimeZone', 'UTC0']]))).toEqual({
    ...time,
    localTimezone: 'UTC0',
  });
});

test.each([
  ['True', true],
  ['1', true],
  ['enabled', true],
  ['FALSE', false],
  ['disabled', false],
  ['perhaps', null],
])('given the boolean %s, then it is %s', (value, read) => {
  expect(new Readings([['Device.WiFi.Radio.1.Enable', value]]).boolean('radioEnable')).toBe(read);
});

test('no writable parameter has an assumed instance number', () => {
  const all: [string, DeviceParameter][] = Object.entries(deviceParameters);
  const assumed = all.filter(
    ([, { writable, paths }]) => writable && paths.some((path) => /\.\d+\./.test(path)),
  );
  expect(assumed.map(([name]) => name)).toEqual([]);
  expect([filterTable, reservationTable, ...roleFacts].filter((path) => /\.\d+\./.test(path))).toEqual([]);
});

test.each(['0', '0.0.0.0', '::', 'N/A'])('a host at %j has no address', (address) => {
  const readings = new Readings([
    ['Device.Hosts.Host.1.PhysAddress', '02:00:00:00:00:01'],
    ['Device.Hosts.Host.1.IPAddress', address],
    ['Device.Hosts.Host.2.PhysAddress', '02:00:00:00:00:02'],
    ['Device.Hosts.Host.2.IPAddress', 'fe80::1'],
  ]);
  expect(readSettings('hosts', readings).map(({ ip }) => ip)).toEqual([null, 'fe80::1']);
});
