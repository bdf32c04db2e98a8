import { expect, test } from 'vitest';
import { Readings } from '#domain/device-parameters/readings.ts';
import { withoutGoneRows } from '#domain/device-parameters/settings.ts';
import { stationCountOf, stationsOf } from './stations.ts';

const station = 'Device.WiFi.AccessPoint.2.AssociatedDevice.';
const reported: Record<string, string> = {
  'Device.WiFi.Radio.1.OperatingFrequencyBand': '5GHz',
  'Device.WiFi.SSID.4.LowerLayers': 'Device.WiFi.Radio.1',
  'Device.WiFi.SSID.4.SSID': 'Home',
  'Device.WiFi.AccessPoint.2.SSIDReference': 'Device.WiFi.SSID.4.',
  [`${station}1.MACAddress`]: '02:00:5E:00:00:01',
  [`${station}1.SignalStrength`]: '-71',
  [`${station}3.MACAddress`]: '02:00:5e:00:00:03',
  [`${station}3.SignalStrength`]: '-48',
  [`${station}3.LastDataDownlinkRate`]: '866000',
  [`${station}3.Active`]: '1',
  'Device.WiFi.AccessPoint.7.AssociatedDevice.1.MACAddress': '02:00:5E:00:00:07',
  'Device.Hosts.Host.9.PhysAddress': '02:00:5E:00:00:03',
  'Device.Hosts.Host.9.HostName': 'Tablet',
  'Device.Hosts.Host.9.IPAddress': '192.168.0.23',
};

test('given clients of several access points, then each has its network, band and name, the strongest first (CL-085)', () => {
  const [first, second, third, ...others] = stationsOf(new Readings(Object.entries(reported)));
  expect(first).toEqual({
    mac_address: '02:00:5e:00:00:03',
    host_name: 'Tablet',
    ip: '192.168.0.23',
    ssid_name: 'Home',
    frequency_band: '5GHz',
    operating_standard: null,
    signal_strength: -48,
    downlink_rate: 866_000,
    uplink_rate: null,
    active: true,
  });
  expect(second).toMatchObject({ signal_strength: -71, host_name: null, frequency_band: '5GHz' });
  // The device has not reported the network of this client.
  expect(third).toMatchObject({ ssid_name: null, frequency_band: null, signal_strength: null });
  expect(others).toEqual([]);
});

test('adds the counts of all access points, and omits invalid ones', () => {
  const count = (index: number, value: string) =>
    [`Device.WiFi.AccessPoint.${index}.AssociatedDeviceNumberOfEntries`, value] as const;
  expect(stationCountOf(new Readings([count(1, '2'), count(2, '1'), count(3, 'many')]))).toBe(3);
  expect(stationCountOf(new Readings([count(1, '0')]))).toBe(0);
  expect(stationCountOf(new Readings([]))).toBe(null);
});

test('given clients that the last reading did not contain, then they are omitted, for each access point alike', () => {
  const at = (path: string, seconds: number) => ({
    path,
    value: reported[path] ?? '0',
    observed_at: new Date(seconds * 1000),
  });
  const observed = [
    at(`${station}1.MACAddress`, 1),
    at(`${station}1.SignalStrength`, 5),
    at(`${station}3.MACAddress`, 2),
    at('Device.WiFi.AccessPoint.7.AssociatedDevice.1.MACAddress', 1),
    at('Device.WiFi.AccessPoint.7.AssociatedDeviceNumberOfEntries', 2),
  ];
  const left = withoutGoneRows('stationMac', 'stationCount', observed).map(({ path }) => path);
  expect(left).toEqual([
    `${station}3.MACAddress`,
    'Device.WiFi.AccessPoint.7.AssociatedDeviceNumberOfEntries',
  ]);
});
