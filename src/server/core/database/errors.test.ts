import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { describe, expect, test } from 'vitest';
import { runUrl } from '#tests/support/database.ts';
import { freePort } from '#tests/support/free-port.ts';
import { DatabaseError, isUnavailable, refusesWrites } from './errors.ts';

const errorOf = (asked: Promise<unknown>): Promise<unknown> =>
  asked.then(
    () => null,
    (error: unknown) => error,
  );

test('an unreachable database address', async () => {
  const client = new pg.Client({ host: 'localhost', port: await freePort() });
  expect(isUnavailable(await errorOf(client.connect()))).toBe(true);
});

test('a missing database socket', async () => {
  const client = new pg.Client({ host: join(tmpdir(), randomUUID()) });
  expect(isUnavailable(await errorOf(client.connect()))).toBe(true);
});

test('a used up quota counts as a full disk, and other internal errors do not', () => {
  const internal = (message: string) => new DatabaseError(message, 'XX000');
  expect(refusesWrites(internal('could not extend file "base/5/1": Disk quota exceeded'))).toBe(true);
  expect(isUnavailable(internal('could not write to file "pg_wal/1": File too large'))).toBe(true);
  expect(isUnavailable(internal('cache lookup failed for relation 1'))).toBe(false);
});

describe('PostgreSQL', () => {
  const connectionString = runUrl();

  test('has no connection free in time', async () => {
    const pool = new pg.Pool({ connectionString, max: 1 });
    const client = await pool.connect();
    pool.options.connectionTimeoutMillis = 50;
    const error = await errorOf(pool.connect());
    client.release();
    await pool.end();
    expect(isUnavailable(error)).toBe(true);
  });

  test('is shut down during a statement', async () => {
    const client = new pg.Client({ connectionString });
    client.on('error', () => {});
    await client.connect();
    const error = await errorOf(client.query('select pg_terminate_backend(pg_backend_pid())'));
    expect(isUnavailable(error)).toBe(true);
  });

  test('refuses a statement, which is no reason for a retry', async () => {
    const client = new pg.Client({ connectionString });
    await client.connect();
    const error = await errorOf(client.query('select nothing from nowhere'));
    await client.end();
    expect(error).toBeInstanceOf(Error);
    expect(isUnavailable(error)).toBe(false);
  });
});
