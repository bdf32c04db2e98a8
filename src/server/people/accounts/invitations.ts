import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { Actor } from '#domain/logged-event.ts';
import { normalEmail } from '#domain/validation.ts';
import type { Database } from '#server/core/database/database.ts';
import type { AppendItem, EventLog, NewRows } from '#server/core/log/log.ts';
import { FieldAltered, type SealedTable, type SealedWork } from '#server/core/seals/sealed-table.ts';
import type { Prepared } from '#server/core/streams/repository.ts';
import { operatorName } from '../account-rows/queries/accounts.ts';
import type { MailOrder, Mails } from '../mail/mails.ts';
import type { Accounts, Outcome } from './accounts.ts';
import { invitationLetter, type MailLanguage } from './invitation-letter.ts';
import {
  AddressTaken,
  accountByCode,
  type LinkedAccount,
  reserveAccount,
  setFirstPassword,
} from './queries/lives.ts';
import { newCredentials } from './sealed-credentials.ts';

export interface InvitationsDeps {
  database: Database;
  log: EventLog;
  accounts: Accounts;
  sealedCredentials: SealedTable;
  mails: Pick<Mails, 'prepare'>;
  /** Public address, without a trailing slash. */
  publicUrl: string;
  now(): Date;
  newId(): string;
}

export interface NewInvitation {
  email: string;
  /** Name of the user; empty: they enter it themselves. */
  userName: string;
  opId: string;
  roleGroupKey: string;
  language: MailLanguage;
  /** Version of the privacy notice accepted when the account was requested. */
  privacyVersion?: string | null;
  actor: Actor;
  /** New organisation: its name, and the items that store it, all or nothing. Default: it exists. */
  organisation?: { companyName: string; items: AppendItem[] };
}

/** Reason that a link is no longer valid. */
export type LinkFault = 'unknown' | 'replaced' | 'withdrawn' | 'accepted' | 'expired';

export type FoundLink = { kind: 'good'; account: LinkedAccount } | { kind: 'refused'; reason: LinkFault };

const days = 7;
/** CL-130. */
const validMs = days * 86_400_000;

/** Computes the stored form of a link's code. */
const digestOf = (code: string): string => createHash('sha256').update(code).digest('hex');

/** Handles an address that SQL has changed, because setting the password would make it genuine. */
function notAltered(error: unknown): null {
  if (error instanceof FieldAltered) return null;
  throw error;
}

/** Invitations to accounts: stored together with the mail that contains the link. */
export class Invitations {
  readonly #deps: InvitationsDeps;

  constructor(deps: InvitationsDeps) {
    this.#deps = deps;
  }

  /**
   * Invites a user and returns the id of the new account once the mail is queued; `emailconflict`: the address has an
   * account.
   */
  async invite(
    invitation: NewInvitation,
  ): Promise<{ kind: 'invited'; accountId: string } | { kind: 'emailconflict' }> {
    const { database, log, accounts, sealedCredentials, newId } = this.#deps;
    const { userName: name, opId, roleGroupKey: roleKey, language, actor, organisation } = invitation;
    const { privacyVersion = null } = invitation;
    const email = normalEmail(invitation.email);
    const accountId = newId();
    const companyName = organisation?.companyName ?? (await operatorName(database.sql, opId)) ?? '';
    const to = { accountId, email, opId, companyName, language, actor };
    const { codeHash, mailId, mail } = this.#link(to);
    const agreed = privacyVersion === null ? {} : { privacyVersion };
    const data = { email, name, opId, roleKey, language, codeHash, validMs, mailId, ...agreed };
    const salt = randomUUID();
    const reserve = reserveAccount({ accountId, email, name, opId, roleKey, salt });
    const begun = accounts.streams.prepare([
      {
        id: accountId,
        facts: [{ type: 'account.invited', data, actor }],
        within: reserve,
      },
    ]);
    try {
      const credentials = newCredentials(sealedCredentials, { accountId, email, salt }, actor);
      await log.append(
        [...(organisation?.items ?? []), ...begun.items, ...credentials, ...mail.items],
        'interactive',
      );
    } catch (error) {
      if (error instanceof AddressTaken) return { kind: 'emailconflict' };
      throw error;
    }
    begun.stored();
    mail.stored();
    return { kind: 'invited', accountId };
  }

  /** Sends a new link; the previous one becomes invalid (TN-203). */
  async inviteAgain(
    account: { accountId: string; email: string; opId: string; language: MailLanguage },
    actor: Actor,
  ): Promise<Outcome> {
    const companyName = (await operatorName(this.#deps.database.sql, account.opId)) ?? '';
    const { codeHash, mailId, mail } = this.#link({ ...account, companyName, actor });
    const data = { codeHash, validMs, mailId };
    return this.#deps.accounts.change(
      account.accountId,
      { type: 'account.invitedAgain', data },
      { actor, together: mail },
    );
  }

  /** Withdraws an invitation (TN-204). */
  withdraw(accountId: string, actor: Actor): Promise<Outcome> {
    return this.#deps.accounts.change(accountId, { type: 'account.withdrawn', data: {} }, { actor });
  }

  async find(code: string): Promise<FoundLink> {
    const account = await accountByCode(this.#deps.database.sql, digestOf(code));
    if (!account) return { kind: 'refused', reason: 'unknown' };
    const reason = this.#faultOf(account);
    return reason ? { kind: 'refused', reason } : { kind: 'good', account };
  }

  /**
   * Accepts an invitation (TN-205). The link works once: false if it was used, or became invalid, since it was found.
   */
  async accept(
    code: string,
    { accountId }: LinkedAccount,
    person: { name: string; phone: string | null; passwordHash: string },
  ): Promise<boolean> {
    const { name, phone, passwordHash: hash } = person;
    const actor: Actor = { kind: 'account', id: accountId, name };
    // The password is stored with the fact, since an active account must have one.
    const work: SealedWork = async (db) => {
      await setFirstPassword(db, { accountId, hash });
      return [accountId];
    };
    const items = await this.#deps.sealedCredentials
      .prepare(actor, work, { keeps: ['email'] })
      .catch(notAltered);
    if (!items) return false;
    const next = await this.#deps.accounts.streams.advance(
      accountId,
      ({ snapshot }) =>
        snapshot.value === 'invited' && snapshot.context.codeHash === digestOf(code)
          ? [{ type: 'account.accepted', data: { name, phone }, actor }]
          : [],
      { together: { items, stored: () => {} } },
    );
    return next !== null;
  }

  #faultOf({ state, isGood, invitedUntil }: LinkedAccount): LinkFault | null {
    if (state === 'withdrawn') return 'withdrawn';
    if (state !== 'invited' && state !== 'expired') return state === 'deleted' ? 'withdrawn' : 'accepted';
    const isOver = state === 'expired' || (invitedUntil ?? new Date(0)) <= this.#deps.now();
    if (isGood) return isOver ? 'expired' : null;
    return state === 'expired' ? 'expired' : 'replaced';
  }

  /** Builds a link, and its mail: to be stored with the fact that has its digest. */
  #link(to: {
    accountId: string;
    email: string;
    opId: string;
    companyName: string;
    language: MailLanguage;
    actor: Actor;
  }): { codeHash: string; mailId: string; mail: Prepared } {
    const { mails, publicUrl, now } = this.#deps;
    const code = randomBytes(32).toString('base64url');
    const codeHash = digestOf(code);
    const order: MailOrder = {
      purpose: 'invitation',
      to: to.email,
      accountId: to.accountId,
      opId: to.opId,
      language: to.language,
      validMs,
      words: invitationLetter(to.language, {
        url: `${publicUrl}/invite/${code}`,
        companyName: to.companyName,
        inviter: to.actor.name,
        days,
      }),
      actor: to.actor,
    };
    const sent: NewRows = {
      table: 'invitation_code',
      rows: [{ code_hash: codeHash, account_id: to.accountId, sent_at: now().toISOString() }],
    };
    const { id: mailId, mail } = mails.prepare(order, [sent]);
    return { codeHash, mailId, mail };
  }
}
