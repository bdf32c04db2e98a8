import type { OperationId } from '#api/operations.gen.ts';
import { isObject } from '#domain/verify/shapes.ts';
import type { AuditRecord } from '#server/core/audit/record.ts';
import type { AppendItem, NewEvent } from '#server/core/log/log.ts';

/** Values of a role in the log: enough to find a row that was changed without it. */
export type RoleValues = {
  name: string;
  level: number;
  menus: string[];
  permissions: string[];
  opId: string | null;
  /**
   * Time of writing in facts from before seals, ISO 8601. Entries of two servers may have been appended in another
   * order.
   */
  at?: string;
};

export const roleKind = 'role';
export const roleStream = (roleKey: string): string => `${roleKind}:${roleKey}`;

export const roleItem = (roleKey: string, event: NewEvent): AppendItem => ({
  streamId: roleStream(roleKey),
  kind: roleKind,
  machineVersion: '1',
  events: [event],
});

const deletes: readonly string[] = ['deleteRole', 'deleteOperatorRole'] satisfies OperationId[];
const writes: readonly string[] = [
  'createRole',
  'updateRole',
  'createOperatorRole',
  'updateOperatorRole',
  'importTable',
] satisfies OperationId[];

/**
 * Builds role facts from an audit entry that a version from before seals left pending: that one appended the fact with
 * the entry.
 */
export function roleFactsOf(record: AuditRecord, actor: NewEvent['actor']): AppendItem[] {
  const { operation, result, newValue, objects = [] } = record;
  if (result !== 'success') return [];
  if (deletes.includes(operation))
    return objects.map((key) => roleItem(key, { type: 'role.deleted', data: {}, actor }));
  if (!writes.includes(operation)) return [];
  const written = operation === 'importTable' && isObject(newValue) ? Object.values(newValue) : [newValue];
  return written.flatMap((value) => {
    const role = roleIn(value);
    return role ? [roleItem(role.key, { type: 'role.written', data: role.values, actor })] : [];
  });
}

/** Reads a role from an entry's value, under the names of either API; null for another row. */
function roleIn(value: unknown): { key: string; values: RoleValues } | null {
  if (!isObject(value)) return null;
  const of = (name: string, column: string): unknown => value[name] ?? value[column] ?? null;
  const key = of('roleKey', 'role_key');
  const values = {
    name: of('roleName', 'role_name'),
    level: value.level,
    menus: value.menus,
    permissions: value.permissions,
    opId: of('opId', 'op_id'),
    at: of('updateTime', 'modified_at') ?? of('createTime', 'created_at'),
  };
  return typeof key === 'string' && typeof values.at === 'string' && isRole(values) ? { key, values } : null;
}

/** Tells if the data of a fact is a role's. */
export const isRole = (value: Record<string, unknown>): value is RoleValues =>
  typeof value.name === 'string' &&
  typeof value.level === 'number' &&
  isTexts(value.menus) &&
  isTexts(value.permissions) &&
  (value.opId === null || typeof value.opId === 'string') &&
  (value.at === undefined || typeof value.at === 'string');

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string');
