import { installationPermissions } from '#api/permissions.gen.ts';

/**
 * Filters a role's permissions that work for users of an organisation: those over the whole installation work at the
 * root only.
 */
export const workingPermissions = (
  permissions: string[],
  { parentId }: { parentId: string | null },
): string[] =>
  parentId === null ? permissions : permissions.filter((key) => !installationPermissions.includes(key));
