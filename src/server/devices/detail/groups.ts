import type { components } from '#api/main.d.ts';
import { objectsOf, parameterAt, Readings } from '#domain/device-parameters/readings.ts';
import { roleFacts } from '#domain/device-parameters/roles.ts';
import { contentObjects, type ParameterName } from '#domain/device-parameters/table.ts';
import { knownTime } from '#domain/zones/device-zone.ts';
import type { ListedDevice } from '#server/devices/queries/list/page.ts';

type DeviceInfo = components['schemas']['DeviceInfo'];
type Observed = { path: string; value: string; observed_at: Date };

/** Parameters that the groups of the detail page need. */
export const detailPaths = withRoles([
  'softwareVersion',
  'localTime',
  'timeServer1',
  'ipAddress',
  'dnsServer1',
  'gateway',
  'dhcpGateway',
  'ethernetStatus',
  'wifiStatus',
  'signalStrength',
  'storageUsed',
]);

/** Parameters that the network group needs. */
export const networkPaths = withRoles([
  'ipAddress',
  'dnsServer1',
  'gateway',
  'dhcpGateway',
  'ethernetStatus',
  'wifiStatus',
  'signalStrength',
]);

/** Objects of the content that set-top boxes report after each fetch and at their start. */
export const contentPaths: readonly string[] = Object.values(contentObjects);

/** Returns the objects that hold these parameters, and the paths that tell their roles. */
function withRoles(names: ParameterName[]): string[] {
  const objects = objectsOf(names);
  return [...objects, ...roleFacts.filter((path) => !objects.some((object) => path.startsWith(object)))];
}

const shown = {
  device_info: [
    ...(['manufacturer', 'manufacturerOui', 'modelName', 'productClass'] as const),
    ...(['serialNumber', 'hardwareVersion', 'softwareVersion'] as const),
  ],
  device_info_system: [
    ...(['cpuUsage', 'memoryTotal', 'memoryFree', 'storageCapacity', 'storageUsed'] as const),
    ...(['temperature', 'upTime'] as const),
  ],
  device_info_network: [
    ...(['ipAddress', 'subnetMask', 'gateway', 'dhcpGateway', 'dnsServer1'] as const),
    ...(['ethernetStatus', 'wifiStatus', 'signalStrength'] as const),
  ],
  time: [
    ...(['localTime', 'timeZone', 'timeServer1', 'timeServer2', 'timeServer3', 'timeServer4'] as const),
    'timeServer5',
  ],
} satisfies Record<string, readonly ParameterName[]>;

/** Returns the time of the latest report of these parameters: other parts may have been read later. */
function lastOf(values: readonly Observed[], names: readonly ParameterName[]): string | null {
  const times = values.flatMap(({ path, observed_at: at }) => {
    const name = parameterAt(path);
    return name !== null && names.includes(name) ? [at.getTime()] : [];
  });
  return times.length > 0 ? new Date(Math.max(...times)).toISOString() : null;
}

/**
 * Builds the snake_case groups of the detail page from the last observed values; null if the device never reported any.
 */
export function detailGroups(values: Observed[], device: ListedDevice): Omit<DeviceInfo, 'device'> {
  const read = new Readings(values.map(({ path, value }) => [path, value]));
  const total = read.number('memoryTotal');
  const free = read.number('memoryFree');
  const capacity = read.number('storageCapacity');
  const used = read.number('storageUsed');
  const observed = {
    device_info: lastOf(values, shown.device_info),
    device_info_system: lastOf(values, shown.device_info_system),
    device_info_network: lastOf(values, shown.device_info_network),
    time: lastOf(values, shown.time),
  };
  return {
    device_info: {
      manufacturer: read.text('manufacturer') ?? device.manufacturer_name,
      manufacturer_oui: read.text('manufacturerOui') ?? device.manufacturer_oui,
      model_name: read.text('modelName') ?? device.model_name,
      product_class: read.text('productClass'),
      serial_number: read.text('serialNumber') ?? device.device_sn,
      hardware_version: read.text('hardwareVersion'),
      software_version: read.text('softwareVersion'),
    },
    device_info_system: {
      cpu: read.number('cpuUsage'),
      memory: total && free !== null ? percent(total - free, total) : null,
      memory_total: total,
      memory_free: free,
      storage: capacity && used !== null ? percent(used, capacity) : null,
      temperature: read.number('temperature'),
      uptime: read.number('upTime'),
      time: knownTime(read.text('localTime')),
      local_time: knownTime(read.text('localTime')),
      local_timezone: read.text('timeZone'),
      ntp_server1: read.text('timeServer1'),
      ntp_server2: read.text('timeServer2'),
      ntp_server3: read.text('timeServer3'),
      ntp_server4: read.text('timeServer4'),
      ntp_server5: read.text('timeServer5'),
    },
    device_info_network: {
      ip: read.text('ipAddress'),
      mask: read.text('subnetMask'),
      gateway: read.text('dhcpGateway') ?? read.text('gateway'),
      dns: read.text('dnsServer1'),
      ethernet_status: read.text('ethernetStatus'),
      wifi_status: read.text('wifiStatus'),
      signal_strength: read.number('signalStrength'),
    },
    device_info_content: {
      landing_channel: heldIn(values, read, 'landingChannel'),
      boot_ad: heldIn(values, read, 'bootAd'),
      metadata_set: heldIn(values, read, 'metadata'),
    },
    observed,
    observedAt:
      Object.values(observed)
        .toSorted()
        .findLast((at) => at !== null) ?? null,
  };
}

/**
 * Reads a set-top box's content. The digest decides if it holds any, as in the counts of bulk provisioning; a box that
 * holds none reports an empty one.
 */
function heldIn(values: readonly Observed[], read: Readings, object: keyof typeof contentObjects) {
  const digest = values.find(({ path }) => path === `${contentObjects[object]}CheckSum`);
  if (digest === undefined) return null;
  return {
    held: digest.value !== '',
    name: read.text(`${object}Name`) ?? '',
    version: read.text(`${object}Version`) ?? '',
  };
}

const percent = (part: number, whole: number) => Math.round((part / whole) * 1000) / 10;
