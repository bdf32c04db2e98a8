import type { Database } from '#server/core/database/database.ts';
import type { Account, Role } from '#server/core/http/session.ts';
import type { SealedTables } from '#server/core/seals/sealed-tables.ts';
import type { Evidence } from '#server/core/seals/stored-rows.ts';
import { accountByEmail, accountWithEvidence, roleFor } from './queries/accounts.ts';
import type { AccountEvidence } from './queries/evidence.ts';

/** Accounts and roles as the product wrote them: their rows count only with valid seals (docs/decisions/276). */
export class ProvenRows {
  readonly #database: Database;
  readonly #sealed: SealedTables;

  constructor(database: Database, sealed: SealedTables) {
    this.#database = database;
    this.#sealed = sealed;
  }

  /** Reads an account; null also if a row that decides about it is not genuine, and the log cannot rebuild it. */
  async account(accountId: string): Promise<Account | null> {
    const found = await this.proven(
      () => accountWithEvidence(this.#database, accountId),
      ({ evidence }) => this.isStanding(evidence),
    );
    return found?.account ?? null;
  }

  /**
   * Reads an account for sign-in. Null also if its address differs from the log's. A password hash that is not genuine
   * is left out, so that no password matches: its owner can request a new one by mail.
   */
  async byEmail(email: string): Promise<{ account: Account; passwordHash: string } | null> {
    const { credentials } = this.#sealed;
    const found = await accountByEmail(this.#database.sql, email);
    if (!found) return null;
    const { account, passwordHash, evidence } = found;
    if (credentials.isObeyed(evidence)) return { account, passwordHash };
    return (await credentials.agrees(account.accountId, 'email')) ? { account, passwordHash: '' } : null;
  }

  /** Returns the permissions that a role gives users of the organisation. */
  roleFor(which: { key: string; opId: string }): Promise<Pick<Role, 'level' | 'permissions'> | null> {
    return this.proven(
      () => roleFor(this.#database.sql, which),
      ({ evidence }) => this.#sealed.roles.isObeyed(evidence),
    );
  }

  /** Reads again, once, if a row had to be rebuilt; null: there is none, or it is not genuine. */
  async proven<Read>(
    read: () => Promise<Read | null>,
    isObeyed: (row: Read) => boolean,
  ): Promise<Read | null> {
    const first = await read();
    if (first === null || isObeyed(first)) return first;
    await this.#sealed.alarms.idle();
    const second = await read();
    return second !== null && isObeyed(second) ? second : null;
  }

  /** Checks all rows, so that each one that is not genuine is reported. */
  isStanding({ account, role, operators }: AccountEvidence): boolean {
    const { accounts, roles } = this.#sealed;
    const checks = [accounts.isObeyed(account), roles.isObeyed(role), this.#arePlaced(account, operators)];
    return checks.every((isGood) => isGood);
  }

  isOperator(evidence: Evidence): boolean {
    return this.#sealed.operators.isObeyed(evidence);
  }

  /**
   * Tells if the account's organisation and all above it exist and are genuine, because one above may be deactivated.
   */
  #arePlaced(account: Evidence, operators: readonly Evidence[]): boolean {
    const genuine = operators.filter((operator) => this.isOperator(operator));
    const own = genuine.find(({ key }) => key === account.values?.opId);
    const named = String(own?.values?.opPath ?? '')
      .split('/')
      .filter((segment) => segment !== '');
    return (
      own !== undefined &&
      genuine.length === operators.length &&
      named.every((id) => genuine.some(({ key }) => key === id))
    );
  }
}
