import type { RoleValues } from './role-facts.ts';

/**
 * What migrations after the first seals did to roles, by the number of the migration. A start records such a change only where the role
 * is its last fact so changed: an attacker with SQL could write `role_change` too.
 */
export const roleMigrations: Readonly<
  Record<string, (roleKey: string, before: Omit<RoleValues, 'at'>) => Omit<RoleValues, 'at'>>
> = {};
