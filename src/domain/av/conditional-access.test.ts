import { expect, test } from 'vitest';
import { conditionalAccessIn, conditionalAccessPaths } from './conditional-access.ts';

const ca = 'Device.Services.STBService.1.Components.CA.';
const reader = 'Device.SmartCardReaders.SmartCardReader.1';
const box = (status: string, card: string) => ({
  [`${ca}1.Status`]: status,
  [`${ca}1.SmartCardReader`]: reader,
  [`${reader}.SmartCard.Status`]: card,
});

test.each<[string, Record<string, string>, ReturnType<typeof conditionalAccessIn>]>([
  ['is active with an enabled component and a running card', box('Enabled', 'Running'), 'activated'],
  ['is not active without a card', box('Enabled', 'None'), 'deactivated'],
  ['is not active with a card that failed', box('Enabled', 'Error'), 'deactivated'],
  ['is not active with a disabled component', box('Disabled', 'Running'), 'deactivated'],
  ['needs no card where the component has no reader', { [`${ca}1.Status`]: 'Enabled' }, 'activated'],
  [
    'is active with one of two components',
    { ...box('Enabled', 'None'), [`${ca}2.Status`]: 'Enabled' },
    'activated',
  ],
  [
    'is not known while the card is not',
    { [`${ca}1.Status`]: 'Enabled', [`${ca}1.SmartCardReader`]: reader },
    null,
  ],
  [
    'is not reported by a box without the component',
    { 'Device.Services.STBService.1.Components.CANumberOfEntries': '0' },
    '',
  ],
  ['is not known of another reading', { 'Device.DeviceInfo.UpTime': '1' }, null],
])('conditional access %s', (_, values, expected) => {
  expect(conditionalAccessIn(values)).toBe(expected);
});

test('asks for the paths of TR-135 and TR-181', () => {
  expect(conditionalAccessPaths).toEqual([
    'Device.Services.STBService.*.Components.CANumberOfEntries',
    'Device.Services.STBService.*.Components.CA.*.Status',
    'Device.Services.STBService.*.Components.CA.*.SmartCardReader',
    'Device.SmartCardReaders.SmartCardReader.*.SmartCard.Status',
  ]);
});
