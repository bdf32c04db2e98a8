import { expect, test } from 'vitest';
import { serverActor } from '#domain/logged-event.ts';
import { rolloutSamples } from '#machines/rollout/events.ts';
import { rolloutMachine } from '#machines/rollout/machine.ts';
import { Replay } from '#web/entities/stream/replay.ts';
import { detailsOf, pausedWords } from './record-words.ts';

const texts = {
  recordPausedFile: { id: 'file' },
  recordRequested: { id: 'requested' },
  recordUndoes: { id: 'undoes' },
};

const eventOf = ({ type, data }: { type: string; data: object }, version: number) => ({
  pos: version,
  streamId: 'rollout:x',
  version,
  type,
  schemaVersion: 1,
  hash: '',
  recordedAt: '2026-11-27T00:00:00.000Z',
  actor: serverActor('engine'),
  data: { ...data },
});

test('a passed wave is named among the waves of the plan', () => {
  const replay = new Replay(rolloutMachine);
  const kinds = [
    'rollout.requested',
    'rollout.planned',
    'rollout.submitted',
    'rollout.approved',
    'wave.passed',
  ];
  const facts = kinds.flatMap((kind) => rolloutSamples.find(({ type }) => type === kind) ?? []);
  const events = facts.map((fact, at) => eventOf(fact, at + 1));
  replay.join(events);
  const [, , , approved, passed] = events.map((event) => detailsOf(texts)(event, replay));
  expect(passed?.values).toEqual({ number: 1, waves: 2 });
  expect(approved?.values).toEqual({ name: 'engine', hash: 'p1' });
});

test('a limit says how many failed, of a wave or of all', () => {
  expect(pausedWords(texts, 'threshold', '2/10').values).toEqual({ bad: 2, decided: 10 });
  expect(pausedWords(texts, 'threshold', '12').values).toEqual({ bad: 12 });
  expect(pausedWords(texts, 'user', '').values).toBeUndefined();
});

test('what was redacted says nothing', () => {
  const replay = new Replay(rolloutMachine);
  expect(detailsOf(texts)(eventOf({ type: 'rollout.declined', data: {} }, 1), replay)).toBeNull();
});
