import type { components } from '#api/main.d.ts';
import type { ListedDevice } from '#server/projections/devices/page.ts';

type DeviceInfo = components['schemas']['DeviceInfo'];
type Observed = { path: string; value: string; observed_at: Date };

/** What the detail groups are made of (Device:2). The standard objects stand first, then what a value may be instead. */
export const detailPaths = [
  'Device.DeviceInfo.',
  'Device.Time.',
  'Device.IP.Interface.',
  'Device.DNS.Client.Server.',
  'Device.DHCPv4.Client.',
  'Device.Routing.Router.',
  'Device.Ethernet.Interface.',
  'Device.WiFi.SSID.',
  'Device.WiFi.Radio.',
  'Device.WiFi.EndPoint.',
];

/** The snake_case groups of the detail page, from the last observed values; null where the device never told. */
export function detailGroups(values: Observed[], device: ListedDevice): Omit<DeviceInfo, 'device'> {
  const shadow = new Map(values.map(({ path, value }) => [path, value]));
  const text = (...paths: string[]) => firstOf(shadow, paths);
  const number = (...paths: string[]) => numberOf(text(...paths));
  const matching = (pattern: RegExp) =>
    values.find(({ path, value }) => pattern.test(path) && value !== '')?.value ?? null;
  const info = 'Device.DeviceInfo.';
  const total = number(`${info}MemoryStatus.Total`);
  const free = number(`${info}MemoryStatus.Free`);
  const uplink = /^Device\.IP\.Interface\.1\.IPv4Address\.\d+\./.source;
  const times = values.map(({ observed_at }) => observed_at.getTime());
  return {
    device_info: {
      manufacturer: text(`${info}Manufacturer`) ?? device.manufacturer_name,
      manufacturer_oui: text(`${info}ManufacturerOUI`) ?? device.manufacturer_oui,
      model_name: text(`${info}ModelName`) ?? device.model_name,
      product_class: text(`${info}ProductClass`),
      serial_number: text(`${info}SerialNumber`) ?? device.device_sn,
      hardware_version: text(`${info}HardwareVersion`),
      software_version: text(`${info}SoftwareVersion`),
    },
    device_info_system: {
      cpu: number(`${info}ProcessStatus.CPUUsage`),
      memory: total && free !== null ? Math.round(((total - free) / total) * 1000) / 10 : null,
      memory_total: total,
      memory_free: free,
      storage: null,
      temperature: numberOf(matching(/TemperatureStatus\.TemperatureSensor\.\d+\.Value$/)),
      uptime: number(`${info}UpTime`),
      local_time: text('Device.Time.CurrentLocalTime'),
      local_timezone: text('Device.Time.LocalTimeZone'),
      ...ntpServers(shadow),
    },
    device_info_network: {
      ip: matching(new RegExp(`${uplink}IPAddress$`)),
      mask: matching(new RegExp(`${uplink}SubnetMask$`)),
      gateway:
        matching(/^Device\.DHCPv4\.Client\.\d+\.IPRouters$/) ??
        matching(/^Device\.Routing\.Router\.\d+\.IPv4Forwarding\.\d+\.GatewayIPAddress$/),
      dns: matching(/^Device\.DNS\.Client\.Server\.\d+\.DNSServer$/),
      ethernet_status: matching(/^Device\.Ethernet\.Interface\.\d+\.Status$/),
      wifi_status: matching(/^Device\.WiFi\.(SSID|Radio)\.\d+\.Status$/),
      signal_strength: numberOf(matching(/^Device\.WiFi\.EndPoint\.\d+\.Stats\.SignalStrength$/)),
    },
    observedAt: times.length > 0 ? new Date(Math.max(...times)).toISOString() : null,
  };
}

/** The five servers by their old names, or those of the client object that replaced them in TR-181 2.19. */
export function ntpServers(shadow: Map<string, string>) {
  const listed = [...shadow].find(([path]) => /^Device\.Time\.Client\.\d+\.Servers$/.test(path))?.[1];
  const servers = listed?.split(',').map((server) => server.trim());
  const server = (index: number) =>
    shadow.get(`Device.Time.NTPServer${index}`) ?? servers?.[index - 1] ?? null;
  return {
    ntp_server1: server(1),
    ntp_server2: server(2),
    ntp_server3: server(3),
    ntp_server4: server(4),
    ntp_server5: server(5),
  };
}

const firstOf = (shadow: Map<string, string>, paths: string[]) =>
  paths.map((path) => shadow.get(path)).find((value) => value !== undefined && value !== '') ?? null;

function numberOf(value: string | null): number | null {
  if (value === null || value.trim() === '') return null;
  const number = Number(value);
  return Number.isFinite(number) ? number : null;
}
