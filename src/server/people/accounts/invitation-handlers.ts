import { mayGive } from '#domain/roles/giving.ts';
import { ApiError, hintError, type Language } from '#server/core/http/api-error.ts';
import type { Caller, Handlers } from '#server/core/http/call.ts';
import type { CoreServices } from '#server/core/services.ts';
import type { ProvenRows } from '#server/people/account-rows/proven.ts';
import { workingPermissions } from '#server/people/account-rows/reach.ts';
import type { Accounts } from '#server/people/accounts/accounts.ts';
import type { Invitations } from '#server/people/accounts/invitations.ts';
import { invitationChoices, isAddressTaken } from '#server/people/accounts/queries/lives.ts';
import { accountBelow, accountInScope, checkRole, organisationInScope } from './authority.ts';
import { checkOutcome, oneOrganisation } from './refusals.ts';

type InvitationHandlers = Pick<
  Handlers,
  | 'listInvitationChoices'
  | 'inviteAccount'
  | 'inviteAccounts'
  | 'reinviteAccount'
  | 'disinviteAccount'
  | 'checkEmail'
>;

interface Invited {
  email: string;
  userName?: string | undefined;
  opId: string;
  roleGroupKey: string;
  language: Language;
  /** Version of the privacy notice that a person accepted when requesting the account. */
  privacyVersion?: string | null;
  caller: Caller;
}

/** RU-088. */
const isFree: Record<Language, string> = {
  en: 'This mail is available.',
  ko: '사용할 수 있는 이메일입니다.',
};

interface Needs extends Pick<CoreServices, 'database' | 'logger'> {
  invitations: Invitations;
  accounts: Pick<Accounts, 'change' | 'join' | 'streams'>;
  proven: Pick<ProvenRows, 'account' | 'byEmail' | 'roleFor'>;
}

/** Sends one invitation; `sendmailfail` if it could not be stored. */
export async function inviteOne({ invitations, logger }: Needs, invited: Invited) {
  const { email, userName = '', opId, roleGroupKey, language, privacyVersion = null, caller } = invited;
  try {
    return await invitations.invite({
      email,
      userName: userName.trim(),
      opId,
      roleGroupKey,
      language,
      privacyVersion,
      actor: caller.actor,
    });
  } catch (error) {
    logger.error({ err: error }, 'invitation');
    return { kind: 'sendmailfail' } as const;
  }
}

/** Handlers for invitations, from sending to withdrawal or acceptance (TN-202..TN-204). */
export const invitationHandlers = (services: Needs): InvitationHandlers => {
  const { invitations, database } = services;
  return {
    async listInvitationChoices({ scope, caller }) {
      const { organisations, roles } = await invitationChoices(database.sql, scope.opPath);
      const depthOf = (path: string) => path.split('/').length;
      const top = depthOf(scope.opPath);
      return {
        data: {
          organisations: organisations.map(({ opPath, ...organisation }) => ({
            ...organisation,
            depth: depthOf(opPath) - top,
          })),
          roles: roles
            .filter(({ level, permissions }) => {
              const given = { level, permissions: workingPermissions(permissions, caller.account.operator) };
              return mayGive(caller.account.role, given) === null;
            })
            .map(({ roleGroupKey, roleName, level }) => ({ roleGroupKey, roleName, userLevel: level })),
        },
      };
    },

    async inviteAccount({ body, scope, caller, language: own, audit }) {
      const { email, userName, roleGroupKey, language = own } = body;
      const opId = oneOrganisation(body, own);
      const organisation = await organisationInScope(services, { scope, caller, opId });
      await checkRole(services, caller, { roleKey: roleGroupKey, opId: organisation });
      const invited = { email, userName, opId: organisation, roleGroupKey, language, caller };
      const answer = await inviteOne(services, invited);
      if (answer.kind !== 'invited') throw hintError(answer.kind);
      const account = await accountInScope(scope, answer.accountId);
      audit.changed(null, { email: account.email, opId: organisation, roleGroupKey });
      return { data: { userId: account.userId, email: account.email } };
    },

    async inviteAccounts({ body, scope, caller, language: own, audit }) {
      const { emails, opId, roleGroupKey, language = own } = body;
      const organisation = await organisationInScope(services, { scope, caller, opId });
      await checkRole(services, caller, { roleKey: roleGroupKey, opId: organisation });
      const answers = [];
      for (const email of emails) {
        const answer = await inviteOne(services, {
          email,
          opId: organisation,
          roleGroupKey,
          language,
          caller,
        });
        const userId = answer.kind === 'invited' ? answer.accountId : null;
        answers.push({ email: email.trim(), result: answer.kind, userId });
      }
      const [only] = answers;
      if (answers.length === 1 && only && only.result !== 'invited')
        throw hintError(only.result, { answers });
      const invited = answers.flatMap(({ email, userId }) => (userId ? [email] : []));
      audit.changed(null, { invited, opId: organisation, roleGroupKey });
      return { data: answers };
    },

    async reinviteAccount({ body, scope, caller, language, audit }) {
      const before = await accountBelow(scope, caller, body.userId);
      const { snapshot } = await services.accounts.streams.load(before.userId);
      const { userId: accountId, email, opId } = before;
      const mailed = snapshot.context.language === 'ko' ? 'ko' : 'en';
      const outcome = await invitations.inviteAgain(
        { accountId, email, opId, language: snapshot.context.language ? mailed : language },
        caller.actor,
      );
      checkOutcome(outcome, language);
      const after = await accountInScope(scope, before.userId);
      audit.changed({ inviteTime: before.inviteTime }, { inviteTime: after.inviteTime });
      return { data: after };
    },

    async disinviteAccount({ body, scope, caller, language, audit }) {
      const { userId, email, opId, roleGroupKey } = await accountBelow(scope, caller, body.userId);
      checkOutcome(await invitations.withdraw(userId, caller.actor), language);
      audit.changed({ email, opId, roleGroupKey }, null);
      return { data: {} };
    },

    async checkEmail({ body, language }) {
      if (await isAddressTaken(database.sql, body.email)) throw new ApiError('emailconflict');
      return { data: { message: isFree[language] } };
    },
  };
};
