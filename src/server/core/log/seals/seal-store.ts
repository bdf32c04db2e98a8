import { canonicalJson } from '#domain/canonical-json.ts';
import { noSeal, type PublicKey, type Seal, sealDigest } from '#domain/seal.ts';
import type { Database } from '#server/core/database/database.ts';
import { sha256 } from '../sha256.ts';

export interface StoredKey extends PublicKey {
  firstUsedAt: Date;
}

/** Begin of the next seal, and its predecessor. */
export interface SealHead {
  /** Last sealed position; 0 before the first seal. */
  to: number;
  /** Hash of the log there, hex; 64 zeros before the first seal. */
  hash: string;
  /** Digest of the last seal. */
  digest: string;
}

/** Seals and public keys of one log in the database. */
export class SealStore {
  readonly #database: Database;
  readonly #logId: string;

  constructor(database: Database, logId: string) {
    this.#database = database;
    this.#logId = logId;
  }

  async head(): Promise<SealHead> {
    const row = await this.#rows().orderBy('to_pos', 'desc').limit(1).executeTakeFirst();
    if (!row) return { to: 0, hash: '0'.repeat(64), digest: noSeal };
    const { statement } = sealOf(row);
    return { to: statement.to, hash: statement.head, digest: sealDigest(sha256, statement) };
  }

  /** Adds a seal; false: another server has sealed from there. */
  async add({ statement, signature }: Seal): Promise<boolean> {
    const { from, to } = statement;
    const added = await this.#database.sql
      .insertInto('es_seal')
      .values({
        log_id: this.#logId,
        from_pos: from,
        to_pos: to,
        statement: canonicalJson({ ...statement }),
        signature,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('from_pos')
      .execute();
    return added.length === 1;
  }

  /** Reads seals that end after `after`, in order. */
  async after(after: number, limit: number): Promise<Seal[]> {
    const rows = await this.#rows().where('to_pos', '>', after).orderBy('to_pos').limit(limit).execute();
    return rows.map(sealOf);
  }

  /** Reads the seal over a position, if there is one. */
  async over(pos: number): Promise<Seal | null> {
    const [seal] = await this.after(pos - 1, 1);
    return seal && seal.statement.from <= pos ? seal : null;
  }

  async rememberKey({ keyId, publicKey }: PublicKey): Promise<void> {
    await this.#database.sql
      .insertInto('signing_key')
      .values({ key_id: keyId, public_key: publicKey })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }

  /** Reads keys in order of first use. */
  async keys(): Promise<StoredKey[]> {
    const rows = await this.#database.sql
      .selectFrom('signing_key')
      .selectAll()
      .orderBy('first_used_at')
      .orderBy('key_id')
      .execute();
    return rows.map((row) => ({
      keyId: row.key_id,
      publicKey: row.public_key,
      firstUsedAt: row.first_used_at,
    }));
  }

  #rows() {
    return this.#database.sql.selectFrom('es_seal').selectAll().where('log_id', '=', this.#logId);
  }
}

const sealOf = ({ statement, signature }: { statement: string; signature: string }): Seal => ({
  statement: JSON.parse(statement),
  signature,
});
