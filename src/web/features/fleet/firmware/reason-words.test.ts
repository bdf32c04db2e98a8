import { expect, test } from 'vitest';
import type { Message } from '#web/i18n/message.ts';
import { reasonWords } from './reason-words.ts';

const text = (message: Message, values: Record<string, unknown> = {}): string =>
  Object.entries(values).reduce(
    (said, [name, value]) => said.replace(`{${name}}`, String(value)),
    String(message.defaultMessage),
  );

test.each([
  ['keeps restarting', 'The device keeps restarting with the new version.'],
  ['device restarted', 'The device restarted before the download was done.'],
  [
    'the device restarted and forgot the order',
    'The device restarted by itself and lost the order to start the other version.',
  ],
  ['nothing of the file was fetched for 30 minutes', 'The download made no progress for 30 minutes.'],
  ['the device has no second bank for the firmware', 'The device has only one firmware bank.'],
  ['the firmware is not on the device any more', 'The downloaded firmware is no longer on the device.'],
  ['the device was never idle in its window', 'The device was in use during its whole restart window.'],
  ['the person declined the restart', 'The customer declined the restart.'],
  ['the image is for AR2146', 'The image is for another model.'],
  ['HTTP 410', 'The download was refused with HTTP status 410.'],
  ['quarantined', 'Left out: failed with this file before'],
  ['outOfScope', 'The device belongs to another organisation now.'],
  ['E4711', 'Recorded as: E4711'],
  ['', ''],
])('%j is said in words', (reason, words) => {
  expect(reasonWords(text as Parameters<typeof reasonWords>[0], reason)).toBe(words);
});
