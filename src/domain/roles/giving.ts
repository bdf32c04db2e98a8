import { isAllowed } from '../permissions.ts';

/** Privileges of a user or a role. */
export interface Power {
  /** The userLevel; a smaller one has more privileges. */
  level: number;
  /** Keys of operations (PE-036). */
  permissions: readonly string[];
}

/** Permission key for changing the product's roles. */
export const rolesPermission = '/admin/api/v1/ref/role';

/**
 * Returns the reason that a user cannot assign a role, or create one like it; null: they can. No user grants what they
 * lack: a role above their level, or a permission that they do not have (PE-026, RU-023).
 */
export function mayGive(giver: Power, role: Power): 'level' | 'permissions' | null {
  const holder = { permissions: giver.permissions, userLevel: giver.level };
  if (!isAllowed(holder, '', role.level)) return 'level';
  return role.permissions.every((key) => isAllowed(holder, key)) ? null : 'permissions';
}

/**
 * Returns the reason that a user cannot create a role like this one, or change a role into it. Same as `mayGive`,
 * except that an administrator of the product's roles at the highest level may do everything: otherwise a permission
 * removed from their own role could never be restored.
 */
export const canDefine = (maker: Power, role: Power): 'level' | 'permissions' | null =>
  maker.level === 0 && maker.permissions.includes(rolesPermission) ? null : mayGive(maker, role);
