import type { LoggedEvent, ProvenEvent } from '#domain/logged-event.ts';
import type { TaskKind } from '#machines/task/kinds.ts';
import type { StreamHead, StreamPlace } from '#server/core/log/log.ts';
import type { ListTable, LogHead, LogStorage, WritePlan } from '#server/core/log/storage.ts';

/** Point at which the process dies: before or right after the write of this event. */
export interface CrashPoint {
  /** Kind of the task; null: a stream that is no task. */
  kind: TaskKind | null;
  event: string;
  /** Number of the fatal write among several, from 1. */
  nth: number;
  when: 'before' | 'after';
}

/**
 * A storage that kills its process before or after a write: no handler runs, nothing is flushed, no listener is
 * notified.
 */
export class CrashingStorage implements LogStorage {
  readonly #inner: LogStorage;
  armed: CrashPoint | null = null;

  constructor(inner: LogStorage) {
    this.#inner = inner;
  }

  async write(plan: WritePlan): Promise<boolean> {
    const point = this.#pointOf(plan);
    if (point === 'before') process.kill(process.pid, 'SIGKILL');
    const written = await this.#inner.write(plan);
    if (point === 'after' && written) process.kill(process.pid, 'SIGKILL');
    return written;
  }

  open = (epoch: string): Promise<void> => this.#inner.open(epoch);
  head = (): Promise<LogHead> => this.#inner.head();
  streams = (streamIds: string[]): Promise<StreamHead[]> => this.#inner.streams(streamIds);
  holds = (head: LogHead): Promise<boolean> => this.#inner.holds(head);
  read = (after: number, limit: number): Promise<LoggedEvent[]> => this.#inner.read(after, limit);
  readStream = (streamId: string, after: number, limit: number): Promise<LoggedEvent[]> =>
    this.#inner.readStream(streamId, after, limit);
  readBefore = (places: StreamPlace[]): Promise<LoggedEvent[]> => this.#inner.readBefore(places);
  listRow = (table: ListTable, key: string): Promise<object | null> => this.#inner.listRow(table, key);
  readProof = (streamId: string, after: number, limit: number): Promise<ProvenEvent[]> =>
    this.#inner.readProof(streamId, after, limit);

  #pointOf(plan: WritePlan): CrashPoint['when'] | null {
    const { armed } = this;
    if (!armed) return null;
    const meets = plan.events.some(({ type, step }) => {
      const kind = step?.after.context.traits?.kind ?? null;
      return type === armed.event && kind === armed.kind;
    });
    return meets && --armed.nth === 0 ? armed.when : null;
  }
}
