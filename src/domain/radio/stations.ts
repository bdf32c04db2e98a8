import { pathOf, type Readings } from '#domain/device-parameters/readings.ts';
import { readSettings } from '#domain/device-parameters/settings.ts';
import type { ParameterName } from '#domain/device-parameters/table.ts';

/** A Wi-Fi client of a device (TR-181 AssociatedDevice). */
export interface Station {
  mac_address: string | null;
  /** Name and address in the device's table of hosts. */
  host_name: string | null;
  ip: string | null;
  ssid_name: string | null;
  frequency_band: string | null;
  operating_standard: string | null;
  /** Signal in dBm. */
  signal_strength: number | null;
  /** Rate of the last frame in each direction, kbit/s. */
  downlink_rate: number | null;
  uplink_rate: number | null;
  active: boolean | null;
}

/** Paths of a Get for the clients. */
export const stationPaths: readonly string[] = (
  [
    'stationCount',
    'stationMac',
    'stationSignal',
    'stationActive',
    'stationStandard',
    'stationDownRate',
    'stationUpRate',
    'accessPointSsid',
    'ssidRadio',
    'ssidName',
    'radioBand',
    'hostCount',
    'hostMac',
    'hostAddress',
    'hostName',
  ] satisfies ParameterName[]
).map(pathOf);

const withDot = (path: string | null): string | null => path && `${path.replace(/\.$/, '')}.`;

/** Returns the device's own count of all its access points' clients; null: not reported. */
export function stationCountOf(readings: Readings): number | null {
  const counts = readings.inEachObject('stationCount').map(([, count]) => Number(count));
  const usable = counts.filter((count) => Number.isSafeInteger(count) && count >= 0);
  return usable.length === 0 ? null : usable.reduce((sum, count) => sum + count, 0);
}

/** Returns the clients, strongest first. */
export function stationsOf(readings: Readings): Station[] {
  const hosts = readSettings('hosts', readings);
  const stations = readings.inEachObject('stationMac').map(([object, mac]): Station => {
    const own = readings.ofObject(object);
    const accessPoint = object.slice(0, object.indexOf('AssociatedDevice.'));
    const ssid = withDot(readings.ofObject(accessPoint).text('accessPointSsid'));
    const network = ssid === null ? null : readings.ofObject(ssid);
    const radio = withDot(network?.text('ssidRadio') ?? null);
    const host = hosts.find((one) => one.mac_address?.toLowerCase() === mac.toLowerCase());
    return {
      mac_address: mac || null,
      host_name: host?.host_name ?? null,
      ip: host?.ip ?? null,
      ssid_name: network?.text('ssidName') ?? null,
      frequency_band: radio === null ? null : readings.ofObject(radio).text('radioBand'),
      operating_standard: own.text('stationStandard'),
      signal_strength: own.number('stationSignal'),
      downlink_rate: own.number('stationDownRate'),
      uplink_rate: own.number('stationUpRate'),
      active: own.boolean('stationActive'),
    };
  });
  const signal = (one: Station) => one.signal_strength ?? Number.NEGATIVE_INFINITY;
  return stations.toSorted((one, other) => signal(other) - signal(one));
}
