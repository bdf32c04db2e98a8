import { clockOf } from '#domain/device-clock.ts';
import { isTrue, measuredValue, parameterAt, pathOf, Readings } from '#domain/device-parameters/readings.ts';
import { withReported } from '#domain/device-parameters/settings.ts';
import type { ParameterName } from '#domain/device-parameters/table.ts';
import type { LiveMessage } from '#domain/live-message.ts';
import { knownTime } from '#domain/zones/device-zone.ts';
import type { Json } from '#machines/json.ts';
import type { Device, DeviceClock, DeviceInfo, DeviceRadios, DeviceTime } from './queries.ts';

const text = (value: Json | undefined) => (typeof value === 'string' && value !== '' ? value : null);
const numeric = (name: ParameterName, value: Json | undefined) => measuredValue(name, text(value));

type Values = Record<string, Json>;

function valuesOf(message: LiveMessage): Values {
  const { values } = message.data;
  return values !== null && typeof values === 'object' && !Array.isArray(values) ? values : {};
}

/** True if the message reports a value of this parameter. */
export const isReported = (message: LiveMessage, name: ParameterName): boolean =>
  pathOf(name) in valuesOf(message);

/** Changes that a message makes to a device's row. */
export function changesOf(message: LiveMessage): Partial<Device> {
  const values = valuesOf(message);
  const change: Partial<Device> = {};
  if (typeof message.data.uiLockEnable === 'boolean') change.uiLockEnable = message.data.uiLockEnable;
  const lock = text(values[pathOf('lock')]);
  if (lock) change.uiLockEnable = isTrue(lock);
  const firmware = text(values[pathOf('softwareVersion')]);
  if (firmware) change.firmwareVersion = firmware;
  const uptime = numeric('upTime', values[pathOf('upTime')]);
  if (uptime !== null) change.upTime = uptime;
  const application = text(values[pathOf('applicationVersion')]);
  if (application) change.applicationVersion = application;
  const google = text(values[pathOf('googleSignedIn')]);
  if (google) change.googleSignedIn = isTrue(google);
  const lnb = { type: text(values[pathOf('lnbType')]), value: text(values[pathOf('lnbValue')]) };
  if (lnb.type && lnb.value) change.lnbSettings = lnb;
  const lastReboot = text(message.data.lastReboot);
  if (lastReboot) {
    change.lastReboot = lastReboot;
    change.upTime = 0;
  }
  return change;
}

type System = DeviceInfo['device_info_system'];

/** Parameters that Detailed Information shows, each with where it goes. */
const systemValues: Partial<Record<ParameterName, (value: Json) => Partial<System>>> = {
  cpuUsage: (value) => ({ cpu: numeric('cpuUsage', value) }),
  memoryTotal: (value) => ({ memory_total: numeric('memoryTotal', value) }),
  memoryFree: (value) => ({ memory_free: numeric('memoryFree', value) }),
  upTime: (value) => ({ uptime: numeric('upTime', value) }),
  temperature: (value) => ({ temperature: numeric('temperature', value) }),
  localTime: (value) => ({ local_time: knownTime(text(value)) }),
  timeZone: (value) => ({ local_timezone: text(value) }),
};

const memoryUse = ({ memory, memory_total: total, memory_free: free }: System): number | null =>
  total !== null && free !== null && total > 0 ? Math.round(((total - free) / total) * 1000) / 10 : memory;

/** The device's details with the message's values in them (RU-036: the caller has compared the endpoint). */
export function withValues(info: DeviceInfo, message: LiveMessage): DeviceInfo {
  const values = valuesOf(message);
  const changes = Object.entries(values).flatMap(([path, value]) => {
    const name = parameterAt(path);
    return (name && systemValues[name]?.(value)) ?? [];
  });
  if (changes.length === 0) return info;
  const system: System = Object.assign({}, info.device_info_system, ...changes);
  return {
    ...info,
    device_info_system: { ...system, memory: memoryUse(system) },
    observed: { ...info.observed, device_info_system: message.fact.recordedAt },
    observedAt: message.fact.recordedAt,
  };
}

/** The values that a message tells. */
export const readingsOf = (message: LiveMessage) =>
  new Readings(Object.entries(valuesOf(message)).map(([path, value]) => [path, text(value) ?? '']));

/** The radios with the values of a message. */
export function withRadioValues(before: DeviceRadios, message: LiveMessage): DeviceRadios {
  const radios = withReported('radio', before.radios, readingsOf(message));
  return radios.every((radio, at) => radio === before.radios[at])
    ? before
    : { ...before, radios, observedAt: message.fact.recordedAt };
}

/** The time settings with what a message tells of them: `NTP` tells all, in the fields of the call; values those they are of. */
export function withTime(known: DeviceClock, message: LiveMessage): DeviceClock {
  const ntp = timeOf(known.ntp, message);
  if (ntp === known.ntp) return known;
  const { currentLocalTime: deviceTime } = ntp;
  const isNew = deviceTime !== null && deviceTime !== known.ntp.currentLocalTime;
  return { ntp, clock: isNew ? clockOf(deviceTime, new Date(message.fact.recordedAt)) : known.clock };
}

function timeOf(ntp: DeviceTime, message: LiveMessage): DeviceTime {
  if (message.event !== 'NTP') return withReported('time', ntp, readingsOf(message));
  const { data } = message;
  return {
    enable: typeof data.enable === 'boolean' ? data.enable : null,
    ntpServer1: text(data.ntpServer1),
    ntpServer2: text(data.ntpServer2),
    ntpServer3: text(data.ntpServer3),
    ntpServer4: text(data.ntpServer4),
    ntpServer5: text(data.ntpServer5),
    localTimezone: text(data.localTimezone),
    currentLocalTime: text(data.currentLocalTime) ?? ntp.currentLocalTime,
  };
}
