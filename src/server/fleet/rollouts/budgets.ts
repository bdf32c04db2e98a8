import type { RolloutOrder } from '#machines/rollout/events.ts';

/** Seconds that a budget may save up; at least one device may always begin. */
const burstSeconds = 10;

/** Bytes that rollouts may begin to send: a token bucket for each, empty but for one device after a start of the server. */
export class Budgets {
  readonly #left = new Map<string, { bytes: number; at: number }>();
  readonly #short = new Set<string>();

  /** Of the free places, those that the budget of the rollout allows now. */
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

  /** Places were free when devices were last looked for, and the budget was not enough for them. */
  isShort(id: string): boolean {
    return this.#short.has(id);
  }

  /** How many devices may begin now. `each`: bytes of one. */
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
