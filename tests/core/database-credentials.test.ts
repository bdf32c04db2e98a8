import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '#server/core/database/database.ts';
import { refuseRenewed } from '#server/core/database/database-url.ts';
import { openDatabase } from '#server/core/database/open.ts';
import { createLogger } from '#server/core/logger.ts';
import { SecretFiles } from '#server/core/secrets/files.ts';
import { Authority } from '#tests/support/certificates.ts';
import { OwnPostgres } from '#tests/support/own-postgres.ts';

/** Credentials of connections to a real PostgreSQL change while the server runs: password and client certificate. */
describe('what connections show', () => {
  let folder: string;
  let authority: Authority;
  let postgres: OwnPostgres;
  let database: Database | null = null;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'waymark-credentials-'));
    authority = await Authority.create('database');
    await writeFile(join(folder, 'ca.pem'), authority.cert);
    postgres = await OwnPostgres.start(authority, [
      'hostssl all certified all trust clientcert=verify-ca',
      'hostssl all all all scram-sha-256',
    ]);
  }, 60_000);
  afterEach(() => database?.close());
  afterAll(async () => {
    await postgres.stop();
    await authority.close();
    await rm(folder, { recursive: true });
  });

  const sslrootcert = () => join(folder, 'ca.pem');
  const asWaymark = (password: string) => postgres.url(`waymark:${password}`, { sslrootcert: sslrootcert() });
  const asked = async () => {
    const { rows } = await sql<{ encrypted: boolean; who: string }>`
      select ssl as encrypted, usename as who from pg_stat_ssl natural join pg_stat_activity where pid = pg_backend_pid()`.execute(
      database?.sql ?? expect.fail(),
    );
    return rows[0];
  };

  test('given a new password in the database and then in the file, then connections continue without a restart', async () => {
    const path = join(folder, 'database-url');
    await writeFile(path, asWaymark('first'));
    const secrets = new SecretFiles({ DATABASE_URL: path }, createLogger({ level: 'error' }));
    const url = secrets.of('DATABASE_URL', asWaymark('first'), (next) =>
      refuseRenewed(next, asWaymark('first'), {}),
    );
    database = await openDatabase({ url });
    await sql`alter role waymark password 'second'`.execute(database.sql);
    // Its only connection ends: the next one needs the new password, and has the old one.
    await sql`select pg_terminate_backend(pg_backend_pid())`.execute(database.sql).catch(() => {});
    await expect
      .poll(() => asked().catch((error: Error) => error.message))
      .toContain('password authentication failed');
    await writeFile(path, `${asWaymark('second')}\n`);
    await expect.poll(() => asked().catch(() => null)).toEqual({ encrypted: true, who: 'waymark' });
  });

  test('given a client certificate in the address, then it is presented, and a renewed one with the next connection', async () => {
    const [cert, key] = [join(folder, 'client.pem'), join(folder, 'client.key')];
    const write = async (by: Authority) => {
      const issued = await by.issue({ dns: 'waymark' });
      await writeFile(cert, issued.cert);
      await writeFile(key, issued.key);
    };
    await write(authority);
    const admin = await openDatabase({ url: asWaymark('second') });
    await sql`create role certified login`.execute(admin.sql);
    const url = postgres.url('certified', { sslrootcert: sslrootcert(), sslcert: cert, sslkey: key });
    database = await openDatabase({ url });
    expect(await asked()).toEqual({ encrypted: true, who: 'certified' });
    const without = postgres.url('certified', { sslrootcert: sslrootcert() });
    await expect(openDatabase({ url: without })).rejects.toThrow('does not lead to a PostgreSQL server');
    const endThem = () =>
      sql`select pg_terminate_backend(pid) from pg_stat_activity where usename = 'certified'`.execute(
        admin.sql,
      );
    const other = await Authority.create('other');
    await write(other);
    await endThem();
    await expect.poll(() => asked().catch(() => null)).toBeNull();
    await write(authority);
    await expect.poll(() => asked().catch(() => null)).toEqual({ encrypted: true, who: 'certified' });
    await admin.close();
    await other.close();
  });
});
