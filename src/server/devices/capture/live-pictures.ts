import type { Clock } from '#domain/clock.ts';

/** A picture on its way to the pages that are open. */
export interface LivePicture {
  taskId: string;
  sequence: number;
  contentType: string;
  /** ISO 8601, by the device's clock. */
  takenAt: string;
  /** ISO 8601, by ours. */
  receivedAt: string;
  picture: Uint8Array;
}

/** How long one reading lasts; a page then begins the next one, and so shows that it is still there. */
const readingMs = 20_000;
/** Until a page that joined reads for the first time: one that is slower is gone. */
const joinMs = 5_000;
/** From the end of a reading to the next: a network may be away for so long. Nothing is taken in meanwhile; leaving the page ends the consent by a call. */
const graceMs = 60_000;

interface Viewer {
  latest: LivePicture | null;
  /** Of the readings that wait. */
  wakes: Set<() => void>;
  /** That are under way; a page may begin one before the one before has ended. */
  readings: number;
  /** Runs while there is no reader. */
  forget: (() => void) | null;
}

/**
 * The pages that look at the screens of devices. A page gets the newest picture when it has taken the one before: a slow one
 * misses pictures, and nothing queues up for it.
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
    // A page may be gone before it has read anything.
    const forget = this.#clock.after(joinMs, () => this.leave(consentId, viewerId));
    this.#viewers.set(
      consentId,
      viewers.set(viewerId, { latest: null, wakes: new Set(), readings: 0, forget }),
    );
  }

  /** Whether a page reads now, or is about to. */
  isRead(consentId: string): boolean {
    return [...(this.#viewers.get(consentId)?.values() ?? [])].some(({ readings }) => readings > 0);
  }

  publish(consentId: string, picture: LivePicture): void {
    for (const viewer of this.#viewers.get(consentId)?.values() ?? []) {
      viewer.latest = picture;
      wakeAll(viewer);
    }
  }

  /** Of a consent that is over: its readings end. */
  end(consentId: string): void {
    const viewers = [...(this.#viewers.get(consentId)?.values() ?? [])];
    this.#viewers.delete(consentId);
    for (const viewer of viewers) {
      viewer.forget?.();
      wakeAll(viewer);
    }
  }

  /** The pictures for one page, until its time is over, it goes away or there are no more. */
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

  /** False: it did not view. */
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
