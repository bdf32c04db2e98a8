import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ApiClient } from '#tests/support/api-client.ts';
import { demoByUrl } from '#tests/support/demo-directory.ts';
import { ServerProcess } from '#tests/support/server-process.ts';

/** Makes the log delay audit entries, until the waiting server is killed. */
const holdEntries = `
  create function hold_entry() returns trigger language plpgsql as $$ begin perform pg_sleep(600); return new; end $$;
  create trigger hold before insert on es_event for each row
    when (new.type = 'audit.recorded') execute function hold_entry()`;

describe('the server is killed between a change and its entry', () => {
  let directory: string;
  let database: pg.Client;
  let server: ServerProcess;

  beforeEach(async () => {
    directory = await mkdtemp(join(tmpdir(), 'waymark-owed-'));
    const env = await demoByUrl(directory);
    server = await ServerProcess.start(directory, { ...env, FLEET: '0' });
    database = new pg.Client({ connectionString: env.DATABASE_URL });
    await database.connect();
  });
  afterEach(async () => {
    await server.kill();
    await database.end();
    await rm(directory, { recursive: true });
  });

  const count = async (text: string): Promise<number> => (await database.query(text)).rowCount ?? 0;

  test('writes the entry once at the next start', async () => {
    const api = new ApiClient(server.url);
    await api.signIn(await server.account('OperatorAdmin', 'northwind'));
    await database.query(holdEntries);
    const answer = api
      .call('POST', '/api/v1/ops', { opType: 'School', companyName: 'Owed School' })
      .catch(() => null);
    await expect.poll(() => count(`select 1 from operator where company_name = 'Owed School'`)).toBe(1);
    await server.kill();
    await answer;
    await database.query(`
      select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`);
    await database.query('drop trigger hold on es_event');
    const entries = () =>
      count(`select 1 from es_event where type = 'audit.recorded' and position('Owed School' in data) > 0`);
    expect(await entries()).toBe(0);

    await server.run();
    expect(await entries()).toBe(1);
    await server.kill();
    await server.run();
    expect(await entries()).toBe(1);
  });
});
