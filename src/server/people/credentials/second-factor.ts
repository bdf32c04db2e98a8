import type { Database } from '#server/core/database/database.ts';
import type { Account } from '#server/core/http/session.ts';
import type { SecretVault } from '#server/core/secrets/vault.ts';
import { type Factors, factorsOf } from '../account-rows/queries/factors.ts';
import { newOneTimeKey, oneTimeUri, stepOf } from './one-time-codes.ts';
import { offerOneTimeKey, oneTimeKeyOf, removeOneTimeKey, takeStep } from './queries/one-time-keys.ts';
import { replaceRecoveryCodes, takeRecoveryCode } from './queries/recovery-codes.ts';
import { newRecoveryCodes, normalRecoveryCode } from './recovery-words.ts';

export interface SecondFactorDeps {
  database: Database;
  vault: Pick<SecretVault, 'sealCredential' | 'openCredential' | 'digests'>;
  now(): Date;
}

/** Second factor of an account: an authenticator app, and recovery codes for its loss (docs/decisions/205). */
export class SecondFactor {
  readonly #deps: SecondFactorDeps;

  constructor(deps: SecondFactorDeps) {
    this.#deps = deps;
  }

  factors(accountId: string): Promise<Factors> {
    return factorsOf(this.#deps.database.sql, accountId);
  }

  /** Creates a key that becomes active with the first code from it; null if one is in use. */
  async offer({ accountId, email }: Account): Promise<{ key: string; uri: string } | null> {
    const { database, vault, now } = this.#deps;
    const key = newOneTimeKey();
    const sealed = vault.sealCredential(accountId, key);
    const offered = await offerOneTimeKey(database.sql, { accountId, sealed, at: now() });
    return offered ? { key, uri: oneTimeUri(key, email) } : null;
  }

  /** Turns it on, and returns recovery codes; null if the code does not belong to the offered key. */
  async confirm({ accountId }: Account, code: string): Promise<string[] | null> {
    const { database, now } = this.#deps;
    const step = await this.#stepOf(accountId, code, true);
    const taken =
      step !== null && (await takeStep(database.sql, { accountId, step, at: now(), confirms: true }));
    return taken ? this.renewRecoveryCodes(accountId) : null;
  }

  /**
   * Uses up a code of the app, or a recovery code; null if it is neither. `used`: a code of the app that was used
   * before, or is older than one.
   */
  async take(accountId: string, code: string): Promise<'totp' | 'recovery' | 'used' | null> {
    const { database, now } = this.#deps;
    const step = await this.#stepOf(accountId, code, false);
    if (step !== null)
      return (await takeStep(database.sql, { accountId, step, at: now(), confirms: false }))
        ? 'totp'
        : 'used';
    for (const hash of this.#hashesOf(accountId, code))
      if (await takeRecoveryCode(database.sql, { accountId, hash, at: now() })) return 'recovery';
    return null;
  }

  /** Creates ten new codes; the earlier ones become invalid. */
  async renewRecoveryCodes(accountId: string): Promise<string[]> {
    const codes = newRecoveryCodes();
    const hashes = codes.map((code) => this.#hashesOf(accountId, code)[0] ?? '');
    await replaceRecoveryCodes(this.#deps.database.sql, { accountId, hashes });
    return codes;
  }

  async remove(accountId: string): Promise<void> {
    const { sql } = this.#deps.database;
    await removeOneTimeKey(sql, accountId);
    await replaceRecoveryCodes(sql, { accountId, hashes: [] });
  }

  /** Returns the time step of the code; null if it does not belong to the account's key, confirmed or only offered. */
  async #stepOf(accountId: string, code: string, offered: boolean): Promise<number | null> {
    const { database, vault, now } = this.#deps;
    const kept = await oneTimeKeyOf(database.sql, accountId);
    const key = kept && kept.confirmed !== offered ? vault.openCredential(accountId, kept.sealed) : null;
    return key === null ? null : stepOf(key, code.replace(/\s/g, ''), now().getTime());
  }

  /** Computes a code's digests; the first is with today's key. */
  #hashesOf(accountId: string, code: string): string[] {
    return this.#deps.vault.digests(`recovery ${accountId} ${normalRecoveryCode(code)}`);
  }
}
