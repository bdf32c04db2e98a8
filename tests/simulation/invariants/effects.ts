import type { LoggedEvent } from '#domain/logged-event.ts';
import type { System } from '../parts.ts';

/** Maximum change of clocks in a run. */
const clockMs = 6_000;

/** Effect rows: exactly those that the fold of each task's stream requires, none for an ended task (ADR 002). */
export class EffectInvariants {
  readonly #system: System;

  constructor(system: System) {
    this.#system = system;
  }

  /** A deadline passes when it is due, and not earlier. Called before the write. */
  beforeCommit({
    streamId,
    type,
    data,
    recordedAt,
  }: Pick<LoggedEvent, 'streamId' | 'type' | 'data' | 'recordedAt'>): void {
    if (type !== 'deadline.passed') return;
    const rows = this.#system.disk.effects.get(streamId);
    const row = [...(rows?.values() ?? [])].find(({ slot }) => slot === data.name);
    if (!row) return;
    // If a clock is set back between the poll and the write, a due deadline looks early.
    const tolerance = this.#system.faults.kinds.has('clock') ? clockMs : 0;
    if (row.dueAt.getTime() > Date.parse(recordedAt) + tolerance)
      this.#system.fail(
        'a deadline passes when it is due',
        `${streamId} ${data.name} passed at ${recordedAt}, due ${row.dueAt.toISOString()}`,
      );
  }

  check(streamId: string): void {
    const task = this.#system.invariants.tasks.get(streamId);
    if (!task) return;
    const { snapshot, deadlines, cancelOwed } = task;
    const wanted = [...deadlines];
    if (snapshot.matches('dispatched')) wanted.push('operate');
    if (cancelOwed) wanted.push('cancelOperate');
    const slots = [...(this.#system.disk.effects.get(streamId)?.values() ?? [])].map(({ slot }) => slot);
    if (wanted.toSorted().join() !== slots.toSorted().join())
      this.#system.fail(
        snapshot.hasTag('terminal') ? 'a task that ended waits for nothing' : 'effects = fold',
        `${streamId} (${String(snapshot.value)}) wants ${wanted.toSorted()} and has ${slots.toSorted()}`,
      );
  }
}
