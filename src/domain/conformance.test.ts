import { expect, test } from 'vitest';
import type { JsonObject } from '#machines/json.ts';
import { taskSamples } from '#machines/task/events.ts';
import { taskMachine, taskMachineVersion } from '#machines/task/machine.ts';
import { RecordedStream, recordedStream } from './conformance.ts';

const sample = (type: string) => {
  const found = taskSamples.find((candidate) => candidate.type === type);
  if (!found) throw new Error(`no sample of ${type}`);
  return { type, data: JSON.parse(JSON.stringify(found.data)) as JsonObject };
};
const requested = sample('task.requested');
const authorised = sample('task.authorised');
const succeeded = sample('task.succeeded');

test('given a stream of the engine, then its states handle every event', () => {
  const stream = new RecordedStream(taskMachine);
  expect(stream.step({ version: 1, ...requested })).toMatchObject({ state: 'empty', problem: null });
  expect(stream.step({ version: 2, ...authorised })).toMatchObject({ state: 'requested', problem: null });
});

test('given a success before the command was sent, then it is reported with its state', () => {
  const stream = new RecordedStream(taskMachine);
  stream.step({ version: 1, ...requested });
  expect(stream.step({ version: 2, ...succeeded })).toMatchObject({
    state: 'requested',
    problem: 'impossible',
  });
});

test('given a missing version, then the next event is a gap', () => {
  const stream = new RecordedStream(taskMachine);
  stream.step({ version: 1, ...requested });
  expect(stream.step({ version: 3, ...authorised }).problem).toBe('gap');
});

test('given a stream of an unknown machine version, then its events cannot be interpreted', () => {
  expect(recordedStream('task', 'none')?.step({ version: 1, ...requested }).problem).toBe('unknownMachine');
  expect(recordedStream('task', taskMachineVersion)?.step({ version: 1, ...requested }).problem).toBeNull();
});

test('given streams of facts without a machine, then nothing is checked', () => {
  expect(recordedStream('device', '1')).toBeNull();
});
