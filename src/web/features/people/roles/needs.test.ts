import { expect, test } from 'vitest';
import * as permissions from '#api/permissions.gen.ts';
import { missingNeeds } from './needs.ts';

test('a command for devices needs the list of devices and the page of one', () => {
  expect(missingNeeds([permissions.setLan, permissions.setWan])).toEqual([
    { key: permissions.getDevicePageList, dependents: 2 },
    { key: permissions.getDeviceInfo, dependents: 2 },
  ]);
});

test('nothing is missing where the pages are permitted too, and in a role without permissions', () => {
  expect(
    missingNeeds([permissions.setLan, permissions.getDevicePageList, permissions.getDeviceInfo]),
  ).toEqual([]);
  expect(missingNeeds([])).toEqual([]);
});
