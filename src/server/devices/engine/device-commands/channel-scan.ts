import { measured } from '#domain/measurement.ts';
import { count, type DeviceCommand, failureOf, unusable, withFound } from './device-command.ts';

/** A crowded block of flats has some 150 networks; only the strongest are kept, because the rest cause no interference. */
const mostEntries = 250;

/** Device.WiFi.NeighboringWiFiDiagnostic() (TR-181). Requirements: TN-056..TN-060, CL-069. */
export const channelScan: DeviceCommand = {
  call: () => ({ kind: 'operate', command: 'Device.WiFi.NeighboringWiFiDiagnostic()', inputArgs: {} }),
  read: (output) => {
    const entries = entriesOf(output);
    // That there is no other network is an answer, but one that the device must have given.
    const isSilent = entries.length === 0 && !output.Status;
    const failure = failureOf(output);
    const result = {
      state: output.Status || 'Complete',
      entry_count: entries.length,
      entries: entries.slice(0, mostEntries),
    };
    if (failure) return withFound(failure, entries.length > 0 ? result : null);
    return isSilent ? unusable(output, 'Status', 'Result.1.BSSID') : { ok: true, result };
  },
};

/** `Result.{i}.`, strongest first; null where the device does not tell. A hidden network has an empty `ssid`. */
function entriesOf(output: Record<string, string>) {
  const rows = new Map<string, Record<string, string>>();
  for (const [name, value] of Object.entries(output)) {
    const match = /^Result\.(\d+)\.(\w+)$/.exec(name);
    const [, row = '', field = ''] = match ?? [];
    if (match) rows.set(row, { ...rows.get(row), [field]: value });
  }
  return [...rows.values()]
    .map((row) => ({
      ssid: row.SSID ?? '',
      bssid: row.BSSID || null,
      channel: count(row.Channel),
      operating_channel_bandwidth: row.OperatingChannelBandwidth || null,
      signal_strength: measured(row.SignalStrength, 'signal'),
      supported_standards: row.SupportedStandards || row.OperatingStandards || null,
      security_mode_enabled: row.SecurityModeEnabled || null,
      operating_frequency_band: row.OperatingFrequencyBand || bandOf(count(row.Channel)),
    }))
    .toSorted((one, other) => (other.signal_strength ?? -200) - (one.signal_strength ?? -200));
}

/** An agent that names no band has none above 5 GHz: the parameter is older than 6 GHz is. */
const bandOf = (channel: number | null): string | null =>
  channel === null ? null : channel <= 14 ? '2.4GHz' : '5GHz';
