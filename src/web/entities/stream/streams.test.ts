import { describe, expect, test, vi } from 'vitest';
import type { LoggedEvent } from '#domain/logged-event.ts';
import { type TaskFact, taskSamples } from '#machines/task/events.ts';
import { type TaskStream, taskKind, taskStreams } from '#web/entities/task/streams.ts';
import { failureOf, statusOf } from '#web/entities/task/toasts.ts';
import { EventStream } from './streams.ts';

// The live socket's module asks for it as soon as it is loaded.
vi.hoisted(() => vi.stubGlobal('window', {}));

const types = [
  'task.requested',
  'task.authorised',
  'task.queued',
  'task.dispatched',
  'task.acknowledged',
  'task.progressed',
];

function event(version: number, type: string): LoggedEvent {
  const fact: TaskFact | undefined = taskSamples.find((sample) => sample.type === type);
  if (!fact) throw new Error(`no sample ${type}`);
  return {
    pos: version,
    streamId: 'task:1',
    version,
    type,
    schemaVersion: 1,
    recordedAt: new Date(version * 1000).toISOString(),
    actor: { kind: 'server', id: 'engine', name: 'engine' },
    data: JSON.parse(JSON.stringify(fact.data)),
    hash: '',
  };
}

function heard(...ends: string[]): TaskStream {
  const stream = new EventStream(taskKind, '1');
  for (const [index, type] of [...types, ...ends].entries()) stream.hear(event(index + 1, type));
  return stream;
}

describe('the fold of a task that the socket tells of', () => {
  test('grows by what follows, and tells who follows it', () => {
    const stream = new EventStream(taskKind, '1');
    const reader = vi.fn();
    const stop = stream.follow(reader);
    stream.hear(event(1, 'task.requested'));
    stream.hear(event(1, 'task.requested'));
    stream.hear(event(3, 'task.queued'));
    expect(stream.state.version).toBe(1);
    expect(reader).toHaveBeenCalledTimes(1);
    stop();
    stream.hear(event(2, 'task.authorised'));
    expect(reader).toHaveBeenCalledTimes(1);
  });

  test('reads its head again with each event, where that has more than the fold', async () => {
    let name = 'before';
    const readHead = async () => ({ version: 1, state: name });
    const readEvents = async () => [];
    const kind = { ...taskKind, readHead, readEvents };
    const [following, plain] = [{ ...kind, headChanges: true as const }, kind].map((each) => {
      const stream = new EventStream(each, '1');
      stream.watch(() => {});
      stream.read();
      return stream;
    });
    await vi.waitFor(() => expect(plain?.state).toMatchObject({ head: { state: 'before' }, reading: false }));
    name = 'after';
    for (const stream of [following, plain]) stream?.hear(event(1, 'task.requested'));
    await vi.waitFor(() => expect(following?.state.head?.state).toBe('after'));
    expect(plain?.state.head?.state).toBe('before');
  });

  test('starts over where the log was restored', () => {
    const stream = heard();
    stream.resync('epoch');
    expect(stream.state).toMatchObject({ version: 0, shownTo: 0 });
    stream.hear(event(1, 'task.requested'));
    expect(stream.state.version).toBe(1);
  });

  test('is one for all that show the task', () => {
    expect(taskStreams.of('7')).toBe(taskStreams.of('7'));
  });

  test('is kept within a bound, but never taken from what shows it', () => {
    const shown = taskStreams.of('shown');
    const stop = shown.follow(() => {});
    for (let index = 0; index < 1200; index++) taskStreams.of(`bulk ${index}`);
    expect(taskStreams.of('shown')).toBe(shown);
    expect(taskStreams.of('bulk 0').state.version).toBe(0);
    stop();
  });
});

describe('its status in a toast', () => {
  test('shows progress with its delay (RU-031), and the end at once', () => {
    const stream = heard();
    expect(statusOf(stream)).toBeNull();
    stream.show(4);
    expect(statusOf(stream)).toBe('start');
    stream.show(5);
    expect(statusOf(stream)).toBe('progress');
    stream.hear(event(7, 'task.succeeded'));
    expect(statusOf(stream)).toBe('completed');
  });

  test('success and an obeyed cancel have no failure, an unknown outcome has one', () => {
    const failure = (stream: TaskStream) => failureOf(stream.replay.at(stream.state.version));
    expect(failure(heard('task.succeeded'))).toBeNull();
    expect(failure(heard('cancel.requested', 'task.cancelled'))).toBeNull();
    expect(failure(heard('task.failed'))).toEqual({ code: 'wsfail', message: 'Error_Internal' });
    const silent = heard();
    silent.hear({ ...event(7, 'deadline.passed'), data: { name: 'completion' } });
    expect(failure(silent)).toEqual({ code: 'wstimeout', message: 'outcomeUnknown' });
  });
});
