import { afterAll, beforeAll, expect, test } from 'vitest';
import { followEmailLink, offerEmail } from '#server/people/credentials/queries/email-links.ts';
import { hashToken } from '#server/people/sessions/keys.ts';
import { eventually } from '#tests/support/eventually.ts';
import { rowSeals, sealedTablesOf } from '#tests/support/sealed-rows.ts';
import { type BenchServer, clientKey, startBench } from './bench-server.ts';

let bench: BenchServer;
const viewer = 'viewer@northwind.example';
const support = 'support@northwind.example';
const system = 'system.admin@waymark.example';
beforeAll(async () => {
  bench = await startBench();
}, 120_000);
afterAll(() => bench.close());

type Headers = Record<string, string>;
const call = async (
  method: 'GET' | 'POST' | 'DELETE',
  url: string,
  headers: Headers = {},
  payload?: object,
) => {
  const answer = await bench.app.inject({ method, url, headers, ...(payload ? { payload } : {}) });
  return { status: answer.statusCode, ...answer.json() };
};
const end = async (user: string, email = user) =>
  call('DELETE', '/api/v1/iams/user', await bench.login(user), { email });
const signIn = (user: string, password = bench.passwordOf(user)) =>
  call('POST', '/auth/v1/token', {}, { user, password, clientKey });

test('given an address other than the owner’s, then nothing is deleted', async () => {
  expect(await end(viewer, support)).toMatchObject({
    status: 400,
    data: { errors: [{ field: 'body.email' }] },
  });
  expect(await signIn(viewer)).toMatchObject({ status: 200 });
});

test('given no other account administers roles, then the last one stays', async () => {
  expect(await end(system)).toMatchObject({ status: 409, message: expect.stringMatching(/last account/) });
});

test('given the owner deletes the account, then all its sessions end, sign-in fails, and its record says who did it', async () => {
  const other = await bench.login(viewer);
  const { data } = await call('GET', '/auth/v1/profile', other);
  expect(await end(viewer, ' Viewer@northwind.example ')).toMatchObject({ status: 200 });
  expect(await call('GET', '/auth/v1/profile', other)).toMatchObject({ code: 'jwterr' });
  expect(await signIn(viewer)).toMatchObject({ code: 'loginfail' });
  const accountId = data.userInfo.opUserId;
  const events = await bench.log.readStream(`account:${accountId}`, 0, 10);
  expect(events.at(-1)).toMatchObject({ type: 'account.deleted', actor: { kind: 'account', id: accountId } });
  const trail = (await bench.log.read(0, 5_000)).filter(
    ({ data: { operation, result } }) => operation === 'deleteOwnAccount' && result === 'success',
  );
  expect(trail).toMatchObject([{ data: { oldValue: { email: viewer, opId: 'northwind' } } }]);
});

test('given two accounts that use links to the same address at once, then the second is refused as taken', async () => {
  const at = new Date();
  const ids = ['school@hillside.example', 'auditor@northwind.example'].map((email) =>
    bench.database.sql
      .selectFrom('account')
      .select('account_id')
      .where('email', '=', email)
      .executeTakeFirstOrThrow(),
  );
  const links = await Promise.all(
    ids.map(async (found, index) => {
      const { account_id } = await found;
      await offerEmail(bench.database.sql, rowSeals(), {
        accountId: account_id,
        tokenHash: hashToken(`link ${index}`),
        email: 'wanted.by.two@northwind.example',
        expiresAt: new Date(at.getTime() + 60_000),
      });
      return hashToken(`link ${index}`);
    }),
  );
  const follow = (tokenHash: string, index: number) =>
    followEmailLink(
      { sealedCredentials: sealedTablesOf(bench.database, bench.log).sealed.credentials, seals: rowSeals() },
      {
        tokenHash,
        undo: { tokenHash: hashToken(`undo ${index}`), expiresAt: at },
        at,
      },
    );
  const kinds = (await Promise.all(links.map(follow))).map(({ kind }) => kind);
  expect(kinds.sort()).toEqual(['changed', 'taken']);
});

test('accepts the token of a forgotten password in the address once (CL-411)', async () => {
  await call('POST', '/api/v1/iam/user/action/resetPassword', {}, { email: support });
  const token = await eventually(() => {
    const mail = bench.mails.findLast(({ to, text }) => to === support && text.includes('/changePassword/'));
    const [, found = ''] = /\/changePassword\/([\w-]+)/.exec(mail?.text ?? '') ?? [];
    expect(found).not.toBe('');
    return found;
  });
  const set = (password: string) => call('POST', `/auth/v1/change-password/${token}`, {}, { password });
  expect(await set('short')).toMatchObject({ status: 400, code: 'custom' });
  expect(await set('Lantern#4728')).toMatchObject({ status: 200 });
  expect(await set('Lantern#4729')).toMatchObject({ code: 'tokenerr' });
  expect(await signIn(support, 'Lantern#4728')).toMatchObject({ status: 200 });
});
