import { randomUUID } from 'node:crypto';
import { type Actor, serverActor } from '#domain/logged-event.ts';
import { normalEmail } from '#domain/validation.ts';
import type { AccountFact } from '#machines/account/events.ts';
import type { Database } from '#server/core/database/database.ts';
import type { EventLog, Within } from '#server/core/log/log.ts';
import type { SealedTable } from '#server/core/seals/sealed-table.ts';
import type { ServedKind } from '#server/core/streams/effect-runner.ts';
import { type Beginning, type Prepared, StreamRepository } from '#server/core/streams/repository.ts';
import { administratorRemains } from '../account-rows/queries/administrators.ts';
import { type AccountMachine, type AccountStreams, accountStream } from './account-stream.ts';
import { AddressTaken, reserveAccount, type Unrecorded, unrecordedAccounts } from './queries/lives.ts';
import { newCredentials } from './sealed-credentials.ts';

export interface AccountsDeps {
  database: Database;
  log: EventLog;
  sealedCredentials: SealedTable;
}

/**
 * What became of a change. `stale`: the account was changed since the caller saw it, and is now at `version`; `impossible`: not in
 * its present state; `last`: no administrator of the installation would remain.
 */
export type Outcome =
  | { kind: 'changed'; version: number }
  | { kind: 'stale'; version: number }
  | { kind: 'impossible'; state: string }
  | { kind: 'last' };

export interface ChangeOptions {
  actor: Actor;
  /** Version of the account as the caller saw it. Default: any. */
  version?: number;
  /** The account ceases to administer the installation, so another one must. Default: false. */
  losesAdministrator?: boolean;
  /** Stored with it, or not at all. */
  together?: Prepared;
}

const adoptedAtOnce = 250;

/** The lives of accounts: each change is a fact of the account's stream, and the row that sign-in reads follows in the same write. */
export class Accounts {
  readonly streams: AccountStreams;
  /** What the effect runner must know of accounts. */
  readonly served: ServedKind<AccountMachine>;
  readonly #database: Database;
  readonly #log: EventLog;
  readonly #sealedCredentials: SealedTable;

  constructor({ database, log, sealedCredentials }: AccountsDeps) {
    this.#database = database;
    this.#log = log;
    this.#sealedCredentials = sealedCredentials;
    this.streams = new StreamRepository({ log, definition: accountStream });
    this.served = { kind: accountStream.kind, streams: this.streams, performers: {} };
  }

  /** Begins the streams of accounts that are older than streams, or that something else has made. */
  async adoptAll(): Promise<void> {
    for (;;) {
      const rows = await unrecordedAccounts(this.#database.sql, { limit: adoptedAtOnce });
      if (rows.length === 0) return;
      const { items, stored } = this.streams.prepare(rows.map(adoption));
      await this.#log.append(items, 'bulk');
      stored();
    }
  }

  /** An account for a user whom their organisation's identity provider has named; false if the address is taken. */
  async join(
    accountId: string,
    person: { email: string; name: string; opId: string; roleKey: string },
  ): Promise<boolean> {
    const actor = serverActor('identity');
    const fact = { type: 'account.joined', data: person, actor } as const;
    const salt = randomUUID();
    const within = reserveAccount({ accountId, ...person, salt });
    const { items, stored } = this.streams.prepare([{ id: accountId, facts: [fact], within }]);
    const credentials = { accountId, email: normalEmail(person.email), salt };
    try {
      await this.#log.append(
        [...items, ...newCredentials(this.#sealedCredentials, credentials, actor)],
        'interactive',
      );
      stored();
    } catch (error) {
      if (error instanceof AddressTaken) return false;
      throw error;
    }
    return true;
  }

  async change(accountId: string, change: AccountFact, options: ChangeOptions): Promise<Outcome> {
    const { actor, version, losesAdministrator = false, together } = options;
    await this.#adopt(accountId);
    let refused: Outcome = { kind: 'impossible', state: 'empty' };
    const fact = { ...change, actor };
    const decide = async (loaded: Awaited<ReturnType<AccountStreams['load']>>) => {
      refused = { kind: 'impossible', state: String(loaded.snapshot.value) };
      if (version !== undefined && version !== loaded.version)
        refused = { kind: 'stale', version: loaded.version };
      else return [fact];
      return [];
    };
    try {
      const next = await this.streams.advance(accountId, decide, {
        ...(together ? { together } : {}),
        ...(losesAdministrator ? { within: keepsAdministrator(accountId) } : {}),
      });
      return next ? { kind: 'changed', version: next.version } : refused;
    } catch (error) {
      if (error instanceof LastAdministrator) return { kind: 'last' };
      throw error;
    }
  }

  async #adopt(accountId: string): Promise<void> {
    const [row] = await unrecordedAccounts(this.#database.sql, { only: accountId });
    if (row)
      await this.streams.advance(accountId, ({ version }) => (version === 0 ? adoption(row).facts : []));
  }
}

class LastAdministrator extends Error {
  override name = 'LastAdministrator';
}

/** Two administrators must not remove each other, whichever processes they use: it is checked while no other change of an account runs. */
const keepsAdministrator =
  (accountId: string): Within =>
  async (db) => {
    if (!(await administratorRemains(db, { butFor: accountId }))) throw new LastAdministrator();
  };

const stateOf = { Invited: 'invited', Running: 'running', Stopped: 'stopped' } as const;

const adoption = (row: Unrecorded): Beginning<AccountMachine> => ({
  id: row.account_id,
  facts: [
    {
      type: 'account.adopted',
      data: {
        email: row.email,
        name: row.name,
        phone: row.phone,
        opId: row.op_id,
        roleKey: row.role_key,
        state: stateOf[row.status],
      },
      actor: serverActor('accounts'),
    },
  ],
});
