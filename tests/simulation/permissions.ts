import type { DispatchAuthority } from '#server/devices/engine/port.ts';
import type { Scheduler } from './scheduler.ts';

/** Milliseconds in which a dispatch may still be written that had started before the permission was withdrawn. */
const graceMs = 2_000;

/** Permissions in a run. A withdrawn permission does not come back. */
export class Permissions implements DispatchAuthority {
  readonly #scheduler: Scheduler;
  readonly #withdrawn = new Map<string, number>();

  constructor(scheduler: Scheduler) {
    this.#scheduler = scheduler;
  }

  withdraw(accountId: string): void {
    if (!this.#withdrawn.has(accountId)) this.#withdrawn.set(accountId, this.#scheduler.now);
  }

  async mayStill({ accountId }: { accountId: string }): Promise<boolean> {
    return !this.#withdrawn.has(accountId);
  }

  longWithdrawn(accountId: string): boolean {
    const since = this.#withdrawn.get(accountId);
    return since !== undefined && this.#scheduler.now - since > graceMs;
  }
}
