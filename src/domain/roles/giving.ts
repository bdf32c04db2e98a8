import { isAllowed } from '../permissions.ts';

/** What a person may, or what a role lets do. */
export interface Power {
  /** userLevel; smaller is more powerful. */
  level: number;
  /** Keys of operations (PE-036). */
  permissions: readonly string[];
}

/** Key of who changes the roles of the product. */
export const rolesPermission = '/admin/api/v1/ref/role';

/**
 * Why somebody may not give a role, or make one like it; null: he may. Nobody gives what he lacks: a role above his own
 * level, or a permission that he does not have himself (PE-026, RU-023).
 */
export function mayGive(giver: Power, role: Power): 'level' | 'permissions' | null {
  const holder = { permissions: giver.permissions, userLevel: giver.level };
  if (!isAllowed(holder, '', role.level)) return 'level';
  return role.permissions.every((key) => isAllowed(holder, key)) ? null : 'permissions';
}

/**
 * Why somebody may not make or change a role so that it is this one. As `mayGive`, but who administers the roles of the
 * product at the highest level may everything: a permission that he has taken from himself could else not come back.
 */
export const canDefine = (maker: Power, role: Power): 'level' | 'permissions' | null =>
  maker.level === 0 && maker.permissions.includes(rolesPermission) ? null : mayGive(maker, role);
