import { operations } from '#api/operations.gen.ts';
import { rolesPermission } from '#domain/roles/giving.ts';
import { refusal } from '#server/core/http/validators.ts';

const known = new Set<string | null>(Object.values(operations).map(({ permission }) => permission));

export function refuseStrayKeys(permissions: readonly string[]): void {
  const stray = permissions.find((key) => !known.has(key));
  if (stray !== undefined)
    throw refusal([
      {
        field: 'body.permissions',
        message: `has ${stray}, which no operation asks for`,
        reason: 'strayKey',
        params: { key: stray },
      },
    ]);
}

/** The system administrator keeps the permission to change roles: without it there would be no way back. */
export function refuseWithoutWayBack(roleKey: string | null, permissions: readonly string[]): void {
  if (roleKey === 'SystemAdmin' && !permissions.includes(rolesPermission))
    throw refusal([
      {
        field: 'body.permissions',
        message: `must keep ${rolesPermission} for the system administrator`,
        reason: 'keepsKey',
        params: { key: rolesPermission },
      },
    ]);
}
