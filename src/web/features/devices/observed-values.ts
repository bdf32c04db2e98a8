import type { LiveMessage } from '#domain/live-message.ts';
import type { Json } from '#machines/json.ts';
import type { Device, DeviceInfo } from './queries.ts';

/** The strings `true` and `false` become booleans (TR-178). */
const isTrue = (value: Json | undefined) => value === true || value === 'true' || value === '1';
const text = (value: Json | undefined) => (typeof value === 'string' && value !== '' ? value : null);
const numeric = (value: Json | undefined) => {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : null;
};

type Values = Record<string, Json>;

function valuesOf(message: LiveMessage): Values {
  const { values } = message.data;
  return values !== null && typeof values === 'object' && !Array.isArray(values) ? values : {};
}

/** What a message changes in a device's row. */
export function changesOf(message: LiveMessage): Partial<Device> {
  const values = valuesOf(message);
  const change: Partial<Device> = {};
  if (typeof message.data.uiLockEnable === 'boolean') change.uiLockEnable = message.data.uiLockEnable;
  if ('Device.X_WAYMARK_Lock.Enable' in values) {
    change.uiLockEnable = isTrue(values['Device.X_WAYMARK_Lock.Enable']);
  }
  const firmware = text(values['Device.DeviceInfo.SoftwareVersion']);
  if (firmware) change.firmwareVersion = firmware;
  const uptime = numeric(values['Device.DeviceInfo.UpTime']);
  if (uptime !== null) change.upTime = uptime;
  const lastReboot = text(message.data.lastReboot);
  if (lastReboot) {
    change.lastReboot = lastReboot;
    change.upTime = 0;
  }
  return change;
}

type System = DeviceInfo['device_info_system'];

/** Paths that Detailed Information shows, each with where it goes. */
const systemValues: Record<string, (value: Json) => Partial<System>> = {
  'Device.DeviceInfo.ProcessStatus.CPUUsage': (value) => ({ cpu: numeric(value) }),
  'Device.DeviceInfo.MemoryStatus.Total': (value) => ({ memory_total: numeric(value) }),
  'Device.DeviceInfo.MemoryStatus.Free': (value) => ({ memory_free: numeric(value) }),
  'Device.DeviceInfo.UpTime': (value) => ({ uptime: numeric(value) }),
  'Device.DeviceInfo.TemperatureStatus.TemperatureSensor.1.Value': (value) => ({
    temperature: numeric(value),
  }),
  'Device.Time.CurrentLocalTime': (value) => ({ local_time: text(value) }),
  'Device.Time.LocalTimeZone': (value) => ({ local_timezone: text(value) }),
};

const memoryUse = ({ memory, memory_total: total, memory_free: free }: System): number | null =>
  total !== null && free !== null && total > 0 ? Math.round(((total - free) / total) * 1000) / 10 : memory;

/** The device's details with the message's values in them (RU-036: the caller has compared the endpoint). */
export function withValues(info: DeviceInfo, message: LiveMessage): DeviceInfo {
  const values = valuesOf(message);
  const changes = Object.entries(values).flatMap(([path, value]) => systemValues[path]?.(value) ?? []);
  if (changes.length === 0) return info;
  const system: System = Object.assign({}, info.device_info_system, ...changes);
  return {
    ...info,
    device_info_system: { ...system, memory: memoryUse(system) },
    observedAt: message.fact.recordedAt,
  };
}
