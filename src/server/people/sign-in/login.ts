import { randomUUID } from 'node:crypto';
import type { AccountRules } from '#domain/passwords/account-rules.ts';
import { normalEmail } from '#domain/validation.ts';
import { ApiError } from '#server/core/http/api-error.ts';
import type { Handlers } from '#server/core/http/call.ts';
import { RateLimits } from '#server/core/http/rate-limits.ts';
import { refusal } from '#server/core/http/validators.ts';
import { networkOf } from '#server/core/network/network.ts';
import type { CoreServices } from '#server/core/services.ts';
import type { ProvenRows } from '#server/people/account-rows/proven.ts';
import { renewPasswordHash } from '#server/people/account-rows/queries/accounts.ts';
import { findOrCreateClient, isTrustedClient } from '#server/people/account-rows/queries/clients.ts';
import type { Credentials } from '#server/people/credentials/credentials.ts';
import type { Mails } from '#server/people/mail/mails.ts';
import type { Passwords } from '#server/people/sessions/passwords.ts';
import { usedAddresses } from '#server/people/sessions/queries/sessions.ts';
import type { SessionPort } from '#server/people/sessions/sessions.ts';
import { hashClientKey, hashToken } from '../sessions/keys.ts';
import type { SignInGuard } from '../sessions/sign-in-guard.ts';
import { finishLogin, ownerOf } from './finish-login.ts';
import { refuseWhereProviderAlone } from './provider-alone.ts';
import { refusedByGuard } from './refusals.ts';
import { askForSecondStep } from './second-step.ts';
import { verificationMails } from './verification.ts';

/** Minimum length of a browser's key (RU-016): a shorter one could be guessed, so it proves no browser. */
const provingLength = 10;

/** Milliseconds for which an address counts as the account's own after a sign-in. */
const homeMs = 30 * 86_400_000;
/** Milliseconds between two audit entries about failed sign-ins of one account. */
const noticeMs = 3_600_000;

interface Visitor {
  email: string;
  password: string;
  clientKey: string | undefined;
  network: string;
  at: Date;
}

interface Needs extends Pick<CoreServices, 'database' | 'logger' | 'now' | 'publicUrl' | 'sealedTables'> {
  credentials: Credentials;
  passwords: Passwords;
  proven: Pick<ProvenRows, 'account' | 'byEmail' | 'roleFor'>;
  verifyNewBrowsers: boolean;
  mails: Pick<Mails, 'queue' | 'resend'>;
  accountRules: AccountRules;
  sessions: SessionPort;
}

/**
 * Handles sign-in: whether the attempt is allowed, whether the password is right, and whether the browser is known
 * (docs/decisions/150).
 */
export function loginHandler(services: Needs, guard: SignInGuard): Handlers['login'] {
  const { credentials, database, passwords, proven, sealedTables, now } = services;
  const notices = new RateLimits();
  const isWorthTelling = (accountId: string, at: Date) =>
    notices.reserve([{ key: accountId, burst: 1, everyMs: noticeMs }], at.getTime()).retryAfter === 0;
  const mailVerification = verificationMails(services);

  const found = async ({ email, password, clientKey, network, at }: Visitor) => {
    const known = await proven.byEmail(email);
    const accountId = known?.account.accountId ?? '';
    const clientKeyHash = hashClientKey(accountId, clientKey ?? '');
    // This is computed for an unknown account too, so that the time reveals nothing.
    const trusted = await isTrustedClient(database.sql, { accountId, clientKeyHash });
    const addresses = await usedAddresses(database.sql, {
      accountId,
      after: new Date(at.getTime() - homeMs),
    });
    const resetId = await credentials.resets.byTemporary(accountId, password);
    const atHome = addresses.some((address) => networkOf(address) === network);
    return { known, clientKeyHash, trusted, atHome, resetId };
  };

  return async ({ body, ip, userAgent, language, audit }) => {
    const { clientKey, password } = body;
    const email = normalEmail(body.user);
    const network = networkOf(ip);
    const at = now();
    const face = faceOf(email, clientKey);
    // Programs without a key all count as one browser, so verifying it once would trust them all.
    if (services.verifyNewBrowsers && !clientKey)
      throw refusal([{ field: 'body.clientKey', message: 'is required' }]);
    const signIn = async () => {
      const { known, clientKeyHash, trusted, atHome, resetId } = await guard.find({ network, face }, () =>
        found({ email, password, clientKey, network, at }),
      );
      audit.suspected = known?.account.accountId ?? null;
      const browser = trusted && face ? clientKeyHash : null;
      const attempt = { network, email, browser, atHome, at: at.getTime() };
      const { client, temporary, strangersSlowed } = await guard.attempt(attempt, async () => {
        const matches = await passwords.match(known?.passwordHash ?? null, password);
        if (!known || !(matches || resetId) || known.account.status !== 'Running')
          return { harmless: false, client: null, temporary: null };
        if (matches && passwords.isStale(known.passwordHash))
          await sealedTables.credentials.write(
            ownerOf(known.account),
            renewPasswordHash({
              accountId: known.account.accountId,
              from: known.passwordHash,
              to: await passwords.hash(password),
            }),
            { keeps: ['email'] },
          );
        const client = await findOrCreateClient(database.sql, {
          clientId: randomUUID(),
          accountId: known.account.accountId,
          clientKeyHash,
          trusted: !services.verifyNewBrowsers,
          at,
        });
        return { harmless: client.trusted, client, temporary: matches ? null : resetId };
      });
      const isNotified = known && strangersSlowed && isWorthTelling(known.account.accountId, at);
      // An address alone identifies no account (docs/decisions/154).
      if (known && (client || isNotified)) audit.actor = ownerOf(known.account);
      if (isNotified)
        audit.changed(null, { event: 'too many wrong passwords; logins from unknown browsers are slowed' });
      if (!known || !client) throw new ApiError('loginfail');
      const { account } = known;
      await refuseWhereProviderAlone(services, account, language);
      if (!client.trusted) {
        await mailVerification({ client, account, network, language, at });
        throw new ApiError('auth01');
      }
      const way = { resetId: temporary, provider: null };
      await askForSecondStep(services, {
        account,
        passwordHash: known.passwordHash,
        clientId: client.client_id,
        way,
      });
      if (face) guard.remember(face);
      const origin = { address: ip, userAgent };
      return {
        data: await finishLogin(services, {
          account,
          clientId: client.client_id,
          origin,
          way,
          audit,
          at,
        }),
      };
    };
    return signIn().catch((error: unknown) => refusedByGuard(error, language));
  };
}

/** Computes the digest of this browser and account; null if the browser's key proves nothing. */
const faceOf = (email: string, clientKey: string | undefined): string | null =>
  clientKey && clientKey.length >= provingLength ? hashToken(`${email} ${clientKey}`) : null;
