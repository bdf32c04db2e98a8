import { expect, test } from 'vitest';
import { logVerdictOf } from './log-verdict.ts';
import { logMessages as messages } from './messages.ts';

const holds = { state: 'holds' as const, checked: 14, events: 14, sealedTo: 14 };

test('the badge says how much was compared, and what that proves', () => {
  expect(logVerdictOf(holds)).toEqual({
    tone: 'success',
    badge: messages.holds,
    proves: messages.holdsProves,
    values: { checked: 14, events: 14 },
  });
});

test('what the log has grown by since is not proven', () => {
  expect(logVerdictOf({ ...holds, sealedTo: 20 })).toMatchObject({
    tone: 'info',
    badge: messages.holdsPart,
    proves: messages.partProves,
    values: { checked: 14, events: 20 },
  });
});

test('a comparison of nothing, and one that did not come to its end, are never green', () => {
  expect(logVerdictOf({ ...holds, checked: 0, events: 0 })).toMatchObject({
    tone: 'idle',
    badge: messages.never,
  });
  for (const state of ['never', 'running', 'broken', 'failed'] as const)
    expect(logVerdictOf({ ...holds, state }).tone).not.toBe('success');
});
