import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { transition } from 'xstate';
import { type FoldedEffect, foldOf } from './fold.ts';
import { taskSamples } from './task/events.ts';
import { taskMachine } from './task/machine.ts';

describe('fold', () => {
  test('equals transition() in state, context and effects for any sequence of facts', () => {
    const fold = foldOf(taskMachine);
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...taskSamples), { maxLength: 30 }), (facts) => {
        let folded = fold.initial();
        let reference = fold.initial();
        for (const fact of facts) {
          const effects: FoldedEffect[] = [];
          folded = fold.step(folded, fact, (effect) => effects.push(effect));
          const [next, actions] = transition(taskMachine, reference, fact);
          reference = next;
          expect(folded.value).toEqual(reference.value);
          expect(folded.context).toEqual(reference.context);
          expect(effects).toEqual(actions.map(({ type, params }) => ({ type, params: params ?? {} })));
        }
      }),
    );
  });
});
