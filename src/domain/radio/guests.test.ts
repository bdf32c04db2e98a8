import { expect, test } from 'vitest';
import { Readings } from '#domain/device-parameters/readings.ts';
import { readGroups } from '#domain/device-parameters/settings.ts';
import { genericModel } from '#domain/models.ts';
import { guestOptions, guestProblems, guestsOf } from './guests.ts';

const network = (row: number, radio: number, values: Record<string, string> = {}): [string, string][] => [
  [`Device.WiFi.SSID.${row}.LowerLayers`, `Device.WiFi.Radio.${radio}.`],
  [`Device.WiFi.SSID.${row}.SSID`, `Net ${row}`],
  [`Device.WiFi.SSID.${row}.Enable`, 'true'],
  [`Device.WiFi.AccessPoint.${row}.SSIDReference`, `Device.WiFi.SSID.${row}`],
  ...Object.entries(values).map(([name, value]): [string, string] => [
    `Device.WiFi.AccessPoint.${row}.${name}`,
    value,
  ]),
];
const secured = {
  'Security.ModesSupported': 'None,WPA2-Personal,WPA3-Personal-Transition',
  'Security.ModeEnabled': 'WPA2-Personal',
  'Security.EncryptionMode': 'AES',
  SSIDAdvertisementEnabled: 'false',
  Enable: 'true',
};
const device = (more: [string, string][]) => {
  const { radio, networks } = readGroups(
    ['radio', 'networks'],
    new Readings([
      ['Device.WiFi.Radio.1.OperatingFrequencyBand', '2.4GHz'],
      ['Device.WiFi.Radio.2.OperatingFrequencyBand', '5GHz'],
      ...network(1, 1),
      ...network(2, 2),
      ...more,
    ]),
  );
  return guestsOf(radio, networks);
};

test('takes the second network of a radio as guest network, in the order of the radios', () => {
  expect(device([])).toEqual([]);
  expect(device([...network(4, 2, secured), ...network(3, 1), ...network(5, 1)])).toMatchObject([
    { idx: 3, band: '2.4GHz', ssid: 'Net 3', security_mode: null, isInit: false },
    {
      idx: 4,
      band: '5GHz',
      ssid: 'Net 4',
      security_mode: 'WPA2-Personal',
      ssid_adv_enable: false,
      isInit: true,
    },
  ]);
});

test('is enabled if network and access point are', () => {
  expect(device(network(3, 1, { Enable: 'false' }))[0]?.enable).toBe(false);
  expect(device(network(3, 1, { Enable: 'true' }))[0]?.enable).toBe(true);
  expect(device(network(3, 1))[0]?.enable).toBe(true);
});

const model = { ...genericModel('AR2146'), securitySupport: ['WPA2-Personal', 'WPA2-Enterprise'] };
const [guest] = device(network(3, 1, secured));

test('offers options by its security mode; enterprise modes are excluded (RU-061, TN-075)', () => {
  if (!guest) throw new Error('no guest');
  expect(guestOptions(model, guest)).toEqual({ securityModes: ['WPA2-Personal'], encryptions: ['AES'] });
  expect(guestOptions(model, { ...guest, security_mode: 'None' }).encryptions).toEqual([]);
});

test('refuses an unsupported value with its field', () => {
  const fields = (change: object) =>
    guestProblems(model, guest, { idx: 3, ...change }).map(({ field }) => field);
  expect(fields({ enable: true, ssid: 'Visitors' })).toEqual([]);
  expect(fields({ security_mode: 'WPA2-Enterprise' })).toContain('security_mode');
  expect(fields({ encryption_mode: 'TKIP' })).toEqual(['encryption_mode']);
  expect(guestProblems(model, undefined, { idx: 9 }).map(({ field }) => field)).toEqual(['idx']);
});
