import { operations } from '#api/operations.gen.ts';
import { ApiError } from '#server/http/api-error.ts';
import { refusal } from '#server/http/validators.ts';
import type { Module } from '../module.ts';
import { defineResource } from '../resource/resource.ts';

const known = new Set<string | null>(Object.values(operations).map(({ permission }) => permission));
const own = operations.updateRole.permission;

/** CL-384: who may what, read by every check of a permission (projections/accounts). */
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
    updater: 'updater',
    createTime: 'created_at',
    updateTime: 'modified_at',
  },
  search: ['role_name', 'description'],
  unique: { role_by_name: 'nameconflict', role_pkey: 'conflict' },
  modified: 'modified_at',
  modifiedBy: 'updater',
  check({ permissions }, id) {
    const stray = permissions?.find((key) => !known.has(key));
    if (stray !== undefined)
      throw refusal([{ field: 'body.permissions', message: `has ${stray}, which no operation asks for` }]);
    // Without it there would be no way back.
    if (id === 'SystemAdmin' && permissions && !permissions.includes(own))
      throw refusal([
        { field: 'body.permissions', message: `must keep ${own} for the system administrator` },
      ]);
  },
  beforeDelete({ roleGroup }) {
    if (roleGroup === 'System')
      throw new ApiError('custom', { message: 'A role that is part of the product cannot be deleted.' });
  },
  keptBy: { account: 'role_key' },
});

export const roleModule: Module = { name: 'roles', resources: [roles] };
