import { describe, expect, test } from 'vitest';
import { foldOf } from '../fold.ts';
import { openOf } from './counts.ts';
import type { WaveFact, WaveOutcome } from './events.ts';
import { waveMachine } from './machine.ts';

const fold = foldOf(waveMachine);
const planned = (size: number, more: object = {}): WaveFact => ({
  type: 'wave.planned',
  data: {
    rolloutId: 'r',
    opId: 'northwind',
    number: 1,
    size,
    soakMs: 1,
    passPercent: 90,
    failPercent: 5,
    minDecided: 10,
    ...more,
  },
});
const opened: WaveFact = { type: 'wave.opened', data: {} };
const claimed = (count: number): WaveFact => ({
  type: 'wave.claimed',
  data: { ordinals: Array.from({ length: count }, (_, at) => at + 1) },
});
const ended = (...outcomes: WaveOutcome[]): WaveFact => ({
  type: 'wave.tallied',
  data: { ended: outcomes.map((outcome, at) => ({ ordinal: at + 1, from: 'running', outcome })), again: [] },
});
const folded = (...facts: WaveFact[]) =>
  facts.reduce((snapshot, fact) => {
    const next = fold.step(snapshot, fact);
    const { counts, size } = next.context;
    expect(Object.values(counts).reduce((sum, count) => sum + count, 0)).toBe(size);
    return next;
  }, fold.initial());

describe('a wave is breached', () => {
  test.each<[string, WaveOutcome[], string]>([
    ['by two that failed', ['failed', 'failed', 'succeeded'], 'breached'],
    ['by those that were lost or fell back', ['lost', 'fellBack', 'succeeded'], 'breached'],
    ['not by one alone', ['failed', 'succeeded', 'succeeded'], 'running'],
    ['not by those that declined or were cancelled', ['declined', 'cancelled', 'expired'], 'running'],
  ])('%s', (_, outcomes, state) => {
    expect(folded(planned(3), opened, claimed(3), ended(...outcomes)).value).toBe(state);
  });

  test('by its only device, if other waves follow', () => {
    expect(folded(planned(1), opened, claimed(1), ended('lost')).value).toBe('breached');
    const only = planned(1, { isOnlyDevice: true });
    expect(folded(only, opened, claimed(1), ended('lost')).value).toBe('running');
    expect(
      folded(only, opened, claimed(1), ended('lost'), { type: 'wave.decided', data: { reachable: 1 } }).value,
    ).toBe('soaking');
  });

  test('not before enough devices are decided', () => {
    const begun = [planned(20), opened, claimed(20)];
    expect(folded(...begun, ended('failed', 'failed')).value).toBe('running');
    const eight: WaveOutcome[] = Array.from({ length: 8 }, () => 'succeeded');
    expect(folded(...begun, ended('failed', 'failed', ...eight)).value).toBe('breached');
  });

  test('not at exactly the permitted share', () => {
    const eighteen: WaveOutcome[] = Array.from({ length: 18 }, () => 'succeeded');
    const facts = [planned(20, { failPercent: 10 }), opened, claimed(20)];
    expect(folded(...facts, ended('failed', 'failed', ...eighteen)).value).toBe('running');
  });

  test('again only by more failures than a person has accepted', () => {
    const breached = [planned(4, { minDecided: 2 }), opened, claimed(4), ended('failed', 'failed')];
    const acknowledged: WaveFact = { type: 'wave.acknowledged', data: {} };
    expect(folded(...breached, acknowledged, ended('succeeded')).value).toBe('running');
    expect(folded(...breached, acknowledged, ended('lost')).value).toBe('breached');
  });
});

test('does not wait for devices that were offline', () => {
  const wave = folded(planned(3), opened, claimed(1), ended('succeeded'), {
    type: 'wave.decided',
    data: { reachable: 1 },
  });
  expect(wave.value).toBe('soaking');
  const passed = fold.step(wave, { type: 'deadline.passed', data: { name: 'soak' } });
  expect(passed.value).toBe('passed');
  expect(openOf(passed.context.counts)).toBe(2);
});

test('does not pass if all reachable devices failed', () => {
  const decided: WaveFact = { type: 'wave.decided', data: { reachable: 1 } };
  expect(folded(planned(5), opened, claimed(1), ended('fellBack'), decided).value).toBe('breached');
});

test('moves a device to another counter after a late result', () => {
  const lost = folded(planned(3), opened, claimed(1), ended('lost'));
  const corrected = fold.step(lost, {
    type: 'wave.corrected',
    data: { ordinal: 1, from: 'lost', to: 'succeeded' },
  });
  expect(corrected.context.counts).toMatchObject({ lost: 0, succeeded: 1, waiting: 2 });
});

test('ignores a claim of more devices than are waiting', () => {
  expect(folded(planned(1), opened, claimed(2)).context.counts).toMatchObject({ waiting: 1, running: 0 });
});

describe('a wave of a day', () => {
  const day = planned(1, { day: '2026-11-27' });
  const joined = (...ordinals: number[]): WaveFact => ({ type: 'wave.joined', data: { ordinals } });

  test('grows while it runs, unlike a planned wave', () => {
    const grown = folded(day, opened, joined(2, 3));
    expect([grown.context.size, grown.context.counts.waiting]).toEqual([3, 3]);
    expect(folded(planned(1), opened, joined(2)).context.size).toBe(1);
  });

  test('is not breached by its first device alone, but by two', () => {
    const one = folded(day, opened, claimed(1), ended('lost'));
    expect(one.value).toBe('running');
    const decided: WaveFact = { type: 'wave.decided', data: { reachable: 1 } };
    expect(fold.step(one, decided).value).toBe('soaking');
    const second: WaveFact = {
      type: 'wave.tallied',
      data: { ended: [{ ordinal: 2, from: 'waiting', outcome: 'lost' }], again: [] },
    };
    expect(folded(day, opened, joined(2), claimed(1), ended('lost'), second).value).toBe('breached');
  });
});
