import { operations } from '#api/operations.gen.ts';
import { mayGive } from '#domain/roles/giving.ts';
import { ApiError, hintError, type Language } from '#server/core/http/api-error.ts';
import type { Caller, Handlers } from '#server/core/http/call.ts';
import type { Resource } from '#server/core/resource/resource.ts';
import type { CoreServices } from '#server/core/services.ts';
import type { ProvenRows } from '#server/people/account-rows/proven.ts';
import type { Invitations } from '#server/people/accounts/invitations.ts';
import { isAddressTaken } from '#server/people/accounts/queries/lives.ts';
import { OrganisationNames, providersOf } from './queries.ts';

type OrganisationHandlers = Pick<
  Handlers,
  'createOrganisationBelow' | 'checkCompanyName' | 'createOrganisationWithAdmin' | 'listProviders'
>;

const twoParents: Record<Language, string> = {
  en: 'The address and pOpid name two organisations.',
  ko: '주소와 pOpid가 서로 다른 조직을 가리킵니다.',
};

const invitePermission = operations.inviteAccount.permission;

interface Needs extends Pick<CoreServices, 'database'> {
  invitations: Invitations;
  proven: Pick<ProvenRows, 'account' | 'byEmail' | 'roleFor'>;
}

/** Handlers for organisations besides changing their rows. */
export const organisationHandlers = (
  { database, invitations, proven }: Needs,
  organisations: Resource<'Organisation'>,
): OrganisationHandlers => {
  /** The role is looked up for the parent: the new organisation's users can have the same roles. */
  const checkRole = async ({ account, permission }: Caller, roleKey: string, parentId: string) => {
    if (!account.role.permissions.includes(invitePermission))
      throw new ApiError('roleerr', { data: { permission: invitePermission } });
    const role = await proven.roleFor({ key: roleKey, opId: parentId });
    if (!role) throw new ApiError('nodata');
    if (mayGive(account.role, role) !== null) throw new ApiError('roleerr', { data: { permission } });
  };
  return {
    async createOrganisationBelow({ params, body, scope, language }) {
      const { pOpid = null } = body;
      const message = twoParents[language];
      if (pOpid !== null && pOpid !== params.opId)
        throw new ApiError('custom', { message, data: { errors: [{ field: 'body.pOpid', message }] } });
      return { data: await scope.of(organisations).create({ ...body, pOpid: params.opId }) };
    },

    async listProviders({ caller }) {
      return { data: await providersOf(database.sql, caller.account.operator.opPath) };
    },

    async checkCompanyName({ body: { companyName, pOpid }, caller, scope }) {
      const isFree = await scope
        .of(OrganisationNames)
        .isFree(companyName, pOpid ?? caller.account.operator.opId);
      if (isFree === null) throw new ApiError('nodata');
      if (!isFree) throw hintError('nameconflict');
      return { data: { companyName, message: 'this company name is available' } };
    },

    // CL-156. Organisation, account, invitation and mail are stored together, or none of them is (docs/decisions/236).
    async createOrganisationWithAdmin({ body, caller, scope, language: own }) {
      const { company, admin } = body;
      const { email, userName, roleGroupKey: roleKey, language = own } = admin;
      await checkRole(caller, roleKey, company.pOpid ?? caller.account.operator.opId);
      if (await isAddressTaken(database.sql, email)) throw hintError('emailconflict');
      let userId = '';
      const organisation = await scope.of(organisations).create(company, async ({ id: opId, items }) => {
        const invited = await invitations.invite({
          email,
          userName: userName.trim(),
          opId,
          roleGroupKey: roleKey,
          language,
          actor: caller.actor,
          organisation: { companyName: company.companyName, items },
        });
        if (invited.kind !== 'invited') throw hintError(invited.kind);
        userId = invited.accountId;
      });
      return { data: { organisation, userId } };
    },
  };
};
