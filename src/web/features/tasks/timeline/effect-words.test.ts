import { expect, test } from 'vitest';
import { messages } from '../messages.ts';
import { effectWords } from './effect-words.ts';

test('every effect of the task machine has words', () => {
  expect(effectWords({ type: 'operate', params: { attempt: 2 } })).toMatchObject({ values: { attempt: 2 } });
  expect(effectWords({ type: 'cancelOperate', params: { requestPath: null } })).not.toBeNull();
  expect(effectWords({ type: 'setDeadline', params: { name: 'delivery', ms: 60_000 } })).toEqual({
    text: messages.effectSetDeadline,
    values: { time: '1 min' },
    deadline: messages.deadlineDelivery,
  });
  expect(effectWords({ type: 'clearDeadline', params: { name: 'completion' } })?.deadline).toBe(
    messages.deadlineCompletion,
  );
});

test('one of a later machine is shown as it is', () => {
  expect(effectWords({ type: 'beam', params: {} })).toBeNull();
});
