import type { Readings } from '#domain/device-parameters/readings.ts';
import { readSettings } from '#domain/device-parameters/settings.ts';
import type { JsonObject } from '#machines/json.ts';
import type { DesiredValue } from './desired.ts';
import { isAsWanted, ofRadio, type Reported } from './differences.ts';
import { type PresetField, presetFields } from './fields.ts';

/** Change that a person is about to make: the parameters of its call, without secrets. */
export interface PlannedChange {
  kind: 'TimeSettings' | 'RadioSettings' | 'HdmiCec';
  params: JsonObject;
}

/**
 * Returns the wanted values that a change contradicts, so that presets would write them again. A passphrase is never
 * among them: a device does not report it, so a check does not notice another one.
 */
export function undoneValues(
  live: readonly DesiredValue[],
  change: PlannedChange,
  { readings, at }: { readings: Readings; at: number },
): DesiredValue[] {
  const own = live.filter(({ field }) => presetFields[field].task === change.kind);
  return own.filter(({ field, value }) =>
    newValues(field, change, readings).some((one) => one !== null && !isAsWanted(field, value, one, at)),
  );
}

/** Returns the values of a field after a change; empty for a field that it leaves as it is. */
function newValues(field: PresetField, { params }: PlannedChange, readings: Readings): Reported[] {
  const { wifi } = presetFields[field];
  if (field === 'wifi/steering') return 'band_steering' in params ? [params.band_steering === true] : [];
  if (field === 'time/zone') return typeof params.localTimezone === 'string' ? [params.localTimezone] : [];
  if (field === 'time/enable' || field === 'hdmi/cec')
    return 'enable' in params ? [params.enable === true] : [];
  if (field === 'time/servers') return serversAfter(params, readings);
  if (!wifi || wifi.setting === 'passphrase') return [];
  const rows = Array.isArray(params.radios) ? params.radios : [];
  return readSettings('radio', readings)
    .filter(({ frequency_band: band }) => band === wifi.band)
    .flatMap((radio): Reported[] => {
      const row = rows.find((one) => one instanceof Object && 'idx' in one && one.idx === radio.idx);
      if (!(row instanceof Object)) return [];
      const after = ofRadio({ ...radio, ...row }, wifi.setting);
      return after === ofRadio(radio, wifi.setting) ? [] : [after];
    });
}

function serversAfter(params: JsonObject, readings: Readings): Reported[] {
  const names = ['ntpServer1', 'ntpServer2', 'ntpServer3', 'ntpServer4', 'ntpServer5'] as const;
  if (!names.some((name) => name in params)) return [];
  const now = readSettings('time', readings);
  return [names.map((name) => (typeof params[name] === 'string' ? params[name] : (now[name] ?? '')))];
}
