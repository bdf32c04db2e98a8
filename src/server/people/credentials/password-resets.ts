import type { Actor } from '#domain/logged-event.ts';
import type { AccountRules } from '#domain/passwords/account-rules.ts';
import type { ReplacedBy, ResetWay } from '#machines/password-reset/events.ts';
import type { passwordResetMachine } from '#machines/password-reset/machine.ts';
import type { Database } from '#server/core/database/database.ts';
import type { Account } from '#server/core/http/session.ts';
import type { EventLog, Within } from '#server/core/log/log.ts';
import type { ServedKind } from '#server/core/streams/effect-runner.ts';
import { StreamRepository } from '#server/core/streams/repository.ts';

import type { Mails } from '../mail/mails.ts';
import { type PasswordResetStreams, passwordResetStream } from './password-reset-stream.ts';
import { changePassword, type PasswordChange } from './queries/change-password.ts';
import { openResets } from './queries/password-resets.ts';
import { randomPassword } from './random-password.ts';
import { resetLetter } from './reset-letter.ts';

export interface PasswordResetsDeps {
  database: Database;
  log: EventLog;
  mails: Pick<Mails, 'queue'>;
  accountRules: AccountRules;
  /** Without a slash at the end. */
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

interface ResetOrder {
  account: Account;
  byOwner: boolean;
  language: 'en' | 'ko';
  actor: Actor;
}

/** Forgotten passwords: a link for each and, by the rules, a temporary password, of which only digests are kept (docs/decisions/204, 249). */
export class PasswordResets {
  readonly streams: PasswordResetStreams;
  /** What the effect runner must know of them: their deadlines. */
  readonly served: ServedKind<typeof passwordResetMachine>;
  readonly #deps: PasswordResetsDeps;

  constructor(deps: PasswordResetsDeps) {
    this.#deps = deps;
    this.streams = new StreamRepository({ log: deps.log, definition: passwordResetStream });
    this.served = { kind: passwordResetStream.kind, streams: this.streams, performers: {} };
  }

  /** Mails a link, and a temporary password where the rules have one; those of earlier mails are of no use any more. */
  async begin({ account, byOwner, language, actor }: ResetOrder): Promise<void> {
    const { database, mails, accountRules, publicUrl, newId, newToken, hashToken, now } = this.#deps;
    const { accountId, email, operator } = account;
    // CL-140, A-026; of an administrator as specified until the next working day.
    const minutes = byOwner ? accountRules.linkMinutes : accountRules.resetMinutes;
    const lasts = minutes * 60_000;
    const earlier = await openResets(database.sql, accountId);
    const [id, token] = [newId(), newToken()];
    const temporary = accountRules.temporaryPasswords ? randomPassword() : null;
    const secret = {
      table: 'password_reset_secret',
      rows: [
        {
          reset_id: id,
          account_id: accountId,
          token_hash: hashToken(token),
          // If there is none, no link was sent.
          temporary_hash: hashToken(temporary ?? newToken()),
          expires_at: new Date(now().getTime() + lasts),
        },
      ],
    };
    const asked = { accountId, opId: operator.opId, byOwner, validMs: lasts };
    await this.streams.begin(
      [{ id, facts: [{ type: 'reset.asked', data: asked, actor }], inserts: [secret] }],
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

  /** Signed in with the temporary password. */
  async entered(resetId: string, actor: Actor): Promise<void> {
    await this.streams.advance(resetId, ({ snapshot }) =>
      snapshot.value === 'mailed' ? [{ type: 'reset.entered', data: {}, actor }] : [],
    );
  }

  /**
   * Sets the password, ends the other logins and all resets, with their facts: all or nothing. `used`: the reset that
   * allows it; null: the password of the account was given. Null where the reset is used or too old.
   */
  async change(
    change: Omit<PasswordChange, 'resetId'>,
    used: { resetId: string; way: ResetWay } | null,
    actor: Actor,
  ): Promise<string[] | null> {
    const { database } = this.#deps;
    const resetId = used?.resetId ?? null;
    for (;;) {
      const open = await openResets(database.sql, change.accountId);
      if (resetId !== null && !open.includes(resetId)) return null;
      let ended: string[] = [];
      const within: Within = async (db) => {
        const changed = await changePassword(db, { ...change, resetId });
        if (!changed) throw new ResetOver();
        if (changed.resets.some((id) => !open.includes(id))) throw new NewerReset();
        ({ ended } = changed);
      };
      try {
        await this.streams.advanceAll(
          open,
          (id) => [
            used && id === used.resetId
              ? { type: 'reset.completed', data: { way: used.way }, actor }
              : { type: 'reset.replaced', data: { by: 'change' }, actor },
          ],
          within,
          (work) => database.sql.transaction().execute(work),
        );
        return ended;
      } catch (error) {
        if (error instanceof ResetOver) return null;
        if (!(error instanceof NewerReset)) throw error;
      }
    }
  }

  /** Links and temporary passwords that are on their way are of no use any more. */
  async endAll(accountId: string, actor: Actor): Promise<void> {
    await this.#replace(await openResets(this.#deps.database.sql, accountId), 'change', actor);
  }

  async #replace(resets: readonly string[], by: ReplacedBy, actor: Actor): Promise<void> {
    for (const id of resets)
      await this.streams.advance(id, () => [{ type: 'reset.replaced', data: { by }, actor }]);
  }
}
