import { normalEmail } from '#domain/validation.ts';
import { ApiError, hintError, type Language } from '#server/core/http/api-error.ts';
import type { Caller, Handlers } from '#server/core/http/call.ts';
import { RateLimits } from '#server/core/http/rate-limits.ts';
import type { Account } from '#server/core/http/session.ts';
import type { CoreServices } from '#server/core/services.ts';
import { accountById } from '#server/people/account-rows/queries/accounts.ts';
import type { Credentials } from '#server/people/credentials/credentials.ts';
import { followEmailLink, isEmailTaken, offerEmail } from '#server/people/credentials/queries/email-links.ts';
import type { Mails } from '#server/people/mail/mails.ts';
import { hashToken, newToken } from '#server/people/sessions/keys.ts';
import type { SessionPort } from '#server/people/sessions/sessions.ts';
import { emailLetter } from './email-letter.ts';
import { tooManyMails, wrongEmail } from './refusals.ts';

type EmailHandlers = Pick<Handlers, 'changeEmail' | 'confirmEmail'>;

const confirmMs = 86_400_000;
const undoMs = 7 * 86_400_000;
const mailsOf = (accountId: string) => ({ key: accountId, burst: 5, everyMs: 600_000 });

interface Needs extends CoreServices {
  credentials: Credentials;
  mails: Pick<Mails, 'queue' | 'resend'>;
  sessions: SessionPort;
}

/** Handlers for the sign-in address: it changes when its new owner has followed the link there (docs/decisions/206). */
export function emailHandlers(services: Needs): EmailHandlers {
  const { database, sealedTables, rowSeals, credentials, mails, sessions, live, logger, publicUrl, now } =
    services;
  const limits = new RateLimits();

  interface Order {
    account: Account;
    to: string;
    kind: 'confirm' | 'changed';
    email: string;
    token: string;
    actor: Caller['actor'];
    language: Language;
  }
  const mail = ({ account, to, kind, email, token, actor, language }: Order) =>
    mails.queue({
      purpose: 'confirmEmail',
      to,
      accountId: account.accountId,
      opId: account.operator.opId,
      language,
      validMs: kind === 'confirm' ? confirmMs : undoMs,
      words: emailLetter(language, kind, { url: `${publicUrl}/confirm-email/${token}`, email }),
      actor,
    });

  return {
    async changeEmail({ body, caller, language, audit }) {
      const { account, actor } = caller;
      const email = normalEmail(body.email);
      if (!/^[^\s@]+@[^\s@]+$/.test(email)) throw wrongEmail(language);
      const { retryAfter } = limits.reserve([mailsOf(account.accountId)], now().getTime());
      if (retryAfter > 0) throw tooManyMails(retryAfter, language);
      if (await isEmailTaken(database.sql, email)) throw hintError('emailconflict');
      const token = newToken();
      const expiresAt = new Date(now().getTime() + confirmMs);
      await offerEmail(database.sql, rowSeals, {
        accountId: account.accountId,
        tokenHash: hashToken(token),
        email,
        expiresAt,
      });
      await mail({ account, to: email, kind: 'confirm', email, token, actor, language }).catch(
        (error: unknown) => {
          logger.error({ err: error }, 'mail');
          throw new ApiError('sendmailfail');
        },
      );
      audit.changed(null, { event: 'new e-mail address asked for', email });
      return { data: {} };
    },

    async confirmEmail({ body, language, audit }) {
      const token = newToken();
      const at = now();
      const undo = { tokenHash: hashToken(token), expiresAt: new Date(at.getTime() + undoMs) };
      const tokenHash = hashToken(body.token);
      const followed = await followEmailLink(
        { sealedCredentials: sealedTables.credentials, seals: rowSeals },
        { tokenHash, undo, at },
      );
      if (followed.kind === 'unknown') throw new ApiError('tokenerr');
      if (followed.kind === 'taken') throw hintError('emailconflict');
      const { kind, accountId, from, to } = followed;
      const account = await accountById(database.sql, accountId);
      if (!account) throw new ApiError('tokenerr');
      const actor = { kind: 'account' as const, id: accountId, name: account.name };
      audit.actor = actor;
      audit.changed({ email: from }, { email: to });
      if (kind === 'undone') {
        // The person who changed it may be signed in, and may have requested a password at the other address.
        await sessions.endSome(account, { allBut: '' });
        await credentials.resets.endAll(accountId, actor);
        live.askAgain(accountId);
      } else
        await mail({ account, to: from, kind: 'changed', email: to, token, actor, language }).catch(
          (error: unknown) => logger.error({ err: error }, 'mail'),
        );
      return { data: { email: to, undone: kind === 'undone' } };
    },
  };
}
