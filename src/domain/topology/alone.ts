import { pathOf, type Readings } from '#domain/device-parameters/readings.ts';
import type { ParameterName } from '#domain/device-parameters/table.ts';
import { stationPaths, stationsOf } from '#domain/radio/stations.ts';
import { addHosts, noNode, numbered, type TopologyNode, uplinkBands } from './topology.ts';

/** Paths of a Get for a device that reports no mesh. */
export const alonePaths: readonly string[] = [
  ...stationPaths,
  ...(['radioChannel', 'hostActive', 'hostInterface'] satisfies ParameterName[]).map(pathOf),
];

/** Returns the device with its own clients, if it has no Data Elements; empty if it reported no radio either. */
export function aloneOf(
  readings: Readings,
  own: Pick<TopologyNode, 'name' | 'mac_address' | 'model_name'>,
): TopologyNode[] {
  const bands = readings.inEachRow('radioBand');
  if (bands.length === 0) return [];
  const channels = new Map(readings.inEachRow('radioChannel'));
  const channelAt = (band: string) => {
    const [row] = bands.find(([, name]) => name === band) ?? [];
    const channel = Number(channels.get(row ?? -1));
    return Number.isInteger(channel) && channel > 0 ? channel : null;
  };
  const node: TopologyNode = {
    ...noNode,
    ...own,
    type: 'Master',
    channel_2: channelAt('2.4GHz'),
    channel_5: channelAt('5GHz'),
    channel_6: channelAt('6GHz'),
    stations: stationsOf(readings).map((one) => ({
      ...noNode,
      name: one.host_name ?? one.mac_address ?? '',
      mac_address: one.mac_address,
      host_name: one.host_name,
      ip_address: one.ip,
      rssi: one.signal_strength,
      downlink_rate: one.downlink_rate,
      uplink_rate: one.uplink_rate,
      active: one.active !== false,
      upper_access_point: own.mac_address,
      upper_connecting_frequency_band: uplinkBands.find((band) => band === one.frequency_band) ?? 'Unknown',
    })),
  };
  addHosts(readings, node, [node]);
  return numbered([node]);
}
