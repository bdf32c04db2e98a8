import { expect, test } from 'vitest';
import { isMeasured } from './measured.ts';

test('treats measurements, counts, times, clients and pending changes as measured', () => {
  for (const path of [
    'Device.DeviceInfo.UpTime',
    'Device.DeviceInfo.MemoryStatus.Free',
    'Device.Ethernet.Interface.1.Stats.BytesSent',
    'Device.Hosts.HostNumberOfEntries',
    'Device.Hosts.Host.3.Active',
    'Device.WiFi.AccessPoint.1.AssociatedDevice.2.MACAddress',
    'Device.WiFi.DataElements.Network.Device.1.ID',
    'Device.Time.CurrentLocalTime',
    'Device.X_WAYMARK_ConfirmedCommit.Status',
  ])
    expect(isMeasured(path), path).toBe(true);
});

test('does not treat settings as measured', () => {
  for (const path of [
    'Device.WiFi.Radio.1.Channel',
    'Device.WiFi.SSID.1.SSID',
    'Device.DHCPv4.Server.Pool.1.MinAddress',
    'Device.DeviceInfo.SoftwareVersion',
    'Device.Time.LocalTimeZone',
    'Device.X_WAYMARK_Lock.Enable',
  ])
    expect(isMeasured(path), path).toBe(false);
});
