import { expect, test } from 'vitest';
import { failedFact } from './outcomes.ts';

test.each([
  [7006, 'wsfailauth'],
  [7004, 'wsfail'],
  [undefined, 'wsfail'],
])('a refusal by the device with code %s is %s (ER-010, ER-012)', (deviceCode, code) => {
  expect(failedFact('os::0A99-1', 'no', deviceCode).data).toMatchObject({ code });
});
