import type { BulkActionFact } from '#machines/bulk-action/events.ts';
import { bulkActionMachine, endedCount } from '#machines/bulk-action/machine.ts';
import { foldOf } from '#machines/fold.ts';
import type { System } from '../parts.ts';

const fold = foldOf(bulkActionMachine);
const prefix = 'bulk-action:';

/** A bulk action counts each of its tasks exactly once (docs/decisions/132): its stream is compared with theirs. */
export class BulkActionInvariants {
  readonly #system: System;
  readonly #accepted = new Set<string>();

  constructor(system: System) {
    this.#system = system;
  }

  accepted(bulkActionId: string): void {
    this.#accepted.add(`${prefix}${bulkActionId}`);
  }

  /** Resets the state after a restore: only the restored log counts. */
  restored(): void {
    this.#accepted.clear();
  }

  /** Checked when all work is done. */
  checkEnd(): void {
    for (const streamId of this.#accepted)
      if (!this.#system.disk.streams.has(streamId))
        this.#system.fail('accepted commands are explained', `${streamId} is not there`);
    for (const streamId of this.#system.disk.streams.keys())
      if (streamId.startsWith(prefix)) this.#check(streamId);
  }

  #check(streamId: string): void {
    const facts = this.#system.disk
      .stream(streamId)
      .map(({ type, data }) => ({ type, data }) as unknown as BulkActionFact);
    const { context, ...end } = facts.reduce((before, fact) => fold.step(before, fact), fold.initial());
    const tasks = [...this.#system.disk.tasks.values()].filter(
      ({ batch_id }) => batch_id === streamId.slice(prefix.length),
    );
    const counted = facts.flatMap((fact) => (fact.type === 'bulkAction.tasksEnded' ? fact.data.ended : []));
    const outcomes = tasks.map(({ task_id, state }) => `${task_id} ${state}`).sort();
    const reported = counted.map(({ taskId, state }) => `${taskId} ${state}`).sort();
    if (tasks.length !== context.started)
      this.#system.fail(
        'started tasks exist',
        `${streamId} has ${tasks.length} tasks and counts ${context.started}`,
      );
    if (reported.join() !== outcomes.join())
      this.#system.fail(
        'each end is counted once',
        `${streamId} counts ${reported}, its tasks ended as ${outcomes}`,
      );
    if (context.cancelReason === null && context.started !== context.total)
      this.#system.fail(
        'every device gets its task',
        `${streamId} started ${context.started} of ${context.total}`,
      );
    if (!end.hasTag('terminal') || endedCount(context) !== context.started)
      this.#system.fail('every bulk action ends', `${streamId} is still ${String(end.value)}`);
  }
}
