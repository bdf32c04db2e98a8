import { canonicalJson } from '#domain/canonical-json.ts';
import { serverActor } from '#domain/logged-event.ts';
import type { Database, Row } from '#server/core/database/database.ts';
import type { AppendItem, EventLog } from '#server/core/log/log.ts';
import { sealedRoles } from '#server/core/seals/definitions.ts';
import { lastFactOf } from '#server/core/seals/last-fact.ts';
import { isRole, type RoleValues, roleItem, roleStream } from './role-facts.ts';
import { roleMigrations } from './role-migrations.ts';

type StoredRole = Row<'role'>;
type Migrations = typeof roleMigrations;

const valuesOf = (row: StoredRole): RoleValues => ({
  name: row.role_name,
  level: row.level,
  menus: row.menus,
  permissions: row.permissions,
  opId: row.op_id,
  at: (row.modified_at ?? row.created_at).toISOString(),
});

const actor = serverActor('roles');

/**
 * Records roles at the first start with seals: all of them if the log has none, and otherwise those that migrations
 * have made or changed. Any other role without a record was written without the log, and the comparison reports it.
 */
export async function recordRoles(database: Database, log: EventLog): Promise<void> {
  const rows = await database.sql.selectFrom('role').selectAll().execute();
  const known = new Set(
    (await log.streams(rows.map(({ role_key: key }) => roleStream(key)))).map(({ streamId }) => streamId),
  );
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

/** Records changes of migrations at later starts, if they are what the migrations are known to do. */
export async function recordMigratedRoles(
  database: Database,
  log: EventLog,
  migrations: Migrations = roleMigrations,
): Promise<void> {
  const changes = await database.sql.selectFrom('role_change').selectAll().orderBy('migration').execute();
  if (changes.length === 0) return;
  const rows = await database.sql.selectFrom('role').selectAll().execute();
  for (const key of new Set(changes.map(({ role_key: one }) => one))) {
    const row = rows.find(({ role_key: one }) => one === key);
    const fact = await lastFactOf(log, roleStream(key), Object.keys(sealedRoles.fields));
    if (!row || !fact?.values || !isRole(fact.values)) continue;
    const names = changes.filter((change) => change.role_key === key).map(({ migration }) => migration);
    const expected = names.reduce<Omit<RoleValues, 'at'> | null>(
      (before, name) => (before && migrations[name] ? migrations[name](key, before) : null),
      fact.values,
    );
    const { at: _at, ...values } = valuesOf(row);
    if (!expected || canonicalJson(expected) !== canonicalJson(values)) continue;
    const data = { ...values, migration: names.join(' ') };
    await log.append([
      { ...roleItem(key, { type: 'role.migrated', data, actor }), expectedVersion: fact.version },
    ]);
  }
  await database.sql.deleteFrom('role_change').execute();
}
