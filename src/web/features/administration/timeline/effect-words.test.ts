import { expect, test } from 'vitest';
import { taskMachine } from '#machines/task/machine.ts';
import { formatSpan } from '#web/entities/stream/text.ts';
import { effectText } from './effect-words.ts';
import { messages } from './messages.ts';

/** The English text with its values behind it. */
const said = (type: string, params: Record<string, string | number>) =>
  effectText(
    { type, params },
    {
      machine: taskMachine,
      states: {},
      chainNote: messages.hash,
      deadlines: { window: messages.lanes },
      effectWords: ({ type: name }) => (name === 'beam' ? { text: messages.play } : null),
    },
    ({ defaultMessage }, values) => `${defaultMessage}${values ? ` ${JSON.stringify(values)}` : ''}`,
    (ms) => formatSpan(ms, 'en'),
  );

test('describes a deadline by its name and length, another effect in the words of its kind', () => {
  expect(said('setDeadline', { name: 'window', ms: 60_000 })).toMatch(
    /^Starts the deadline .*"deadline":"Lanes","time":"1 min"/,
  );
  expect(said('clearDeadline', { name: 'window' })).toMatch(/^Ends the deadline .*"Lanes"/);
  expect(said('beam', { to: 'moon' })).toBe('Play');
});

test('what a later machine asks for is shown as it is', () => {
  expect(said('setDeadline', { name: 'patience', ms: 1000 })).toContain('"deadline":"patience"');
  expect(said('dig', { to: 'core' })).toBe('dig {"to":"core"}');
});
