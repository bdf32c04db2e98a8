import type { AccountRules } from '#domain/passwords/account-rules.ts';
import { ApiError, type Language } from '#server/core/http/api-error.ts';
import { RateLimits } from '#server/core/http/rate-limits.ts';
import type { Account } from '#server/core/http/session.ts';
import type { CoreServices } from '#server/core/services.ts';
import { addVerification, type Client } from '#server/people/account-rows/queries/clients.ts';
import type { Mails } from '#server/people/mail/mails.ts';
import { hashToken, newToken } from '../sessions/keys.ts';
import { tooMany } from './refusals.ts';
import { verificationLetter } from './verification-letter.ts';

interface Recipient {
  client: Client;
  account: Account;
  /** Network of the caller, by `networkOf`. */
  network: string;
  language: Language;
  at: Date;
}

interface Needs extends Pick<CoreServices, 'database' | 'logger' | 'publicUrl'> {
  mails: Pick<Mails, 'queue' | 'resend'>;
  accountRules: AccountRules;
}

/** Mails the link that trusts a browser (auth01), with limits for each account and each caller. */
export function verificationMails({ database, mails, accountRules, logger, publicUrl }: Needs) {
  const { linkMinutes } = accountRules;
  //
  const validMs = linkMinutes * 60_000;
  const limits = new RateLimits();
  return async ({ client, account, network, language, at }: Recipient): Promise<void> => {
    const { retryAfter } = limits.reserve(
      [
        { key: `account ${client.account_id}`, burst: 3, everyMs: 600_000 },
        { key: `address ${network}`, burst: 20, everyMs: 60_000 },
      ],
      at.getTime(),
    );
    if (retryAfter > 0) throw tooMany('mails', retryAfter, language);
    const token = newToken();
    await addVerification(database.sql, {
      tokenHash: hashToken(token),
      clientId: client.client_id,
      expiresAt: new Date(at.getTime() + validMs),
    });
    const link = `${publicUrl}/registerdeviceToSign/${token}`;
    try {
      await mails.queue({
        purpose: 'verifyBrowser',
        to: account.email,
        accountId: account.accountId,
        opId: account.operator.opId,
        language,
        validMs,
        words: verificationLetter(language, link, linkMinutes),
        actor: { kind: 'account', id: account.accountId, name: account.name },
      });
    } catch (error) {
      logger.error({ err: error }, 'mail');
      throw new ApiError('sendmailfail');
    }
  };
}
