import { describe, expect, test } from 'vitest';
import type { RolloutFact } from '#machines/rollout/events.ts';
import { rolloutMachine } from '#machines/rollout/machine.ts';
import { profileAppearance } from './appearance.ts';
import type { Profile } from './model.ts';
import { allows, endStates } from './what-may.ts';

const states = Object.keys(profileAppearance) as Profile['state'][];
const nodeOf = (state: Profile['state']) => rolloutMachine.states[state];
const takes = (state: Profile['state'], type: RolloutFact['type']) =>
  Object.hasOwn(nodeOf(state)?.config.on ?? {}, type);

test('what has ended in the console has ended in the machine', () => {
  expect(states.filter((state) => nodeOf(state)?.tags.includes('terminal')).sort()).toEqual(
    [...endStates].sort(),
  );
});

/** Where the console offers more than the machine takes, a button would do nothing. */
describe.each([
  ['submit', 'rollout.submitted'],
  ['decide', 'rollout.approved'],
  ['proceed', 'rollout.continued'],
  ['pause', 'rollout.paused'],
  ['resume', 'rollout.resumed'],
  ['replan', 'rollout.edited'],
  ['retry', 'rollout.retried'],
  ['delete', 'rollout.deleted'],
] as const)('%s', (action, type) => {
  test('is offered in the states whose machine takes it', () => {
    expect(states.filter(allows[action])).toEqual(states.filter((state) => takes(state, type)));
  });
});

test('a profile that is planned or stops by itself is not stopped by hand', () => {
  expect(states.filter((state) => takes(state, 'cancel.requested') && !allows.stop(state))).toEqual([
    'planning',
  ]);
  expect(states.filter((state) => allows.stop(state) && !takes(state, 'cancel.requested'))).toEqual([]);
});
