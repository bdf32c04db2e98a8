/** One for all: a busy fleet has tens of thousands remembered at a time. */
const stored = Promise.resolve(true);

/**
 * Remembers which notifications were taken, so that a repetition is answered but not reported again (TR-369 §6.3.3,
 * R-NOT.1 to R-NOT.4: it repeats with the same msg_id until NotifyResp). Two generations bound the memory: an entry is
 * kept for at least `keepMs`, or until `limit` newer ones have come.
 */
export class SeenNotifications {
  private young = new Map<string, Promise<boolean>>();
  private old = new Map<string, Promise<boolean>>();
  private turnedAt: number;
  private readonly limit: number;
  private readonly keepMs: number;

  constructor(now: number, limit = 200_000, keepMs = 15 * 60_000) {
    this.turnedAt = now;
    this.limit = limit;
    this.keepMs = keepMs;
  }

  /** The report of an earlier arrival; its promise says whether that became durable. */
  find(key: string): Promise<boolean> | undefined {
    return this.young.get(key) ?? this.old.get(key);
  }

  remember(key: string, report: Promise<boolean>, now: number): void {
    if (this.young.size >= this.limit || now - this.turnedAt >= this.keepMs) {
      this.old = this.young;
      this.young = new Map();
      this.turnedAt = now;
    }
    this.young.set(key, report);
  }

  /** The report is durable; its promise need not be kept for a quarter of an hour. */
  settle(key: string): void {
    for (const generation of [this.young, this.old]) if (generation.has(key)) generation.set(key, stored);
  }

  /** The report failed: the next repetition must be taken as new. */
  forget(key: string): void {
    this.young.delete(key);
    this.old.delete(key);
  }
}

/**
 * Endpoint and msg_id, and a fingerprint of the content: agents exist whose counter of message ids begins anew at each
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
