import { serverActor } from '#domain/logged-event.ts';
import { sealedAccounts, sealedCredentials, sealedOperators, sealedRoles } from './definitions.ts';
import { type SealAlarms, sealStream } from './seal-alarms.ts';
import { type Recorded, SealedTable, type SealedTableDeps } from './sealed-table.ts';

/** Tables whose rows are obeyed only with their seal. */
export class SealedTables {
  readonly roles: SealedTable;
  readonly operators: SealedTable;
  readonly accounts: SealedTable;
  readonly credentials: SealedTable;
  readonly alarms: SealAlarms;
  readonly #deps: SealedTableDeps;

  /** `recordedAccount`: what the stream of an account says of its row. */
  constructor(deps: SealedTableDeps, recordedAccount: Recorded) {
    this.#deps = deps;
    this.alarms = deps.alarms;
    this.roles = new SealedTable(sealedRoles, deps);
    this.operators = new SealedTable(sealedOperators, deps);
    this.accounts = new SealedTable(sealedAccounts, deps, recordedAccount);
    this.credentials = new SealedTable(sealedCredentials, deps);
  }

  /** Null: rows of this table carry no seal. */
  of(table: string): SealedTable | null {
    if (table === 'role') return this.roles;
    return table === 'operator' ? this.operators : null;
  }

  /** Whether a start with seals was before this one: since then no row is taken as it is found. */
  async haveBegun(): Promise<boolean> {
    return (await this.#deps.log.streams([sealStream('all').streamId])).length > 0;
  }

  /** Brings the seals up to date before anything is decided. `isFirst`: all rows of a first start are recorded by now. */
  async start(isFirst: boolean): Promise<void> {
    for (const table of this.#all) await table.start(isFirst);
    if (!isFirst) return;
    const event = { type: 'seals.begun', data: {}, actor: serverActor('seals') } as const;
    await this.#deps.log.append([{ ...sealStream('all'), events: [event] }]);
  }

  /** Looks at all rows, whether a decision hangs on them or not. */
  async check(): Promise<void> {
    for (const table of this.#all) await table.check();
    await this.alarms.idle();
  }

  get #all(): SealedTable[] {
    return [this.operators, this.roles, this.accounts, this.credentials];
  }
}
