import { expect, test } from 'vitest';
import { bandsOf } from './bands.ts';

const passages = [
  { from: 'empty', to: 'requested', version: 1, type: 'task.requested' },
  { from: 'requested', to: 'queued', version: 3, type: 'task.queued' },
];

test('each state lasts until the next one, and the last to the end of the axis', () => {
  expect(bandsOf(passages, { positions: Float64Array.of(0, 0.1, 0.2) })).toEqual([
    { state: 'requested', version: 1, from: 0, to: 0.2, until: 3 },
    { state: 'queued', version: 3, from: 0.2, to: 1, until: null },
  ]);
});
