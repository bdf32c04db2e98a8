import { BoundedCache } from '#domain/bounded-cache.ts';

/** Replacements of a live session within this time from which two devices share one endpoint id. */
const most = 4;
const withinMs = 60_000;
/** Milliseconds after the last attempt for which the connected device keeps precedence over a newcomer. */
const rememberedMs = 3_600_000;
/** Milliseconds after its last message for which a session counts as live. */
export const aliveMs = 5_000;
const remembered = 20_000;

interface Contest {
  since: number;
  replaced: number;
  /** Time of the last contest; null: none so far. */
  contestedAt: number | null;
}

/**
 * Endpoint ids that more than one device claims: cloned identities, which would otherwise replace each other's session
 * for ever.
 */
export class Contests {
  readonly #contests = new BoundedCache<string, Contest>(remembered);

  /** Records that a live session of the endpoint was replaced. */
  replaced(endpointId: string, now: number): void {
    const before = this.#contests.get(endpointId);
    const current =
      before && now - before.since < withinMs
        ? before
        : { since: now, replaced: 0, contestedAt: before?.contestedAt ?? null };
    current.replaced += 1;
    if (current.replaced >= most) current.contestedAt = now;
    this.#contests.set(endpointId, current);
  }

  isContested(endpointId: string, now: number): boolean {
    const contest = this.#contests.get(endpointId);
    if (contest?.contestedAt == null || now - contest.contestedAt > rememberedMs) return false;
    contest.contestedAt = now;
    return true;
  }
}
