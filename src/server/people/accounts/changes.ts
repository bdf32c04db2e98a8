import type { AccountRules } from '#domain/passwords/account-rules.ts';
import { normalEmail } from '#domain/validation.ts';
import type { Handlers } from '#server/core/http/call.ts';
import { missingStream } from '#server/core/http/missing-stream.ts';
import { pagination } from '#server/core/http/paging.ts';
import { refusal } from '#server/core/http/validators.ts';
import type { CoreServices } from '#server/core/services.ts';
import type { ProvenRows } from '#server/people/account-rows/proven.ts';
import { accountById } from '#server/people/account-rows/queries/accounts.ts';
import type { Accounts } from '#server/people/accounts/accounts.ts';
import type { Credentials } from '#server/people/credentials/credentials.ts';
import type { Passwords } from '#server/people/sessions/passwords.ts';
import { type SessionPort, sessionRows } from '#server/people/sessions/sessions.ts';
import { changeOwnSettings, isKnownZone } from '#server/people/settings/product-settings.ts';
import { accountBelow, accountInScope, checkRole, type ListedAccount } from './authority.ts';
import { losesAdministrator } from './last-administrator.ts';
import { checkOutcome, otherAddress, ownAccount, refuseMove } from './refusals.ts';
import { everyAccount } from './resources.ts';
import { passwordSetter } from './set-password.ts';

type ChangeHandlers = Pick<
  Handlers,
  | 'getAccount'
  | 'updateAccount'
  | 'getOwnUser'
  | 'updateOwnAccount'
  | 'deleteOwnAccount'
  | 'deleteAccount'
  | 'stopAccount'
  | 'startAccount'
  | 'listAccountSessions'
  | 'endAccountSessions'
>;

const shown = ({ userName, userPhone, roleGroupKey }: ListedAccount) => ({
  userName,
  userPhone,
  roleGroupKey,
});

interface Needs extends Pick<CoreServices, 'database' | 'live' | 'log' | 'now'> {
  accounts: Pick<Accounts, 'change' | 'join' | 'streams'>;
  sessions: SessionPort;
  proven: Pick<ProvenRows, 'account' | 'byEmail' | 'roleFor'>;
  passwords: Passwords;
  credentials: Credentials;
  accountRules: AccountRules;
}

/** Handlers that change and end accounts (TN-207, TN-208). */
export const changeHandlers = (services: Needs): ChangeHandlers => {
  const { database, accounts, sessions, live } = services;
  const endSessions = async (userId: string): Promise<number> => {
    const account = await accountById(database.sql, userId);
    const ended = account ? await sessions.endSome(account, { allBut: '' }) : 0;
    live.askAgain(userId);
    return ended;
  };
  return {
    async getAccount({ params, scope }) {
      // The record of an ended account is available too.
      const account = await scope.of(everyAccount).find(params.userId);
      if (!account) throw await missingStream(services.log, `account:${params.userId}`);
      return { data: account };
    },

    async updateAccount({ params, body, scope, caller, language, audit }) {
      const before = await accountBelow(scope, caller, params.userId);
      refuseMove(body.companyId, before.opId, language);
      const { version, userName, userPhone = before.userPhone, roleGroupKey = before.roleGroupKey } = body;
      const { password = '' } = body;
      if (roleGroupKey !== before.roleGroupKey)
        await checkRole(services, caller, { roleKey: roleGroupKey, opId: before.opId });
      const name = userName?.trim() ?? before.userName;
      const { userId } = params;
      const setPassword = password
        ? await passwordSetter(services, { userId, userName: name, password, caller, language })
        : null;
      const outcome = await accounts.change(
        userId,
        { type: 'account.changed', data: { name, phone: userPhone, roleKey: roleGroupKey } },
        {
          actor: caller.actor,
          ...(version === undefined ? {} : { version }),
          losesAdministrator: await losesAdministrator(database, before, roleGroupKey),
        },
      );
      checkOutcome(outcome, language);
      await setPassword?.();
      if (roleGroupKey !== before.roleGroupKey) live.askAgain(userId);
      const after = await accountInScope(scope, userId);
      const now = shown(after);
      audit.changed(shown(before), setPassword ? { ...now, event: 'password set by an administrator' } : now);
      return { data: after };
    },

    async getOwnUser({ scope, caller }) {
      return { data: await accountInScope(scope, caller.account.accountId) };
    },

    async updateOwnAccount({ body, caller, language, audit }) {
      const { accountId, name, phone, role } = caller.account;
      const { userName, userPhone, ...settings } = body;
      const zones = [settings.timezone, settings.quietHours?.timeZone];
      if (zones.some((zone) => zone && !isKnownZone(zone)))
        throw refusal([{ field: 'body.timezone', message: 'is no time zone that this server knows' }]);
      const changed = Object.keys(settings).length > 0;
      const set = changed ? await changeOwnSettings(services, accountId, settings) : null;
      const after = {
        name: userName?.trim() ?? name,
        phone: userPhone === undefined ? phone : userPhone,
      };
      if (set && userName === undefined && userPhone === undefined) {
        audit.changed(set.before, set.after);
        return { data: {} };
      }
      const outcome = await accounts.change(
        accountId,
        { type: 'account.changed', data: { ...after, roleKey: role.key } },
        { actor: caller.actor },
      );
      checkOutcome(outcome, language);
      audit.changed(
        { ...set?.before, userName: name, userPhone: phone },
        { ...set?.after, userName: after.name, userPhone: after.phone },
      );
      return { data: {} };
    },

    async deleteOwnAccount({ body, caller, language, audit }) {
      const { accountId: userId, email, name, phone, operator, role } = caller.account;
      if (normalEmail(body.email) !== email) throw otherAddress(language);
      const outcome = await accounts.change(
        userId,
        { type: 'account.deleted', data: { reason: '' } },
        {
          actor: caller.actor,
          losesAdministrator: await losesAdministrator(database, { userId, opId: operator.opId }, null),
        },
      );
      checkOutcome(outcome, language);
      await endSessions(userId);
      const before = { userName: name, userPhone: phone, roleGroupKey: role.key };
      audit.changed({ ...before, email, opId: operator.opId }, null);
      return { data: {} };
    },

    async deleteAccount({ params, scope, caller, language, audit }) {
      const before = await accountBelow(scope, caller, params.userId);
      if (before.userId === caller.account.accountId) throw ownAccount(language);
      const outcome = await accounts.change(
        before.userId,
        { type: 'account.deleted', data: { reason: '' } },
        { actor: caller.actor, losesAdministrator: await losesAdministrator(database, before, null) },
      );
      checkOutcome(outcome, language);
      await endSessions(before.userId);
      audit.changed({ ...shown(before), email: before.email, opId: before.opId }, null);
      return { data: {} };
    },

    async stopAccount({ params, body, scope, caller, language, audit }) {
      const before = await accountBelow(scope, caller, params.userId);
      if (before.userId === caller.account.accountId) throw ownAccount(language);
      const outcome = await accounts.change(
        before.userId,
        { type: 'account.stopped', data: { reason: body.reason?.trim() ?? '' } },
        { actor: caller.actor, losesAdministrator: await losesAdministrator(database, before, null) },
      );
      checkOutcome(outcome, language);
      await endSessions(before.userId);
      audit.changed({ opUserStatus: before.opUserStatus }, { opUserStatus: 'Stopped' });
      return { data: await accountInScope(scope, before.userId) };
    },

    async startAccount({ params, scope, caller, language, audit }) {
      const before = await accountBelow(scope, caller, params.userId);
      const outcome = await accounts.change(
        before.userId,
        { type: 'account.started', data: {} },
        { actor: caller.actor },
      );
      checkOutcome(outcome, language);
      audit.changed({ opUserStatus: before.opUserStatus }, { opUserStatus: 'Running' });
      return { data: await accountInScope(scope, before.userId) };
    },

    async listAccountSessions({ params, query: { page = 1, limit = sessionRows }, scope }) {
      await accountInScope(scope, params.userId);
      const account = await accountById(database.sql, params.userId);
      const { rows, total } = account
        ? await sessions.list(account, { limit, offset: (page - 1) * limit })
        : { rows: [], total: 0 };
      return {
        data: rows.map((row) => ({
          sessionId: row.family_id,
          address: row.address,
          userAgent: row.user_agent,
          createTime: row.created_at.toISOString(),
          lastUseTime: row.last_used_at.toISOString(),
        })),
        pagination: pagination({ page, limit }, total),
      };
    },

    async endAccountSessions({ params, scope, caller, audit }) {
      const { userId } = await accountBelow(scope, caller, params.userId);
      const ended = await endSessions(userId);
      await accounts.change(
        userId,
        { type: 'account.signedOut', data: { sessions: ended } },
        { actor: caller.actor },
      );
      audit.changed(null, { event: 'signed out everywhere by an administrator', userId, ended });
      return { data: { ended } };
    },
  };
};
