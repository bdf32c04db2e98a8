import type { RolloutOrder } from '#machines/rollout/events.ts';

/** Seconds of budget that may be saved up; one device may always begin. */
const burstSeconds = 10;

/**
 * Bytes that rollouts may begin to send: a token bucket per rollout. After a server start it holds enough for one
 * device.
 */
export class Budgets {
  readonly #left = new Map<string, { bytes: number; at: number }>();
  readonly #short = new Set<string>();

  /** Returns how many of the free places the rollout's budget allows now. */
  places(
    id: string,
    { bytesPerSecond, subject }: Pick<RolloutOrder, 'bytesPerSecond' | 'subject'>,
    free: number,
    now: Date,
  ): number {
    if (bytesPerSecond === undefined) return free;
    const affordable = this.affordable(id, bytesPerSecond, Math.max(1, subject.bytes), now.getTime());
    if (affordable < free) this.#short.add(id);
    else this.#short.delete(id);
    return Math.min(free, affordable);
  }

  /** Tells if the budget was too small for the free places at the last check. */
  isShort(id: string): boolean {
    return this.#short.has(id);
  }

  /** Returns how many devices may begin now. `each`: bytes per device. */
  affordable(id: string, bytesPerSecond: number, each: number, now: number): number {
    const known = this.#left.get(id) ?? { bytes: each, at: now };
    const most = Math.max(each, bytesPerSecond * burstSeconds);
    const grown = known.bytes + (Math.max(0, now - known.at) / 1_000) * bytesPerSecond;
    const bytes = Math.min(most, grown);
    this.#left.set(id, { bytes, at: now });
    return Math.floor(bytes / each);
  }

  spend(id: string, bytes: number): void {
    const known = this.#left.get(id);
    if (known) known.bytes -= bytes;
  }
}
