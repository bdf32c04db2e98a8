/** Of a notification that was taken: its report on the way to the log, or when it was acknowledged. */
type Taken = Promise<boolean> | number;

/**
 * By TR-369 (R-NOT.1 to R-NOT.4) an agent repeats a notification for the first time 5 to 10 s after it, as long as it has
 * no NotifyResp. A session that has gone on for so long without a repetition has brought it.
 */
const repeatedWithinMs = 10_000;

/** Where a notification came in, on the monotonic clock. */
export interface Arrival {
  /** When this session of the agent began, and when the one before it ended; null: it is the first. */
  openedAt: number;
  previousEnd: number | null;
}

/**
 * Remembers which notifications were taken, so that a repetition is answered but not reported again: it comes with the same
 * msg_id until NotifyResp. Agents exist whose counter restarts at each boot, so the same once more in a later session is
 * a repetition only where the answer may have been lost with the session before. Two generations bound the memory: an entry
 * is kept for at least `keepMs`, or until `limit` newer ones have come.
 */
export class SeenNotifications {
  private young = new Map<string, Taken>();
  private old = new Map<string, Taken>();
  private turnedAt: number;
  private readonly limit: number;
  private readonly keepMs: number;

  constructor(now: number, limit = 200_000, keepMs = 15 * 60_000) {
    this.turnedAt = now;
    this.limit = limit;
    this.keepMs = keepMs;
  }

  /** Whether it was stored, or will be, if this is a repetition. */
  find(key: string, { openedAt, previousEnd }: Arrival): Promise<boolean> | undefined {
    const taken = this.young.get(key) ?? this.old.get(key);
    if (typeof taken !== 'number') return taken;
    const earlierSession = taken < openedAt && previousEnd !== null;
    if (earlierSession && previousEnd - taken >= repeatedWithinMs) return undefined;
    return stored;
  }

  remember(key: string, report: Promise<boolean>, now: number): void {
    if (this.young.size >= this.limit || now - this.turnedAt >= this.keepMs) {
      this.old = this.young;
      this.young = new Map();
      this.turnedAt = now;
    }
    this.old.delete(key);
    this.young.set(key, report);
  }

  /** It is stored and acknowledged, for the first time or once more; its promise need not be kept for a quarter of an hour. */
  settle(key: string, now: number): void {
    for (const generation of [this.young, this.old]) if (generation.has(key)) generation.set(key, now);
  }

  /** The report failed: the next repetition must be taken as new. */
  forget(key: string): void {
    this.young.delete(key);
    this.old.delete(key);
  }
}

const stored = Promise.resolve(true);

/**
 * Endpoint and msg_id, and a fingerprint of the content: agents exist whose counter of message ids restarts at each
 * boot, and a Boot! must not vanish because an earlier notification happened to have its number.
 */
export function notificationKey(endpointId: string, msgId: string, content: object): string {
  // Joined, it is one piece of memory; a template would be kept as its parts beside the whole.
  return [endpointId, msgId, fingerprint(JSON.stringify(content))].join(' ');
}

/** FNV-1a, 32 bits. */
function fingerprint(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}
