import { serverActor } from '#domain/logged-event.ts';
import { sealedAccounts, sealedCredentials, sealedOperators, sealedRoles } from './definitions.ts';
import { type SealAlarms, sealStream } from './seal-alarms.ts';
import { type Recorded, SealedTable, type SealedTableDeps } from './sealed-table.ts';

/** Tables whose rows count only with a valid seal. */
export class SealedTables {
  readonly roles: SealedTable;
  readonly operators: SealedTable;
  readonly accounts: SealedTable;
  readonly credentials: SealedTable;
  readonly alarms: SealAlarms;
  readonly #deps: SealedTableDeps;

  /** `recordedAccount`: reads an account row's values from the account's stream. */
  constructor(deps: SealedTableDeps, recordedAccount: Recorded) {
    this.#deps = deps;
    this.alarms = deps.alarms;
    this.roles = new SealedTable(sealedRoles, deps);
    this.operators = new SealedTable(sealedOperators, deps);
    this.accounts = new SealedTable(sealedAccounts, deps, recordedAccount);
    this.credentials = new SealedTable(sealedCredentials, deps);
  }

  /** Returns a sealed table; null: rows of this table have no seal. */
  of(table: string): SealedTable | null {
    if (table === 'role') return this.roles;
    return table === 'operator' ? this.operators : null;
  }

  /** Tells if there was an earlier start with seals: since then no row is accepted without a check. */
  async haveBegun(): Promise<boolean> {
    return (await this.#deps.log.streams([sealStream('all').streamId])).length > 0;
  }

  /** Updates the seals before anything is decided. `isFirst`: all rows of a first start are recorded by now. */
  async start(isFirst: boolean): Promise<void> {
    for (const table of this.#all) await table.start(isFirst);
    if (!isFirst) return;
    const event = { type: 'seals.begun', data: {}, actor: serverActor('seals') } as const;
    await this.#deps.log.append([{ ...sealStream('all'), events: [event] }]);
  }

  /** Checks all rows, whether or not a decision depends on them. */
  async check(): Promise<void> {
    for (const table of this.#all) await table.check();
    await this.alarms.idle();
  }

  get #all(): SealedTable[] {
    return [this.operators, this.roles, this.accounts, this.credentials];
  }
}
