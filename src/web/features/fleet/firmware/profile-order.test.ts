import { expect, test } from 'vitest';
import { emptyFirmwarePlan, orderOf } from './profile-order.ts';

test('hours are sent only where they are reserved, and nothing is submitted', () => {
  expect(orderOf(emptyFirmwarePlan)).not.toHaveProperty('fpStartHour');
  expect(orderOf(emptyFirmwarePlan)).not.toHaveProperty('hours');
  expect(orderOf({ ...emptyFirmwarePlan, method: 'Reserved' })).toMatchObject({
    fpRunMethod: 'Reserved',
    fpStartHour: 2,
    fpEndHour: 5,
    submit: false,
  });
});

test('a profile without retries does not retry', () => {
  expect(orderOf({ ...emptyFirmwarePlan, retries: null })).toMatchObject({
    autoRetry: false,
    maxRetryCount: 0,
  });
});

test('the fields of the sheet have the names of the contract', () => {
  const form = { ...emptyFirmwarePlan, name: ' June ', FirmwareFileId: 'f1', updateMode: 'FI2' as const };
  expect(orderOf(form)).toMatchObject({ fpName: 'June', FirmwareFileId: 'f1', updateMode: 'FI2' });
  expect(orderOf(form)).not.toHaveProperty('name');
});
