import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { bankRefusals } from '#domain/firmware/banks.ts';
import { causeMessages } from '#web/entities/task/cause-messages.ts';
import { causeOf } from '#web/entities/task/causes.ts';

/** Texts of failures that the server writes itself, up to the first value. */
const failures = globSync('src/server/devices/engine/{perform,restarts,late}.ts')
  .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/code: 'wsfail',\s+message:\s*['`]([^'`$]+)/g)])
  .map(([, text = '']) => text);

test.each([...failures, ...Object.values(bankRefusals)])(
  "does not quote the server's own text as the device's: %s",
  (message) => {
    expect(causeOf({ code: 'wsfail', message })).not.toBe(causeMessages.said);
  },
);

test('finds the failures of the server', () => {
  expect(failures.length).toBeGreaterThanOrEqual(4);
});

test("quotes a device's text", () => {
  expect(causeOf({ code: 'wsfail', message: 'out of paper' })).toBe(causeMessages.said);
});
