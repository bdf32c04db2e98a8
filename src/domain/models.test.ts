import { expect, test } from 'vitest';
import { differenceOf, genericModel, isSetTopBox } from './models.ts';

test('RU-071: treats KSTB models as set-top boxes, whatever class they report', () => {
  expect(isSetTopBox('KSTB2020', '')).toBe(true);
  expect(isSetTopBox('KSTB6200', '')).toBe(true);
});

test('gives an unknown model the generic profile of its class', () => {
  const profile = genericModel('ZX-9', 'STB');
  expect(profile).toMatchObject({ modelName: 'ZX-9', prodClass: 'STB', securitySupport: [] });
  expect(profile.supportFeatures).toContain('ping');
  expect(genericModel('ZX-9', 'Fridge').prodClass).toBe('APROUTER');
});

test('CO-062: gives a model 2.4 and 5 GHz, and 6 GHz if its table has it', () => {
  expect(genericModel('ZX-9', 'APROUTER').bands).toEqual(['2.4GHz', '5GHz']);
});

const seoul = { modelName: 'AR2146', province: 'Seoul', city: 'Seoul' };
const inventory = { modelName: 'AR2146', province: null, city: null };

test.each([
  ['one device', [seoul], null],
  ['one model in one place', [seoul, seoul], null],
  ['two models', [seoul, { ...seoul, modelName: 'AR2140' }], 'model'],
  ['two places', [seoul, { ...seoul, province: 'Jeju', city: 'Jeju' }], 'location'],
  ['two places of one name', [seoul, { ...seoul, province: 'Gyeonggi' }], 'location'],
  ['a device that has no place yet', [inventory, seoul], null],
] as const)('%s (RU-118)', (_, devices, difference) => {
  expect(differenceOf(devices)).toBe(difference);
});
