import { hash } from 'node:crypto';
import { sql } from 'kysely';
import type { Identities, IdentityPolicy, KnownIdentity } from '#domain/device-identity.ts';
import type { Database } from '#server/core/database/database.ts';
import { isKnown } from './arrival.ts';
import { AskedIdentities } from './asked-identities.ts';
import { BlockedDevices } from './blocked-devices.ts';

export interface DeviceIdentity {
  /** SHA-256 of the certificate in hex; the next fields: address and time of its first use. */
  fingerprint: string | null;
  pinnedFrom: string | null;
  pinnedAt: Date | null;
  /** Time at which the secret was issued; null: none. */
  secretAt: Date | null;
}

/** Certificates and secrets of devices. If the installation has none, no query runs when a device connects. */
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

  /**
   * Pins a certificate. If two devices show a first certificate at once, only one is pinned, and the other is refused.
   */
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

  /** Stores the secret's hash only. */
  async giveSecret(endpointId: string, secret: string): Promise<void> {
    this.none = false;
    const given = { secret_hash: hash('sha256', secret), secret_at: this.#now() };
    await this.#database.sql
      .insertInto('device_identity')
      .values({ endpoint_id: endpointId, ...given })
      .onConflict((conflict) => conflict.column('endpoint_id').doUpdateSet(given))
      .execute();
  }

  /** Deletes the identity; the next certificate is pinned as the first. */
  async forget(endpointId: string): Promise<void> {
    await this.#database.sql.deleteFrom('device_identity').where('endpoint_id', '=', endpointId).execute();
  }
}
