import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { dropDatabase, freshUrl } from '#tests/support/database.ts';
import { eventually } from '#tests/support/eventually.ts';
import { Wire } from '#tests/support/wire.ts';
import { openDatabase } from '../database/open.ts';
import { serverIdentity, shownName } from '../database/server-identity.ts';
import {
  type ActiveRole,
  type ActiveRoleOptions,
  lockKey,
  standbyServers,
  takeActiveRole,
} from './active-role.ts';

const quick = { poll: 20, beat: 50, beatAnswer: 500, silent: 60_000, courtesy: 300 };

describe('the active server of a PostgreSQL database', () => {
  let url: string;
  let admin: pg.Client;
  let roles: ActiveRole[];
  /** Server that claimed the log last. */
  let claimedBy: string;

  beforeEach(async () => {
    url = await freshUrl();
    admin = new pg.Client({ connectionString: url });
    await admin.connect();
    roles = [];
    claimedBy = '';
  });
  afterEach(async () => {
    for (const role of roles) await role.release();
    await admin.end();
    await dropDatabase(url);
  });

  /** Starts a server that claims the log as soon as it has the role. */
  async function server(options: Partial<ActiveRoleOptions> = {}): Promise<ActiveRole> {
    const writer = randomUUID();
    const role = await takeActiveRole({
      url: () => url,
      isStillMine: async () => claimedBy === writer,
      onStandby: () => {},
      times: quick,
      ...options,
    });
    claimedBy = writer;
    roles.push(role);
    return role;
  }

  /** Lock of this database: other tests have their own. */
  const held =
    "from pg_locks where locktype = 'advisory' and granted and database = (select oid from pg_database where datname = current_database())";
  const breakConnections = () => admin.query(`select pg_terminate_backend(pid) ${held}`);
  const isLost = (role: ActiveRole) =>
    Promise.race([role.lost.then(() => true), pause(50).then(() => false)]);

  test('makes another server wait, name the active one, and follow at once', async () => {
    const first = await server();
    const reported: string[] = [];
    let followed = false;
    const second = server({ onStandby: (holder) => reported.push(holder) }).then((role) => {
      followed = true;
      return role;
    });
    await eventually(() => expect(reported).toEqual([shownName(serverIdentity)]));
    const database = await openDatabase({ url: () => url });
    expect(await standbyServers(database)).toEqual([shownName(serverIdentity)]);
    await pause(200);
    expect(followed).toBe(false);
    const released = performance.now();
    await first.release();
    await second;
    expect(performance.now() - released).toBeLessThan(1_000);
    expect(reported).toHaveLength(1);
    expect(await standbyServers(database)).toEqual([]);
    await database.close();
  });

  test('frees the rows of a server frozen in a transaction when another takes over', async () => {
    await admin.query('create table kept (n int); insert into kept values (1)');
    const frozen = await openDatabase({ url: () => url, server: 'frozen:1:a' });
    const role = new pg.Client({ connectionString: url, application_name: 'waymark frozen:1:a' });
    role.on('error', () => {});
    await role.connect();
    await role.query('select pg_advisory_lock($1, $2)', [...lockKey]);
    const held = await frozen.sql.startTransaction().execute();
    await sql`update kept set n = 2`.execute(held);

    const tool = await openDatabase({ url: () => url });
    await server({ identity: 'next:3:c', times: { ...quick, silent: 100, opening: 0 } });
    await admin.query("set lock_timeout = '3s'");
    await admin.query('update kept set n = 3');
    await expect(sql`select 1`.execute(held)).rejects.toThrow();
    await held
      .rollback()
      .execute()
      .catch(() => {});
    // Servers that wait for the role, and other programs, keep their connections.
    expect((await sql<{ n: number }>`select n from kept`.execute(tool.sql)).rows).toEqual([{ n: 3 }]);
    await Promise.all([frozen.close(), tool.close(), role.end().catch(() => {})]);
  });

  test('keeps the connections of a waiting server when another gets the role', async () => {
    const first = await server({ identity: 'first:1:a' });
    const standing = await openDatabase({ url: () => url, server: 'second:2:b' });
    const { rows: before } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(standing.sql);
    const second = server({ identity: 'second:2:b', times: { ...quick, opening: 0 } });
    const third = server({ identity: 'third:3:c', times: { ...quick, opening: 0 } });
    await eventually(async () => expect(await standbyServers(standing)).toEqual(['second:2', 'third:3']));
    await first.release();
    await Promise.race([second, third]);
    const { rows: after } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(standing.sql);
    expect(after).toEqual(before);
    for (const role of [second, third]) void role.then((one) => one.release());
    await standing.close();
  });

  test('regains the role after a broken connection, if no other server has taken it', async () => {
    const first = await server();
    const holders = async () => (await admin.query<{ pid: number }>(`select pid ${held}`)).rows;
    const before = await holders();
    await breakConnections();
    let followed = false;
    await eventually(async () => {
      const now = await holders();
      expect(now).toHaveLength(1);
      expect(now).not.toEqual(before);
    });
    void server().then(() => {
      followed = true;
    });
    await pause(200);
    expect(followed).toBe(false);
    expect(await isLost(first)).toBe(false);
    await first.release();
    await eventually(() => expect(followed).toBe(true));
  });

  test('lets a server cut off from the database detect that another one has claimed the log', async () => {
    const { wire, url: cut } = await Wire.toDatabase(url);
    const first = await server({ url: () => cut });
    wire.take();
    const second = await server();
    expect(await isLost(first)).toBe(false);
    wire.give();
    expect(await first.lost).toBe('another server has taken over');
    expect(await isLost(second)).toBe(false);
    await wire.stop();
  });

  test('does not take the role after a stop during a database outage', async () => {
    const { wire, url: cut } = await Wire.toDatabase(url);
    const first = await server({ url: () => cut });
    wire.take();
    await pause(200);
    await first.release();
    wire.give();
    await pause(300);
    expect((await admin.query(`select 1 ${held}`)).rows).toEqual([]);
    await wire.stop();
  });

  test('loses the role when its last sign of life is too old', async () => {
    const stuck = new pg.Client({ connectionString: url });
    const isOut = new Promise((resolve) => stuck.on('error', resolve));
    await stuck.connect();
    await stuck.query('select pg_try_advisory_lock($1, $2)', [...lockKey]);
    const began = performance.now();
    await server({ times: { ...quick, silent: 400 } });
    expect(performance.now() - began).toBeGreaterThan(300);
    await isOut;
  });

  test('reports a missing database', async () => {
    const wrong = new URL(url);
    wrong.pathname = '/there_is_no_such_database';
    await expect(server({ url: () => wrong.href })).rejects.toThrow(/^DATABASE_URL: .*does not exist/);
  });
});
