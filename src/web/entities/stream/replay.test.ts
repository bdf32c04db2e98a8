import { describe, expect, test } from 'vitest';
import type { LoggedEvent } from '#domain/logged-event.ts';
import type { TaskFact } from '#machines/task/events.ts';
import { taskSamples } from '#machines/task/events.ts';
import { taskMachine } from '#machines/task/machine.ts';
import { whyWaiting } from '#web/features/devices/tasks/why.ts';
import { deadlinesAt } from './deadlines.ts';
import { Replay } from './replay.ts';

const pick = (type: string, n = 0): TaskFact => {
  const fact = taskSamples.filter((sample) => sample.type === type)[n];
  if (!fact) throw new Error(`no sample ${type}#${n}`);
  return fact;
};

const stream = (facts: TaskFact[]): LoggedEvent[] =>
  facts.map((fact, index) => ({
    pos: index + 10,
    streamId: 'task:1',
    version: index + 1,
    type: fact.type,
    schemaVersion: 1,
    recordedAt: new Date(Date.UTC(2026, 0, 1) + index * 1000).toISOString(),
    actor: { kind: 'server', id: 'engine', name: 'engine' },
    data: JSON.parse(JSON.stringify(fact.data)),
    hash: '',
  }));

const signalTest = [
  pick('task.requested', 1),
  pick('task.authorised'),
  pick('task.queued'),
  pick('task.dispatched'),
  pick('task.acknowledged'),
];

describe('replay of a task in the browser', () => {
  test('given a long stream, then any moment is what folding it from the start gives', () => {
    const events = stream([
      ...signalTest,
      ...Array.from({ length: 700 }, () => pick('task.progressed')),
      pick('task.succeeded'),
    ]);
    const replay = new Replay(taskMachine);
    replay.join(events);
    for (const version of [0, 1, 4, 255, 256, 257, 600, 705, 706]) {
      const whole = new Replay(taskMachine);
      whole.join(events.slice(0, version));
      expect(replay.at(version)).toEqual(whole.at(version));
    }
    expect(replay.at(706).state).toBe('succeeded');
    expect(replay.passages.at(-1)).toEqual({
      from: 'running',
      to: 'succeeded',
      version: 706,
      type: 'task.succeeded',
    });
  });

  test('given events twice or with a gap, then each joins once and in order', () => {
    const events = stream(signalTest);
    const replay = new Replay(taskMachine);
    expect(replay.join(events.slice(0, 3))).toBe(3);
    expect(replay.join(events.slice(1, 4))).toBe(1);
    expect(
      replay.join(stream([...signalTest, pick('task.progressed'), pick('task.progressed')]).slice(6)),
    ).toBe(0);
    expect(replay.version).toBe(4);
  });

  test('given a log that was restored, then only what it holds is folded', () => {
    const replay = new Replay(taskMachine);
    replay.join(stream([...signalTest, ...Array.from({ length: 300 }, () => pick('task.progressed'))]));
    replay.clear();
    const restored = new Replay(taskMachine);
    for (const each of [replay, restored]) each.join(stream(signalTest.slice(0, 4)));
    expect(replay.at(4)).toEqual(restored.at(4));
    expect(replay.passages).toEqual(restored.passages);
    expect(replay.deadlines).toEqual(restored.deadlines);
    expect(replay.states).toEqual(restored.states);
  });

  test('given deadlines, then each is known as it stood at any version', () => {
    const replay = new Replay(taskMachine);
    replay.join(stream([...signalTest, pick('deadline.passed', 2)]));
    expect(deadlinesAt(replay.deadlines, 4).get('delivery')).toMatchObject({ endedAt: null, ms: 60_000 });
    expect(deadlinesAt(replay.deadlines, 5).get('delivery')).toMatchObject({ endedBy: 5, passed: false });
    expect(deadlinesAt(replay.deadlines, 6).get('firstProgress')).toMatchObject({ passed: true });
    expect(deadlinesAt(replay.deadlines, 6).get('completion')).toMatchObject({ passed: false, endedBy: 6 });
  });

  test('every state that waits says why, and no other', () => {
    const replay = new Replay(taskMachine);
    replay.join(
      stream([...signalTest, pick('task.progressed'), pick('cancel.requested'), pick('task.cancelled')]),
    );
    for (let version = 1; version <= replay.version; version++) {
      const moment = replay.at(version);
      const why = whyWaiting(moment, deadlinesAt(replay.deadlines, version));
      expect(why === null, moment.state).toBe(moment.terminal);
    }
  });

  test('an event tells what it asked the server to do', () => {
    const replay = new Replay(taskMachine);
    replay.join(stream(signalTest));
    expect(replay.effectsOf(4).map(({ type }) => type)).toEqual(['clearDeadline', 'setDeadline', 'operate']);
  });
});
