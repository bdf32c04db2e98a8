/** State of an accepted notification: its report on the way to the log, or the time of its acknowledgement. */
type Taken = Promise<boolean> | number;

/**
 * Milliseconds within which a notification may be repeated. By TR-369 (R-NOT.1 to R-NOT.4) an agent without a
 * NotifyResp repeats it for the first time after 5 to 10 s. If a session goes on for so long without a repetition, the
 * agent got the response.
 */
const repeatedWithinMs = 10_000;

/** Time and session of a notification's arrival, on the monotonic clock. */
export interface Arrival {
  /** Begin of this session of the agent, and end of the previous one; null: it is the first. */
  openedAt: number;
  previousEnd: number | null;
}

/**
 * Accepted notifications, so that a repetition is answered but not reported again: it has the same msg_id until
 * NotifyResp. Some agents restart their counter at each boot, so the same id in a later session is a repetition only if
 * the answer may have been lost with the previous session. Two generations limit the memory: an entry is kept for at
 * least `keepMs`, or until `limit` newer ones have come.
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

  /** For a repetition, tells if the notification was stored, or will be; undefined: it is new. */
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

  /**
   * Marks it as stored and acknowledged, for the first time or again; its promise is not kept for a quarter of an hour.
   */
  settle(key: string, now: number): void {
    for (const generation of [this.young, this.old]) if (generation.has(key)) generation.set(key, now);
  }

  /** Forgets it after its report failed: the next repetition must count as new. */
  forget(key: string): void {
    this.young.delete(key);
    this.old.delete(key);
  }
}

const stored = Promise.resolve(true);

/**
 * Builds the key: endpoint and msg_id, and a fingerprint of the content. Some agents restart their message ids at each
 * boot, and a Boot! must not be ignored because an earlier notification had its number.
 */
export function notificationKey(endpointId: string, msgId: string, content: object): string {
  // `join` makes one contiguous string; a template would keep its parts in memory as well.
  return [endpointId, msgId, fingerprint(JSON.stringify(content))].join(' ');
}

/** FNV-1a, 32 bits. */
function fingerprint(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}
