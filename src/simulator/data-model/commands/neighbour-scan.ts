import { channelsOf, fits } from '../../channels.ts';
import { macAddress } from '../../identity.ts';
import type { Band } from '../../models.ts';
import { between, mix, noise, pick, unit } from '../../random.ts';
import type { AsyncCommand } from '../schema.ts';

const perBandMs = 1500;
const names = [
  'KT_GiGA',
  'olleh_WiFi',
  'SK_WiFi',
  'U+Net',
  'iptime',
  'Cafe-Guest',
  'Home',
  'Office',
] as const;
const widths: Record<Band, readonly [string, ...string[]]> = {
  '2.4GHz': ['20MHz', '20MHz', '40MHz'],
  '5GHz': ['20MHz', '40MHz', '80MHz', '80MHz'],
  '6GHz': ['80MHz', '160MHz'],
};
/** Most common channels, the defaults of manufacturers. */
const popular: Record<Band, readonly [number, ...number[]]> = {
  '2.4GHz': [1, 6, 11],
  '5GHz': [36, 36, 44, 149, 157],
  '6GHz': [1, 5, 37, 69],
};
/** Share of networks with a hidden name. */
const hidden = 0.12;
const modes = [
  'WPA2-Personal',
  'WPA2-Personal',
  'WPA3-Personal-Transition',
  'WPA3-Personal',
  'None',
] as const;

const fields = [
  'Radio',
  'SSID',
  'BSSID',
  'Mode',
  'Channel',
  'SignalStrength',
  'SecurityModeEnabled',
  'EncryptionMode',
  'OperatingFrequencyBand',
  'SupportedStandards',
  'OperatingStandards',
  'OperatingChannelBandwidth',
  'BeaconPeriod',
  'Noise',
];

function channelAt(band: Band, share: number, isPopular: boolean): number {
  const all = channelsOf(band);
  return isPopular ? pick(popular[band], share) : (all[Math.floor(share * all.length)] ?? popular[band][0]);
}

/** Returns a width for which the channel's whole block is allowed. */
const widthAt = (band: Band, channel: number, share: number): string => {
  const width = pick(widths[band], share);
  return fits(band, channel, width) ? width : '20MHz';
};

/** Device.WiFi.NeighboringWiFiDiagnostic() (TR-181): the same neighbours each time, with their present signal. */
export const neighbourScan: AsyncCommand = {
  kind: 'async',
  input: [],
  output: ['Status', ...fields.map((field) => `Result.{i}.${field}`)],
  plan: (context) => ({
    durationMs: perBandMs * context.model.bands.length,
    finish: () => {
      const outputArgs: Record<string, string> = { Status: 'Complete' };
      let row = 0;
      for (const [at, band] of context.model.bands.entries()) {
        const count = between(
          band === '6GHz' ? 0 : 3,
          band === '2.4GHz' ? 12 : 8,
          unit(context.seed, 'neighbours', at),
        );
        for (let number = 0; number < count; number += 1) {
          row += 1;
          const share = (what: string) => unit(context.seed, what, at, number);
          const channel = channelAt(band, share('channel'), share('popular') < 0.75);
          const signal =
            -92 + 50 * share('loudness') + 8 * noise(context.seed, 'scan', context.now(), 60_000, at, number);
          const standards = band === '2.4GHz' ? 'b,g,n' : band === '5GHz' ? 'a,n,ac' : 'ax';
          const values = [
            `Device.WiFi.Radio.${at + 1}.`,
            share('hidden') < hidden
              ? ''
              : `${pick(names, share('name'))}_${mix(context.seed, at, number).toString(16).slice(0, 4).toUpperCase()}`,
            macAddress('06A1C4', mix(context.seed, number, at)),
            'Infrastructure',
            String(channel),
            String(Math.round(signal)),
            pick(modes, share('mode')),
            'AES',
            band,
            standards,
            standards,
            widthAt(band, channel, share('width')),
            '100',
            '-95',
          ];
          for (const [index, field] of fields.entries())
            outputArgs[`Result.${row}.${field}`] = values[index] ?? '';
        }
      }
      return { outputArgs };
    },
  }),
};
