/**
 * A required permission. Keys are the canonical API paths of operations (PE-036). A requirement is one key, a list of
 * which any key is enough, or lists within that list of which all keys are needed (RU-019).
 */
export type Requirement = string | readonly (string | readonly string[])[];

export interface Holder {
  permissions: readonly string[];
  /** A smaller level has more privileges. */
  userLevel: number;
}

/** Tells if the holder meets the requirement and, if given, the level (RU-020: an empty level passes). */
export function isAllowed(holder: Holder, requirement: Requirement, level?: number | null): boolean {
  if (level !== undefined && level !== null && holder.userLevel > level) return false;
  const has = (key: string) => holder.permissions.includes(key);
  if (typeof requirement === 'string') return requirement === '' || has(requirement);
  if (requirement.length === 0) return true;
  return requirement.some((item) => (typeof item === 'string' ? has(item) : item.every(has)));
}
