/** Seconds that a budget may save up; at least one device may always begin. */
const burstSeconds = 10;

/** Bytes that rollouts may begin to send: a token bucket for each, empty but for one device after a start of the server. */
export class Budgets {
  readonly #left = new Map<string, { bytes: number; at: number }>();

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
