import { expect, test } from 'vitest';
import { channelScan } from './channel-scan.ts';

const read = (output: Record<string, string>) => {
  const reading = channelScan.read(output, {});
  if (!reading.ok) throw new Error(reading.message);
  return reading.result;
};
const network = (row: number, values: Record<string, string>) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [`Result.${row}.${name}`, value]));

test('names the entries of a scan as in the specification, strongest first (TN-058)', () => {
  const office = {
    SSID: 'Office',
    BSSID: '06:A1:C4:63:E8:51',
    Channel: '11',
    OperatingChannelBandwidth: '20MHz',
    SignalStrength: '-47',
    SupportedStandards: 'b,g,n',
    SecurityModeEnabled: 'WPA2-Personal',
    OperatingFrequencyBand: '2.4GHz',
  };
  const weak = { ...office, SignalStrength: '-80', SSID: '' };
  expect(read({ Status: 'Complete', ...network(1, weak), ...network(7, office) })).toEqual({
    state: 'Complete',
    entry_count: 2,
    entries: [
      {
        ssid: 'Office',
        bssid: '06:A1:C4:63:E8:51',
        channel: 11,
        operating_channel_bandwidth: '20MHz',
        signal_strength: -47,
        supported_standards: 'b,g,n',
        security_mode_enabled: 'WPA2-Personal',
        operating_frequency_band: '2.4GHz',
      },
      expect.objectContaining({ ssid: '', signal_strength: -80 }),
    ],
  });
});

test('reads impossible values as null, and derives the band from the channel', () => {
  const odd = { SSID: 'x', Channel: 'many', SignalStrength: 'loud' };
  expect(read({ Status: 'Complete', ...network(1, odd), ...network(2, { Channel: '36' }) })).toMatchObject({
    entries: [
      { channel: null, signal_strength: null, operating_frequency_band: null, bssid: null },
      { channel: 36, operating_frequency_band: '5GHz' },
    ],
  });
});

test('keeps the strongest networks if there are too many', () => {
  const many = Array.from({ length: 400 }, (_, row) =>
    network(row + 1, { SignalStrength: String(-95 + (row % 60)) }),
  );
  const result = read(Object.assign({ Status: 'Complete' }, ...many));
  expect(result).toMatchObject({ entry_count: 400, entries: expect.objectContaining({ length: 250 }) });
});

test('takes another state than Complete as the failure reason (TN-059)', () => {
  expect(channelScan.read({ Status: 'Error_Other' }, {})).toMatchObject({
    ok: false,
    message: 'Error_Other',
  });
});
