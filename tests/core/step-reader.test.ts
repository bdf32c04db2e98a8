import { expect, test } from 'vitest';
import type { LoggedEvent } from '#domain/logged-event.ts';
import type { Committed } from '#server/core/log/log.ts';
import { kindOf } from '#server/core/streams/definition.ts';
import { StepReader } from '#server/core/streams/step-reader.ts';
import { storedEvent } from '#tests/support/stored-event.ts';

/** Returns the events of one stream as in a log. */
const streamOf = (streamId: string, types: readonly string[]): LoggedEvent[] =>
  types.map((type, at) => storedEvent({ pos: at + 1, streamId, version: at + 1, type }));

function logOf(stored: readonly LoggedEvent[], machineVersion = '1') {
  const asked: string[] = [];
  const log = {
    streams: async (streamIds: string[]) =>
      streamIds.map((streamId) => ({
        streamId,
        kind: kindOf(streamId),
        machineVersion,
        version: 0,
        head: new Uint8Array(),
      })),
    readBefore: async (places: { streamId: string; version: number }[]) => {
      asked.push(...places.map(({ streamId, version }) => `${streamId} before ${version}`));
      return places.flatMap(({ streamId, version }) =>
        stored.filter((one) => one.streamId === streamId && one.version < version),
      );
    },
  };
  return { log, asked };
}

const states = (committed: readonly Committed[]) =>
  committed.map(({ step, problem }) => [step?.before.value, step?.after.value, problem]);

const queued = ['task.requested', 'task.authorised', 'task.queued'];
const dispatched = [...queued, 'task.dispatched'];

test('given the events of a task in order, then each is folded on the one before without a read', async () => {
  const stored = streamOf('task:t', dispatched);
  const { log, asked } = logOf(stored);
  const reader = new StepReader(log);
  expect(states(await reader.read(stored.slice(0, 2)))).toEqual([
    ['empty', 'requested', null],
    ['requested', 'authorised', null],
  ]);
  expect(states(await reader.read(stored.slice(2)))).toEqual([
    ['authorised', 'queued', null],
    ['queued', 'dispatched', null],
  ]);
  expect(asked).toEqual([]);
});

test('given events from the middle, then each stream is folded up to its first one, with one read', async () => {
  const [, , third, fourth] = streamOf('task:t', dispatched);
  const [, second] = streamOf('task:u', queued);
  if (!second || !third || !fourth) throw new Error('too few');
  const { log, asked } = logOf([...streamOf('task:t', dispatched), ...streamOf('task:u', queued)]);
  const reader = new StepReader(log);
  expect(states(await reader.read([third, second, fourth]))).toEqual([
    ['authorised', 'queued', null],
    ['requested', 'authorised', null],
    ['queued', 'dispatched', null],
  ]);
  expect(asked).toEqual(['task:t before 3', 'task:u before 2']);
  expect(states(await reader.read([third]))).toEqual([['authorised', 'queued', null]]);
  expect(asked.slice(2)).toEqual(['task:t before 3']);
});

test('given more streams than the limit, then the oldest is folded again', async () => {
  const stored = ['a', 'b', 'c'].flatMap((id) => streamOf(`task:${id}`, queued));
  const { log, asked } = logOf(stored);
  const reader = new StepReader(log, 2);
  await reader.read(stored.filter(({ version }) => version < 3));
  await reader.read(stored.filter(({ streamId, version }) => streamId !== 'task:a' && version === 3));
  expect(asked).toEqual([]);
  await reader.read(stored.filter(({ streamId, version }) => streamId === 'task:a' && version === 3));
  expect(asked).toEqual(['task:a before 3']);
});

test('given invalid events, then the reason is stated: impossible, a gap, an unknown machine version', async () => {
  const stored = streamOf('task:t', ['task.requested', 'task.succeeded']);
  expect(states(await new StepReader(logOf(stored).log).read(stored))).toEqual([
    ['empty', 'requested', null],
    ['requested', 'requested', 'impossible'],
  ]);
  const gap = streamOf('task:t', dispatched).filter(({ version }) => version !== 2);
  expect((await new StepReader(logOf(gap).log).read(gap.slice(0, 2))).map(({ problem }) => problem)).toEqual([
    null,
    'gap',
  ]);
  const [unknown] = await new StepReader(logOf(stored, '99').log).read(stored.slice(0, 1));
  expect(unknown).toMatchObject({ step: null, problem: 'unknownMachine', machineVersion: '99' });
});

test('given streams without a machine, then their events have no step and report no fault', async () => {
  const stored = streamOf('device:d', ['device.connected']);
  expect(await new StepReader(logOf(stored).log).read(stored)).toMatchObject([
    { kind: 'device', step: null, problem: null },
  ]);
});
