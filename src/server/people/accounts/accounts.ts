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
 * Outcome of a change. `stale`: the account was changed since the caller saw it, and is now at `version`; `impossible`:
 * not allowed in its present state; `last`: no administrator of the installation would remain.
 */
export type Outcome =
  | { kind: 'changed'; version: number }
  | { kind: 'stale'; version: number }
  | { kind: 'impossible'; state: string }
  | { kind: 'last' };

export interface ChangeOptions {
  actor: Actor;
  /** Version of the account that the caller saw. Default: any. */
  version?: number;
  /** True: the account ceases to administer the installation, so another one must. Default: false. */
  losesAdministrator?: boolean;
  /** Items to store with it, or not at all. */
  together?: Prepared;
}

const adoptedAtOnce = 250;

/**
 * Accounts and their changes: each is a fact of the account's stream, and the sign-in row follows in the same write.
 */
export class Accounts {
  readonly streams: AccountStreams;
  /** Registration of accounts for the effect runner. */
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

  /** Begins the streams of accounts that are older than streams, or that were created otherwise. */
  async adoptAll(): Promise<void> {
    for (;;) {
      const rows = await unrecordedAccounts(this.#database.sql, { limit: adoptedAtOnce });
      if (rows.length === 0) return;
      const { items, stored } = this.streams.prepare(rows.map(adoption));
      await this.#log.append(items, 'bulk');
      stored();
    }
  }

  /** Creates an account for a user of their organisation's identity provider; false if the address is taken. */
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

/**
 * Requires a remaining administrator while no other change of an account runs: two administrators must not remove each
 * other, whichever processes they use.
 */
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
