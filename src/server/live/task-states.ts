import { Latest } from '#domain/latest.ts';
import type { LoggedEvent } from '#domain/logged-event.ts';
import type { TaskFact } from '#machines/task/events.ts';
import { type TaskSnapshot, taskFold } from '../engine/task-streams.ts';
import type { EventLog } from '../store/log.ts';

interface Known {
  version: number;
  snapshot: TaskSnapshot;
}

export interface TaskStep {
  before: TaskSnapshot;
  after: TaskSnapshot;
}

const limit = 10_000;

/** State of a task before and after one of its events, by folding; what was folded last is remembered. */
export class TaskStates {
  readonly #log: EventLog;
  readonly #known = new Latest<string, Known>(limit);

  constructor(log: EventLog) {
    this.#log = log;
  }

  async step(event: LoggedEvent): Promise<TaskStep> {
    const known = this.#known.get(event.streamId);
    const before =
      known && known.version === event.version - 1
        ? known.snapshot
        : await this.#foldUpTo(event.streamId, event.version - 1);
    const after = taskFold.step(before, { type: event.type, data: event.data } as TaskFact);
    // Somebody catching up from long ago must not push the present out.
    if (!known || known.version < event.version)
      this.#remember(event.streamId, { version: event.version, snapshot: after });
    return { before, after };
  }

  async #foldUpTo(streamId: string, version: number): Promise<TaskSnapshot> {
    let snapshot = taskFold.initial();
    for (let at = 0; at < version; ) {
      const events = await this.#log.readStream(streamId, at, Math.min(500, version - at));
      if (events.length === 0) break;
      for (const { type, data } of events) snapshot = taskFold.step(snapshot, { type, data } as TaskFact);
      at += events.length;
    }
    return snapshot;
  }

  #remember(streamId: string, known: Known): void {
    // An ended task hears little more, and then it is folded again.
    if (known.snapshot.hasTag('terminal')) this.#known.delete(streamId);
    else this.#known.set(streamId, known);
  }
}
