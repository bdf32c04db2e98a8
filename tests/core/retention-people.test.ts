import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { accountMachineVersion } from '#machines/account/machine.ts';
import type { JsonObject } from '#machines/json.ts';
import type { Tables } from '#server/core/database/database.ts';
import { forgetLeftRows, leftDays } from '#server/people/accounts/queries/left-rows.ts';
import { freshDatabase, type TestDatabase } from '#tests/support/database.ts';
import { RetentionRig } from '#tests/support/retention-rig.ts';
import { sealedTablesOf } from '#tests/support/sealed-rows.ts';

const dayMs = 86_400_000;

describe('retention of personal data', () => {
  let on: TestDatabase;
  let rig: RetentionRig;
  beforeEach(async () => {
    on = await freshDatabase();
    rig = await RetentionRig.start(on.database);
    await on.database.script(`
      insert into operator (op_id, parent_id, op_path, op_type, company_name) values ('a', null, '/a/', 'Operator', 'Alpha');
      insert into role (role_key, role_name, description, level, menus) values ('Staff', 'Staff', '', 1, '{}');
      insert into account (account_id, email, name, phone, op_id, role_key, password_hash)
        values ('gone', 'gone@marker.example', 'Gone Marker', '010', 'a', 'Staff', 'hash'),
          ('here', 'here@marker.example', 'Here', null, 'a', 'Staff', 'hash');
      insert into passkey (passkey_id, account_id, public_key, counter, transports, name, created_at)
        select 'p-' || account_id, account_id, '', 0, '{}', 'phone', now() from account;
      insert into provider_identity (account_id, issuer, subject, linked_at)
        select account_id, 'https://id.example', account_id, now() from account`);
  });
  afterEach(async () => {
    await rig.stop();
    await on.remove();
  });

  const account = (id: string, type: string, data: JsonObject) =>
    rig.log.append([
      {
        streamId: `account:${id}`,
        kind: 'account',
        machineVersion: accountMachineVersion,
        events: [{ type, data, actor: { kind: 'account', id: 'admin', name: 'Admin' } }],
      },
    ]);
  const adopted = (id: string, name: string): JsonObject => ({
    state: 'running',
    email: `${id}@marker.example`,
    name,
    phone: '010',
    opId: 'a',
    roleKey: 'Staff',
  });
  const housekeeping = (days: number | null) =>
    forgetLeftRows(
      { db: on.database.sql, sealedCredentials: sealedTablesOf(on.database, rig.log).sealed.credentials },
      rig.now,
      { retentionDays: days },
    );
  const columnOf = async (table: keyof Tables & string, column: string) => {
    const { rows } = await sql<{ value: unknown }>`
      select ${sql.ref(column)} as value from ${sql.table(table)} order by 1`.execute(on.database.sql);
    return rows.map(({ value }) => value);
  };

  test('given a deleted account and another one, then record and name of the deleted one are erased after the retention', async () => {
    await account('gone', 'account.adopted', adopted('gone', 'Gone Marker'));
    await account('here', 'account.adopted', adopted('here', 'Here'));
    await account('gone', 'account.deleted', { reason: 'left' });
    await housekeeping(30);
    expect(await columnOf('passkey', 'account_id')).toEqual(['here']);
    expect(await columnOf('account', 'name')).toEqual(['Gone Marker', 'Here']);

    rig.passDays(31);
    expect(await rig.pass()).toBe(2);
    await housekeeping(30);
    expect(await columnOf('account_life', 'account_id')).toEqual(['here']);
    expect(await columnOf('account', 'name')).toEqual(['', 'Here']);
    expect(await columnOf('account', 'email')).toEqual(['', 'here@marker.example']);
    expect(await columnOf('account', 'account_id')).toEqual(['gone', 'here']);
    expect(await columnOf('provider_identity', 'account_id')).toEqual(['here']);
    const { rows } = await sql<{ text: string }>`
      select string_agg(e::text, ' ') as text from es_event e where stream_id = 'account:gone'`.execute(
      on.database.sql,
    );
    expect(rows[0]?.text).not.toMatch(/marker/i);
    expect(await rig.verdict()).toMatchObject({ ok: true, erased: { events: 2 } });
  });

  test('given sign-ins, browsers, links, requests and feedback, then old ones are removed', async () => {
    const days = (ago: number) => `'${new Date(rig.now.getTime() - ago * dayMs).toISOString()}'`;
    for (const [name, ago] of [
      ['old', leftDays + 1],
      ['new', leftDays - 1],
    ] as const)
      await on.database.script(`
        insert into client (client_id, account_id, client_key_hash, trusted, created_at, last_access_at)
          values ('${name}', 'here', '${name}', true, ${days(500)}, ${days(ago)});
        insert into refresh_family (family_id, account_id, client_id, created_at, last_used_at, password_at)
          values ('${name}', 'here', '${name}', ${days(500)}, ${days(ago)}, ${days(500)});
        insert into refresh_token (token_hash, family_id, issued_at, expires_at) values ('${name}', '${name}', ${days(ago)}, ${days(ago)});
        insert into client_verification (token_hash, client_id, expires_at) values ('${name}', '${name}', ${days(ago)});
        insert into invitation_code (code_hash, account_id, sent_at) values ('${name}', 'here', ${days(ago)});
        insert into account_request (request_id, op_id, email, name, company_name, message, language, state, requested_at, decided_at)
          values ('${name}', 'a', 'x', 'x', 'x', 'x', 'en', 'declined', ${days(500)}, ${days(ago)}),
            ('${name}-open', 'a', '${name}', 'x', 'x', 'x', 'en', 'open', ${days(ago)}, null);
        insert into feedback (feedback_id, op_id, account_id, account_name, type, title, contents, created_at)
          values ('${name}', 'a', 'here', 'Here', 'x', 'x', 'x', ${days(ago)})`);
    await housekeeping(null);
    for (const [table, column] of [
      ['client', 'client_id'],
      ['refresh_family', 'family_id'],
      ['refresh_token', 'token_hash'],
      ['client_verification', 'token_hash'],
      ['invitation_code', 'code_hash'],
    ] as const)
      expect([table, await columnOf(table, column)]).toEqual([table, ['new']]);
    expect(await columnOf('account_request', 'request_id')).toEqual(['new', 'new-open']);
    expect(await columnOf('feedback', 'feedback_id')).toEqual(['new', 'old']);
    await housekeeping(leftDays);
    expect(await columnOf('feedback', 'feedback_id')).toEqual(['new']);
  });
});
