import { expect, test } from 'vitest';
import { tourRoleOf, tourSteps } from './steps.ts';

test('a tour has six steps, each about another thing', () => {
  for (const steps of Object.values(tourSteps)) {
    expect(steps).toHaveLength(6);
    expect(new Set(steps.map(({ title }) => title.id)).size).toBe(6);
  }
});

test('the tour follows from what a role may do, whatever its name', () => {
  expect(tourRoleOf({ addDevices: true, command: true, audit: true })).toBe('operator');
  expect(tourRoleOf({ addDevices: false, command: false, audit: true })).toBe('auditor');
  expect(tourRoleOf({ addDevices: false, command: true, audit: true })).toBe('support');
  expect(tourRoleOf({ addDevices: false, command: false, audit: false })).toBe('support');
});
