import { describe, expect, test } from 'vitest';
import { Readings } from '#domain/device-parameters/readings.ts';
import { readSettings } from '#domain/device-parameters/settings.ts';
import { steeredChanges, steeringFlaws } from './steering.ts';

const network = (row: number, band: string, modes: string): [string, string][] => [
  [`Device.WiFi.Radio.${row}.OperatingFrequencyBand`, band],
  [`Device.WiFi.SSID.${row}.LowerLayers`, `Device.WiFi.Radio.${row}`],
  [`Device.WiFi.SSID.${row}.SSID`, `Home ${band}`],
  [`Device.WiFi.AccessPoint.${row}.SSIDReference`, `Device.WiFi.SSID.${row}`],
  [`Device.WiFi.AccessPoint.${row}.Security.ModesSupported`, modes],
  [`Device.WiFi.AccessPoint.${row}.Security.ModeEnabled`, modes.split(',')[0] ?? ''],
  [`Device.WiFi.AccessPoint.${row}.Security.EncryptionMode`, 'AES'],
];
const radios = readSettings(
  'radio',
  new Readings([
    ...network(1, '2.4GHz', 'WPA2-Personal,WPA3-Personal'),
    ...network(2, '5GHz', 'WPA2-Personal,WPA3-Personal'),
    ...network(3, '6GHz', 'WPA3-Personal'),
  ]),
);
const key_pass_phrase = 'one for all';

describe('copying the 5 GHz settings to other bands (RU-059)', () => {
  test('copies all of them when turned on, and 6 GHz keeps its only security mode (TN-069)', () => {
    expect(steeredChanges(radios, [{ idx: 2, key_pass_phrase }], true)).toEqual([
      { idx: 2, key_pass_phrase },
      {
        idx: 1,
        ssid_name: 'Home 5GHz',
        security_mode: 'WPA2-Personal',
        encryption_mode: 'AES',
        key_pass_phrase,
      },
      { idx: 3, ssid_name: 'Home 5GHz', key_pass_phrase },
    ]);
  });
  test("copies changes while it is on, and keeps a band's own settings (TN-070)", () => {
    expect(
      steeredChanges(
        radios,
        [
          { idx: 2, ssid_name: 'New', channel: 44 },
          { idx: 1, channel: 6 },
        ],
        false,
      ),
    ).toEqual([
      { idx: 2, ssid_name: 'New', channel: 44 },
      { idx: 1, channel: 6, ssid_name: 'New' },
      { idx: 3, ssid_name: 'New' },
    ]);
    expect(steeredChanges(radios, [{ idx: 1, channel: 6 }], false)).toEqual([{ idx: 1, channel: 6 }]);
  });
  test('copies nothing on a device without 5 GHz', () => {
    const changes = [{ idx: 1, ssid_name: 'New' }];
    expect(steeredChanges(radios.slice(0, 1), changes, true)).toEqual(changes);
  });
});

describe('refuses', () => {
  const flaws = (changes: Parameters<typeof steeringFlaws>[1], known: boolean | null, wanted?: boolean) =>
    steeringFlaws(radios, changes, { known, wanted }).map(({ idx, flaw }) =>
      flaw === 'impossible' ? flaw : `${idx} ${flaw.field}: ${flaw.problem}`,
    );
  test('to turn on without the passphrase, which the device does not report', () => {
    expect(flaws([], false, true)).toEqual(['2 key_pass_phrase: steeringPassphrase']);
    expect(flaws([{ idx: 2, key_pass_phrase }], false, true)).toEqual([]);
    expect(flaws([{ idx: 2, security_mode: 'None' }], false, true)).toEqual([]);
  });
  test('different settings for a band while it is on', () => {
    expect(flaws([{ idx: 1, ssid_name: 'Own' }], true)).toEqual(['1 ssid_name: steered']);
    expect(
      flaws(
        [
          { idx: 1, ssid_name: 'Home 5GHz' },
          { idx: 3, channel: 5 },
        ],
        true,
      ),
    ).toEqual([]);
    expect(flaws([{ idx: 1, ssid_name: 'Own' }], true, false)).toEqual([]);
    expect(flaws([{ idx: 1, ssid_name: 'Own' }], false)).toEqual([]);
  });
  test('a device without band steering', () => {
    expect(flaws([], null, true)).toEqual(['impossible']);
    expect(flaws([], null)).toEqual([]);
  });
});
