import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '#server/core/database/database.ts';
import { migrate } from '#server/core/database/migrate.ts';
import { openDatabase } from '#server/core/database/open.ts';
import { SqlEventLog } from '#server/core/log/event-log.ts';
import { LogProof } from '#server/core/log/seals/proof.ts';
import { loadSigningKey } from '#server/core/log/signing-key.ts';
import { rebuildLists } from '#server/core/read-models/rebuild-lists.ts';
import { StepReader } from '#server/core/streams/step-reader.ts';
import { freshUrl } from '#tests/support/database.ts';
import { ServerRig } from '#tests/support/server-rig.ts';
import { inlineLists, streamKinds } from '#tests/support/stream-kinds.ts';

/** All tables of a server with schema 000010 that was killed during a signal test: tasks, cases, seals. */
const recorded = new URL('databases/000010.json.gz', import.meta.url);
const migrations = new URL('../../src/server/core/database/sql/', import.meta.url);
type Recording = Record<string, Record<string, unknown>[]>;

/** Restores that server's database: its own migrations, then its rows. */
async function restore(database: Database): Promise<void> {
  const tables: Recording = JSON.parse(gunzipSync(await readFile(recorded)).toString());
  await database.script(
    'create table schema_migration (name text primary key, sha256 text not null, applied_at timestamptz not null default now())',
  );
  for (const { name } of tables.schema_migration ?? [])
    await database.script(await readFile(new URL(String(name), migrations), 'utf8'));
  // Parents come before children, because accounts and devices refer to operators.
  const names = ['operator', ...Object.keys(tables).filter((name) => name !== 'operator')];
  for (const name of names) {
    const rows = JSON.stringify(tables[name]);
    await sql`insert into ${sql.table(name)}
      select * from jsonb_populate_recordset(null::${sql.table(name)}, ${rows}::jsonb) on conflict do nothing`.execute(
      database.sql,
    );
  }
  // The list of cases followed the log then, and was behind it when the process ended.
  await database.script("update case_file set comments = 1, version = 4 where title = 'Slow Wi-Fi'");
  // Two organisations of one parent could then have the same name.
  await database.script(`insert into operator (op_id, parent_id, op_path, op_type, company_name)
    select id, op_id, op_path || id || '/', 'Operator', name
    from operator, (values ('twin-1', 'Twin'), ('twin-2', 'TWIN')) as twin(id, name) where parent_id is null`);
}

describe('a database of an earlier version', () => {
  let database: Database;
  let log: SqlEventLog;
  let directory: string;

  beforeAll(async () => {
    directory = await mkdtemp(join(tmpdir(), 'waymark-old-'));
    database = await openDatabase({ url: await freshUrl() });
    await restore(database);
    await migrate(database);
    log = new SqlEventLog({ database, lists: inlineLists });
    await log.open();
    await rebuildLists(database, log, streamKinds);
  });
  afterAll(async () => {
    await database.close();
    await rm(directory, { recursive: true, force: true });
  });

  test('folds every recorded stream as before, to the state in its list', async () => {
    const events = await log.read(0, 1_000);
    expect(events).toHaveLength(104);
    const states = new Map<string, string>();
    for (const { event, step, problem } of await new StepReader(log).read(events)) {
      expect(problem, event.streamId).toBeNull();
      if (step) states.set(event.streamId, String(step.after.value));
    }
    const tasks = await database.sql.selectFrom('task').select(['task_id', 'state']).execute();
    expect(tasks).toHaveLength(7);
    for (const { task_id, state } of tasks) expect(states.get(`task:${task_id}`)).toBe(state);
  });

  test('rebuilds the list of cases with its missed events', async () => {
    const cases = await database.sql
      .selectFrom('case_file')
      .select(['title', 'state', 'comments', 'version'])
      .orderBy('title')
      .execute();
    expect(cases).toEqual([
      { title: 'Reboots at night', state: 'closed', comments: 0, version: 3 },
      { title: 'Slow Wi-Fi', state: 'open', comments: 2, version: 5 },
    ]);
  });

  test('distinguishes organisations that share a name below one parent', async () => {
    const twins = await database.sql
      .selectFrom('operator')
      .select('company_name')
      .where('op_id', 'like', 'twin-%')
      .orderBy('op_id')
      .execute();
    expect(twins.map((row) => row.company_name)).toEqual(['Twin', 'TWIN (twin-2)']);
  });

  test('verifies the log with its old seals, and continues sealing', async () => {
    const onFault = (where: string, error: unknown) => {
      throw new Error(where, { cause: error });
    };
    const key = await loadSigningKey(directory);
    const proof = new LogProof({ database, log, key, now: () => new Date(), onFault });
    await proof.start();
    await proof.sealer.sealNow();
    proof.checkNow();
    await expect.poll(() => proof.report.state).toBe('holds');
    expect(proof.report.checked).toBe(104);
    expect(await proof.keys()).toHaveLength(2);
    await proof.stop();
  });

  test('resumes the open task, which ends by its deadline', async () => {
    const open = await database.sql
      .selectFrom('task')
      .select('task_id')
      .where('terminal', '=', false)
      .executeTakeFirstOrThrow();
    const rig = await ServerRig.start({ database, remove: async () => {} });
    await rig.after(0);
    expect(await rig.state(open.task_id)).toBe('outcomeUnknown');
    expect(rig.faults).toEqual([]);
    await rig.stop();
  });
});
