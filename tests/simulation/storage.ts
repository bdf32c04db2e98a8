import type { LoggedEvent, ProvenEvent } from '#domain/logged-event.ts';
import type { StoredEffect, StreamHead, StreamPlace } from '#server/core/log/log.ts';
import type { ListTable, LogHead, LogStorage, WritePlan } from '#server/core/log/storage.ts';
import type { EffectStore } from '#server/core/streams/effect-runner.ts';
import type { Checkpoints } from '#server/core/streams/reactor.ts';
import type { OpenTask, OpenTaskStore } from '#server/devices/engine/port.ts';
import { openTaskOf } from '#server/devices/tasks/queries/open.ts';
import type { System } from './parts.ts';

const slowMs = 900;

/**
 * One process's connection to the disk: it takes time, and during storage faults it fails before or after the write.
 */
export class SimulatedStorage implements LogStorage, EffectStore {
  /** Queries of the engine on the task list. */
  readonly book: OpenTaskStore = {
    open: () => this.#read(() => this.#openTasks()),
    openOf: (id) =>
      this.#read(() =>
        [...this.#system.disk.tasks.values()]
          .filter(({ terminal, batch_id }) => !terminal && batch_id === id)
          .map(({ task_id }) => task_id),
      ),
  };
  readonly checkpoints: Checkpoints = {
    read: (name) => this.#read(() => this.#system.disk.checkpoints.get(name) ?? null),
    write: (name, epoch, pos) =>
      this.#change(() => void this.#system.disk.checkpoints.set(name, { epoch, pos })),
  };
  readonly #system: System;
  #alive = true;

  constructor(system: System) {
    this.#system = system;
  }

  kill(): void {
    this.#alive = false;
  }

  async open(): Promise<void> {}

  head(): Promise<LogHead> {
    return this.#read(() => this.#system.disk.head);
  }

  streams(streamIds: string[]): Promise<StreamHead[]> {
    return this.#read(() => streamIds.flatMap((id) => this.#system.disk.streams.get(id) ?? []));
  }

  write(plan: WritePlan): Promise<boolean> {
    return this.#change(() => this.#system.commit(plan, this));
  }

  holds(head: LogHead): Promise<boolean> {
    return this.#read(() => this.#system.disk.holds(head));
  }

  read(after: number, limit: number): Promise<LoggedEvent[]> {
    return this.#read(() => this.#system.disk.logged.slice(after, after + limit));
  }

  readStream(streamId: string, after: number, limit: number): Promise<LoggedEvent[]> {
    return this.#read(() => this.#system.disk.stream(streamId).slice(after, after + limit));
  }

  readProof(): Promise<ProvenEvent[]> {
    return Promise.reject(new Error('nobody exports in a simulation'));
  }

  unfinished(): Promise<StoredEffect[]> {
    return this.#read(() =>
      [...this.#system.disk.allEffects()].filter(({ kind }) => kind !== 'deadline').toSorted(byDue),
    );
  }

  passedDeadlines(now: Date, limit: number): Promise<StoredEffect[]> {
    return this.#read(() => {
      const passed: StoredEffect[] = [];
      for (const effect of this.#system.disk.allEffects()) {
        if (effect.kind === 'deadline' && effect.dueAt <= now) passed.push(effect);
      }
      return passed.sort(byDue).slice(0, limit);
    });
  }

  isPending(effectId: string): Promise<boolean> {
    return this.#read(() => this.#system.disk.effects.get(streamOf(effectId))?.has(effectId) ?? false);
  }

  markInFlight(effectId: string): Promise<void> {
    return this.#change(() => {
      const rows = this.#system.disk.effects.get(streamOf(effectId));
      const effect = rows?.get(effectId);
      if (effect) rows?.set(effectId, { ...effect, state: 'inFlight' });
    });
  }

  drop(effectId: string): Promise<void> {
    return this.#change(() => {
      this.#system.disk.effects.get(streamOf(effectId))?.delete(effectId);
      this.#system.invariants.effects.check(streamOf(effectId));
    });
  }

  readBefore(places: StreamPlace[]): Promise<LoggedEvent[]> {
    return this.#read(() =>
      places.flatMap(({ streamId, version }) => this.#system.disk.stream(streamId).slice(0, version - 1)),
    );
  }

  listRow({ name }: ListTable, key: string): Promise<object | null> {
    return this.#read(() => this.#system.disk.lists.get(name)?.get(key) ?? null);
  }

  #openTasks(): OpenTask[] {
    return [...this.#system.disk.tasks.values()].filter(({ terminal }) => !terminal).map(openTaskOf);
  }

  /** Answers at once without faults: most reads in a run are polls without results. */
  #read<T>(get: () => T): Promise<T> {
    const { random, faults } = this.#system;
    if (!this.#alive) return new Promise(() => {});
    if (!faults.storage && !random.chance(0.1)) return Promise.resolve(get());
    const fails = faults.storage && random.chance(faults.failing);
    return this.#later(fails ? 'before' : null, get);
  }

  #change<T>(apply: () => T): Promise<T> {
    const { random, faults } = this.#system;
    const fault =
      faults.storage && random.chance(faults.failing) ? (random.chance(0.5) ? 'before' : 'after') : null;
    return this.#later(fault, apply);
  }

  #later<T>(fault: 'before' | 'after' | null, apply: () => T): Promise<T> {
    const { scheduler, random, faults } = this.#system;
    const slow = faults.storage && random.chance(faults.slow);
    const there = slow ? random.between(20, slowMs) : random.between(0.2, 2);
    return new Promise((resolve, reject) => {
      scheduler.after(there, () => {
        // A write in transit at the death of its process arrives, or dies with the connection.
        if (!this.#alive && (slow || random.chance(0.5))) return;
        if (fault === 'before') return this.#answer(() => reject(new Error('the storage refused')));
        const result = apply();
        if (fault === 'after') return this.#answer(() => reject(new Error('the answer was lost')));
        this.#answer(() => resolve(result));
      });
    });
  }

  #answer(tell: () => void): void {
    const { scheduler, random } = this.#system;
    scheduler.after(random.between(0.1, 1), () => {
      if (this.#alive) tell();
    });
  }
}

const byDue = (a: StoredEffect, b: StoredEffect): number => a.dueAt.getTime() - b.dueAt.getTime();

/** Returns the stream of an effect id, `streamId:version:index`. */
export const streamOf = (effectId: string): string => effectId.split(':').slice(0, -2).join(':');
