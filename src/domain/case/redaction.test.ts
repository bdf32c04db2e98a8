import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { caseSamples } from '#machines/case/events.ts';
import { caseMachine } from '#machines/case/machine.ts';
import { type FoldedEffect, foldOf } from '#machines/fold.ts';
import { taskSamples } from '#machines/task/events.ts';
import { taskMachine } from '#machines/task/machine.ts';
import { sampleCase } from '#tests/support/case-sample.ts';
import { SampleKey } from '#tests/support/sealed-log.ts';
import { redactableFields, redactableNames, redactionOf } from './redaction.ts';

interface AnyFact {
  type: string;
  data: object;
}

const taken = ({ type, data }: AnyFact): AnyFact => ({
  type,
  data: Object.fromEntries(Object.entries(data).filter(([field]) => !redactableFields(type).includes(field))),
});

describe('what may be taken out', () => {
  test.each([
    { name: 'task', machine: taskMachine, samples: taskSamples },
    { name: 'case', machine: caseMachine, samples: caseSamples },
  ])('moves no machine: $name', ({ machine, samples }) => {
    // biome-ignore lint/suspicious/noExplicitAny: two machines, one property
    const fold = foldOf(machine as any);
    const facts: AnyFact[] = samples;
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...facts), { maxLength: 40 }), (stream) => {
        let [whole, less] = [fold.initial(), fold.initial()];
        for (const fact of stream) {
          const effects: [FoldedEffect[], FoldedEffect[]] = [[], []];
          whole = fold.step(whole, fact, (effect) => effects[0].push(effect));
          less = fold.step(less, taken(fact), (effect) => effects[1].push(effect));
          expect(less.value).toEqual(whole.value);
          expect(effects[1]).toEqual(effects[0]);
        }
      }),
      { numRuns: 300 },
    );
  });

  test('is asked for by field, by event, or by device value', () => {
    const redaction = redactionOf(['text', 'task:a/3/sample', 'value/Device.Time.NTPServer1']);
    if ('refused' in redaction) throw new Error('refused');
    expect(redaction.takes({ streamId: 'case:c', version: 9, type: 'case.commented' })).toEqual(['text']);
    expect(redaction.takes({ streamId: 'task:a', version: 3, type: 'task.progressed' })).toEqual(['sample']);
    expect(redaction.takes({ streamId: 'task:a', version: 4, type: 'task.progressed' })).toEqual([]);
    expect(redaction.takes({ streamId: 'task:a', version: 3, type: 'task.dispatched' })).toEqual([]);
    expect(redaction.hides('Device.Time.NTPServer1')).toBe(true);
    expect(redaction.hides('Device.Time.NTPServer2')).toBe(false);
  });

  test('is asked for by task: every event of one, none of another', () => {
    const redaction = redactionOf(['task:a/*/sample']);
    if ('refused' in redaction) throw new Error('refused');
    const takes = (streamId: string, version: number) =>
      redaction.takes({ streamId, version, type: 'task.progressed' });
    expect([takes('task:a', 5), takes('task:a', 6), takes('task:b', 5)]).toEqual([
      ['sample'],
      ['sample'],
      [],
    ]);
    expect(redaction.takes({ streamId: 'task:a', version: 1, type: 'task.requested' })).toEqual([]);
  });

  test.each([
    'attempt',
    'task:a/*/attempt',
    'task:a/**/params',
    '*/3/params',
    'endpointId',
    'deadlines',
    '',
    'params/',
    'task:a/0/params',
    'task:a/3/attempt',
    'device:a/3/params',
    'value/',
    '__proto__',
    'constructor',
  ])('is never %j', (item) => {
    expect(redactionOf(['params', item])).toEqual({ refused: item });
  });
});

test('with everything taken out, nothing of it is left in the file', () => {
  const text = JSON.stringify(sampleCase(new SampleKey(), [...redactableNames, 'value/*']));
  for (const secret of ['192.0.2.10', 'ran()', '느려요', '"11"']) expect(text).not.toContain(secret);
  expect(text).toContain('"redacted":true');
});
