import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { Text } from '#domain/text/text.ts';

/** Permissions that the role editor shows together. */
export interface PermissionGroup {
  title: Text;
  /** By key. */
  permissions: Record<string, { title: Text }>;
}

const file = new URL('../../openapi/permissions.yaml', import.meta.url).pathname;

/** Reads the groups of openapi/permissions.yaml, in their order. */
export const readPermissions = (): Record<string, PermissionGroup> => parse(readFileSync(file, 'utf8'));

/** Returns all permission keys, in the order of the role editor. */
export const permissionKeys = (groups = readPermissions()): string[] =>
  Object.values(groups).flatMap(({ permissions }) => Object.keys(permissions));
