import type { Lane } from './log.ts';

/** Maximum size of a group that is not worth dividing. */
const smallGroup = 32;

/** Appends that wait for the next group: interactive work first, bulk work with a quarter of a group at most. */
export class Lanes<T extends { size: number }> {
  readonly #waiting = { interactive: [] as T[], bulk: [] as T[] };
  readonly #groupLimit: number;

  constructor(groupLimit: number) {
    this.#groupLimit = groupLimit;
  }

  add(item: T, lane: Lane): void {
    this.#waiting[lane].push(item);
  }

  get empty(): boolean {
    return this.#waiting.interactive.length + this.#waiting.bulk.length === 0;
  }

  /**
   * Takes the next group, in order: at least one of each lane, so that neither starves. Of many waiting ones only half
   * are taken: while these are written, the others are prepared.
   */
  take(): T[] {
    // An interactive append that comes a moment later waits for this group, and a full one of bulk work takes too long.
    return [
      ...takeSome(this.#waiting.interactive, this.#groupLimit),
      ...takeSome(this.#waiting.bulk, this.#groupLimit / 4),
    ];
  }
}

/** Takes items from the front up to a limit; a single larger item goes alone. */
function takeSome<T extends { size: number }>(waiting: T[], limit: number): T[] {
  const most = Math.max(smallGroup, Math.ceil(waiting.length / 2));
  let size = 0;
  let taken = 0;
  for (const item of waiting) {
    if (taken > 0 && (size + item.size > limit || taken >= most)) break;
    size += item.size;
    taken++;
  }
  return waiting.splice(0, taken);
}
