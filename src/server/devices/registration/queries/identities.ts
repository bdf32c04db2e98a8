import { hash } from 'node:crypto';
import { sql } from 'kysely';
import type { Identities, IdentityPolicy, KnownIdentity } from '#domain/device-identity.ts';
import type { Database } from '#server/core/database/database.ts';
import { isKnown } from './arrival.ts';
import { AskedIdentities } from './asked-identities.ts';
import { BlockedDevices } from './blocked-devices.ts';

export interface DeviceIdentity {
  /** SHA-256 of the certificate in hex, and where and when it was first shown. */
  fingerprint: string | null;
  pinnedFrom: string | null;
  pinnedAt: Date | null;
  /** When the secret was given out; null: it has none. */
  secretAt: Date | null;
}

/** What devices have shown or were given. Of the installation that has none, nothing is asked when a device connects. */
export class SqlIdentities implements Identities {
  none: boolean;
  readonly blocked: BlockedDevices;
  readonly #database: Database;
  readonly #now: () => Date;
  readonly #asked: AskedIdentities;

  private constructor(database: Database, now: () => Date, none: boolean) {
    this.#database = database;
    this.#now = now;
    this.#asked = new AskedIdentities(database, now);
    this.blocked = new BlockedDevices(database, now);
    this.none = none;
  }

  static async open(database: Database, now: () => Date): Promise<SqlIdentities> {
    const some = await database.sql.selectFrom('device_identity').select('endpoint_id').limit(1).execute();
    return new SqlIdentities(database, now, some.length === 0);
  }

  async known(endpointId: string): Promise<KnownIdentity | null> {
    const [row] = await this.#database.prepared(sql<KnownIdentity>`
      select fingerprint, secret_hash as "secretHash" from device_identity where endpoint_id = ${endpointId}`);
    return row ?? null;
  }

  isRegistered(endpointId: string): Promise<boolean> {
    return isKnown(this.#database.sql, endpointId);
  }

  isAnyBlocked(): Promise<boolean> {
    return this.blocked.any();
  }

  isBlocked(endpointId: string): Promise<boolean> {
    return this.blocked.has(endpointId);
  }

  askedOf(endpointId: string): Promise<IdentityPolicy> {
    return this.#asked.of(endpointId);
  }

  isAnythingAsked(): Promise<boolean> {
    return this.#asked.isAnything();
  }

  /** Of two that show a first certificate at once, the first counts: the other is not the one that was pinned. */
  async pin(endpointId: string, fingerprint: string, address: string): Promise<boolean> {
    this.none = false;
    const pinned = { fingerprint, pinned_from: address, pinned_at: this.#now() };
    const written = await this.#database.sql
      .insertInto('device_identity')
      .values({ endpoint_id: endpointId, ...pinned })
      .onConflict((conflict) =>
        conflict.column('endpoint_id').doUpdateSet(pinned).where('device_identity.fingerprint', 'is', null),
      )
      .executeTakeFirst();
    return (written.numInsertedOrUpdatedRows ?? 0n) > 0n;
  }

  async of(endpointId: string): Promise<DeviceIdentity | null> {
    const row = await this.#database.sql
      .selectFrom('device_identity')
      .select(['fingerprint', 'pinned_from as pinnedFrom', 'pinned_at as pinnedAt', 'secret_at as secretAt'])
      .where('endpoint_id', '=', endpointId)
      .executeTakeFirst();
    return row ?? null;
  }

  /** Kept is its hash alone. */
  async giveSecret(endpointId: string, secret: string): Promise<void> {
    this.none = false;
    const given = { secret_hash: hash('sha256', secret), secret_at: this.#now() };
    await this.#database.sql
      .insertInto('device_identity')
      .values({ endpoint_id: endpointId, ...given })
      .onConflict((conflict) => conflict.column('endpoint_id').doUpdateSet(given))
      .execute();
  }

  /** The next certificate that it shows is its first again. */
  async forget(endpointId: string): Promise<void> {
    await this.#database.sql.deleteFrom('device_identity').where('endpoint_id', '=', endpointId).execute();
  }
}
