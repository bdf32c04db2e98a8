import { describe, expect, test } from 'vitest';
import { Bench } from '../testing.ts';

const set = (bench: Bench, objPath: string, param: string, value: string) =>
  bench.ask({
    type: 'Set',
    body: {
      allowPartial: false,
      updateObjs: [{ objPath, paramSettings: [{ param, value, required: true }] }],
    },
  });
const home = 'Device.IP.Interface.3.IPv4Address.1.IPAddress';

describe('a router with its own instance numbers', () => {
  test('refers to its own objects', () => {
    const { 'Device.DHCPv4.Server.Pool.1.Interface': lan, 'Device.DHCPv4.Client.1.Interface': wan } =
      new Bench('AR2140').connect().get('Device.DHCPv4.');
    expect([wan, lan]).toEqual(['Device.IP.Interface.2', 'Device.IP.Interface.3']);
    const wifi = new Bench('AR1344M').connect().get('Device.WiFi.SSID.', 'Device.WiFi.AccessPoint.');
    expect(wifi['Device.WiFi.SSID.10001.LowerLayers']).toBe('Device.WiFi.Radio.10000');
    expect(wifi['Device.WiFi.AccessPoint.10004.SSIDReference']).toBe('Device.WiFi.SSID.10004');
  });

  test('reads what was written, and changes no other row', () => {
    const bench = new Bench('AR2140').connect();
    const before = bench.get('Device.IP.Interface.');
    expect(before['Device.IP.Interface.1.IPv4Address.1.IPAddress']).toBe('127.0.0.1');
    set(bench, 'Device.IP.Interface.3.IPv4Address.1.', 'IPAddress', '10.20.0.1');
    const after = bench.get('Device.IP.Interface.');
    const changed = Object.keys(after).filter(
      (path) => after[path] !== before[path] && !path.includes('Stats'),
    );
    expect(changed).toEqual([home]);
    expect(after[home]).toBe('10.20.0.1');
  });

  test('ends the automatic selection of the same radio when a channel is set', () => {
    const bench = new Bench('AR1344M').connect();
    set(bench, 'Device.WiFi.Radio.10000.', 'Channel', '6');
    const radios = bench.get('Device.WiFi.Radio.');
    expect(radios['Device.WiFi.Radio.10000.Channel']).toBe('6');
    expect(radios['Device.WiFi.Radio.10000.AutoChannelEnable']).toBe('false');
    expect(radios['Device.WiFi.Radio.10001.AutoChannelEnable']).toBe('true');
  });
});
