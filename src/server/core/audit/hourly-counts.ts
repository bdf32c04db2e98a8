const hourMs = 3_600_000;
export const countedDays = 30;
const keepMs = countedDays * 24 * hourMs;
/** Maximum number of an owner's keys that are counted separately in one hour. */
const namedInAnHour = 200;

/** Counter row. */
export interface Counted {
  hour: Date;
  calls: number;
  first_at: Date;
  last_at: Date;
}

/** Kind of counter, and its storage. */
export interface Ledger<Key extends object> {
  /**
   * Returns the owner of a key. Each owner has a fixed number of keys an hour, so that none uses up the room of others.
   */
  ownerOf(key: Key): string;
  /** Returns the key under which further calls are counted; there are few of these. */
  plain(key: Key): Key;
  /** Adds to the stored counts. */
  add(rows: readonly (Key & Counted)[]): Promise<void>;
  forget(before: Date): Promise<void>;
}

/**
 * Counts calls that have no limit, and stores the counts at intervals, so that a flood becomes a few rows
 * (docs/decisions/154, 168).
 */
export class HourlyCounts<Key extends object> {
  readonly #ledger: Ledger<Key>;
  readonly #now: () => Date;
  #counted = new Map<string, Key & Counted>();
  #named = { hour: 0, keys: new Map<string, Set<string>>() };

  constructor(ledger: Ledger<Key>, now: () => Date) {
    this.#ledger = ledger;
    this.#now = now;
  }

  count(key: Key): void {
    const at = this.#now();
    const hour = Math.floor(at.getTime() / hourMs) * hourMs;
    const shownKey = this.#isNamed(hour, key) ? key : this.#ledger.plain(key);
    const name = `${hour} ${JSON.stringify(shownKey)}`;
    const row = this.#counted.get(name);
    this.#counted.set(name, {
      ...shownKey,
      hour: new Date(hour),
      calls: (row?.calls ?? 0) + 1,
      first_at: row?.first_at ?? at,
      last_at: at,
    });
  }

  /** Stores the counts; if the database fails, they are stored the next time. */
  async write(): Promise<void> {
    const rows = this.#counted;
    this.#counted = new Map();
    if (rows.size === 0) return;
    try {
      await this.#ledger.add([...rows.values()]);
    } catch (error) {
      for (const [name, row] of rows) {
        const since = this.#counted.get(name);
        this.#counted.set(
          name,
          since ? { ...since, calls: since.calls + row.calls, first_at: row.first_at } : row,
        );
      }
      throw error;
    }
  }

  forgetOld(): Promise<void> {
    return this.#ledger.forget(new Date(this.#now().getTime() - keepMs));
  }

  #isNamed(hour: number, key: Key): boolean {
    if (this.#named.hour !== hour) this.#named = { hour, keys: new Map() };
    const owner = this.#ledger.ownerOf(key);
    const keys = this.#named.keys.get(owner) ?? new Set();
    this.#named.keys.set(owner, keys);
    const name = JSON.stringify(key);
    if (keys.size < namedInAnHour) keys.add(name);
    return keys.has(name);
  }
}
