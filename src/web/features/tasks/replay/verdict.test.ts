import { describe, expect, test } from 'vitest';
import { verdictMessages as messages } from '../verdict-messages.ts';
import { Replay } from './replay.ts';
import { verdictOf } from './verdict.ts';

const moment = (state: string, context = {}) => {
  const empty = new Replay().at(0);
  return { ...empty, state, terminal: true, context: { ...empty.context, ...context } };
};

describe('how a task ended, in words', () => {
  test('success and a running task need none', () => {
    expect(verdictOf(moment('succeeded'))).toBeNull();
    expect(verdictOf(moment('running'))).toBeNull();
  });

  test('a failure says what the device said', () => {
    const verdict = verdictOf(moment('failed', { failure: { code: 'wsfail', message: 'no such host' } }));
    expect(verdict).toMatchObject({ tone: 'danger', values: { message: 'no such host', code: 'wsfail' } });
  });

  test.each([
    ['completion', messages.unknownNoResult],
    ['firstProgress', messages.unknownNoSample],
    ['delivery', messages.unknownNoBoot],
  ])('ignorance after %s is admitted, not called a failure', (passedDeadline, text) => {
    expect(verdictOf(moment('outcomeUnknown', { passedDeadline }))).toMatchObject({ tone: 'notice', text });
  });

  test('an answer that came late is told of', () => {
    expect(verdictOf(moment('outcomeUnknown', { lateResults: 1 }))?.advice).toBe(messages.cameLate);
  });

  test.each(['expired', 'timedOut', 'cancelled', 'superseded'])('%s has words', (state) => {
    expect(verdictOf(moment(state))).not.toBeNull();
  });
});
