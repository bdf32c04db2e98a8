import { installationPermissions } from '#api/permissions.gen.ts';

/** Of a role's permissions, those that work for people of an organisation: what reaches the whole installation works at the root only. */
export const workingPermissions = (
  permissions: string[],
  { parentId }: { parentId: string | null },
): string[] =>
  parentId === null ? permissions : permissions.filter((key) => !installationPermissions.includes(key));
