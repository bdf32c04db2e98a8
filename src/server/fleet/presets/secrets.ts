import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database, Tables } from '#server/core/database/database.ts';
import type { SecretVault } from '#server/core/secrets/vault.ts';

/** Sealed passphrase, to be stored with the draft that contains its id. */
export interface SealedSecret {
  secret_id: string;
  preset_id: string;
  sealed: Uint8Array;
  created_at: Date;
}

/** Passphrases of presets, sealed in a table outside the log. */
export class PresetSecrets {
  readonly #database: Database;
  readonly #vault: SecretVault;

  constructor(database: Database, vault: SecretVault) {
    this.#database = database;
    this.#vault = vault;
  }

  seal(presetId: string, secret: string, at: Date): SealedSecret {
    const secretId = randomUUID();
    const sealed = this.#vault.seal(placeOf(presetId, secretId), secret);
    return { secret_id: secretId, preset_id: presetId, sealed, created_at: at };
  }

  store(db: Kysely<Tables>, secrets: readonly SealedSecret[]): Promise<unknown> {
    if (secrets.length === 0) return Promise.resolve();
    return db
      .insertInto('preset_secret')
      .values(secrets.map((secret) => ({ ...secret })))
      .execute();
  }

  /** Opens secrets by their ids; those that are missing or do not open are left out. */
  async of(secretIds: readonly string[]): Promise<Map<string, string>> {
    if (secretIds.length === 0) return new Map();
    const rows = await this.#database.sql
      .selectFrom('preset_secret')
      .selectAll()
      .where('secret_id', 'in', [...secretIds])
      .execute();
    return new Map(
      rows.flatMap(({ secret_id: id, preset_id: presetId, sealed }) => {
        const secret = this.#vault.open(placeOf(presetId, id), sealed);
        return secret === null ? [] : [[id, secret]];
      }),
    );
  }

  /** Filters the ids that are secrets of this preset. */
  async ofPreset(presetId: string, secretIds: readonly string[]): Promise<Set<string>> {
    if (secretIds.length === 0) return new Set();
    const rows = await this.#database.sql
      .selectFrom('preset_secret')
      .select('secret_id')
      .where('preset_id', '=', presetId)
      .where('secret_id', 'in', [...secretIds])
      .execute();
    return new Set(rows.map((row) => row.secret_id));
  }
}

const placeOf = (presetId: string, name: string) => ({ taskId: `preset:${presetId}`, name });
