import { expect, test } from 'vitest';
import { foldOf } from '#machines/fold.ts';
import { noCounts } from '#machines/wave/counts.ts';
import { type WaveFact, waveOutcomes } from '#machines/wave/events.ts';
import { waveMachine } from '#machines/wave/machine.ts';
import type { Row } from '#server/core/database/database.ts';
import { waveStream } from './wave-stream.ts';

const fold = foldOf(waveMachine);
const soakMs = 600_000;
const plan = {
  type: 'wave.planned',
  data: {
    rolloutId: 'r1',
    opId: 'northwind',
    number: 1,
    size: 2,
    passPercent: 100,
    failPercent: 100,
    minDecided: 1,
    soakMs,
  },
} as const satisfies WaveFact;

/** Returns when the observation ends after each fact, with a minute between facts. */
const soaksUntil = (facts: readonly WaveFact[]): (string | null)[] =>
  rowsAfter(facts).map((row) => row?.soak_until?.toISOString().slice(11, 16) ?? null);

function rowsAfter(facts: readonly WaveFact[]): (Row<'rollout_wave'> | null)[] {
  const { list } = waveStream;
  let row: Row<'rollout_wave'> | null = null;
  let before = fold.initial();
  return facts.map((fact, index) => {
    const after = fold.step(before, fact);
    const event = {
      pos: index + 1,
      id: 'r1.1',
      streamId: 'wave:r1.1',
      version: index + 1,
      type: fact.type,
      data: { ...fact.data },
      schemaVersion: 1,
      recordedAt: new Date(Date.UTC(2026, 10, 29, 12, index)),
      actor: { kind: 'server' as const, id: 'rollouts', name: 'Waymark' },
      hash: '',
    };
    row = list?.row(row, event, { before, after }) ?? null;
    before = after;
    return row;
  });
}

test('an observed wave names the end of its observation, which later results do not move; no other wave has one', () => {
  const ended = (ordinal: number): WaveFact => ({
    type: 'wave.tallied',
    data: { ended: [{ ordinal, from: 'running', outcome: 'succeeded' }], again: [] },
  });
  expect(
    soaksUntil([
      plan,
      { type: 'wave.opened', data: {} },
      { type: 'wave.claimed', data: { ordinals: [0, 1] } },
      ended(0),
      { type: 'wave.decided', data: { reachable: 1 } },
      ended(1),
      { type: 'deadline.passed', data: { name: 'soak' } },
    ]),
  ).toEqual([null, null, null, null, '12:14', '12:14', null]);
});

test.each(waveOutcomes)(
  'each device of a wave is in one of its counts, also one whose end is %s',
  (outcome) => {
    const facts: WaveFact[] = [
      { ...plan, data: { ...plan.data, size: 4 } },
      { type: 'wave.opened', data: {} },
      { type: 'wave.held', data: { ordinals: [2] } },
      { type: 'wave.claimed', data: { ordinals: [0, 1] } },
      { type: 'wave.tallied', data: { ended: [{ ordinal: 0, from: 'running', outcome }], again: [] } },
    ];
    const row = rowsAfter(facts).at(-1);
    expect(row && row.waiting + row.running + row.held + row.succeeded + row.bad + row.called_off).toBe(4);
    expect(row).toMatchObject({ waiting: 1, running: 1, held: 1 });
  },
);

test('no outcome is without a count', () => {
  expect(Object.keys(noCounts).toSorted()).toEqual(
    ['held', 'running', 'waiting', ...waveOutcomes].toSorted(),
  );
});

test('its messages reach readers of its cargo; a wave that names none is of the time when all were firmware', () => {
  const readersAfter = (cargo?: string) => {
    const data = cargo === undefined ? plan.data : { ...plan.data, cargo };
    return waveStream.audience?.(fold.step(fold.initial(), { type: 'wave.planned', data }));
  };
  expect(readersAfter()).toEqual({ opId: 'northwind', permission: '/firmwares/profiles' });
  expect(readersAfter('firmware')).toEqual(readersAfter());
  expect(() => readersAfter('a cargo without readers')).toThrow();
});
