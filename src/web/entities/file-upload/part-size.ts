/** Bytes of a part: what is lost at most when the line is cut. */
const usual = 4 * 1024 * 1024;
const smallest = 64 * 1024;
/** Parts without an answer, one after another, after which smaller ones are tried. */
const mostUnanswered = 2;

/**
 * Size of an upload's parts. A proxy may refuse large ones, with 413 or by closing the connection: then smaller ones
 * are sent, down to the smallest. The last size that passed is kept for the next file.
 */
export class PartSize {
  #bytes = usual;
  #unanswered = 0;

  get bytes(): number {
    return this.#bytes;
  }

  arrived(): void {
    this.#unanswered = 0;
  }

  /** `status` 0: no answer. True: a smaller part is worth a try. */
  failed(status: number): boolean {
    this.#unanswered = status === 0 ? this.#unanswered + 1 : 0;
    const isTooLarge = status === 413 || this.#unanswered >= mostUnanswered;
    if (!isTooLarge || this.#bytes === smallest) return false;
    this.#unanswered = 0;
    this.#bytes = Math.max(smallest, this.#bytes / 4);
    return true;
  }
}
