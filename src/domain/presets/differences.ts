import type { Readings } from '#domain/device-parameters/readings.ts';
import { readSettings } from '#domain/device-parameters/settings.ts';
import type { Radio } from '#domain/radio/limits.ts';
import { isSameZone } from '#domain/zones/same-zone.ts';
import type { DesiredValue } from './desired.ts';
import {
  isSecretReference,
  type PresetField,
  type PresetValue,
  presetFields,
  serverName,
  spelled,
  spelledChoice,
  type WifiSetting,
} from './fields.ts';

/** Values that a device has reported, and the secrets that it cannot report. */
export interface ReportedDevice {
  readings: Readings;
  /** Version of the secret that was last applied, by field: a device does not report its secrets. */
  appliedSecrets: ReadonlyMap<PresetField, string>;
  /** Time of the report in milliseconds. */
  at: number;
}

/** `unknown`: the device has not reported the value, which is neither equal nor different. */
export type Answer = 'same' | 'different' | 'unknown';

export interface Difference extends DesiredValue {
  answer: Answer;
  /** Reported values, of each radio for a Wi-Fi field; empty for a secret and for what was not reported. */
  now: (string | number | boolean | readonly string[])[];
}

export type Reported = string | number | boolean | readonly string[] | null;

/** Compares what presets want with what the device has reported. */
export function differences(wanted: readonly DesiredValue[], device: ReportedDevice): Difference[] {
  let known: Radio[] | null = null;
  const radios = () => {
    known ??= readSettings('radio', device.readings);
    return known;
  };
  return wanted.map((one): Difference => {
    const { wifi } = presetFields[one.field];
    if (isSecretReference(one.value)) return { ...one, now: [], answer: secretAnswer(one, device, radios) };
    const now = wifi
      ? radios()
          .filter(({ frequency_band: band }) => band === wifi.band)
          .map((radio) => ofRadio(radio, wifi.setting))
      : [single(one.field, device.readings)];
    const reported = now.filter((value) => value !== null);
    return { ...one, now: reported, answer: answerOf(one, now, device.at) };
  });
}

/** A band with several radios is as wanted once all of them are. */
function answerOf({ field, value }: DesiredValue, now: readonly Reported[], at: number): Answer {
  if (now.length === 0 || now.includes(null)) return 'unknown';
  if (field === 'time/servers' && lacksRoom(value, now[0] ?? null)) return 'unknown';
  return now.every((one) => one !== null && isAsWanted(field, value, one, at)) ? 'same' : 'different';
}

/** The list of reported servers holds an entry for each place that the device has for one. */
const lacksRoom = (wanted: PresetValue, now: Reported): boolean =>
  Array.isArray(wanted) && Array.isArray(now) && wanted.length > now.length;

export function isAsWanted(
  field: PresetField,
  wanted: PresetValue,
  now: Exclude<Reported, null>,
  at: number,
): boolean {
  const { type } = presetFields[field].value;
  if (type === 'zone') return isSameZone(String(wanted), String(now), at);
  if (type === 'choice') return spelledChoice(String(wanted)) === spelledChoice(String(now));
  if (Array.isArray(now)) return spelled(wanted) === spelled(now.filter((one) => serverName(one) !== ''));
  return spelled(wanted) === spelled(now);
}

/** The passphrase of a network that the device has not reported is unknown, not missing. */
function secretAnswer(
  { field, value }: DesiredValue,
  { appliedSecrets }: ReportedDevice,
  radios: () => Radio[],
): Answer {
  const { wifi } = presetFields[field];
  if (
    !radios().some(({ frequency_band: band, access_point_idx: idx }) => band === wifi?.band && idx !== null)
  )
    return 'unknown';
  return isSecretReference(value) && appliedSecrets.get(field) === value.secretId ? 'same' : 'different';
}

function single(field: PresetField, readings: Readings): Reported {
  switch (field) {
    case 'time/enable':
      return readings.boolean('timeEnable');
    case 'time/zone':
      return readings.text('timeZone');
    case 'time/servers':
      return serversOf(readings);
    case 'wifi/steering':
      return readings.boolean('bandSteering');
    case 'hdmi/cec':
      return readings.boolean('cecEnable');
    default:
      return null;
  }
}

const serverSlots = ['timeServer1', 'timeServer2', 'timeServer3', 'timeServer4', 'timeServer5'] as const;

/**
 * Returns the reported time servers, with an empty text for each place that is free; null: none was ever reported. Here
 * an empty value is a report: it means that no server is set.
 */
export function serversOf(readings: Readings): readonly string[] | null {
  const places = serverSlots.map((name) => readings.placeOf(name));
  if (places.every((place) => place === null)) return null;
  return places.flatMap((place) => {
    if (!place) return [];
    const text = place.item === null ? place.value : (place.value.split(',')[place.item - 1] ?? '');
    return [text.trim()];
  });
}

/** Returns the present value of a radio in the words of a preset; null: not reported. */
export function ofRadio(radio: Radio, setting: WifiSetting): Reported {
  switch (setting) {
    case 'ssid':
      return radio.ssid_name;
    case 'hidden':
      return radio.hidden_ssid;
    case 'securityMode':
      return radio.security_mode;
    case 'width':
      return radio.operating_channel_bandwidth;
    case 'power':
      return radio.power;
    case 'channel':
      return radio.auto_channel_enable === true ? 'auto' : radio.channel;
    case 'passphrase':
      return null;
  }
}
