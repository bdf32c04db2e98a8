import type { Database } from '#server/core/database/database.ts';
import { blockedDevices } from './blocked.ts';

/** Milliseconds for which a reading is kept, so that another server's change applies too. */
const freshFor = 5_000;

/** Devices that administrators blocked; checked at each connection. */
export class BlockedDevices {
  readonly #database: Database;
  readonly #now: () => Date;
  #read: { at: number; blocked: Promise<ReadonlySet<string>> } | null = null;

  constructor(database: Database, now: () => Date) {
    this.#database = database;
    this.#now = now;
  }

  async has(endpointId: string): Promise<boolean> {
    return (await this.#current()).has(endpointId);
  }

  async any(): Promise<boolean> {
    return (await this.#current()).size > 0;
  }

  /** Reads the blocked devices again, so that a change applies at once on its server. A failed read is repeated. */
  read(): Promise<ReadonlySet<string>> {
    const blocked = blockedDevices(this.#database).then((ids) => new Set(ids));
    this.#read = { at: this.#now().getTime(), blocked };
    blocked.catch(() => {
      this.#read = null;
    });
    return blocked;
  }

  #current(): Promise<ReadonlySet<string>> {
    const read = this.#read;
    const isFresh = read !== null && Math.abs(this.#now().getTime() - read.at) < freshFor;
    return isFresh ? read.blocked : this.read();
  }
}
