import { afterEach, beforeEach, expect, test } from 'vitest';
import { serverActor } from '#domain/logged-event.ts';
import { SqlEventLog } from '#server/core/log/event-log.ts';
import { Accounts } from '#server/people/accounts/accounts.ts';
import { inviteFirst } from '#server/people/accounts/first-administrator.ts';
import { Invitations } from '#server/people/accounts/invitations.ts';
import { Mails } from '#server/people/mail/mails.ts';
import { freshDatabase, type TestDatabase } from '#tests/support/database.ts';
import { memoryMail } from '#tests/support/memory-mail.ts';
import { sealedTablesOf } from '#tests/support/sealed-rows.ts';
import { inlineLists } from '#tests/support/stream-kinds.ts';

let given: TestDatabase;
let accounts: Accounts;
let invitations: Invitations;
const now = () => new Date('2026-11-26T08:00:00Z');

beforeEach(async () => {
  given = await freshDatabase();
  const { database } = given;
  const log = new SqlEventLog({ database, lists: inlineLists });
  await log.open();
  let ids = 0;
  const newId = () => `id${++ids}`;
  const sealedCredentials = sealedTablesOf(database, log).sealed.credentials;
  accounts = new Accounts({ database, log, sealedCredentials });
  const mails = new Mails({ log, ...memoryMail(), newId });
  const publicUrl = 'https://waymark.example';
  invitations = new Invitations({
    database,
    log,
    accounts,
    sealedCredentials,
    mails,
    publicUrl,
    now,
    newId,
  });
  await database.sql
    .insertInto('operator')
    .values([
      { op_id: 'system', op_path: '/system/', op_type: 'System', company_name: 'Root' },
      {
        op_id: 'north',
        parent_id: 'system',
        op_path: '/system/north/',
        op_type: 'Operator',
        company_name: 'N',
      },
    ])
    .onConflict((conflict) => conflict.doNothing())
    .execute();
});
afterEach(() => given.remove());

/** Returns the output of a server start. */
async function start(email: string | null): Promise<string> {
  let said = '';
  const say = (line: string) => {
    said = line;
  };
  await inviteFirst({ database: given.database, invitations, email, now, say });
  return said;
}
async function person(id: string, opId: string, passwordHash = 'set') {
  const email = `${id}@example.net`;
  expect(await accounts.join(id, { email, name: id, opId, roleKey: 'SystemAdmin' })).toBe(true);
  const change = given.database.sql.updateTable('account').set({ password_hash: passwordHash });
  await change.where('account_id', '=', id).execute();
}
const actor = serverActor('accounts');

test('given a new installation, then the address is invited, and a start without one is refused', async () => {
  await expect(start(null)).rejects.toThrow('ADMIN_EMAIL');
  expect(await start('first@example.net')).toBe(
    'first@example.net is invited by mail as the first administrator',
  );
  expect(await start('first@example.net')).toContain('sent already');
});

test.each([
  ['a person of an operator with the same role', 'north', 'set'],
  ['a person of the root who cannot sign in', 'system', ''],
])('given only %s, then ADMIN_EMAIL is the way back', async (_, opId, hash) => {
  await person('other', opId, hash);
  expect(await start(null)).toContain('set ADMIN_EMAIL');
  expect(await start('other@example.net')).toContain('has an account already');
  expect(await start('back@example.net')).toBe('back@example.net is invited by mail as an administrator');
});

test('given an administrator at the root, then a start sends no invitation, and they remain the last', async () => {
  await person('other', 'north');
  await person('keeper', 'system');
  expect(await start('back@example.net')).toBe('');
  const end = { type: 'account.deleted', data: { reason: '' } } as const;
  const options = { actor, losesAdministrator: true };
  expect(await accounts.change('keeper', end, options)).toEqual({ kind: 'last' });
  await person('second', 'system');
  expect(await accounts.change('keeper', end, options)).toMatchObject({ kind: 'changed' });
});
