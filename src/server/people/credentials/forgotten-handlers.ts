import { serverActor } from '#domain/logged-event.ts';
import { normalEmail } from '#domain/validation.ts';
import { ApiError } from '#server/core/http/api-error.ts';
import type { Handlers } from '#server/core/http/call.ts';
import { RateLimits } from '#server/core/http/rate-limits.ts';
import { networkOf } from '#server/core/network/network.ts';
import type { CoreServices } from '#server/core/services.ts';
import type { ProvenRows } from '#server/people/account-rows/proven.ts';
import type { Credentials } from '#server/people/credentials/credentials.ts';
import { ScopedOwners } from '#server/people/credentials/queries/scoped-owners.ts';
import { hashToken, newToken } from '#server/people/sessions/keys.ts';
import type { Passwords } from '#server/people/sessions/passwords.ts';
import type { SessionPort } from '#server/people/sessions/sessions.ts';
import { tooManyMails } from './refusals.ts';

type ForgottenHandlers = Pick<Handlers, 'forgetPassword' | 'resetUserPassword'>;

interface Needs extends Pick<CoreServices, 'live' | 'logger' | 'now'> {
  passwords: Passwords;
  proven: Pick<ProvenRows, 'account' | 'byEmail' | 'roleFor'>;
  sessions: SessionPort;
  credentials: Credentials;
}

/**
 * Handlers for mailed passwords: requested by their owner, or after an administrator removed the password
 * (docs/decisions/204).
 */
export function forgottenHandlers(services: Needs): ForgottenHandlers {
  const { passwords, proven, sessions, credentials, live, now } = services;
  const limits = new RateLimits();

  return {
    async forgetPassword({ body, ip, language }) {
      const email = normalEmail(body.email);
      const network = networkOf(ip);
      const at = now().getTime();
      const { retryAfter } = limits.reserve(
        [
          { key: `pair ${network} ${hashToken(email)}`, burst: 3, everyMs: 600_000 },
          { key: `address ${network}`, burst: 20, everyMs: 60_000 },
        ],
        at,
      );
      if (retryAfter > 0) throw tooManyMails(retryAfter, language);
      credentials.afterwards(async () => {
        const known = await proven.byEmail(email);
        if (known?.account.status !== 'Running') return;
        const { account } = known;
        // Requests from anywhere cannot flood the owner's mailbox; beyond this limit they already have a mail.
        const ofAccount = { key: `account ${account.accountId}`, burst: 10, everyMs: 600_000 };
        if (limits.reserve([ofAccount], at).retryAfter > 0) return;
        await credentials.resets.begin({ account, byOwner: true, language, actor: serverActor('mails') });
      });
      return { data: {} };
    },

    async resetUserPassword({ params, scope, caller, language, audit }) {
      const account = await scope.of(ScopedOwners).find(params.id);
      if (!account) throw new ApiError('nodata');
      // Taking over an account with a higher role would give its permissions.
      if (account.role.level < caller.account.role.level)
        throw new ApiError('roleerr', { data: { permission: caller.permission } });
      const { accountId } = account;
      const passwordHash = await passwords.hash(newToken());
      const set = { accountId, passwordHash, keep: null, at: now() };
      const ended = await credentials.resets.change(set, null, caller.actor);
      if (!ended) throw new ApiError('nodata');
      audit.changed(null, { event: 'password reset by an administrator', accountId }, account.operator.opId);
      sessions.forget(ended);
      live.askAgain(accountId);
      await credentials.resets
        .begin({ account, byOwner: false, language, actor: caller.actor })
        .catch((error: unknown) => {
          services.logger.error({ err: error }, 'mail');
          throw new ApiError('sendmailfail');
        });
      return { data: {} };
    },
  };
}
