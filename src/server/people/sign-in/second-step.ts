import { ApiError, type Language } from '#server/core/http/api-error.ts';
import type { Handlers } from '#server/core/http/call.ts';
import { RateLimits } from '#server/core/http/rate-limits.ts';
import type { Account } from '#server/core/http/session.ts';
import type { CoreServices } from '#server/core/services.ts';
import type { ProvenRows } from '#server/people/account-rows/proven.ts';
import { accountById } from '#server/people/account-rows/queries/accounts.ts';
import type { Credentials } from '#server/people/credentials/credentials.ts';
import type { LoginWay } from '#server/people/sessions/queries/refresh-tokens.ts';
import type { SessionPort } from '#server/people/sessions/sessions.ts';
import { hashToken } from '../sessions/keys.ts';
import { finishLogin, ownerOf } from './finish-login.ts';
import { tooMany } from './refusals.ts';

/** Seconds to find one's phone. */
const ticketS = 300;

/** Limit of guesses: of a million codes three are right at any time. */
const guesses = (accountId: string) => ({ key: `code ${accountId}`, burst: 5, everyMs: 60_000 });

/** Limit of letters about reused codes. */
const letters = (accountId: string) => ({ key: `letter ${accountId}`, burst: 1, everyMs: 3_600_000 });

const wrong: Record<Language, string> = {
  en: 'This code is not right, or was used already. Wait for the next one.',
  ko: '코드가 올바르지 않거나 이미 사용되었습니다. 다음 코드를 입력하세요.',
};

const tooLate: Record<Language, string> = {
  en: 'Too much time has passed since the password. Sign in again.',
  ko: '비밀번호를 입력한 후 시간이 너무 지났습니다. 다시 로그인하세요.',
};

interface FirstStep {
  account: Account;
  passwordHash: string;
  clientId: string;
  way: LoginWay;
}

/** Computes a mark that becomes invalid with any change of the password. */
const markOf = (passwordHash: string): string => hashToken(passwordHash).slice(0, 16);

/** Converts the authentication for a ticket. */
const wordsOf = ({ resetId, provider }: LoginWay) => ({
  resetId: resetId ?? '',
  providerOpId: provider?.opId ?? '',
  providerVersion: String(provider?.version ?? ''),
  shownAt: provider?.at.toISOString() ?? '',
});

/** Reads the authentication from a ticket: the provider showed one factor, or no second one was required. */
const wayOf = ({ resetId, providerOpId, providerVersion, shownAt }: Record<string, unknown>): LoginWay => ({
  resetId: resetId === '' ? null : String(resetId),
  provider:
    providerOpId === ''
      ? null
      : {
          opId: String(providerOpId),
          // A ticket of an earlier server version has none.
          version: Number(providerVersion) || 0,
          factors: false,
          at: new Date(String(shownAt)),
        },
});

interface Needs extends Pick<CoreServices, 'database' | 'now'> {
  credentials: Credentials;
  proven: Pick<ProvenRows, 'account' | 'byEmail' | 'roleFor'>;
  sessions: SessionPort;
}

/** Throws `twofactor` if the account needs a second factor (docs/decisions/205). */
export async function askForSecondStep({ credentials }: Needs, first: FirstStep): Promise<void> {
  const { account, passwordHash, clientId, way } = first;
  const { accountId } = account;
  const { totp, passkeys, required } = await credentials.secondFactor.factors(accountId);
  if (!totp && !(required && passkeys > 0)) return;
  const data = { accountId, clientId, ...wordsOf(way), mark: markOf(passwordHash) };
  const methods = [...(totp ? ['totp', 'recovery'] : []), ...(passkeys > 0 ? ['passkey'] : [])];
  throw new ApiError('twofactor', {
    data: { methods, ticket: await credentials.tickets.issue('second step', data, ticketS) },
  });
}

/** Handles the second step: a code of the app, or a recovery code. */
export function secondStepHandler(services: Needs): Handlers['loginWithCode'] {
  const { database, credentials, proven, now } = services;
  const limits = new RateLimits();
  return async ({ body: { ticket, oneTimeCode }, ip, userAgent, language, audit }) => {
    const read = await credentials.tickets.read('second step', ticket);
    const account = read && (await accountById(database.sql, String(read.accountId)));
    const known = account && (await proven.byEmail(account.email));
    if (!known || account.status !== 'Running' || markOf(known.passwordHash) !== read.mark)
      throw new ApiError('tokenerr', { message: tooLate[language] });
    const { accountId } = account;
    audit.suspected = accountId;
    const at = now();
    const limit = guesses(accountId);
    const reserved = limits.reserve([limit], at.getTime());
    if (!('giveBack' in reserved)) throw tooMany('attempts', reserved.retryAfter, language);
    const way = await credentials.secondFactor.take(accountId, oneTimeCode);
    audit.actor = ownerOf(account);
    if (way === 'used') {
      audit.changed(null, { event: 'one-time code used again' });
      if (limits.reserve([letters(accountId)], at.getTime()).retryAfter === 0)
        credentials.afterwards(() =>
          credentials.tellOfUsedCode(account, { language, actor: ownerOf(account) }),
        );
    }
    if (way === null || way === 'used') throw new ApiError('loginfail', { message: wrong[language] });
    reserved.forget([limit.key]);
    audit.changed(null, { event: `second factor: ${way}` });
    const origin = { address: ip, userAgent };
    return {
      data: await finishLogin(services, {
        account,
        clientId: String(read.clientId),
        origin,
        way: wayOf(read),
        audit,
        at,
      }),
    };
  };
}
