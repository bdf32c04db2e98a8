import { measured } from '#domain/measurement.ts';
import { count, type DeviceCommand, failureOf, unusable, withFound } from './device-command.ts';

/**
 * Maximum number of networks kept. A crowded block of flats has some 150; only the strongest are kept, because the rest
 * cause no interference.
 */
const mostEntries = 250;

/** Device.WiFi.NeighboringWiFiDiagnostic() (TR-181). Requirements: TN-056..TN-060, CL-069. */
export const channelScan: DeviceCommand = {
  call: () => ({ kind: 'operate', command: 'Device.WiFi.NeighboringWiFiDiagnostic()', inputArgs: {} }),
  read: (output) => {
    const entries = entriesOf(output);
    // An empty list is a valid result, but only if the device gave a status.
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

/** Reads `Result.{i}.`, strongest first; null if the device reports none. A hidden network has an empty `ssid`. */
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

/**
 * Derives the band of an agent that names none: it cannot be above 5 GHz, because the parameter is older than 6 GHz.
 */
const bandOf = (channel: number | null): string | null =>
  channel === null ? null : channel <= 14 ? '2.4GHz' : '5GHz';
