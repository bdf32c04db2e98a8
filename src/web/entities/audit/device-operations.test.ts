import { expect, test } from 'vitest';
import { deviceOperationName } from './device-operations.ts';

test('a company calls lock and unlock deactivate and activate (RU-124, A-202)', () => {
  expect(deviceOperationName('lockDevices')?.defaultMessage).toBe('Lock');
  expect(deviceOperationName('lockDevices', true)?.defaultMessage).toBe('Deactivate');
  expect(deviceOperationName('unlockDevices', true)?.defaultMessage).toBe('Activate');
  expect(deviceOperationName('rebootDevices', true)).toBe(deviceOperationName('rebootDevices'));
});
