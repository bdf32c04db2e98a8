import type { SealedTableDefinition } from './stored-rows.ts';

/** What a role permits. */
export const sealedRoles: SealedTableDefinition = {
  table: 'role',
  key: 'role_key',
  kind: 'role',
  fields: { name: 'role_name', level: 'level', menus: 'menus', permissions: 'permissions', opId: 'op_id' },
  facts: { adopted: 'role.adopted', written: 'role.written', deleted: 'role.deleted' },
};

/** The place of an organisation in the tree, and what it requires of users and devices. */
export const sealedOperators: SealedTableDefinition = {
  table: 'operator',
  key: 'op_id',
  kind: 'operator',
  fields: {
    parentId: 'parent_id',
    opPath: 'op_path',
    opType: 'op_type',
    useFlag: 'use_flag',
    requireTwoFactor: 'require_two_factor',
    deviceIdentity: 'device_identity',
  },
  facts: { adopted: 'operator.adopted', written: 'operator.written', deleted: 'operator.deleted' },
};

/** Where an account belongs, and whether it may sign in. Its rows follow the stream of the account. */
export const sealedAccounts: SealedTableDefinition = {
  table: 'account',
  key: 'account_id',
  kind: 'account',
  fields: { opId: 'op_id', roleKey: 'role_key', status: 'status', deleted: 'deleted' },
  facts: null,
};
