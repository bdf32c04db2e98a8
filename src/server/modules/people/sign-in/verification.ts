import { ApiError, type Language } from '#server/http/api-error.ts';
import { hashToken, newToken } from '#server/http/auth/keys.ts';
import { RateLimits } from '#server/http/auth/rate-limits.ts';
import type { Services } from '#server/http/services.ts';
import { addVerification, type Client } from '#server/projections/accounts/clients.ts';
import { tooMany } from './refusals.ts';

/** */
const verificationLifeMs = 30 * 60_000;

interface Recipient {
  client: Client;
  email: string;
  /** Of the caller, as `networkOf` counts addresses. */
  network: string;
  language: Language;
  at: Date;
}

/** Mails the link by which a browser is trusted (auth01): few to one account, and few for one caller. */
export function verificationMails({ database, mailer, logger, publicUrl }: Services) {
  const limits = new RateLimits();
  return async ({ client, email, network, language, at }: Recipient): Promise<void> => {
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
      expiresAt: new Date(at.getTime() + verificationLifeMs),
    });
    const link = `${publicUrl}/registerdeviceToSign/${token}`;
    try {
      await mailer.send({
        to: email,
        subject: 'First login from a new browser',
        text: `Somebody logged in to your account from a browser that we do not know.\n\nIf it was you, open this link within 30 minutes and log in again:\n${link}\n\nIf it was not you, change your password.\n`,
      });
    } catch (error) {
      logger.error({ err: error }, 'mail');
      throw new ApiError('sendmailfail');
    }
  };
}
