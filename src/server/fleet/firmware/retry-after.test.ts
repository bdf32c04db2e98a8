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

describe('upgrade results in a wave', () => {
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

  test('report a device that has the version but does not stay up as restarting', () => {
    expect(endOf('failed', '')).toEqual({ outcome: 'failed', reason: keepsRestarting });
  });
});

describe('retries of a device', () => {
  test('follow a lost line or order, with growing waits', () => {
    for (const reason of ['the line was cut', 'the device restarted and forgot the order'])
      expect([1, 2, 3, 9].map((attempt) => minutes(reason, attempt))).toEqual([10, 20, 40, 720]);
  });

  test('follow damaged bytes once, and never if a second attempt changes nothing', () => {
    expect([1, 2].map((attempt) => minutes('the digest of the file is another one', attempt))).toEqual([
      10,
      null,
    ]);
    for (const reason of [
      'the signature of the image is not valid',
      'not enough space for the file',
      keepsRestarting,
      'the device has no second bank for the firmware',
    ])
      expect(minutes(reason, 1)).toBeNull();
    expect(minutes('', 1, 'fellBack')).toBeNull();
  });

  test('follow in three windows if it is in use or its user does not answer, and not if its user declines', () => {
    const reason = 'the device was never idle in its window';
    expect([1, 2, 3].map((attempt) => minutes(reason, attempt, 'declined'))).toEqual([60, 60, null]);
    expect(minutes('the person declined the restart', 1, 'declined')).toBeNull();
  });
});
