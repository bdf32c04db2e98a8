/** Texts that are remembered; those with a list of values in them are ever new. */
const limit = 500;

/** Names of prepared statements, by their text. */
export class StatementNames {
  readonly #met = new Set<string>();
  readonly #names = new Map<string, string>();

  /** The name of this text, from now on. */
  of(text: string): string {
    const known = this.#names.get(text);
    if (known) return known;
    const name = `waymark_${this.#names.size + 1}`;
    this.#names.set(text, name);
    return name;
  }

  /**
   * The name of a text that has one. A write gets one the second time: it has nothing for a better plan to find, while a
   * search is planned anew for what it searches.
   */
  known(text: string): string | undefined {
    const name = this.#names.get(text);
    if (name || !/^\s*(insert|update|delete)\b/.test(text)) return name;
    if (this.#met.has(text)) return this.of(text);
    if (this.#met.size < limit) this.#met.add(text);
    return undefined;
  }
}
