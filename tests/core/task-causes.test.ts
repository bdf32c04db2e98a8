import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { bankRefusals } from '#domain/firmware/banks.ts';
import { causeMessages } from '#web/entities/task/cause-messages.ts';
import { causeOf } from '#web/entities/task/causes.ts';

/** Text of a failure that the server writes itself, up to the first value in it. */
const failures = globSync('src/server/devices/engine/{perform,restarts,late}.ts')
  .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/code: 'wsfail',\s+message:\s*['`]([^'`$]+)/g)])
  .map(([, text = '']) => text);

test.each([...failures, ...Object.values(bankRefusals)])(
  'what the server says itself is not quoted as the words of the device: %s',
  (message) => {
    expect(causeOf({ code: 'wsfail', message })).not.toBe(causeMessages.said);
  },
);

test('the failures of the server were found', () => {
  expect(failures.length).toBeGreaterThanOrEqual(4);
});

test('what a device says is quoted', () => {
  expect(causeOf({ code: 'wsfail', message: 'out of paper' })).toBe(causeMessages.said);
});
