import { expect, test } from 'vitest';
import { objectsOf, parameterAt, pathsWhere, Readings } from './readings.ts';
import { readSettings, settingObjects, writesOf } from './settings.ts';
import { type DeviceParameter, deviceParameters } from './table.ts';

test('given a path that a device reports, then it is the parameter of that path, whatever the instance', () => {
  expect(parameterAt('Device.DeviceInfo.UpTime')).toBe('upTime');
  expect(parameterAt('Device.WiFi.Radio.2.Channel')).toBe('radioChannel');
  expect(parameterAt('Device.WiFi.Radio.Channel')).toBeNull();
  expect(parameterAt('Device.WiFi.Radio.2.Channels')).toBeNull();
  // An item of a list has no path of its own.
  expect(parameterAt('Device.Time.Client.1.Servers')).toBeNull();
});

test('given two data model generations, then a value is found under either, the present one first', () => {
  const five = new Readings([['Device.Time.NTPServer2', 'old.example']]);
  const list = new Readings([['Device.Time.Client.1.Servers', 'a.example, b.example']]);
  expect([five.text('timeServer1'), five.text('timeServer2')]).toEqual([null, 'old.example']);
  expect([list.text('timeServer2'), list.text('timeServer3')]).toEqual(['b.example', null]);
});

test('given values, then each is read as its type, and what is empty or unreadable was not reported', () => {
  const readings = new Readings([
    ['Device.DeviceInfo.UpTime', ''],
    ['Device.DeviceInfo.MemoryStatus.Free', '12'],
    ['Device.DeviceInfo.MemoryStatus.Total', 'much'],
    ['Device.Time.Enable', '1'],
    ['Device.DNS.Client.Server.1.DNSServer', ''],
    ['Device.DNS.Client.Server.2.DNSServer', '192.0.2.53'],
  ]);
  expect(readings.number('upTime')).toBeNull();
  expect(readings.number('memoryFree')).toBe(12);
  expect(readings.number('memoryTotal')).toBeNull();
  expect(readings.boolean('timeEnable')).toBe(true);
  expect(readings.boolean('lock')).toBeNull();
  expect(readings.text('dnsServer')).toBe('192.0.2.53');
});

test('given parameters, then a Get asks for their standard objects, each once', () => {
  expect(objectsOf(['cpuUsage', 'softwareVersion', 'timeServer1', 'lock', 'temperature'])).toEqual([
    'Device.DeviceInfo.',
    'Device.Time.',
  ]);
});

test('no two parameters share a path, and what is in rows is watched or read on each connect', () => {
  const all: DeviceParameter[] = Object.values(deviceParameters);
  const paths = all.flatMap((parameter) => parameter.paths);
  expect(new Set(paths).size).toBe(paths.length);
  for (const path of pathsWhere(({ inRows }) => inRows === true)) {
    expect(pathsWhere(({ watched, readOnConnect }) => Boolean(watched ?? readOnConnect))).toContain(path);
  }
});

test('given settings, then each is written where this device has it, and what is not wanted is left alone', () => {
  const five = new Readings([
    ['Device.Time.NTPServer1', 'a.example'],
    ['Device.Time.NTPServer2', ''],
  ]);
  const wanted = { enable: false, ntpServer2: 'b.example', currentLocalTime: 'not to be written' };
  expect(settingObjects('time')).toEqual(['Device.Time.']);
  expect(writesOf('time', wanted, five)).toEqual({
    'Device.Time.Enable': 'false',
    'Device.Time.NTPServer2': 'b.example',
  });
  expect(writesOf('time', { localTimezone: 'UTC0' }, new Readings([]))).toEqual({
    'Device.Time.LocalTimeZone': 'UTC0',
  });
});

test('given a device that keeps its servers in one list, then those not named stay in it, and empty ones leave it', () => {
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
