import type { KeyObject } from 'node:crypto';
import type { Actor } from '#domain/logged-event.ts';
import { writtenFor } from '#domain/text/languages.ts';
import type { Account } from '#server/core/http/session.ts';

import { ProviderSignIns, type ProviderSignInsDeps } from '../identity-provider/provider-sign-ins.ts';
import type { MailWords } from '../mail/queries/mail-words.ts';
import { settingsOf } from '../settings/queries.ts';
import { type CredentialChange, changeLetter } from './change-letter.ts';
import { Passkeys } from './passkeys.ts';
import { PasswordResets, type PasswordResetsDeps } from './password-resets.ts';
import { SecondFactor, type SecondFactorDeps } from './second-factor.ts';
import { Tickets } from './tickets.ts';
import { usedCodeLetter } from './used-code-letter.ts';

export type CredentialsDeps = PasswordResetsDeps &
  SecondFactorDeps &
  ProviderSignInsDeps & {
    /** Key that signs tickets for callers to return. */
    ticketKey: KeyObject;
  };

/** Milliseconds after which a mail about a changed sign-in is no longer sent. */
const noticeMs = 3 * 86_400_000;

interface Asked {
  language: 'en' | 'ko';
  actor: Actor;
}

/** Credentials of users, as far as they are more than a row of a table. */
export class Credentials {
  readonly resets: PasswordResets;
  readonly secondFactor: SecondFactor;
  readonly tickets: Tickets;
  readonly passkeys: Passkeys;
  readonly providers: ProviderSignIns;
  readonly #deps: CredentialsDeps;
  readonly #underWay = new Set<Promise<unknown>>();

  constructor(deps: CredentialsDeps) {
    this.#deps = deps;
    this.resets = new PasswordResets(deps);
    this.secondFactor = new SecondFactor(deps);
    this.tickets = new Tickets(deps.ticketKey, () => deps.now());
    this.passkeys = new Passkeys({ ...deps, tickets: this.tickets });
    this.providers = new ProviderSignIns(deps);
  }

  /** Runs work after the answer, so that the answer's time reveals nothing. */
  afterwards(work: () => Promise<unknown>): void {
    const done = work()
      .catch((error: unknown) => this.#deps.onFault('credentials', error))
      .finally(() => this.#underWay.delete(done));
    this.#underWay.add(done);
  }

  /** Settles when no work is running. */
  async idle(): Promise<void> {
    while (this.#underWay.size > 0) await Promise.all(this.#underWay);
  }

  /** Notifies the owner by mail. The change itself is done, and stays done even if the mail cannot be stored. */
  async tell(account: Account, change: CredentialChange, { language, actor }: Asked): Promise<void> {
    await this.#send(account, changeLetter(language, change, this.#securityUrl), { language, actor });
  }

  /** Notifies the owner by mail that a code of their app was entered a second time (ASVS 2.8.5). */
  async tellOfUsedCode(account: Account, { language, actor }: Asked): Promise<void> {
    const { database } = this.#deps;
    // The caller may not be the owner, so the language is the owner's, if they chose one.
    const chosen = (await settingsOf(database.sql, account.accountId))?.language;
    const own = chosen ? writtenFor(chosen) : language;
    await this.#send(account, usedCodeLetter(own, this.#securityUrl), { language: own, actor });
  }

  get #securityUrl(): string {
    return `${this.#deps.publicUrl}/account/security`;
  }

  async #send(
    { accountId, email, operator }: Account,
    words: MailWords,
    { language, actor }: Asked,
  ): Promise<void> {
    const { mails, onFault } = this.#deps;
    await mails
      .queue({
        purpose: 'credentialChanged',
        to: email,
        accountId,
        opId: operator.opId,
        language,
        validMs: noticeMs,
        words,
        actor,
      })
      .catch((error: unknown) => onFault('credentials', error));
  }
}
