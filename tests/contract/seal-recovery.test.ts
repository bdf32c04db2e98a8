import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { sealedRoles } from '#server/core/seals/definitions.ts';
import { recordMigratedRoles } from '#server/people/roles/read-model.ts';
import { isRole } from '#server/people/roles/role-facts.ts';
import { benchKey, rowSeals, sealedTablesOf } from '#tests/support/sealed-rows.ts';
import { type BenchServer, startBench } from './bench-server.ts';
import { ownDevice } from './samples.ts';

/** Starts with rows and keys that differ from those of the last server (docs/decisions/276). */
let bench: BenchServer;
/** Key of the running server. */
let key = benchKey;
beforeAll(async () => {
  bench = await startBench();
}, 120_000);
afterAll(() => bench.close());
beforeEach(() => {
  bench.faults.length = 0;
});

type KeyChange = 'same' | 'rotated' | 'lost';

/** Stops the server, changes its storage by `meanwhile`, and starts another one on it. */
async function restart(change: KeyChange, meanwhile: string[] = []) {
  await bench.stop();
  for (const statement of meanwhile) await bench.place.database.script(statement);
  const before = key;
  if (change !== 'same') key = new Uint8Array(32).fill((before[0] ?? 0) + 1);
  bench = await startBench({
    on: bench.place,
    vaultKey: key,
    vaultKeysBefore: change === 'rotated' ? [before] : [],
  });
}
const rebuiltFacts = async () => {
  const tables = ['role', 'account', 'operator'];
  const facts = await Promise.all(tables.map((table) => bench.log.readStream(`seals:${table}`, 0, 100)));
  return facts.flat().map(({ type, data }) => `${type} ${data.table}`);
};
const code = async (user: string, permission: 'ping' | 'devices') => {
  const headers = await bench.login(user);
  const answer =
    permission === 'ping'
      ? await bench.app.inject({
          method: 'POST',
          url: '/api/v1/devices/diagnostics/ip-ping',
          headers,
          payload: { endpointId: ownDevice, host: 'example.net' },
        })
      : await bench.app.inject({ url: '/api/v1/devices', headers });
  return answer.json().code;
};
const forgedRole =
  "update role set permissions = permissions || '{/devices/diagnostics/ip-ping}' where role_key = 'Viewer'";
const forgedAccount =
  "update account set role_key = 'SystemAdmin', op_id = 'system' where email = 'viewer@northwind.example'";
const forgedOperator = "update operator set use_flag = false where op_id = 'northwind'";
const works = async () => {
  expect(await code('viewer@northwind.example', 'ping')).toBe('roleerr');
  expect(await code('support@northwind.example', 'ping')).toBe('success');
  expect(await code('system.admin@waymark.example', 'devices')).toBe('success');
};

test.each<[string, KeyChange]>([
  ['the same key', 'same'],
  ['a rotated key', 'rotated'],
  ['a lost key, or a restore without keys', 'lost'],
])('with %s, a start obeys what the log has, and no row that was forged before it', async (_what, change) => {
  const before = await rebuiltFacts();
  await restart(change, [forgedRole, forgedAccount, forgedOperator]);
  await works();
  const rebuilt = ['role', 'account', 'operator'].map((table) => `seals.rowRebuilt ${table}`);
  expect((await rebuiltFacts()).toSorted()).toEqual([...before, ...rebuilt].toSorted());
});

test('renews seals of a rotated key, so that the earlier key can be removed', async () => {
  await restart('rotated');
  await restart('same');
  await works();
  expect(bench.faults).toEqual([]);
});

test('never adopts rows that were written into the tables before a start', async () => {
  await restart('lost', [
    `insert into role (role_key, role_name, description, level, menus, permissions)
      select 'Ghost', 'Ghost', '', 0, menus, permissions from role where role_key = 'SystemAdmin'`,
    `insert into role_change (role_key, migration) values ('Ghost', '000999'), ('Viewer', '000999')`,
    forgedRole,
    `insert into account (account_id, email, name, op_id, role_key, password_hash)
      select 'ghost', 'ghost@example.net', 'Ghost', 'system', 'SystemAdmin', password_hash from account
      where email = 'support@northwind.example'`,
  ]);
  const answer = await bench.app.inject({
    method: 'POST',
    url: '/auth/v1/token',
    payload: {
      user: 'ghost@example.net',
      password: bench.passwordOf('support@northwind.example'),
      clientKey: 'abcDEF1234',
    },
  });
  expect(answer.statusCode).not.toBe(200);
  await works();
  const streams = await bench.log.streams(['account:ghost', 'role:Ghost']);
  expect(streams).toEqual([]);
});

test('lets administrators sign in after a start with all rows of people and roles altered', async () => {
  await restart('lost', [
    "update role set permissions = '{}', level = 9",
    "update account set status = 'Stopped', role_key = 'Viewer'",
    'update operator set use_flag = false where parent_id is not null',
  ]);
  await works();
});

test('adopts nothing in a standby that the active server did not', async () => {
  const standby = sealedTablesOf(bench.database, bench.log, { seals: rowSeals(key) });
  await bench.database.script(forgedRole);
  expect(await standby.sealed.haveBegun()).toBe(true);
  await standby.sealed.start(false);
  const { rows } = await sql<{
    permissions: string[];
  }>`select permissions from role where role_key = 'Viewer'`.execute(bench.database.sql);
  expect(rows[0]?.permissions).not.toContain('/devices/diagnostics/ip-ping');
  await works();
});

test('ignores rows of this server under another key until a start has compared them with the log', async () => {
  const stranger = sealedTablesOf(bench.database, bench.log, {
    seals: rowSeals(new Uint8Array(32).fill(99)),
  });
  const { rows } = await sql<{
    id: string;
  }>`select account_id as id from account where email = 'viewer@northwind.example'`.execute(
    bench.database.sql,
  );
  const id = rows[0]?.id ?? '';
  const evidence = await bench.database.sql
    .selectFrom('account')
    .selectAll()
    .where('account_id', '=', id)
    .executeTakeFirstOrThrow();
  const fields = {
    opId: evidence.op_id,
    roleKey: evidence.role_key,
    status: evidence.status,
    deleted: evidence.deleted,
  };
  const row = { table: 'account', key: id, version: evidence.version, fields };
  expect(rowSeals(key).isGenuine(row, evidence.seal)).toBe(true);
  expect(rowSeals(new Uint8Array(32).fill(99)).isGenuine(row, evidence.seal)).toBe(false);
  await stranger.sealed.start(false);
  expect(await stranger.proven.account(id)).toMatchObject({ accountId: id, role: { key: 'Viewer' } });
  await restart('lost');
});

test("records a migration's change only if it matches the migration's code", async () => {
  const add = (permission: string) =>
    bench.database.script(`update role set permissions = permissions || '{${permission}}' where role_key = 'Viewer';
      insert into role_change (role_key, migration) values ('Viewer', '000999')`);
  const migrations = {
    '000999': (_key: string, before: { permissions: string[] }) => {
      const values = { ...before, permissions: [...before.permissions, '/feedback/new'] };
      if (!isRole(values)) throw new Error('not a role');
      return values;
    },
  };
  const { sealed } = sealedTablesOf(bench.database, bench.log, { seals: rowSeals(key) });
  const permissions = async () => {
    await recordMigratedRoles(bench.database, bench.log, migrations);
    await sealed.start(false);
    const row = await bench.database.sql
      .selectFrom(sealedRoles.table)
      .selectAll()
      .where('role_key', '=', 'Viewer')
      .executeTakeFirstOrThrow();
    return row.permissions;
  };
  await add('/log/export');
  expect(await permissions()).not.toContain('/log/export');
  await add('/feedback/new');
  expect(await permissions()).toContain('/feedback/new');
});
