import { expect, test } from 'vitest';
import { retryAfter } from './retry-after.ts';

const after = (reason: string, attempt = 1) => retryAfter({ outcome: 'failed', reason }, attempt, () => 0.5);

test.each([
  'appCrashed',
  'the device has too little space',
  'System Resources Exceeded',
  'the signature of the file is not valid',
  'has 1.3.0',
])('%s is final', (reason) => {
  expect(after(reason)).toBeNull();
});

test('a line that failed is tried again with growing waits, up to half a day', () => {
  expect([1, 2, 3, 20].map((attempt) => after('File not accessible', attempt))).toEqual([
    600_000, 1_200_000, 2_400_000, 43_200_000,
  ]);
});

test('a device that was away for a moment is tried again soon', () => {
  expect(after('not connected')).toBe(60_000);
});

test.each(['lost', 'changedSinceApproval', 'cancelled'] as const)(
  '%s is not tried again by itself',
  (outcome) => {
    expect(retryAfter({ outcome, reason: '' }, 1)).toBeNull();
  },
);
