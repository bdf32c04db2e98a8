import { describe, expect, test } from 'vitest';
import type { UpgradeRow } from './queries/upgrades.ts';
import { retryAfter } from './retry-after.ts';
import { keepsRestarting, upgradeEnds } from './upgrade-ends.ts';

const minute = 60_000;
const ended = { upgrade_id: 'u', activate_task: 'u-activate', terminal: true } as UpgradeRow;
const endOf = (state: string, reason: string) => upgradeEnds([{ ...ended, state, reason }]).get('u');
const minutes = (reason: string, attempt: number, outcome: 'failed' | 'declined' | 'fellBack' = 'failed') => {
  const ms = retryAfter({ outcome, reason }, attempt, () => 0.5);
  return ms === null ? null : ms / minute;
};

describe('how an upgrade counts in its wave', () => {
  test.each([
    ['failed', 'the person declined the restart', 'declined'],
    ['failed', 'the device was never idle in its window', 'declined'],
    ['failed', 'the person did not answer in the window', 'declined'],
    ['failed', 'the device restarted and forgot the order', 'failed'],
    ['failed', 'the device has no second bank for the firmware', 'failed'],
    ['fellBack', '', 'fellBack'],
    ['lost', '', 'lost'],
  ])('%s, "%s": %s', (state, reason, outcome) => {
    expect(endOf(state, reason)).toEqual({ outcome, reason });
  });

  test('one that has the version and does not stay up with it keeps restarting', () => {
    expect(endOf('failed', '')).toEqual({ outcome: 'failed', reason: keepsRestarting });
  });
});

describe('a device is tried again', () => {
  test('after a lost line or a lost order, ever later', () => {
    for (const reason of ['the line was cut', 'the device restarted and forgot the order'])
      expect([1, 2, 3, 9].map((attempt) => minutes(reason, attempt))).toEqual([10, 20, 40, 720]);
  });

  test('once after damaged bytes, and never where a second attempt changes nothing', () => {
    expect([1, 2].map((attempt) => minutes('the digest of the file is another one', attempt))).toEqual([
      10,
      null,
    ]);
    for (const reason of [
      ...['the signature of the image is not valid', 'not enough space for the file', keepsRestarting],
      'the device has no second bank for the firmware',
    ])
      expect(minutes(reason, 1)).toBeNull();
    expect(minutes('', 1, 'fellBack')).toBeNull();
  });

  test('in three windows where it is in use or its user does not answer, and not where its user declines', () => {
    const reason = 'the device was never idle in its window';
    expect([1, 2, 3].map((attempt) => minutes(reason, attempt, 'declined'))).toEqual([60, 60, null]);
    expect(minutes('the person declined the restart', 1, 'declined')).toBeNull();
  });
});
