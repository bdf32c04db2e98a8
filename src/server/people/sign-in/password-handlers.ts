import { ApiError } from '#server/core/http/api-error.ts';
import type { Handlers } from '#server/core/http/call.ts';
import { networkOf } from '#server/core/network/network.ts';
import type { CoreServices } from '#server/core/services.ts';
import type { ProvenRows } from '#server/people/account-rows/proven.ts';
import type { Passwords } from '#server/people/sessions/passwords.ts';
import type { SessionPort } from '#server/people/sessions/sessions.ts';
import type { SignInGuard } from '../sessions/sign-in-guard.ts';
import { refusedByGuard } from './refusals.ts';

interface Needs extends Pick<CoreServices, 'now'> {
  proven: Pick<ProvenRows, 'account' | 'byEmail' | 'roleFor'>;
  sessions: SessionPort;
  passwords: Passwords;
}

/**
 * Checks the password again, which a stranger at an open session does not have (docs/decisions/169). Guesses are
 * counted by account, apart from those of its sign-ins, so they slow down no sign-in.
 */
export const confirmPasswordHandler =
  ({ proven, sessions, passwords, now }: Needs, guard: SignInGuard): Handlers['confirmPassword'] =>
  async ({ body, caller, ip, language, audit }) => {
    const { account, sessionId } = caller;
    const attempt = {
      network: networkOf(ip),
      email: account.email,
      browser: `signed in ${account.accountId}`,
      atHome: true,
      at: now().getTime(),
    };
    const { harmless } = await guard
      .attempt(attempt, async () => {
        const known = await proven.byEmail(account.email);
        return { harmless: await passwords.match(known?.passwordHash ?? null, body.password) };
      })
      .catch((error: unknown) => refusedByGuard(error, language));
    if (!harmless) throw new ApiError('loginfail');
    await sessions.passwordGiven(sessionId);
    audit.changed(null, { event: 'password given again', sessionId });
    return { data: {} };
  };
