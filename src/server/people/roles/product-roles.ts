import type { Power } from '#domain/roles/giving.ts';
import { canDefine } from '#domain/roles/giving.ts';
import { ApiError } from '#server/core/http/api-error.ts';
import { refusal } from '#server/core/http/validators.ts';
import type { Module } from '#server/core/module.ts';
import { resourceHandlers } from '#server/core/resource/handlers.ts';
import { defineResource } from '#server/core/resource/resource.ts';
import type { CoreServices } from '#server/core/services.ts';
import { rolesTables } from '#server/people/roles/stored.ts';
import type { SessionPort } from '#server/people/sessions/sessions.ts';
import { refuseStrayKeys, refuseWithoutAdministrator, refuseWithoutWayBack } from './rules.ts';

function refuseToMake(maker: Power, role: Power): void {
  const reason = canDefine(maker, role);
  if (reason)
    throw refusal([
      { field: `body.${reason}`, message: 'is more than you have yourself', reason: 'notHeld' },
    ]);
}

/** CL-384: roles, which every permission check reads (projections/accounts). */
const roles = defineResource('Role')({
  table: 'role',
  id: 'role_key',
  scope: null,
  fields: {
    roleKey: 'role_key',
    roleName: 'role_name',
    description: 'description',
    roleGroup: 'role_group',
    level: 'level',
    menus: 'menus',
    permissions: 'permissions',
    opId: 'op_id',
    updater: 'updater',
    createTime: 'created_at',
    updateTime: 'modified_at',
  },
  search: ['role_name', 'description'],
  names: ['roleName'],
  unique: { role_by_name: 'nameconflict', role_pkey: 'conflict' },
  modified: 'modified_at',
  modifiedBy: 'updater',
  check({ permissions }, id) {
    if (!permissions) return;
    refuseStrayKeys(permissions);
    refuseWithoutWayBack(id, permissions);
  },
  async begin(role, { power }) {
    refuseToMake(power, role);
    return {};
  },
  beforeUpdate(role, change, { power }) {
    refuseToMake(power, role);
    refuseToMake(power, { ...role, ...change });
  },
  beforeDelete({ roleGroup }) {
    if (roleGroup === 'System')
      throw new ApiError('custom', { message: 'A role that is part of the product cannot be deleted.' });
  },
  written: (db, { roleKey }) => refuseWithoutAdministrator(db, roleKey),
  keptBy: { account: 'role_key' },
});

interface Needs extends CoreServices {
  sessions: SessionPort;
}

const handlers = ({ sessions, live }: Needs) => {
  const { updateRole } = resourceHandlers(roles);
  return {
    async updateRole(call: Parameters<typeof updateRole>[0]) {
      const answer = await updateRole(call);
      // The change applies to every user's next call, and consoles follow (docs/decisions/124).
      sessions.lookAgain();
      live.askAgain(null);
      return answer;
    },
  };
};

export const roleModule: Module<Needs> = { name: 'roles', tables: rolesTables, resources: [roles], handlers };
