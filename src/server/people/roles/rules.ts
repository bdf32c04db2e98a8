import type { Kysely } from 'kysely';
import { operations } from '#api/operations.gen.ts';
import { installationPermissions } from '#api/permissions.gen.ts';
import { rolesPermission } from '#domain/roles/giving.ts';
import type { Tables } from '#server/core/database/database.ts';
import { refusal } from '#server/core/http/validators.ts';
import { administratorRemains, isHeldAtRoot } from '#server/people/account-rows/queries/administrators.ts';

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

/** Requires that the system administrator keeps the permission to change roles: otherwise it could not be restored. */
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

/** Refuses permissions over the whole installation in a role of an organisation below the root. */
export function refuseInstallationKeys(permissions: readonly string[]): void {
  const key = permissions.find((one) => installationPermissions.includes(one));
  if (key !== undefined)
    throw refusal([
      {
        field: 'body.permissions',
        message: `has ${key}, which works in the root organisation only`,
        reason: 'rootOnly',
        params: { key },
      },
    ]);
}

/** Requires, in the transaction that wrote a role, that an account which can restore permissions remains. */
export async function refuseWithoutAdministrator(db: Kysely<Tables>, roleKey: string): Promise<void> {
  if ((await administratorRemains(db, { butFor: null })) || !(await isHeldAtRoot(db, roleKey))) return;
  throw refusal([
    {
      field: 'body.permissions',
      message: 'leaves no account that can administer the installation',
      reason: 'noAdministrator',
    },
  ]);
}
