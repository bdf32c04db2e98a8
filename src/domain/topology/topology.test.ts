import { describe, expect, test } from 'vitest';
import { Readings } from '#domain/device-parameters/readings.ts';
import { differencesOf } from './difference.ts';
import { holdsTopology, shapeOf, type TopologyNode, topologyOf, topologyPaths } from './topology.ts';

const network = 'Device.WiFi.DataElements.Network.';
const master = '02:00:5E:00:00:01';
const slave = '02:00:5E:00:00:02';
const bssid = (member: string, radio: number) => `0${radio}${member.slice(2)}`;
const radio = (member: number, mac: string, row: number, operatingClass: number, channel: number) => {
  const path = `${network}Device.${member}.Radio.${row}.`;
  return {
    [`${path}CurrentOperatingClassProfile.1.Class`]: String(operatingClass),
    [`${path}CurrentOperatingClassProfile.1.Channel`]: String(channel),
    [`${path}BSS.1.BSSID`]: bssid(mac, row).toLowerCase(),
  };
};
const station = (member: number, row: number, number: number, mac: string, name = '') => {
  const path = `${network}Device.${member}.Radio.${row}.BSS.1.STA.${number}.`;
  return {
    [`${path}MACAddress`]: mac,
    [`${path}Hostname`]: name,
    [`${path}SignalStrength`]: '96',
    [`${path}LastDataDownlinkRate`]: '866000',
  };
};
const reported: Record<string, string> = {
  [`${network}ControllerID`]: master.toLowerCase(),
  'Device.Hosts.HostNumberOfEntries': '3',
  [`${network}Device.1.ID`]: slave,
  [`${network}Device.1.ManufacturerModel`]: 'EVO5500EXT_B',
  [`${network}Device.1.MultiAPDevice.Backhaul.LinkType`]: 'Wi-Fi',
  [`${network}Device.1.MultiAPDevice.Backhaul.BackhaulMACAddress`]: bssid(master, 2),
  [`${network}Device.1.MultiAPDevice.Backhaul.BackhaulDeviceID`]: master,
  [`${network}Device.1.MultiAPDevice.Backhaul.Stats.SignalStrength`]: '100',
  ...radio(1, slave, 1, 81, 6),
  [`${network}Device.2.ID`]: master,
  ...radio(2, master, 1, 81, 6),
  ...radio(2, master, 2, 128, 36),
  ...station(1, 1, 1, '02:00:00:00:00:0A', 'Phone'),
  'Device.Hosts.Host.1.PhysAddress': '02:00:00:00:00:0A',
  'Device.Hosts.Host.1.Active': 'true',
  'Device.Hosts.Host.2.PhysAddress': '02:00:00:00:00:0B',
  'Device.Hosts.Host.2.InterfaceType': 'Ethernet',
  'Device.Hosts.Host.2.Active': 'true',
  'Device.Hosts.Host.3.PhysAddress': '02:00:00:00:00:0C',
  'Device.Hosts.Host.3.Active': 'false',
};
const read = (values: Record<string, string>) => topologyOf(new Readings(Object.entries(values)));

describe('the topology that a device reports (CL-086)', () => {
  test('lists the controller first, then the other access points with their clients', () => {
    expect(read(reported)).toMatchObject([
      { idx: 1, type: 'Master', mac_address: master, channel_2: 6, channel_5: 36, upper_access_point: null },
      {
        type: 'Slave',
        name: 'EVO5500EXT_B',
        rssi: -60,
        upper_access_point: master,
        upper_connecting_frequency_band: '5GHz',
        mac_address_2: bssid(slave, 1),
        stations: [
          {
            name: 'Phone',
            rssi: -62,
            downlink_rate: 866000,
            uplink_rate: null,
            upper_access_point: slave,
            upper_connecting_frequency_band: '2.4GHz',
          },
        ],
      },
    ]);
  });
  test('includes wired and inactive clients from the table of hosts', () => {
    expect(read(reported)[0]?.stations).toMatchObject([
      { mac_address: '02:00:00:00:00:0B', upper_connecting_frequency_band: 'LAN', active: true },
      { mac_address: '02:00:00:00:00:0C', upper_connecting_frequency_band: 'Unknown', active: false },
    ]);
  });
  test('numbers every node once', () => {
    const all = read(reported).flatMap((node) => [node.idx, ...node.stations.map(({ idx }) => idx)]);
    expect(all).toEqual([1, 2, 3, 4, 5]);
  });
  test('reads impossible values as null, without failing', () => {
    const stats = `${network}Device.1.MultiAPDevice.Backhaul.`;
    const odd = {
      ...reported,
      [`${stats}Stats.SignalStrength`]: '255',
      [`${stats}BackhaulMACAddress`]: 'nobody',
      [`${network}Device.1.Radio.1.CurrentOperatingClassProfile.1.Class`]: 'x',
    };
    expect(read(odd)[1]).toMatchObject({
      rssi: null,
      channel_2: null,
      upper_connecting_frequency_band: 'Unknown',
      stations: [{ upper_connecting_frequency_band: 'Unknown' }],
    });
    expect(read({})).toEqual([]);
  });
  test('is complete only if both tables were read', () => {
    expect(holdsTopology(reported)).toBe(true);
    const { [`${network}ControllerID`]: _, ...part } = reported;
    expect(holdsTopology(part)).toBe(false);
    expect(topologyPaths).toEqual([network, 'Device.Hosts.']);
  });
});

describe('differences of two times (TN-288)', () => {
  const before = read(reported);
  const change = (values: Record<string, string>): TopologyNode[] => read({ ...reported, ...values });
  test('lists a client that left and one that joined', () => {
    const after = change({ 'Device.Hosts.Host.2.Active': 'false', 'Device.Hosts.Host.3.Active': 'true' });
    expect(differencesOf(before, after).map(({ mac, change: { kind } }) => [mac, kind])).toEqual([
      ['02:00:00:00:00:0B', 'gone'],
      ['02:00:00:00:00:0C', 'came'],
    ]);
  });
  test('lists a client at another access point, and an extender on another band', () => {
    const { [`${network}Device.1.Radio.1.BSS.1.STA.1.MACAddress`]: phone = '', ...rest } = reported;
    const after = read({
      ...rest,
      ...station(2, 1, 9, phone, 'Phone'),
      [`${network}Device.1.MultiAPDevice.Backhaul.BackhaulMACAddress`]: bssid(master, 1),
    });
    expect(differencesOf(before, after).map(({ change: what }) => what)).toEqual([
      { kind: 'band', from: '5GHz', to: '2.4GHz' },
      { kind: 'moved', from: slave, to: master },
    ]);
  });
  test('ignores a different signal', () => {
    const after = change({ [`${network}Device.1.MultiAPDevice.Backhaul.Stats.SignalStrength`]: '80' });
    expect(differencesOf(before, after)).toEqual([]);
    expect(shapeOf(after)).toBe(shapeOf(before));
  });
});
