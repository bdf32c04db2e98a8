import { BoundedCache } from '#domain/bounded-cache.ts';

/** So many replacements of a session that was heard a moment ago, within this time, are two devices with one endpoint id. */
const most = 4;
const withinMs = 60_000;
/** How long the one that is connected is asked before a newcomer takes its place, from the last attempt on. */
const rememberedMs = 3_600_000;
/** A session was heard a moment ago. */
export const aliveMs = 5_000;
const remembered = 20_000;

interface Contest {
  since: number;
  replaced: number;
  /** Null: none so far. */
  contestedAt: number | null;
}

/** Endpoint ids that more than one device claims: cloned identities, which would replace each other's session for ever. */
export class Contests {
  readonly #contests = new BoundedCache<string, Contest>(remembered);

  /** A session of the endpoint was replaced though it was alive. */
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
