import { describe, expect, test } from 'vitest';
import { sampleCase } from '#tests/support/case-sample.ts';
import { SampleKey } from '#tests/support/sealed-log.ts';
import { caseTestOf, differences, NoCaseTest } from './regression.ts';

const key = new SampleKey();

describe('a case as a regression test', () => {
  test('passes with the machines that made it, whole and with redacted fields', () => {
    for (const items of [[], ['params', 'result', 'title', 'text']]) {
      const made = caseTestOf(sampleCase(key, items));
      expect(made.streams.map(({ steps }) => steps.at(-1)?.state)).toEqual(['"open"', '"succeeded"']);
      expect(differences(made)).toEqual([]);
    }
  });

  test('fails for every different state and effect', () => {
    const made = caseTestOf(sampleCase(key));
    for (const [index, { steps }] of made.streams.entries())
      for (const at of steps.keys()) {
        const wrongState = structuredClone(made);
        const wrongEffect = structuredClone(made);
        const [first, second] = [wrongState, wrongEffect].map(({ streams }) => streams[index]?.steps[at]);
        if (first) first.state = '"elsewhere"';
        second?.effects.push({ type: 'explode', params: {} });
        expect(differences(wrongState)).toHaveLength(1);
        expect(differences(wrongEffect)).toHaveLength(1);
      }
  });

  test('rejects a case that lacks a field which the machine needs', () => {
    const file = sampleCase(key);
    const event = file.streams[1]?.events[0];
    if (!event) throw new Error('the sample has no task');
    delete event.data.deadlines;
    event.redacted = { deadlines: '0'.repeat(64) };
    expect(() => caseTestOf(file)).toThrow(NoCaseTest);
    expect(() => caseTestOf(file)).toThrow('task:1: "deadlines" was taken out of event 1, task.requested');
  });

  test('rejects a case of an unknown machine', () => {
    const file = sampleCase(key);
    const claim = file.statement.streams[1];
    if (claim) claim.machine.version = '99';
    expect(() => caseTestOf(file)).toThrow('version 99 of the machine task is not known');
    const made = caseTestOf(sampleCase(key));
    if (made.streams[1]) made.streams[1].machine.version = '99';
    expect(differences(made)).toEqual(['task:1: the machine task 99 is gone']);
  });
});
