import { sql } from 'kysely';
import { type IdentityPolicy, strictest } from '#domain/device-identity.ts';
import type { Database } from '#server/core/database/database.ts';

interface Asked {
  op_path: string;
  device_identity: IdentityPolicy;
}

/** Milliseconds for which a reading is kept, so that ten thousand returning devices cause one. */
const freshFor = 5_000;

/** Identity policies that organisations require of connecting devices (docs/decisions/240). */
export class AskedIdentities {
  readonly #database: Database;
  readonly #now: () => Date;
  #read: { at: number; asked: Promise<readonly Asked[]> } | null = null;

  constructor(database: Database, now: () => Date) {
    this.#database = database;
    this.#now = now;
  }

  async isAnything(): Promise<boolean> {
    return (await this.#all()).length > 0;
  }

  /** Returns the strictest policy of its organisation and those above it. */
  async of(endpointId: string): Promise<IdentityPolicy> {
    const all = await this.#all();
    if (all.length === 0) return 'claimed';
    const [device] = await this.#database.prepared(sql<{ op_path: string }>`
      select o.op_path from device d join operator o using (op_id) where d.endpoint_id = ${endpointId}`);
    const above = device ? all.filter(({ op_path }) => device.op_path.startsWith(op_path)) : [];
    return strictest(...above.map(({ device_identity }) => device_identity));
  }

  #all(): Promise<readonly Asked[]> {
    const now = this.#now().getTime();
    if (this.#read && now - this.#read.at < freshFor) return this.#read.asked;
    const asked = this.#database.prepared(sql<Asked>`
      select op_path, device_identity from operator where device_identity is not null`);
    this.#read = { at: now, asked };
    // A failed read is repeated: a failure admits no device.
    asked.catch(() => {
      this.#read = null;
    });
    return asked;
  }
}
