import type { Clock } from '#domain/clock.ts';

/** Picture for the open pages. */
export interface LivePicture {
  taskId: string;
  sequence: number;
  contentType: string;
  /** ISO 8601, by the device's clock. */
  takenAt: string;
  /** ISO 8601, by the server's clock. */
  receivedAt: string;
  picture: Uint8Array;
}

/** Milliseconds of one read request; the page then starts the next one, which shows that it is still open. */
const readingMs = 20_000;
/** Milliseconds in which a joined page must read for the first time; a slower one counts as gone. */
const joinMs = 5_000;
/**
 * Milliseconds between two reads, in case the network fails for a while. No pictures are accepted meanwhile; leaving
 * the page ends the consent by a call.
 */
const graceMs = 60_000;

interface Viewer {
  latest: LivePicture | null;
  /** Callbacks of the waiting reads. */
  wakes: Set<() => void>;
  /** Number of running reads; a page may start one before the previous one has ended. */
  readings: number;
  /** Cancels the timer that runs while there is no reader. */
  forget: (() => void) | null;
}

/**
 * Pages that view device screens. A page gets the newest picture after taking the previous one: a slow page misses
 * pictures, and no queue builds up.
 */
export class LivePictures {
  readonly #clock: Clock;
  readonly #left: (consentId: string, viewerId: string) => void;
  readonly #viewers = new Map<string, Map<string, Viewer>>();

  constructor(clock: Clock, left: (consentId: string, viewerId: string) => void) {
    this.#clock = clock;
    this.#left = left;
  }

  has(consentId: string, viewerId: string): boolean {
    return this.#viewers.get(consentId)?.has(viewerId) ?? false;
  }

  join(consentId: string, viewerId: string): void {
    const viewers = this.#viewers.get(consentId) ?? new Map<string, Viewer>();
    // A page may close before its first read.
    const forget = this.#clock.after(joinMs, () => this.leave(consentId, viewerId));
    this.#viewers.set(
      consentId,
      viewers.set(viewerId, { latest: null, wakes: new Set(), readings: 0, forget }),
    );
  }

  /** Tells if a page reads now, or is about to. */
  isRead(consentId: string): boolean {
    return [...(this.#viewers.get(consentId)?.values() ?? [])].some(({ readings }) => readings > 0);
  }

  publish(consentId: string, picture: LivePicture): void {
    for (const viewer of this.#viewers.get(consentId)?.values() ?? []) {
      viewer.latest = picture;
      wakeAll(viewer);
    }
  }

  /** Ends the reads of an ended consent. */
  end(consentId: string): void {
    const viewers = [...(this.#viewers.get(consentId)?.values() ?? [])];
    this.#viewers.delete(consentId);
    for (const viewer of viewers) {
      viewer.forget?.();
      wakeAll(viewer);
    }
  }

  /** Yields pictures for one page, until its time is over, it closes or the consent ends. */
  async *read(consentId: string, viewerId: string): AsyncGenerator<LivePicture> {
    const viewer = this.#viewers.get(consentId)?.get(viewerId);
    if (!viewer) return;
    viewer.forget?.();
    viewer.forget = null;
    viewer.readings += 1;
    let isOver = false;
    const forgetReading = this.#clock.after(readingMs, () => {
      isOver = true;
      wakeAll(viewer);
    });
    try {
      while (!isOver && this.has(consentId, viewerId)) {
        if (viewer.latest === null) await new Promise<void>((wake) => viewer.wakes.add(wake));
        const { latest } = viewer;
        viewer.latest = null;
        if (latest) yield latest;
      }
    } finally {
      forgetReading();
      viewer.readings -= 1;
      if (viewer.readings === 0 && this.#viewers.get(consentId)?.get(viewerId) === viewer)
        viewer.forget = this.#clock.after(graceMs, () => this.leave(consentId, viewerId));
    }
  }

  leave(consentId: string, viewerId: string): void {
    if (this.remove(consentId, viewerId)) this.#left(consentId, viewerId);
  }

  /** Removes a viewer; false: it was not viewing. */
  remove(consentId: string, viewerId: string): boolean {
    const viewers = this.#viewers.get(consentId);
    const viewer = viewers?.get(viewerId);
    if (!viewers?.delete(viewerId)) return false;
    viewer?.forget?.();
    if (viewer) wakeAll(viewer);
    if (viewers.size === 0) this.#viewers.delete(consentId);
    return true;
  }
}

function wakeAll({ wakes }: Viewer): void {
  for (const wake of wakes) wake();
  wakes.clear();
}
