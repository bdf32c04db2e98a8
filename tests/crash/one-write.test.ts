import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type BenchServer, startBench } from '#tests/contract/bench-server.ts';
import { ApiClient } from '#tests/support/api-client.ts';
import { dropDatabase } from '#tests/support/database.ts';
import { demoByUrl } from '#tests/support/demo-directory.ts';
import { ServerProcess } from '#tests/support/server-process.ts';

/** Makes the log refuse the events of a type, which fails the second of two separate writes. */
const refuseEvents = (type: string) => `
  create function refuse_event() returns trigger language plpgsql as $$ begin raise exception 'the log is away'; end $$;
  create trigger refuse before insert on es_event for each row when (new.type = '${type}') execute function refuse_event()`;
const takeEvents = 'drop trigger refuse on es_event; drop function refuse_event()';

describe('related rows are stored together, or not at all (docs/decisions/236)', () => {
  let bench: BenchServer;
  const support = 'support@northwind.example';
  beforeAll(async () => {
    bench = await startBench();
  }, 120_000);
  afterAll(() => bench.close());

  const call = async (url: string, payload: object, headers: object = {}) => {
    const answer = await bench.app.inject({ method: 'POST', url, headers: { ...headers }, payload });
    return { status: answer.statusCode, ...answer.json() };
  };
  const failing = async (type: string, work: () => Promise<{ status: number }>) => {
    await bench.database.script(refuseEvents(type));
    const answer = await work();
    await bench.database.script(takeEvents);
    expect(answer.status).toBe(500);
  };
  const count = async (table: string, where: string) => {
    const { rows } = await sql<{ n: number }>`
      select count(*)::int as n from ${sql.table(table)} where ${sql.raw(where)}`.execute(bench.database.sql);
    return rows[0]?.n;
  };
  const passwordHash = async () => {
    const row = await bench.database.sql
      .selectFrom('account')
      .select('password_hash')
      .where('email', '=', support)
      .executeTakeFirstOrThrow();
    return row.password_hash;
  };

  test('given the invitation is not stored, then there is no organisation, account, mail or pending entry either', async () => {
    const admin = await bench.login('system.admin@waymark.example');
    const body = {
      company: { opType: 'Operator', companyName: 'Half Made Ltd' },
      admin: { email: 'first@half-made.example', userName: 'First', roleGroupKey: 'OperatorAdmin' },
    };
    const create = () => call('/api/v1/op/action/createOpInviteAdmin', body, admin);
    const mails = await count('mail', 'true');
    await failing('account.invited', create);
    expect(await count('operator', `company_name = 'Half Made Ltd'`)).toBe(0);
    expect(await count('account', `email = 'first@half-made.example'`)).toBe(0);
    expect(await count('invitation_code', 'true')).toBe(0);
    expect(await count('mail', 'true')).toBe(mails);
    expect(await count('es_effect', `params like '%Half Made%'`)).toBe(0);
    expect(await create()).toMatchObject({
      status: 200,
      data: { organisation: { companyName: 'Half Made Ltd' } },
    });
    expect(await count('account', `email = 'first@half-made.example' and version = 1`)).toBe(1);
  });

  test('given the address is taken at that moment, then the organisation does not exist either', async () => {
    const admin = await bench.login('system.admin@waymark.example');
    const create = (companyName: string) =>
      call(
        '/api/v1/op/action/createOpInviteAdmin',
        {
          company: { opType: 'Operator', companyName },
          admin: { email: 'same@half-made.example', userName: 'Same', roleGroupKey: 'OperatorAdmin' },
        },
        admin,
      );
    const answers = await Promise.all(['Faster Ltd', 'Slower Ltd'].map(create));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await count('operator', `company_name in ('Faster Ltd', 'Slower Ltd')`)).toBe(1);
  });

  test('given the fact of a used link is not stored, then the old password stays, and the link is valid', async () => {
    await call('/api/v1/iam/user/action/resetPassword', { email: support });
    await expect.poll(() => bench.mails.some(({ to }) => to === support)).toBe(true);
    const mail = bench.mails.findLast(({ to }) => to === support);
    const token = /changePassword\/([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
    const before = await passwordHash();
    const set = () => call('/auth/v1/change-password', { token, password: 'Orchard-4-lamps' });
    await failing('reset.completed', set);
    expect(await passwordHash()).toBe(before);
    expect(await count('password_reset_secret', 'true')).toBe(1);
    await bench.login(support);
    expect(await set()).toMatchObject({ status: 200 });
    expect(await passwordHash()).not.toBe(before);
    expect(await count('password_reset_secret', 'true')).toBe(0);
    expect(await count('password_reset', `state = 'done'`)).toBe(1);
  });

  test('given an invitation whose acceptance is not stored, then the account has no password', async () => {
    const admin = await bench.login('admin@northwind.example');
    const email = 'later@northwind.example';
    await call('/api/v1/users/action/invite', { email, roleGroupKey: 'Viewer' }, admin);
    await expect.poll(() => bench.mails.some(({ to }) => to === email)).toBe(true);
    const mail = bench.mails.findLast(({ to }) => to === email);
    const code = /\/invite\/([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
    const accept = () =>
      call('/api/v1/users/action/accept', { code, password: 'Orchard-5-lamps', userName: 'Later' });
    await failing('account.accepted', accept);
    expect(await count('account', `email = '${email}' and password_hash <> ''`)).toBe(0);
    expect(await accept()).toMatchObject({ status: 200 });
  });
});

/** Makes the log delay events of the type, until the waiting server is killed. */
const holdEvents = (type: string) => `
  create function hold_event() returns trigger language plpgsql as $$ begin perform pg_sleep(600); return new; end $$;
  create trigger hold before insert on es_event for each row when (new.type = '${type}') execute function hold_event()`;

describe('the server is killed during a write', () => {
  let directory: string;
  let url: string;
  let database: pg.Client;
  let server: ServerProcess;
  beforeAll(async () => {
    directory = await mkdtemp(join(tmpdir(), 'waymark-one-write-'));
    const env = await demoByUrl(directory);
    url = env.DATABASE_URL;
    server = await ServerProcess.start(directory, { ...env, FLEET: '0' });
    database = new pg.Client({ connectionString: url });
    await database.connect();
  }, 120_000);
  afterAll(async () => {
    await server.kill();
    await database.end();
    await dropDatabase(url);
    await rm(directory, { recursive: true });
  });

  test('stores neither the organisation nor its account, and continues the log', async () => {
    const api = new ApiClient(server.url);
    await api.signIn(await server.account('SystemAdmin'));
    await database.query(holdEvents('account.invited'));
    const create = () =>
      api.call('POST', '/api/v1/op/action/createOpInviteAdmin', {
        company: { opType: 'Operator', companyName: 'Half Made Ltd' },
        admin: { email: 'first@half-made.example', userName: 'First', roleGroupKey: 'OperatorAdmin' },
      });
    const answer = create().catch(() => null);
    const waiting = async () => {
      const { rowCount } = await database.query(
        `select 1 from pg_stat_activity where datname = current_database() and wait_event = 'PgSleep'`,
      );
      return rowCount;
    };
    await expect.poll(waiting).toBe(1);
    await server.kill();
    await answer;
    await database.query(`
      select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`);
    await database.query('drop trigger hold on es_event');
    const left = await database.query(
      `select company_name from operator where company_name = 'Half Made Ltd' union select email from account where email like '%half-made%'`,
    );
    expect(left.rows).toEqual([]);
    await server.run();
    await api.signIn(await server.account('SystemAdmin'));
    await create();
    const made = await database.query(`select 1 from operator where company_name = 'Half Made Ltd'`);
    expect(made.rowCount).toBe(1);
  }, 120_000);
});
