import { operations } from '#api/operations.gen.ts';
import { canDefine, mayGive, type Power, rolesPermission } from '#domain/roles/giving.ts';
import { uniqueName } from '#domain/text/normal.ts';
import { ApiError, hintError } from '#server/core/http/api-error.ts';
import type { Body, Handlers, Reply } from '#server/core/http/call.ts';
import { refusal } from '#server/core/http/validators.ts';
import type { Module } from '#server/core/module.ts';
import { comparedSealedRows } from '#server/core/read-models/comparison/sealed-rows.ts';
import type { Scope } from '#server/core/read-models/scope.ts';
import { sealedRoles } from '#server/core/seals/definitions.ts';
import type { CoreServices } from '#server/core/services.ts';
import type { SessionPort } from '#server/people/sessions/sessions.ts';
import { workingPermissions } from '../account-rows/reach.ts';
import { operatorRoles, type RoleOwner, type RoleRow, type RoleValues } from './queries.ts';
import { roleFactsOf } from './role-facts.ts';
import {
  refuseInstallationKeys,
  refuseStrayKeys,
  refuseWithoutAdministrator,
  refuseWithoutWayBack,
} from './rules.ts';

type RoleHandlers = Pick<
  Handlers,
  'listOperatorRoles' | 'getOperatorRole' | 'createOperatorRole' | 'updateOperatorRole' | 'deleteOperatorRole'
>;
type OperatorRole = Reply<'createOperatorRole'>['data'];

const editPermission = operations.updateOperatorRole.permission;

interface Needs extends CoreServices {
  sessions: SessionPort;
}

/** PE-026, CL-152..CL-155: roles of an organisation. */
const handlers = ({ sessions, live }: Needs): RoleHandlers => {
  /** Applies to every user's next call, and consoles follow (docs/decisions/124). */
  const takeEffect = () => {
    sessions.lookAgain();
    live.askAgain(null);
  };
  return {
    async listOperatorRoles({ params, scope, caller }) {
      const owner = await ownerInScope(scope, params.opId);
      const rows = await scope.of(operatorRoles).list(owner);
      return { data: rows.map((row) => present(row, owner, caller.account.role)) };
    },

    async getOperatorRole({ params, scope, caller }) {
      const owner = await ownerInScope(scope, params.opId);
      const roles = scope.of(operatorRoles);
      const row = await roles.find(owner, params.roleGroupKey);
      if (!row) throw new ApiError('nodata');
      const holders = await roles.holders(row.role_key);
      return {
        data: {
          role: present(row, owner, caller.account.role),
          holders: holders.map(({ account_id, name, email, company_name }) => ({
            userId: account_id,
            userName: name,
            email,
            companyName: company_name,
          })),
        },
      };
    },

    async createOperatorRole({ params, body, scope, caller }) {
      const owner = await ownerInScope(scope, params.opId);
      const values = valuesOf(body);
      refuseToMake(caller.account.role, values, owner);
      const row = await scope.of(operatorRoles).create(owner, values).catch(refuseName);
      return { data: present(row, owner, caller.account.role) };
    },

    async updateOperatorRole({ params, body, scope, caller }) {
      const owner = await ownerInScope(scope, params.opId);
      const values = valuesOf(body);
      refuseToMake(caller.account.role, values, owner);
      refuseWithoutWayBack(params.roleGroupKey, values.permissions);
      const row = await scope
        .of(operatorRoles)
        .update(owner, params.roleGroupKey, values, {
          before(row) {
            refuseUnlessEdits(row, owner, caller.account.role);
            refuseWhereChanged(row, body.updateTime);
          },
          after: refuseWithoutAdministrator,
        })
        .catch(refuseName);
      takeEffect();
      return { data: present(row, owner, caller.account.role) };
    },

    async deleteOperatorRole({ params, scope, caller }) {
      const owner = await ownerInScope(scope, params.opId);
      await scope.of(operatorRoles).remove(owner, params.roleGroupKey, (before, account) => {
        refuseUnlessEdits(before, owner, caller.account.role);
        if (before?.role_group === 'System')
          throw new ApiError('custom', { message: 'A role that is part of the product cannot be deleted.' });
        if (account > 0) throw hintError('conflict', { account });
      });
      takeEffect();
      return { data: {} };
    },
  };
};

async function ownerInScope(scope: Scope, opId: string): Promise<RoleOwner> {
  const owner = await scope.of(operatorRoles).owner(opId);
  if (!owner) throw new ApiError('nodata');
  return owner;
}

const valuesOf = ({
  roleName,
  roleDesc = '',
  roleLevel,
  menus,
  permissions,
}: Body<'createOperatorRole'>): RoleValues => ({
  role_name: uniqueName(roleName),
  description: roleDesc,
  level: roleLevel,
  menus,
  permissions,
});

function refuseToMake(maker: Power, role: RoleValues, owner: RoleOwner): void {
  refuseStrayKeys(role.permissions);
  if (owner.parent_id !== null) refuseInstallationKeys(role.permissions);
  const reason = canDefine(maker, role);
  if (reason === 'level') throw refusal([{ field: 'body.roleLevel', message: 'is above your own level' }]);
  if (reason === 'permissions')
    throw refusal([{ field: 'body.permissions', message: 'has a permission that you do not have yourself' }]);
}

/** Tells if a role can be changed for this owner: a product role at the root, or the organisation's own. */
const isOf = (row: RoleRow, owner: RoleOwner, { permissions }: Power): boolean =>
  row.op_id === null
    ? owner.parent_id === null && permissions.includes(rolesPermission)
    : row.op_id === owner.op_id;

const mayEdit = (row: RoleRow, owner: RoleOwner, power: Power): boolean =>
  power.permissions.includes(editPermission) && isOf(row, owner, power) && canDefine(power, row) === null;

function refuseUnlessEdits(row: RoleRow | null, owner: RoleOwner, power: Power): asserts row is RoleRow {
  if (!row) throw new ApiError('nodata');
  if (!mayEdit(row, owner, power)) throw new ApiError('roleerr', { data: { permission: editPermission } });
}

/** Refuses a change whose caller names an older state of the role, if two administrators edit it. */
function refuseWhereChanged(row: RoleRow, seen: string | null | undefined): void {
  const updateTime = timeOf(row);
  if (seen !== undefined && seen !== updateTime) throw hintError('conflict', { updateTime });
}

const timeOf = ({ modified_at: at }: RoleRow): string | null => at?.toISOString() ?? null;

/** Maps SQLSTATE 23505: another role of the organisation has the name. */
function refuseName(error: unknown): never {
  throw error instanceof Error && 'code' in error && error.code === '23505'
    ? hintError('nameconflict')
    : error;
}

const present = (row: RoleRow, owner: RoleOwner, power: Power): OperatorRole => ({
  roleGroupKey: row.role_key,
  roleName: row.role_name,
  roleDesc: row.description,
  roleGroup: row.role_group,
  roleLevel: row.level,
  ownerOpId: row.op_id,
  ownerName: row.owner_name,
  menus: row.menus,
  permissions: row.permissions,
  userCount: row.users,
  mayEdit: mayEdit(row, owner, power),
  mayGive:
    mayGive(power, {
      level: row.level,
      permissions: workingPermissions(row.permissions, { parentId: owner.parent_id }),
    }) === null,
  updater: row.updater,
  createTime: row.created_at.toISOString(),
  updateTime: timeOf(row),
});

export const operatorRoleModule: Module<Needs> = {
  name: 'operator roles',
  auditFacts: roleFactsOf,
  compared: (database, log) => [comparedSealedRows(sealedRoles, database, log)],
  handlers,
};
