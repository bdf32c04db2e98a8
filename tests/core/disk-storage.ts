import type { LoggedEvent, ProvenEvent } from '#domain/logged-event.ts';
import type { StoredEffect, StreamHead, StreamPlace } from '#server/core/log/log.ts';
import type { ListTable, LogHead, LogStorage, WritePlan } from '#server/core/log/storage.ts';
import type { EffectStore } from '#server/core/streams/effect-runner.ts';
import type { Checkpoints } from '#server/core/streams/reactor.ts';
import type { OpenTask } from '#server/devices/engine/port.ts';
import { openTaskOf } from '#server/devices/tasks/queries/open.ts';
import { Disk } from '#tests/simulation/disk.ts';
import { streamOf } from '#tests/simulation/storage.ts';

type Fault = 'works' | 'fails' | 'loses its answer' | Error | Promise<void>;
type Call = Exclude<keyof DiskStorage, 'disk' | 'writes' | 'called' | 'checkpoints' | 'next' | 'hold'>;

/** A connection to a disk that follows a test: the log's tables, its effects and the task list. */
export class DiskStorage implements LogStorage, EffectStore {
  readonly disk: Disk;
  /** Positions that each write reached. */
  readonly writes: number[] = [];
  readonly called: Call[] = [];
  readonly #faults = new Map<Call, Fault[]>();

  constructor(disk = new Disk('first')) {
    this.disk = disk;
  }

  /** Sets the faults of the next calls of this name; later ones succeed. */
  next(call: Call, ...faults: Fault[]): void {
    this.#faults.set(call, faults);
  }

  /** Holds the next call of this name until the returned function is called. */
  hold(call: Call): () => void {
    const { promise, resolve } = Promise.withResolvers<void>();
    this.next(call, promise);
    return resolve;
  }

  async open(): Promise<void> {}

  head = (): Promise<LogHead> => this.#do('head', () => this.disk.head);

  streams = (streamIds: string[]): Promise<StreamHead[]> =>
    this.#do('streams', () => streamIds.flatMap((id) => this.disk.streams.get(id) ?? []));

  write = (plan: WritePlan): Promise<boolean> =>
    this.#do('write', () => {
      const written = this.disk.apply(plan);
      if (written) this.writes.push(plan.to.pos);
      return written;
    });

  holds = (head: LogHead): Promise<boolean> => this.#do('holds', () => this.disk.holds(head));

  read = (after: number, limit: number): Promise<LoggedEvent[]> =>
    this.#do('read', () => this.disk.logged.slice(after, after + limit));

  readStream = (streamId: string, after: number, limit: number): Promise<LoggedEvent[]> =>
    this.#do('readStream', () => this.disk.stream(streamId).slice(after, after + limit));

  readProof(): Promise<ProvenEvent[]> {
    return Promise.reject(new Error('nobody exports here'));
  }

  unfinished = (): Promise<StoredEffect[]> =>
    this.#do('unfinished', () => [...this.disk.allEffects()].filter(({ kind }) => kind !== 'deadline'));

  passedDeadlines = (now: Date, limit: number): Promise<StoredEffect[]> =>
    this.#do('passedDeadlines', () =>
      [...this.disk.allEffects()]
        .filter(({ kind, dueAt }) => kind === 'deadline' && dueAt <= now)
        .slice(0, limit),
    );

  isPending = (effectId: string): Promise<boolean> =>
    this.#do('isPending', () => this.disk.effects.get(streamOf(effectId))?.has(effectId) ?? false);

  markInFlight = (effectId: string): Promise<void> =>
    this.#do('markInFlight', () => {
      const rows = this.disk.effects.get(streamOf(effectId));
      const effect = rows?.get(effectId);
      if (effect) rows?.set(effectId, { ...effect, state: 'inFlight' });
    });

  drop = (effectId: string): Promise<void> =>
    this.#do('drop', () => void this.disk.effects.get(streamOf(effectId))?.delete(effectId));

  readBefore = (places: StreamPlace[]): Promise<LoggedEvent[]> =>
    this.#do('readBefore', () =>
      places.flatMap(({ streamId, version }) => this.disk.stream(streamId).slice(0, version - 1)),
    );

  listRow = ({ name }: ListTable, key: string): Promise<object | null> =>
    this.#do('listRow', () => this.disk.lists.get(name)?.get(key) ?? null);

  /** `OpenTaskStore.open`; the log has another `open`. */
  openTasks = (): Promise<OpenTask[]> =>
    this.#do('openTasks', () =>
      [...this.disk.tasks.values()].filter(({ terminal }) => !terminal).map(openTaskOf),
    );

  openOf = (bulkActionId: string): Promise<string[]> =>
    this.#do('openOf', () =>
      [...this.disk.tasks.values()]
        .filter(({ terminal, batch_id }) => !terminal && batch_id === bulkActionId)
        .map(({ task_id }) => task_id),
    );

  readonly checkpoints: Checkpoints = {
    read: (name) => this.readCheckpoint(name),
    write: (name, epoch, pos) => this.writeCheckpoint(name, epoch, pos),
  };

  readCheckpoint = (name: string): Promise<{ epoch: string; pos: number } | null> =>
    this.#do('readCheckpoint', () => this.disk.checkpoints.get(name) ?? null);

  writeCheckpoint = (name: string, epoch: string, pos: number): Promise<void> =>
    this.#do('writeCheckpoint', () => void this.disk.checkpoints.set(name, { epoch, pos }));

  async #do<T>(call: Call, apply: () => T): Promise<T> {
    this.called.push(call);
    const fault = this.#faults.get(call)?.shift();
    if (fault === 'fails') throw new Error(`${call} failed`);
    if (fault instanceof Error) throw fault;
    if (fault instanceof Promise) await fault;
    const result = apply();
    if (fault === 'loses its answer') throw new Error(`the answer of ${call} was lost`);
    return result;
  }
}
