import type { components } from '#api/main.d.ts';
import { ApiError, type Language } from '#server/core/http/api-error.ts';
import type { Handlers } from '#server/core/http/call.ts';
import { RateLimits } from '#server/core/http/rate-limits.ts';
import type { CoreServices } from '#server/core/services.ts';
import { accountById } from '#server/people/account-rows/queries/accounts.ts';
import { ownDataOf } from '#server/people/accounts/queries/own-data.ts';
import type { Credentials } from '#server/people/credentials/credentials.ts';
import { passkeysOf } from '#server/people/credentials/queries/passkeys.ts';
import { personalSettings } from '#server/people/settings/product-settings.ts';
import { tooManyDownloads } from './refusals.ts';

type OwnData = components['schemas']['OwnData'];
type Found = Awaited<ReturnType<typeof ownDataOf>>;

/** Limit of downloads: each reads thousands of rows, and five an hour are enough for a user. */
const downloads = (accountId: string) => ({ key: accountId, burst: 5, everyMs: 720_000 });

interface Needs extends Pick<CoreServices, 'database' | 'now'> {
  credentials: Credentials;
}

/** Handler for the download of the caller's own data (docs/decisions/227). */
export function ownDataHandlers(services: Needs): Pick<Handlers, 'exportOwnData'> {
  const { database, credentials, now } = services;
  const limits = new RateLimits();
  const admit = (accountId: string, language: Language) => {
    const { retryAfter } = limits.reserve([downloads(accountId)], now().getTime());
    if (retryAfter > 0) throw tooManyDownloads(retryAfter, language);
  };

  return {
    async exportOwnData({ caller, language, audit }) {
      const { accountId } = caller.account;
      admit(accountId, language);
      // The caller's context may be another organisation, or a role that they preview.
      const account = await accountById(database.sql, accountId);
      if (!account) throw new ApiError('nodata');
      const found = await ownDataOf(database.sql, accountId);
      audit.changed(null, { event: 'own data downloaded' });
      return {
        data: {
          exportTime: now().toISOString(),
          account: {
            userId: accountId,
            email: account.email,
            userName: account.name,
            userPhone: account.phone,
            opId: account.operator.opId,
            companyName: account.operator.companyName,
            userRoleName: account.role.name,
            createTime: found.created.toISOString(),
            lastAccessTime: textOf(account.lastAccessAt),
          },
          settings: await personalSettings({ database }, accountId),
          secondFactors: {
            authenticatorTime: textOf(found.authenticator),
            recoveryCodes: (await credentials.secondFactor.factors(accountId)).recoveryCodes,
            passkeys: (await passkeysOf(database.sql, accountId)).map((passkey) => ({
              passkeyId: passkey.passkey_id,
              passkeyName: passkey.name,
              createTime: passkey.created_at.toISOString(),
              lastUseTime: textOf(passkey.last_used_at),
            })),
          },
          ...presentRows(found),
        },
      };
    },
  };
}

const presentRows = ({
  sessions,
  browsers,
  messages,
  feedback,
  auditTrail,
  countedCalls,
}: Found): Pick<
  OwnData,
  'sessions' | 'browsers' | 'messages' | 'feedback' | 'auditTrail' | 'countedCalls'
> => ({
  sessions: sessions.map((row) => ({
    address: row.address,
    userAgent: row.user_agent,
    createTime: row.created_at.toISOString(),
    lastUseTime: row.last_used_at.toISOString(),
    endTime: textOf(row.revoked_at),
  })),
  browsers: browsers.map((row) => ({
    trusted: row.trusted,
    createTime: row.created_at.toISOString(),
    lastAccessTime: textOf(row.last_access_at),
    platform: row.platform,
    osVer: row.os_ver,
    appPackage: row.app_package,
    appVer: row.app_ver,
    lang: row.lang,
    timezone: row.timezone,
  })),
  messages: {
    total: messages.total,
    newest: messages.rows.map((row) => ({
      messageType: row.kind as OwnData['messages']['newest'][number]['messageType'],
      count: row.count,
      readStatus: row.terminal,
      createTime: row.created_at.toISOString(),
      newsTime: row.news_at.toISOString(),
    })),
  },
  feedback: {
    total: feedback.total,
    newest: feedback.rows.map(({ created_at, ...row }) => ({ ...row, createTime: created_at.toISOString() })),
  },
  auditTrail: {
    total: auditTrail.total,
    newest: auditTrail.rows.map(({ recorded_at, ...row }) => ({ ...row, time: recorded_at.toISOString() })),
  },
  countedCalls: {
    total: countedCalls.total,
    newest: countedCalls.rows.map(({ first_at, last_at, ...row }) => ({
      ...row,
      firstTime: first_at.toISOString(),
      lastTime: last_at.toISOString(),
    })),
  },
});

const textOf = (time: Date | null): string | null => time?.toISOString() ?? null;
