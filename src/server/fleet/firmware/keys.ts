import type { Kysely } from 'kysely';
import { canonicalJson } from '#domain/canonical-json.ts';
import { type Actor, serverActor } from '#domain/logged-event.ts';
import type { Database, Tables } from '#server/core/database/database.ts';
import type { EventLog, Within } from '#server/core/log/log.ts';
import type { RowSeals, SealedRow } from '#server/core/seals/row-seals.ts';
import { rulesOf } from '../approvals/queries/rules.ts';
import type { FirmwareRow } from './queries/files.ts';
import {
  isAudited,
  type KeyRow,
  keyItem,
  keyVersions,
  recordedKey,
  type UnsignedReason,
  valuesOf,
} from './queries/key-facts.ts';
import {
  allKeys,
  keyById,
  keysOf,
  mostKeys,
  removeKeys,
  revokeKey,
  setSeal,
  storeKey,
  trustedKeys,
} from './queries/keys.ts';
import { readPublicKey } from './signatures.ts';

export interface FirmwareKeysDeps {
  database: Database;
  log: EventLog;
  seals: RowSeals;
  onFault(where: string, error: unknown): void;
}

export type KeyRefusal = 'known' | 'many' | 'name' | 'revoked';

class Refused extends Error {
  readonly reason: KeyRefusal;

  constructor(reason: KeyRefusal) {
    super(`the key is refused: ${reason}`);
    this.reason = reason;
  }
}

/**
 * Keys that verify firmware. A row counts only with a valid seal and the version that the log has (docs/decisions/276).
 */
export class FirmwareKeys {
  readonly #deps: FirmwareKeysDeps;
  /** Keys whose invalid seal was reported. */
  readonly #reported = new Set<string>();

  constructor(deps: FirmwareKeysDeps) {
    this.#deps = deps;
  }

  /** Registers a key; null: done. It replaces a row that is not genuine. */
  register(row: Omit<KeyRow, 'version' | 'seal'>, actor: Actor): Promise<KeyRefusal | null> {
    const sealed = this.#sealed({ ...row, version: 1, seal: null });
    return this.#append(
      keyItem(sealed, ['firmwareKey.registered'], actor, async (db) => {
        const known = await keysOf(db, row.op_id);
        const genuine = await this.genuine(db, known);
        if (genuine.some(({ fingerprint }) => fingerprint === row.fingerprint)) throw new Refused('known');
        if (genuine.length >= mostKeys) throw new Refused('many');
        const forged = known.filter((one) => !genuine.includes(one) && one.fingerprint === row.fingerprint);
        await removeKeys(
          db,
          forged.map(({ key_id }) => key_id),
        );
        if (!(await storeKey(db, sealed))) throw new Refused('name');
      }),
    );
  }

  /** Revokes a key, even one whose row is not genuine; null: done. */
  async revoke(row: KeyRow, by: { name: string; at: Date }, actor: Actor): Promise<KeyRefusal | null> {
    const { database, log } = this.#deps;
    const versions = await keyVersions(database.sql, log.logId, [row.key_id]);
    const version = (versions.get(row.key_id) ?? 0) + 1;
    const sealed = this.#sealed({ ...row, version, revoked_by: by.name, revoked_at: by.at });
    const within: Within = async (db) => {
      if (!(await revokeKey(db, sealed))) throw new Refused('revoked');
    };
    return this.#append(keyItem(sealed, ['firmwareKey.revoked'], actor, within));
  }

  /** Filters the rows that the product wrote and nothing altered since. The others are reported. */
  async genuine(db: Kysely<Tables>, rows: readonly KeyRow[]): Promise<KeyRow[]> {
    const versions = await keyVersions(
      db,
      this.#deps.log.logId,
      rows.map(({ key_id }) => key_id),
    );
    return rows.filter((row) => {
      const isGenuine =
        row.version === versions.get(row.key_id) && this.#deps.seals.isGenuine(sealedRow(row), row.seal);
      if (!isGenuine) this.#report(row);
      return isGenuine;
    });
  }

  /** Reads the keys that may sign an organisation's files: its own and those of organisations above. */
  async trusted(opId: string): Promise<KeyRow[]> {
    const { sql } = this.#deps.database;
    return this.genuine(sql, await trustedKeys(sql, opId));
  }

  /**
   * Returns the reason that a file cannot be approved where signatures are required; null: none. Runs in the
   * transaction of `db`.
   */
  async unsignedOf(
    db: Kysely<Tables>,
    { op_id, signed_key }: Pick<FirmwareRow, 'op_id' | 'signed_key'>,
  ): Promise<UnsignedReason | null> {
    if (!(await rulesOf(db, op_id)).mustBeSigned) return null;
    if (signed_key === null) return 'missing';
    const key = await keyById(db, signed_key);
    if (key === null || (await this.genuine(db, [key])).length === 0) return 'altered';
    return key.revoked_at === null ? null : 'revoked';
  }

  /**
   * Adopts rows at the start: rows from before seals get their facts if the audit trail in the log confirms them, and
   * rows that agree with their last fact get the seal of today's key. Any other row stays unchanged and is ignored.
   */
  async adopt(): Promise<void> {
    const { database, log, seals } = this.#deps;
    for (const row of await allKeys(database.sql)) {
      if (seals.isCurrent(sealedRow(row), row.seal)) continue;
      const recorded = await recordedKey(log, row.key_id);
      if (recorded) await this.#reseal(row, recorded);
      else if (row.version === 0 && (await isAudited(database.sql, log, row))) await this.#record(row);
    }
  }

  async #reseal(
    row: KeyRow,
    { values, version }: Awaited<ReturnType<typeof recordedKey>> & object,
  ): Promise<void> {
    const isSame = canonicalJson(values) === canonicalJson(valuesOf(row)) && version === row.version;
    if (isSame && hasOwnFingerprint(row)) await setSeal(this.#deps.database.sql, this.#sealed(row));
  }

  async #record(row: KeyRow): Promise<void> {
    if (!hasOwnFingerprint(row)) return;
    const types =
      row.revoked_at === null
        ? (['firmwareKey.registered'] as const)
        : (['firmwareKey.registered', 'firmwareKey.revoked'] as const);
    const sealed = this.#sealed({ ...row, version: types.length });
    const within: Within = (db) => setSeal(db, sealed);
    await this.#append(keyItem(sealed, types, serverActor('recovery'), within));
  }

  async #append(item: ReturnType<typeof keyItem>): Promise<KeyRefusal | null> {
    try {
      await this.#deps.log.append([item]);
      return null;
    } catch (error) {
      if (error instanceof Refused) return error.reason;
      throw error;
    }
  }

  #sealed = (row: KeyRow): KeyRow => ({ ...row, seal: this.#deps.seals.seal(sealedRow(row)) });

  #report({ key_id, name }: KeyRow): void {
    if (this.#reported.has(key_id)) return;
    this.#reported.add(key_id);
    this.#deps.onFault(
      'firmware key',
      new Error(
        `the row of the key ${key_id} (${name}) was changed outside of the product, and is not obeyed`,
      ),
    );
  }
}

/** Checks that the row's public key has the row's fingerprint. */
function hasOwnFingerprint({ public_key, fingerprint }: KeyRow): boolean {
  const key = readPublicKey(public_key);
  return typeof key !== 'string' && key.fingerprint === fingerprint;
}

const sealedRow = (row: KeyRow): SealedRow => ({
  table: 'firmware_key',
  key: row.key_id,
  version: row.version,
  fields: { ...valuesOf(row), publicKey: row.public_key },
});
