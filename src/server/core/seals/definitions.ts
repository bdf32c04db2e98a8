import type { SealedTableDefinition } from './stored-rows.ts';

const sealed = { seal: 'seal', version: 'version' };

/** Seal of roles: covers their permissions. */
export const sealedRoles: SealedTableDefinition = {
  table: 'role',
  name: 'role',
  key: 'role_key',
  kind: 'role',
  fields: { name: 'role_name', level: 'level', menus: 'menus', permissions: 'permissions', opId: 'op_id' },
  facts: { adopted: 'role.adopted', written: 'role.written', deleted: 'role.deleted' },
  sealed,
};

/** Seal of organisations: covers the place in the tree, and the requirements for users and devices. */
export const sealedOperators: SealedTableDefinition = {
  table: 'operator',
  name: 'operator',
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
  sealed,
};

/** First seal of accounts: covers organisation, role and status. Its rows follow the account's stream. */
export const sealedAccounts: SealedTableDefinition = {
  table: 'account',
  name: 'account',
  key: 'account_id',
  kind: 'account',
  fields: { opId: 'op_id', roleKey: 'role_key', status: 'status', deleted: 'deleted' },
  facts: null,
  sealed,
};

/** Second seal of accounts: covers address and password hash. */
export const sealedCredentials: SealedTableDefinition = {
  table: 'account',
  name: 'credential',
  key: 'account_id',
  kind: 'credential',
  fields: { email: 'email', password: 'password_hash' },
  facts: { adopted: 'credential.adopted', written: 'credential.written', deleted: 'credential.deleted' },
  sealed: { seal: 'credential_seal', version: 'credential_version' },
  salt: 'credential_salt',
};
