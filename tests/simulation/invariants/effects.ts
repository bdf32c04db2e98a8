import type { LoggedEvent } from '#domain/logged-event.ts';
import type { World } from '../parts.ts';

/** The furthest that clocks are set in a run. */
const clockMs = 6_000;

/** Effect rows: exactly what the fold of each task's stream wants, nothing for a task that has ended (ADR 002). */
export class EffectInvariants {
  readonly #world: World;

  constructor(world: World) {
    this.#world = world;
  }

  /** A deadline passes when it is due, and no earlier. Called before the write. */
  beforeCommit({
    streamId,
    type,
    data,
    recordedAt,
  }: Pick<LoggedEvent, 'streamId' | 'type' | 'data' | 'recordedAt'>): void {
    if (type !== 'deadline.passed') return;
    const rows = this.#world.disk.effects.get(streamId);
    const row = [...(rows?.values() ?? [])].find(({ slot }) => slot === data.name);
    if (!row) return;
    // A clock that is set back between the look and the write makes a due deadline look early.
    const tolerance = this.#world.faults.kinds.has('clock') ? clockMs : 0;
    if (row.dueAt.getTime() > Date.parse(recordedAt) + tolerance)
      this.#world.fail(
        'a deadline passes when it is due',
        `${streamId} ${data.name} passed at ${recordedAt}, due ${row.dueAt.toISOString()}`,
      );
  }

  check(streamId: string): void {
    const task = this.#world.invariants.tasks.get(streamId);
    if (!task) return;
    const { snapshot, deadlines, cancelOwed } = task;
    const wanted = [...deadlines];
    if (snapshot.matches('dispatched')) wanted.push('operate');
    if (cancelOwed) wanted.push('cancelOperate');
    const slots = [...(this.#world.disk.effects.get(streamId)?.values() ?? [])].map(({ slot }) => slot);
    if (wanted.toSorted().join() !== slots.toSorted().join())
      this.#world.fail(
        snapshot.hasTag('terminal') ? 'a task that ended waits for nothing' : 'effects = fold',
        `${streamId} (${String(snapshot.value)}) wants ${wanted.toSorted()} and has ${slots.toSorted()}`,
      );
  }
}
