import type { LoggedEvent } from '#domain/logged-event.ts';
import { serverActor } from '#domain/logged-event.ts';
import type { Database, Row } from '#server/core/database/database.ts';
import type { AppendItem, EventLog } from '#server/core/log/log.ts';
import { settledDifferences } from '#server/core/read-models/comparison/compared-rows.ts';
import type { ComparedTable, RowDifference } from '#server/core/read-models/comparison/compared-table.ts';
import { isRole, type RoleValues, roleItem, roleKind, roleStream } from './role-facts.ts';

type StoredRole = Row<'role'>;

const factsAtOnce = 1_000;

const valuesOf = (row: StoredRole): RoleValues => ({
  name: row.role_name,
  level: row.level,
  menus: row.menus,
  permissions: row.permissions,
  opId: row.op_id,
  at: (row.modified_at ?? row.created_at).toISOString(),
});

/**
 * Records all roles at the first start that knows records, and later what migrations have made or changed: any other role without a
 * record was written past the log, and the comparison names it.
 */
export async function recordRoles(database: Database, log: EventLog): Promise<void> {
  const rows = await database.sql.selectFrom('role').selectAll().execute();
  const known = new Set(
    (await log.streams(rows.map(({ role_key: key }) => roleStream(key)))).map(({ streamId }) => streamId),
  );
  const actor = serverActor('roles');
  const changes = await database.sql.selectFrom('role_change').selectAll().execute();
  const isFirst = known.size === 0;
  const adopted = rows
    .filter(({ role_key: key }) => !known.has(roleStream(key)))
    .filter(({ role_key: key }) => isFirst || changes.some((change) => change.role_key === key))
    .map((row) => roleItem(row.role_key, { type: 'role.adopted', data: valuesOf(row), actor }));
  const migrated = changes.flatMap(({ role_key: key, migration }): AppendItem[] => {
    const row = rows.find(({ role_key: one }) => one === key);
    if (!row || !known.has(roleStream(key))) return [];
    const data = { ...valuesOf(row), migration };
    return [roleItem(key, { type: 'role.migrated', data, actor })];
  });
  const [first, ...others] = [...migrated, ...adopted];
  if (!first) return;
  const within = async (db: Database['sql']) => void (await db.deleteFrom('role_change').execute());
  await log.append([{ ...first, within }, ...others]);
}

/** Roles as their rows say, compared with what was recorded of them. */
export const comparedRoles = (database: Database, log: EventLog): ComparedTable => ({
  table: 'role',
  power: true,
  async *compare() {
    const rows = await storedRoles(database);
    yield { rows: rows.size, differences: await settledDifferences(() => differences(database, log)) };
  },
});

async function differences(database: Database, log: EventLog): Promise<RowDifference[]> {
  // An entry that is still to be appended brings the fact of the row.
  if (await hasPendingEntries(database, log.logId)) return [];
  const [rows, recorded] = [await storedRoles(database), await recordedRoles(database, log)];
  const keys = [...new Set([...rows.keys(), ...recorded.keys()])];
  return keys.flatMap((key): RowDifference[] => {
    const row = rows.get(key);
    const values = recorded.get(key);
    const named = { table: 'role', key, columns: [] };
    if (!row) return values ? [{ ...named, problem: 'missing' }] : [];
    if (!values) return [{ ...named, problem: 'unknown' }];
    const changed = changedColumns(valuesOf(row), values);
    return changed.length > 0 ? [{ ...named, problem: 'changed', columns: changed }] : [];
  });
}

const columns = [
  ['name', 'role_name'],
  ['level', 'level'],
  ['menus', 'menus'],
  ['permissions', 'permissions'],
  ['opId', 'op_id'],
] as const satisfies [keyof RoleValues, keyof StoredRole][];

const changedColumns = (row: RoleValues, recorded: RoleValues): string[] =>
  columns.flatMap(([field, column]) =>
    JSON.stringify(row[field]) === JSON.stringify(recorded[field]) ? [] : [column],
  );

async function storedRoles({ sql }: Database): Promise<Map<string, StoredRole>> {
  const rows = await sql.selectFrom('role').selectAll().execute();
  return new Map(rows.map((row) => [row.role_key, row]));
}

async function hasPendingEntries({ sql }: Database, logId: string): Promise<boolean> {
  const pending = await sql
    .selectFrom('es_effect')
    .select('effect_id')
    .where('log_id', '=', logId)
    .where('kind', '=', 'audit')
    .limit(1)
    .executeTakeFirst();
  return pending !== undefined;
}

/** The last values of each role that was recorded and not deleted. */
async function recordedRoles({ sql }: Database, log: EventLog): Promise<Map<string, RoleValues>> {
  const streams = await sql
    .selectFrom('es_stream')
    .select('stream_id')
    .where('log_id', '=', log.logId)
    .where('kind', '=', roleKind)
    .execute();
  const roles = new Map<string, RoleValues>();
  for (const { stream_id: streamId } of streams) {
    const values = lastValues(await factsOf(log, streamId));
    if (values) roles.set(streamId.slice(roleKind.length + 1), values);
  }
  return roles;
}

async function factsOf(log: EventLog, streamId: string): Promise<LoggedEvent[]> {
  const facts: LoggedEvent[] = [];
  for (;;) {
    const page = await log.readStream(streamId, facts.length, factsAtOnce);
    if (page.length === 0) return facts;
    facts.push(...page);
  }
}

/** Null: deleted. The newest by the time at which the row was written, which may not be the last that was appended. */
function lastValues(facts: readonly LoggedEvent[]): RoleValues | null {
  let last: RoleValues | null = null;
  for (const { type, data } of facts) {
    if (type === 'role.deleted') last = null;
    else if (isRole(data) && (last === null || data.at >= last.at)) last = data;
  }
  return last;
}
