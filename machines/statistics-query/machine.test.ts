import fc from 'fast-check';
import { expect, test } from 'vitest';
import { initialTransition, transition } from 'xstate';
import type { AskedReport, StatisticsQueryEvent } from './events.ts';
import { faultOf, statisticsQueryMachine } from './machine.ts';

const asked = (key: string, more: Partial<AskedReport> = {}): StatisticsQueryEvent => ({
  type: 'query.asked',
  data: { key, range: null, subjects: null, ...more },
});
const received = (attempt: number): StatisticsQueryEvent => ({ type: 'answer.received', data: { attempt } });
const failed = (attempt: number): StatisticsQueryEvent => ({
  type: 'answer.failed',
  data: { attempt, code: 'NetworkFail' },
});
const refresh: StatisticsQueryEvent = { type: 'refresh.due', data: {} };

/** Returns where the machine ends, and the calls that it has asked for. */
function run(...events: StatisticsQueryEvent[]) {
  let [snapshot] = initialTransition(statisticsQueryMachine);
  const reads: { attempt: number; key: string; fresh: boolean }[] = [];
  for (const event of events) {
    const [next, actions] = transition(statisticsQueryMachine, snapshot, event);
    snapshot = next;
    for (const { type, params } of actions) if (type === 'read') reads.push(params as (typeof reads)[number]);
  }
  return { state: snapshot.value, context: snapshot.context, reads };
}

test.each([
  ['no channel', { subjects: [] }],
  ['blank names', { subjects: ['', ' '] }],
])('given %s, the series is empty and there is no call (TN-283, TN-284)', (_, more) => {
  const { state, reads } = run(asked('a', more));
  expect(state).toBe('empty');
  expect(reads).toEqual([]);
});

test('given one name among blanks, the server is asked', () => {
  expect(run(asked('a', { subjects: ['', 'News'] })).reads).toHaveLength(1);
});

test.each([
  ['2026-11-23', '2026-11-29', null],
  ['2026-11-22', '2026-11-29', 'tooLong'],
  ['2026-11-29', '2026-11-29', null],
  ['2026-11-29', '2026-11-28', 'reversed'],
  // The clocks change in this week: the days are counted, not the hours.
  ['2026-10-20', '2026-10-26', null],
  ['2026-02-23', '2026-03-01', null],
])('a range from %s to %s is refused: %s (RU-110, A-104)', (from, to, fault) => {
  expect(faultOf({ from, to })).toBe(fault);
  const { state, context, reads } = run(asked('a', { range: { from, to } }));
  expect(context.fault).toBe(fault);
  expect(state).toBe(fault === null ? 'loading' : 'refused');
  expect(reads).toHaveLength(fault === null ? 1 : 0);
});

test('a wrong range is named even where nothing is asked about', () => {
  const range = { from: '2026-11-01', to: '2026-11-29' };
  expect(run(asked('a', { range, subjects: [] })).state).toBe('refused');
});

test('given a refresh that fails, the answer before stays, and the next refresh reads again', () => {
  const events = [asked('a'), received(1), refresh, failed(2)];
  expect(run(...events)).toMatchObject({ state: 'stale', context: { shown: 1, failure: 'NetworkFail' } });
  const again = run(...events, refresh, refresh, received(3));
  expect(again).toMatchObject({ state: 'shown', context: { shown: 3, failure: null } });
  expect(again.reads.map(({ attempt, fresh }) => [attempt, fresh])).toEqual([
    [1, false],
    [2, true],
    [3, true],
  ]);
});

/**
 * The rule would be wrong if an answer counted that arrives late, twice, in another order, after a failure, or after the
 * same report was asked for again. The model knows only which reading belongs to which report.
 */
test('whatever order answers arrive in, only one of the report that was asked for last is shown', () => {
  const step = fc.oneof(
    fc.record({ ask: fc.constantFrom('a', 'b', 'c', 'none', 'long') }),
    fc.record({ answer: fc.nat(6), fails: fc.boolean() }),
    fc.constant({ refresh: true }),
  );
  const eventOf = (taken: object): StatisticsQueryEvent => {
    if ('ask' in taken && taken.ask === 'none') return asked('none', { subjects: [''] });
    if ('ask' in taken && taken.ask === 'long')
      return asked('long', { range: { from: '2026-11-01', to: '2026-11-29' } });
    if ('ask' in taken) return asked(String(taken.ask));
    if ('answer' in taken && 'fails' in taken)
      return taken.fails ? failed(Number(taken.answer)) : received(Number(taken.answer));
    return refresh;
  };
  fc.assert(
    fc.property(fc.array(step, { maxLength: 25 }), (steps) => {
      const events = steps.map(eventOf);
      const { state, context, reads } = run(...events);
      const last = events.findLast(({ type }) => type === 'query.asked');
      const key = last?.type === 'query.asked' ? last.data.key : null;
      const ofLast = reads.filter((reading) => reading.key === key).map(({ attempt }) => attempt);
      // No two readings share a number, and none is made for a report that must not be asked.
      expect(new Set(reads.map(({ attempt }) => attempt)).size).toBe(reads.length);
      expect(reads.some((reading) => ['none', 'long'].includes(reading.key))).toBe(false);
      if (context.shown !== null) expect(ofLast).toContain(context.shown);
      expect(['shown', 'stale'].includes(String(state))).toBe(context.shown !== null);
    }),
    { numRuns: 500 },
  );
});

test('an answer of a report that was left and asked for again is not taken for the second one', () => {
  const left = run(asked('a'), asked('b'), asked('a'), received(1), received(2));
  expect(left).toMatchObject({ state: 'loading', context: { shown: null } });
});
