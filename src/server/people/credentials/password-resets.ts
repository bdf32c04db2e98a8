import type { Actor } from '#domain/logged-event.ts';
import type { AccountRules } from '#domain/passwords/account-rules.ts';
import type { ReplacedBy, ResetWay } from '#machines/password-reset/events.ts';
import type { passwordResetMachine } from '#machines/password-reset/machine.ts';
import type { Database } from '#server/core/database/database.ts';
import type { Account } from '#server/core/http/session.ts';
import type { EventLog } from '#server/core/log/log.ts';
import type { FaultReport } from '#server/core/logger.ts';
import type { RowSeals, SealedRow } from '#server/core/seals/row-seals.ts';
import {
  FieldAltered,
  RowsMoved,
  type SealedTable,
  type SealedWork,
} from '#server/core/seals/sealed-table.ts';
import type { ServedKind } from '#server/core/streams/effect-runner.ts';
import { StreamRepository } from '#server/core/streams/repository.ts';

import type { Mails } from '../mail/mails.ts';
import { type PasswordResetStreams, passwordResetStream } from './password-reset-stream.ts';
import { changePassword, type PasswordChange } from './queries/change-password.ts';
import { openResets, type ResetSecret, secretByLink, secretByTemporary } from './queries/password-resets.ts';
import { randomPassword } from './random-password.ts';
import { resetLetter } from './reset-letter.ts';

export interface PasswordResetsDeps {
  database: Database;
  log: EventLog;
  sealedCredentials: SealedTable;
  seals: RowSeals;
  onFault: FaultReport;
  mails: Pick<Mails, 'queue'>;
  accountRules: AccountRules;
  /** Public address, without a trailing slash. */
  publicUrl: string;
  newId(): string;
  newToken(): string;
  hashToken(token: string): string;
  now(): Date;
}

class ResetOver extends Error {
  override name = 'ResetOver';
}

/** Another reset was requested after the open ones were read. */
class NewerReset extends Error {
  override name = 'NewerReset';
}

const sealedOf = (secret: Omit<ResetSecret, 'seal'>): SealedRow => ({
  table: 'password_reset_secret',
  key: secret.reset_id,
  // Such a row is written only once.
  version: 1,
  fields: {
    accountId: secret.account_id,
    token: secret.token_hash,
    temporary: secret.temporary_hash,
    expiresAt: secret.expires_at.toISOString(),
  },
});

interface ResetOrder {
  account: Account;
  byOwner: boolean;
  language: 'en' | 'ko';
  actor: Actor;
}

/**
 * Password resets: a link for each and, by the rules, a temporary password, both stored only as digests
 * (docs/decisions/204, 249).
 */
export class PasswordResets {
  readonly streams: PasswordResetStreams;
  /** Registration for the effect runner, for their deadlines. */
  readonly served: ServedKind<typeof passwordResetMachine>;
  readonly #deps: PasswordResetsDeps;

  constructor(deps: PasswordResetsDeps) {
    this.#deps = deps;
    this.streams = new StreamRepository({ log: deps.log, definition: passwordResetStream });
    this.served = { kind: passwordResetStream.kind, streams: this.streams, performers: {} };
  }

  /** Mails a link, and a temporary password if the rules include one; those of earlier mails become invalid. */
  async begin({ account, byOwner, language, actor }: ResetOrder): Promise<void> {
    const { database, mails, accountRules, publicUrl, newId, newToken, hashToken, now } = this.#deps;
    const { accountId, email, operator } = account;
    // CL-140, A-026; after a reset by an administrator it is valid until the next working day, as specified.
    const minutes = byOwner ? accountRules.linkMinutes : accountRules.resetMinutes;
    const lasts = minutes * 60_000;
    const earlier = await openResets(database.sql, accountId);
    const [id, token] = [newId(), newToken()];
    const temporary = accountRules.temporaryPasswords ? randomPassword() : null;
    const secret = {
      reset_id: id,
      account_id: accountId,
      token_hash: hashToken(token),
      // Without a temporary password the stored digest matches nothing.
      temporary_hash: hashToken(temporary ?? newToken()),
      expires_at: new Date(now().getTime() + lasts),
    };
    const inserts = [
      {
        table: 'password_reset_secret',
        rows: [{ ...secret, seal: this.#deps.seals.seal(sealedOf(secret)) }],
      },
    ];
    const asked = { accountId, opId: operator.opId, byOwner, validMs: lasts };
    await this.streams.begin(
      [{ id, facts: [{ type: 'reset.asked', data: asked, actor }], inserts }],
      'interactive',
    );
    await this.#replace(earlier, 'newer', actor);
    const mailId = await mails.queue({
      purpose: 'resetPassword',
      to: email,
      accountId,
      opId: operator.opId,
      language,
      validMs: lasts,
      words: resetLetter(language, {
        url: `${publicUrl}/changePassword/${token}`,
        temporary,
        minutes,
        byOwner,
      }),
      actor,
    });
    await this.streams.advance(id, () => [{ type: 'reset.mailed', data: { mailId }, actor }]);
  }

  /** Finds the reset of a link while it is valid; null: invalid. */
  async byLink(token: string): Promise<{ resetId: string; accountId: string } | null> {
    const { database, hashToken, now } = this.#deps;
    return this.#genuine(await secretByLink(database.sql, { tokenHash: hashToken(token), at: now() }));
  }

  /** Finds the reset of a temporary password while it is valid; null: invalid. */
  async byTemporary(accountId: string, password: string): Promise<string | null> {
    const { database, hashToken, now } = this.#deps;
    const asked = { accountId, temporaryHash: hashToken(password), at: now() };
    return this.#genuine(await secretByTemporary(database.sql, asked))?.resetId ?? null;
  }

  /** Returns the reset if its row is genuine: one that SQL wrote, or restored, would set a password. */
  #genuine(secret: ResetSecret | undefined): { resetId: string; accountId: string } | null {
    if (!secret) return null;
    const { reset_id: resetId, account_id: accountId } = secret;
    if (this.#deps.seals.isGenuine(sealedOf(secret), secret.seal)) return { resetId, accountId };
    this.#deps.onFault(
      'seals',
      new Error(`the row ${resetId} of password_reset_secret was not written by the product`),
    );
    return null;
  }

  /** Records a sign-in with the temporary password. */
  async entered(resetId: string, actor: Actor): Promise<void> {
    await this.streams.advance(resetId, ({ snapshot }) =>
      snapshot.value === 'mailed' ? [{ type: 'reset.entered', data: {}, actor }] : [],
    );
  }

  /**
   * Sets the password, and ends the other logins and all resets, with their facts: all or nothing. `used`: the reset
   * that allows it; null: the account's password was given. Null if the reset is used or too old, or the account's
   * address differs from the log's: it may be another person's.
   */
  async change(
    change: Omit<PasswordChange, 'resetId'>,
    used: { resetId: string; way: ResetWay } | null,
    actor: Actor,
  ): Promise<string[] | null> {
    const { database, sealedCredentials } = this.#deps;
    const { accountId } = change;
    const resetId = used?.resetId ?? null;
    // A restored row of an earlier reset is genuine, but its stream has ended.
    if (resetId !== null && (await this.streams.current(resetId)).snapshot.hasTag('terminal')) return null;
    for (;;) {
      const open = await openResets(database.sql, accountId);
      if (resetId !== null && !open.includes(resetId)) return null;
      let ended: string[] = [];
      const work: SealedWork = async (db) => {
        const changed = await changePassword(db, { ...change, resetId });
        if (!changed) throw new ResetOver();
        if (changed.resets.some((id) => !open.includes(id))) throw new NewerReset();
        ({ ended } = changed);
        return [accountId];
      };
      try {
        await this.streams.advanceAll(
          open,
          (id) => [
            used && id === used.resetId
              ? { type: 'reset.completed', data: { way: used.way }, actor }
              : { type: 'reset.replaced', data: { by: 'change' }, actor },
          ],
          () => sealedCredentials.prepare(actor, work, { keeps: ['email'] }),
        );
        return ended;
      } catch (error) {
        if (error instanceof ResetOver || error instanceof FieldAltered) return null;
        if (!(error instanceof NewerReset || error instanceof RowsMoved)) throw error;
      }
    }
  }

  /** Ends all resets, so that mailed links and temporary passwords become invalid. */
  async endAll(accountId: string, actor: Actor): Promise<void> {
    await this.#replace(await openResets(this.#deps.database.sql, accountId), 'change', actor);
  }

  async #replace(resets: readonly string[], by: ReplacedBy, actor: Actor): Promise<void> {
    for (const id of resets)
      await this.streams.advance(id, () => [{ type: 'reset.replaced', data: { by }, actor }]);
  }
}
