import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { operations } from '#api/operations.gen.ts';
import { roleMigrations } from '#server/people/roles/role-migrations.ts';
import { freshDatabase, type TestDatabase } from '#tests/support/database.ts';

let given: TestDatabase;
/** Permissions by role. */
let roles: Map<string, string[]>;
const may = (role: string) => roles.get(role) ?? [];

beforeAll(async () => {
  given = await freshDatabase();
  const rows = await given.database.sql.selectFrom('role').select(['role_key', 'permissions']).execute();
  roles = new Map(rows.map((row) => [row.role_key, row.permissions]));
});
afterAll(() => given.remove());

describe('role matrix after the migrations', () => {
  test('grants every permission that an operation requires to some role, and no other', () => {
    const asked = new Set(
      Object.values(operations).flatMap((operation) => (operation.permission ? [operation.permission] : [])),
    );
    const granted = new Set([...roles.values()].flat());
    expect([...asked].filter((key) => !granted.has(key))).toEqual([]);
    expect([...granted].filter((key) => !asked.has(key as never))).toEqual([]);
  });

  test('gives the auditor and the viewer nothing that changes a device', () => {
    const commands = Object.values(operations).filter(
      (operation) => !operation.reads && operation.permission,
    );
    // Watching a device changes nothing on it; an export leaves an audit event like a command; group commands check the
    // command's own permission.
    const harmless = [
      '/cms',
      '/devices/action/subscribeRTD',
      '/devices/action/setMonitoring',
      '/devices/refused',
      // Its exports leave an audit entry, like a command.
      '/application/profiles',
      '/firmwares/profiles',
      '/feedback',
      '/groups',
      '/invdevices/bulk-uploads/page',
      '/log/audit',
      '/log/export',
      '/stats/logs/actions',
      '/stats/resources',
      '/ops',
      '/tasks',
      '/users',
    ];
    for (const { permission } of commands) {
      // A case is about devices and does not affect them; its permissions are tested below.
      if (!permission || harmless.includes(permission) || permission.startsWith('/cases/')) continue;
      expect(may('Auditor')).not.toContain(permission);
      expect(may('Viewer')).not.toContain(permission);
    }
  });

  test('lets the viewer read cases, and the auditor comment on them besides', () => {
    const ofCases = (role: 'Viewer' | 'Auditor') =>
      may(role)
        .filter((key) => key.startsWith('/cases'))
        .sort();
    const read = ['/cases', '/cases/{caseId}', '/cases/{caseId}/file'];
    expect(ofCases('Viewer')).toEqual(read);
    expect(ofCases('Auditor')).toEqual([...read, '/cases/{caseId}/comment'].sort());
  });

  test('lets support engineers read firmware files and profiles, and change or start none', () => {
    expect(may('OperatorStaff').filter((key) => key.includes('firmware'))).toEqual([
      '/firmwares',
      '/firmwares/profiles',
    ]);
  });

  test.each([
    ['as the product made it', null, true],
    ['that an administrator changed', new Date(), false],
  ])('gives firmware to the role of support %s: modified at %s', async (_role, modified_at, isGiven) => {
    // given an installation from before, whose role has no firmware
    const { sql: db } = given.database;
    const own = () => db.selectFrom('role').select('permissions').where('role_key', '=', 'OperatorStaff');
    const before = may('OperatorStaff').filter((key) => !key.startsWith('/firmwares'));
    await db
      .updateTable('role')
      .set({ permissions: before, modified_at })
      .where('role_key', '=', 'OperatorStaff')
      .execute();
    await db.deleteFrom('role_change').where('migration', '=', '000303').execute();
    // when the migration runs
    const file = 'src/server/core/database/sql/000303_support_views_firmware.sql';
    await sql.raw(readFileSync(file, 'utf8')).execute(db);
    // then the recorded change has the same result, or the row is left alone and nothing is recorded
    const values = { name: '', level: 2, menus: [], permissions: before, opId: null };
    const expected = isGiven ? roleMigrations['000303']?.('OperatorStaff', values).permissions : before;
    expect((await own().executeTakeFirstOrThrow()).permissions).toEqual(expected);
    const noted = await db
      .selectFrom('role_change')
      .select('role_key')
      .where('migration', '=', '000303')
      .execute();
    expect(noted).toEqual(isGiven ? [{ role_key: 'OperatorStaff' }] : []);
  });

  test('lets the auditor read timelines and exports', () => {
    expect(may('Auditor')).toContain('/tasks/{taskId}/events');
    expect(may('Auditor')).toContain('/tasks/{taskId}/export');
  });
});
