import { describe, expect, test } from 'vitest';
import { taskMachine } from '#machines/task/machine.ts';
import { Replay } from '#web/entities/stream/replay.ts';
import { verdictMessages as messages } from './messages.ts';
import { verdictOf } from './verdict.ts';

const moment = (state: string, context = {}) => {
  const empty = new Replay(taskMachine).at(0);
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

  test.each(['outcomeUnknown', 'failed', 'timedOut', 'expired', 'cancelled'])(
    'an answer that came after %s is told of',
    (state) => {
      expect(verdictOf(moment(state, { lateResults: 1 }))?.advice).toBe(messages.cameLate);
    },
  );

  test('a task that was sent once and waited in vain for the second time is not called unsent', () => {
    expect(verdictOf(moment('expired'))?.text).toBe(messages.expired);
    expect(verdictOf(moment('expired', { attempts: 1 }))).toMatchObject({
      text: messages.expiredAgain,
      advice: null,
    });
  });

  test.each(['expired', 'timedOut', 'cancelled', 'superseded'])('%s has words', (state) => {
    expect(verdictOf(moment(state))).not.toBeNull();
  });
});
