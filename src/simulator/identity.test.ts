import { expect, test } from 'vitest';
import { isEndpointId } from '#usp/endpoint-id.ts';
import { fleetIdentity } from './identity.ts';
import { findModel, models } from './models.ts';

test('gives the same device for the same seed and index', () => {
  expect(fleetIdentity(1, 0)).toEqual({
    endpointId: 'os::0A57B0-2346MV000000',
    model: 'KSTB2020',
    productClass: 'STB',
    serialNumber: '2346MV000000',
    macAddress: '0A:57:B0:A0:DC:FF',
    oui: '0A57B0',
    manufacturer: 'Kestrel Media',
  });
});

test('gives each model twice among the first 28 devices', () => {
  const names = Array.from({ length: 28 }, (_, index) => fleetIdentity(1, index).model);
  expect(new Set(names.slice(0, 14)).size).toBe(14);
  expect(names.slice(14)).toEqual(names.slice(0, 14));
});

test('gives unique and valid ids, serial numbers and addresses', () => {
  const devices = Array.from({ length: 20_000 }, (_, index) => fleetIdentity(3, index));
  for (const key of ['endpointId', 'serialNumber', 'macAddress'] as const) {
    expect(new Set(devices.map((device) => device[key])).size).toBe(devices.length);
  }
  expect(devices.every(({ endpointId }) => isEndpointId(endpointId))).toBe(true);
  expect(devices.every(({ macAddress }) => /^([0-9A-F]{2}:){5}[0-9A-F]{2}$/.test(macAddress))).toBe(true);
});

test('gives other devices for another seed', () => {
  expect(fleetIdentity(1, 5).endpointId).not.toBe(fleetIdentity(2, 5).endpointId);
});

test('gives one model to a fleet of one model', () => {
  const model = findModel('EVO5000AP');
  if (!model) throw new Error('no such model');
  expect([0, 1, 2].map((index) => fleetIdentity(1, index, [model]).model)).toEqual(
    Array(3).fill('EVO5000AP'),
  );
});

test('keeps the order of models that indexes depend on', () => {
  expect(models.map(({ name }) => name).join(' ')).toBe(
    'KSTB2020 KSTB6200 AR1031 AR1344 AR1344M AR2040 AR2140 AR2144 AR2146 AR3030W EAP2244 EVO3000GW EVO5000AP EVO5500EXT_B',
  );
});
