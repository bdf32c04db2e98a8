import { expect, test } from 'vitest';
import { durationOf, type Toast } from './toasts.ts';

test.each<[Toast['tone'], number]>([
  ['success', 5],
  ['info', 5],
  ['notice', 10],
  ['danger', 10],
  ['task', 10],
])('a toast of tone %s stands %i s (TN-295, A-041)', (tone, seconds) => {
  expect(durationOf({ id: 1, tone, title: 'Done' })).toBe(seconds * 1000);
});
