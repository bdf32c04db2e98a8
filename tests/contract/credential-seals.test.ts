import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { offerEmail } from '#server/people/credentials/queries/email-links.ts';
import { hashToken } from '#server/people/sessions/keys.ts';
import { eventually } from '#tests/support/eventually.ts';
import { rowSeals } from '#tests/support/sealed-rows.ts';
import { type BenchServer, startBench } from './bench-server.ts';

/** Password hashes and addresses that SQL changed past the product (docs/decisions/276). */
let bench: BenchServer;
beforeAll(async () => {
  bench = await startBench();
}, 120_000);
afterAll(() => bench.close());
beforeEach(() => {
  bench.faults.length = 0;
});

const support = 'support@northwind.example';
const viewer = 'viewer@northwind.example';
const auditor = 'auditor@northwind.example';
const stranger = 'stranger@elsewhere.example';

const post = async (url: string, payload: object, headers = {}) => {
  const answer = await bench.app.inject({ method: 'POST', url, payload, headers });
  return { status: answer.statusCode, ...answer.json() };
};
const signIn = (user: string, password = bench.passwordOf(user)) =>
  post('/auth/v1/token', { user, password, clientKey: 'abcDEF1234' });
const idOf = async (email: string) => {
  const { rows } = await sql<{ account_id: string }>`
    select account_id from account where email = ${email}`.execute(bench.database.sql);
  return rows[0]?.account_id ?? '';
};
/** The fault is reported before the event is appended, and the refused answer waits for neither. */
const isNotified = (accountId: string) =>
  eventually(async () => {
    expect(JSON.stringify(bench.faults)).toContain(`the row ${accountId} of credential`);
    const events = await bench.log.readStream('seals:credential', 0, 1_000);
    expect(events.map(({ data }) => data.key)).toContain(accountId);
  });
const forget = (email: string) => post('/api/v1/iam/user/action/resetPassword', { email });
const linkTo = (email: string, since: number) =>
  eventually(() => {
    const mail = bench.mails
      .slice(since)
      .find(({ to, text }) => to === email && text.includes('/changePassword/'));
    const [, found = ''] = /\/changePassword\/([\w-]+)/.exec(mail?.text ?? '') ?? [];
    expect(found).not.toBe('');
    return found;
  });

test.each([
  ['that SQL has written', { reset_id: 'forged' }],
  ['with another link by SQL', {}],
])('a reset %s sets no password', async (_what, given) => {
  const since = bench.mails.length;
  await forget(auditor);
  await linkTo(auditor, since);
  const accountId = await idOf(auditor);
  const [row] = await bench.database.sql
    .deleteFrom('password_reset_secret')
    .where('account_id', '=', accountId)
    .returningAll()
    .execute();
  expect(row).toBeDefined();
  if (!row) return;
  const token_hash = hashToken('a forged link');
  await bench.database.sql
    .insertInto('password_reset_secret')
    .values({ ...row, ...given, token_hash })
    .execute();
  const set = await post('/auth/v1/change-password/a forged link', { password: 'Lantern#4728' });
  expect(set).toMatchObject({ code: 'tokenerr' });
  expect(JSON.stringify(bench.faults)).toContain('password_reset_secret');
  expect(await signIn(auditor)).toMatchObject({ status: 200 });
});

test('ignores a link to a new address that SQL has written', async () => {
  await bench.database.script(`insert into email_link (token_hash, account_id, purpose, email, expires_at)
    values ('${hashToken('written')}', '${await idOf(auditor)}', 'confirm', '${stranger}', now() + interval '1 day')`);
  expect(await post('/auth/v1/email/confirm', { token: 'written' })).toMatchObject({ code: 'tokenerr' });
  expect(await idOf(stranger)).toBe('');
});

describe('a password hash that SQL has replaced', () => {
  test('is refused and reported, and its owner gets a mail to set a new one', async () => {
    const id = await idOf(support);
    await bench.database.script(
      `update account set password_hash = (select password_hash from account where email = '${viewer}') where email = '${support}'`,
    );
    expect(await signIn(support, bench.passwordOf(viewer))).toMatchObject({ code: 'loginfail' });
    expect(await signIn(support)).toMatchObject({ code: 'loginfail' });
    await isNotified(id);
    const since = bench.mails.length;
    await forget(support);
    const token = await linkTo(support, since);
    expect(await post(`/auth/v1/change-password/${token}`, { password: 'Lantern#4728' })).toMatchObject({
      status: 200,
    });
    expect(await signIn(support, 'Lantern#4728')).toMatchObject({ status: 200 });
  });

  test('does not become valid by a new address of the account', async () => {
    const accountId = await idOf(auditor);
    await offerEmail(bench.database.sql, rowSeals(), {
      accountId,
      tokenHash: hashToken('a link'),
      email: stranger,
      expiresAt: new Date(bench.clock.now.getTime() + 60_000),
    });
    await bench.database.script(
      `update account set password_hash = (select password_hash from account where email = '${viewer}') where email = '${auditor}'`,
    );
    expect(await post('/auth/v1/email/confirm', { token: 'a link' })).toMatchObject({ code: 'tokenerr' });
    expect(await signIn(stranger, bench.passwordOf(viewer))).toMatchObject({ code: 'loginfail' });
    expect(await signIn(auditor, bench.passwordOf(viewer))).toMatchObject({ code: 'loginfail' });
  });

  test('is refused even if it is an earlier valid one, with its seal', async () => {
    const row = () =>
      bench.database.sql
        .selectFrom('account')
        .select(['password_hash', 'credential_version', 'credential_seal'])
        .where('email', '=', viewer)
        .executeTakeFirstOrThrow();
    const before = await row();
    const since = bench.mails.length;
    await forget(viewer);
    const token = await linkTo(viewer, since);
    await post(`/auth/v1/change-password/${token}`, { password: 'Lantern#4728' });
    expect(await signIn(viewer)).toMatchObject({ code: 'loginfail' });
    await bench.database.sql.updateTable('account').set(before).where('email', '=', viewer).execute();
    expect(await signIn(viewer)).toMatchObject({ code: 'loginfail' });
    await isNotified(await idOf(viewer));
  });
});

test('sends no link to an address that SQL has changed, and refuses sign-in until it is restored', async () => {
  const admin = 'admin@northwind.example';
  const id = await idOf(admin);
  const system = await bench.login('system.admin@waymark.example');
  await bench.database.script(`update account set email = '${stranger}' where email = '${admin}'`);
  const since = bench.mails.length;
  await forget(stranger);
  expect(await signIn(stranger, bench.passwordOf(admin))).toMatchObject({ code: 'loginfail' });
  const byAdministrator = await bench.app.inject({
    method: 'PATCH',
    url: `/api/v1/users/${id}/passwords`,
    headers: system,
  });
  expect(byAdministrator.json()).toMatchObject({ code: 'nodata' });
  await bench.settled();
  expect(bench.mails.slice(since).filter(({ to }) => to === stranger)).toEqual([]);
  await isNotified(id);
  await bench.database.script(`update account set email = '${admin}' where email = '${stranger}'`);
  expect(await signIn(admin)).toMatchObject({ status: 200 });
});

test('refuses to accept an invitation for an address that SQL has replaced', async () => {
  const admin = await bench.login('system.admin@waymark.example');
  const invited = 'invited@northwind.example';
  const body = { email: invited, opId: 'northwind', roleGroupKey: 'Viewer', userName: 'Ina Vited' };
  expect(await post('/api/v1/users/action/invite', body, admin)).toMatchObject({ code: 'success' });
  const code = await eventually(() => {
    const mail = bench.mails.findLast(({ to, text }) => to === invited && text.includes('/invite/'));
    const [, found = ''] = /\/invite\/([\w-]+)/.exec(mail?.text ?? '') ?? [];
    expect(found).not.toBe('');
    return found;
  });
  await bench.database.script(`update account set email = '${stranger}' where email = '${invited}'`);
  const password = 'Lantern#4728';
  const accept = () =>
    post('/api/v1/users/action/accept', { code, password, userName: 'Ina Vited', clientKey: 'abcDEF1234' });
  expect((await accept()).status).not.toBe(200);
  expect(await signIn(stranger, password)).toMatchObject({ code: 'loginfail' });
  await bench.database.script(`update account set email = '${invited}' where email = '${stranger}'`);
  expect(await accept()).toMatchObject({ code: 'success' });
  expect(await signIn(invited, password)).toMatchObject({ status: 200 });
});

test('logs digests of password and address that cannot be guessed, and differ between accounts', async () => {
  const [support_, system] = await Promise.all(
    [support, 'system.admin@waymark.example'].map(async (email) => {
      const events = await bench.log.readStream(`credential:${await idOf(email)}`, 0, 10);
      return events.at(-1)?.data;
    }),
  );
  expect(Object.keys(support_ ?? {})).toEqual(['email', 'password']);
  expect(support_?.email).toMatch(/^[0-9a-f]{64}$/);
  expect(JSON.stringify([support_, system])).not.toContain('northwind');
  const { rows } = await sql<{ n: number }>`
    select count(distinct credential_salt)::int as n from account`.execute(bench.database.sql);
  const { rows: all } = await sql<{ n: number }>`select count(*)::int as n from account`.execute(
    bench.database.sql,
  );
  expect(rows).toEqual(all);
});
