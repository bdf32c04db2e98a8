import {
  addUnauthenticatedCalls,
  forgetUnauthenticatedCalls,
  type UnauthenticatedCallRow,
} from '#server/projections/accounts/unauthenticated-calls.ts';
import type { Database } from '#server/store/database.ts';

const hourMs = 3_600_000;
const keepMs = 30 * 24 * hourMs;
/** Rows with an address in one hour; calls of further addresses are counted without one. */
const namedInAnHour = 200;

interface UnauthenticatedCall {
  operation: string;
  result: string;
  address: string;
}

/** Counts refused calls of nobody knows whom, and writes the counts now and then: a flood is a few rows (docs/decisions/154). */
export class UnauthenticatedCalls {
  readonly #database: Database;
  readonly #now: () => Date;
  #counted = new Map<string, UnauthenticatedCallRow>();
  #named = { hour: 0, keys: new Set<string>() };

  constructor(database: Database, now: () => Date) {
    this.#database = database;
    this.#now = now;
  }

  count({ operation, result, address }: UnauthenticatedCall): void {
    const at = this.#now();
    const hour = Math.floor(at.getTime() / hourMs) * hourMs;
    const named = this.#isNamed(hour, `${operation} ${result} ${address}`) ? address : '';
    const key = `${hour} ${operation} ${result} ${named}`;
    const row = this.#counted.get(key);
    this.#counted.set(key, {
      hour: new Date(hour),
      operation,
      result,
      address: named,
      calls: (row?.calls ?? 0) + 1,
      first_at: row?.first_at ?? at,
      last_at: at,
    });
  }

  /** What the database did not take is written the next time. */
  async write(): Promise<void> {
    const rows = this.#counted;
    this.#counted = new Map();
    try {
      await addUnauthenticatedCalls(this.#database.sql, [...rows.values()]);
    } catch (error) {
      for (const [key, row] of rows) {
        const since = this.#counted.get(key);
        this.#counted.set(
          key,
          since ? { ...since, calls: since.calls + row.calls, first_at: row.first_at } : row,
        );
      }
      throw error;
    }
  }

  forgetOld(): Promise<void> {
    return forgetUnauthenticatedCalls(this.#database.sql, new Date(this.#now().getTime() - keepMs));
  }

  #isNamed(hour: number, key: string): boolean {
    if (this.#named.hour !== hour) this.#named = { hour, keys: new Set() };
    const { keys } = this.#named;
    if (keys.size < namedInAnHour) keys.add(key);
    return keys.has(key);
  }
}
