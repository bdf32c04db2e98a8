import { expect, test } from 'vitest';
import { expanded, refusedWildcards, tablesOf } from './instances.ts';

const wifi = 'Device.WiFi.';
const instances = [
  `${wifi}AccessPoint.1.`,
  `${wifi}AccessPoint.10001.`,
  `${wifi}AccessPoint.1.AssociatedDevice.2.`,
  `${wifi}AccessPoint.10001.AssociatedDevice.1`,
  `${wifi}AccessPoint.1.AssociatedDevice.2.Stats.1.`,
];

test.each([
  [`${wifi}AccessPoint.*.Enable`, [`${wifi}AccessPoint.1.Enable`, `${wifi}AccessPoint.10001.Enable`]],
  [
    `${wifi}AccessPoint.*.AssociatedDevice.*.MACAddress`,
    [
      `${wifi}AccessPoint.1.AssociatedDevice.2.MACAddress`,
      `${wifi}AccessPoint.10001.AssociatedDevice.1.MACAddress`,
    ],
  ],
  [`${wifi}AccessPoint.*.`, [`${wifi}AccessPoint.1.`, `${wifi}AccessPoint.10001.`]],
  [`${wifi}SSID.*.SSID`, []],
])('%s means the rows that are there', (path, paths) => {
  expect(expanded(path, instances)).toEqual(paths);
});

test('requests a table once, with the tables inside it', () => {
  expect(
    tablesOf([
      `${wifi}AccessPoint.*.A`,
      `${wifi}AccessPoint.*.B`,
      `${wifi}AccessPoint.1.AssociatedDevice.*.C`,
    ]),
  ).toEqual([`${wifi}AccessPoint.`]);
});

test('takes only a refusal of the path itself as one of wildcards', () => {
  const paths = [`${wifi}SSID.*.SSID`, 'Device.DeviceInfo.UpTime'];
  const refusal = (code: number) => ({ code, message: '' });
  expect(refusedWildcards({ kind: 'refused', ...refusal(7008) }, paths)).toEqual([paths[0]]);
  expect(refusedWildcards({ kind: 'refused', ...refusal(7026) }, paths)).toEqual([]);
  const values = (errors: Record<string, { code: number; message: string }>) =>
    ({ kind: 'values', values: {}, errors }) as const;
  expect(refusedWildcards(values({ [paths[0] ?? '']: refusal(7008) }), paths)).toEqual([paths[0]]);
  expect(refusedWildcards(values({ 'Device.DeviceInfo.UpTime': refusal(7008) }), paths)).toEqual([]);
});
