import { sql } from 'kysely';
import { operations } from '#api/operations.gen.ts';
import { defineResource, type ResourceDefinition } from '#server/core/resource/resource.ts';

const invites = operations.inviteAccount.permission;

const definition = {
  table: 'account',
  id: 'account_id',
  scope: 'op_id',
  fields: {
    userId: 'account_id',
    email: 'email',
    userName: 'name',
    userPhone: 'phone',
    opId: 'op_id',
    companyId: 'op_id',
    companyName: sql<string>`(select company_name from operator where op_id = r.op_id)`,
    opType: sql`(select op_type from operator where op_id = r.op_id)`,
    roleGroupKey: 'role_key',
    userRoleName: sql<string>`coalesce((select role_name from role where role_key = r.role_key), r.role_key)`,
    userLevel: sql<number>`coalesce((select level from role where role_key = r.role_key), 99)`,
    opUserStatus: 'status',
    state: sql`coalesce((select state from account_life where account_id = r.account_id), lower(r.status))`,
    activeFlag: sql`case r.status when 'Invited' then 'inviting' else 'using' end`,
    inviteTime: 'invited_at',
    inviteEndTime: 'invited_until',
    acceptTime: 'accepted_at',
    lastAccessTime: 'last_access_at',
    invitedBy: 'invited_by_name',
    sessionCount: sql<number>`(
      select count(*)::int from refresh_family f where f.account_id = r.account_id and f.revoked_at is null
        and exists (select 1 from refresh_token t where t.family_id = f.family_id and t.expires_at > now()))`,
    lastAdministrator: sql<boolean>`r.status = 'Running'
      and exists (select 1 from role where role_key = r.role_key and ${invites} = any(permissions))
      and not exists (
        select 1 from role q where ${invites} = any(q.permissions) and exists (
          select 1 from account b
          where b.op_id = r.op_id and b.role_key = q.role_key and b.status = 'Running' and b.account_id <> r.account_id))`,
    version: 'version',
    createTime: 'created_at',
    modifyTime: 'modified_at',
  },
  search: ['name', 'email'],
} satisfies ResourceDefinition<'Account', 'account'>;

/**
 * RT-022: existing accounts of the caller's organisation and those below it. Their life cycle is a stream
 * (account-stream.ts).
 */
export const accounts = defineResource('Account')<'account'>({ ...definition, only: { deleted: false } });

/** Accounts including ended ones, for readers of their records. */
export const everyAccount = defineResource('Account')<'account'>(definition);

/** CL-409: requests by people without an account. */
export const accountRequests = defineResource('AccountRequest')({
  table: 'account_request',
  id: 'request_id',
  scope: 'op_id',
  fields: {
    requestId: 'request_id',
    email: 'email',
    userName: 'name',
    userPhone: 'phone',
    companyName: 'company_name',
    message: 'message',
    language: 'language',
    state: 'state',
    hasAccount: sql<boolean>`exists (select 1 from account where email = r.email and not deleted)`,
    requestTime: 'requested_at',
    decideTime: 'decided_at',
    privacyVersion: 'privacy_version',
    decidedBy: 'decided_by',
  },
  search: ['name', 'email', 'company_name'],
});
