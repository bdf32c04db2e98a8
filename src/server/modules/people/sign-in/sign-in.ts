import { randomUUID } from 'node:crypto';
import { normalEmail } from '#domain/validation.ts';
import { ApiError } from '#server/http/api-error.ts';
import { hashClientKey, hashToken, newToken } from '#server/http/auth/keys.ts';
import { LoginAttempts, passwordMatches } from '#server/http/auth/passwords.ts';
import type { Handlers } from '#server/http/call.ts';
import type { Services } from '#server/http/services.ts';
import { accountByEmail, noteAccess } from '#server/projections/accounts/accounts.ts';
import {
  addVerification,
  type Client,
  findOrCreateClient,
  noteClientAccess,
} from '#server/projections/accounts/clients.ts';
import type { Module } from '../../module.ts';
import { accountHandlers } from './account.ts';

type SessionHandlers = Pick<Handlers, 'login' | 'refreshToken' | 'logout'>;

/** */
const verificationLifeMs = 30 * 60_000;

export const sessionHandlers = (services: Services): SessionHandlers => {
  const { database, sessions, now } = services;
  const attempts = new LoginAttempts();
  return {
    async login({ body, ip, audit }) {
      const email = normalEmail(body.user);
      const at = now();
      const retryAfter = attempts.waitFor(ip, email, at.getTime());
      if (retryAfter > 0)
        throw new ApiError('custom', {
          status: 429,
          message: `Too many failed logins. Try again in ${retryAfter} seconds.`,
          data: { retryAfter },
        });
      const found = await accountByEmail(database.sql, email);
      const matches = await passwordMatches(found?.passwordHash ?? null, body.password);
      if (found) audit.actor = { kind: 'account', id: found.account.accountId, name: found.account.name };
      if (!found || !matches || found.account.status !== 'Running') {
        attempts.failed(ip, email, at.getTime());
        throw new ApiError('loginfail');
      }
      const { account } = found;
      const client = await findOrCreateClient(database.sql, {
        clientId: randomUUID(),
        accountId: account.accountId,
        clientKeyHash: hashClientKey(account.accountId, body.clientKey ?? ''),
        trusted: !services.verifyNewBrowsers,
        at,
      });
      if (!client.trusted) {
        await mailVerification(services, client, account.email, at);
        throw new ApiError('auth01');
      }
      await noteAccess(database.sql, account.accountId, at);
      await noteClientAccess(database.sql, client.client_id, at);
      return { data: await sessions.begin(account, client.client_id) };
    },

    async refreshToken({ body, audit }) {
      const refreshed = await sessions.refresh(body.refreshToken, body.clientKey ?? null);
      if (refreshed.kind === 'reused') {
        audit.actor = { kind: 'account', id: refreshed.accountId, name: refreshed.accountId };
        audit.changed(null, { event: 'refresh token used again, or by another browser; login ended' });
        services.live.askAgain(refreshed.accountId);
        throw new ApiError('jwterr');
      }
      if (refreshed.kind === 'refused') throw new ApiError('jwterr');
      const { account, tokens } = refreshed;
      audit.actor = { kind: 'account', id: account.accountId, name: account.name };
      if (body.user !== undefined && normalEmail(body.user) !== account.email) throw new ApiError('jwterr');
      return { data: tokens };
    },

    async logout({ body, caller, audit }) {
      if (await sessions.end(caller.account, body.refreshToken))
        audit.changed(null, { event: 'login ended by its owner' });
      services.live.askAgain(caller.account.accountId);
      return { data: {} };
    },
  };
};

async function mailVerification(services: Services, client: Client, email: string, at: Date): Promise<void> {
  const token = newToken();
  await addVerification(services.database.sql, {
    tokenHash: hashToken(token),
    clientId: client.client_id,
    expiresAt: new Date(at.getTime() + verificationLifeMs),
  });
  const link = `${services.publicUrl}/registerdeviceToSign/${token}`;
  try {
    await services.mailer.send({
      to: email,
      subject: 'First login from a new browser',
      text: `Somebody logged in to your account from a browser that we do not know.\n\nIf it was you, open this link within 30 minutes and log in again:\n${link}\n\nIf it was not you, change your password.\n`,
    });
  } catch (error) {
    services.logger.error({ err: error }, 'mail');
    throw new ApiError('sendmailfail');
  }
}

/** Sessions, and what a signed-in person is and may. */
export const signInModule: Module = {
  name: 'sign-in',
  handlers: (services) => ({ ...sessionHandlers(services), ...accountHandlers(services) }),
};
