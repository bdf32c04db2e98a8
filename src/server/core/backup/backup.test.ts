import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Actor } from '#domain/logged-event.ts';
import { SqlEventLog } from '#server/core/log/event-log.ts';
import { SealStore } from '#server/core/log/seals/seal-store.ts';
import { Sealer } from '#server/core/log/seals/sealer.ts';
import { loadSigningKey } from '#server/core/log/signing-key.ts';
import { emptiedBetween, type TestDatabase } from '#tests/support/database.ts';
import { KeyFiles, keyNames } from '../database/key-files.ts';
import { checkLog } from './check.ts';
import { makeBackup } from './make.ts';
import { lastBackup, recordBackup, verifyBackup } from './record.ts';
import { type RestoreBackup, restoreBackup } from './restore.ts';
import { readKeys } from './secrets.ts';

const actor: Actor = { kind: 'device', id: 'os::"1"\\', name: 'Büro 장치 \u2028' };
const passphrase = 'correct horse 배터리';
const now = () => new Date('2026-01-01T00:00:00.000Z');

describe('backup', () => {
  const [emptiedSource, emptiedTarget] = [emptiedBetween(), emptiedBetween()];
  let directory: string;
  let source: TestDatabase;
  let target: TestDatabase;

  beforeEach(async () => {
    directory = await mkdtemp(join(tmpdir(), 'waymark-backup-'));
    [source, target] = [await emptiedSource(), await emptiedTarget()];
    await fill();
  });
  afterEach(async () => {
    await Promise.all([source.remove(), target.remove()]);
    await rm(directory, { recursive: true });
  });

  const file = () => join(directory, 'backup');
  const make = async (secret: string | null, withKeys = false) =>
    makeBackup({
      database: source.database,
      file: file(),
      passphrase: secret,
      keys: withKeys ? await readKeys(directory, new KeyFiles(directory)) : [],
      now,
    });
  const restore = (more: Partial<RestoreBackup> = {}) =>
    restoreBackup({
      database: target.database,
      keyFiles: new KeyFiles(join(directory, 'restored')),
      file: file(),
      passphrase: null,
      ...more,
    });

  /** Stores sealed events of several streams, an operator that precedes its parent, and an account. */
  async function fill(): Promise<void> {
    const { database } = source;
    const log = new SqlEventLog({ database });
    await log.open();
    for (let n = 0; n < 40; n++)
      await log.append([
        {
          streamId: `task:${n % 3}`,
          kind: 'task',
          machineVersion: '1',
          events: [{ type: 'noted', data: { n, text: `"\\ \n${'ü'.repeat(n)}` }, actor }],
        },
      ]);
    const key = await loadSigningKey(directory);
    const store = new SealStore(database, log.logId);
    const sealer = new Sealer({ database, log, store, key, now, onFault: () => {}, size: 8 });
    await sealer.start();
    await sealer.sealNow();
    await sealer.stop();
    await sql`
      insert into operator (op_id, company_name, op_type, parent_id, op_path)
      values ('below', 'Below', 'Operator', 'above', '/above/below/'), ('above', 'Above', 'Operator', null, '/above/')`.execute(
      database.sql,
    );
  }

  /** Reads every row of every table, in an order independent of storage. */
  async function contents({ database }: TestDatabase): Promise<Record<string, string[]>> {
    const { rows: tables } = await sql<{ name: string }>`
      select tablename as name from pg_tables where schemaname = current_schema()
      and tablename not in ('schema_migration', 'signing_key')`.execute(database.sql);
    const found: Record<string, string[]> = {};
    for (const { name } of tables) {
      const { rows } = await sql<{ row: string }>`
        select row_to_json(t)::text as row from ${sql.table(name)} t`.execute(database.sql);
      found[name] = rows.map(({ row }) => row.replace(/"epoch":"[^"]*"/, '"epoch":""')).toSorted();
    }
    return found;
  }

  test('records a verified backup in its database, but not in the file', async () => {
    const header = await make(passphrase, true);
    await verifyBackup(file(), passphrase);
    const made = { database: source.database, file: file(), passphrase, keys: 1, header, now };
    expect(await lastBackup(source.database)).toBeNull();
    expect(await recordBackup(made)).toBe(true);
    expect(await lastBackup(source.database)).toMatchObject({
      file_name: 'backup',
      encrypted: true,
      keys: 1,
      made_at: now(),
      verified_at: now(),
      log_pos: header.log.pos,
    });
    await restore({ passphrase });
    expect(await lastBackup(target.database)).toBeNull();
  });

  test('does not verify a truncated file', async () => {
    await make(null);
    const bytes = await readFile(file());
    await writeFile(file(), bytes.subarray(0, bytes.length - 40));
    await expect(verifyBackup(file(), null)).rejects.toThrow();
  });

  test('restores everything under a new epoch, with valid seals', async () => {
    const header = await make(null);
    const restored = await restore();
    expect(await contents(target)).toEqual(await contents(source));
    const { epoch } = await new SqlEventLog({ database: target.database }).head();
    expect(epoch).toBe(restored.epoch);
    expect(epoch).not.toBe(header.log.epoch);
    expect(await checkLog(target.database, directory)).toMatchObject({ state: 'holds', checked: 40 });
    // References are as they were: a row of no operator is refused at once, also inside a transaction.
    const orphan = sql`update operator set parent_id = 'nobody' where op_id = 'below'`;
    await expect(orphan.execute(target.database.sql)).rejects.toMatchObject({ code: '23503' });
  });

  test('excludes data written during the backup', async () => {
    const log = new SqlEventLog({ database: source.database });
    const [header] = await Promise.all([
      make(null),
      log.append([
        {
          streamId: 'task:0',
          kind: 'task',
          machineVersion: '1',
          events: [{ type: 'noted', data: {}, actor }],
        },
      ]),
    ]);
    await restore();
    expect((await new SqlEventLog({ database: target.database }).head()).pos).toBe(header.log.pos);
    expect(await checkLog(target.database, directory)).toMatchObject({ state: 'holds' });
  });

  test('contains the keys if encrypted, and reveals nothing without the passphrase', async () => {
    await make(passphrase, true);
    expect((await readFile(file())).includes('task:1')).toBe(false);
    await expect(restore()).rejects.toThrow('the file is encrypted: set BACKUP_PASSPHRASE_FILE');
    await expect(restore({ passphrase: 'wrong' })).rejects.toThrow('the passphrase is not the one');
    await restore({ passphrase });
    const [there, here] = [join(directory, 'restored'), directory].map((folder) =>
      readFile(join(folder, 'signing-key.pem'), 'utf8'),
    );
    expect(await there).toBe(await here);
  });

  test.each([
    ['plain', null],
    ['encrypted', passphrase],
  ])(
    'a %s file with a byte changed, or cut, is refused in one line, and nothing is written',
    async (_, secret) => {
      await make(secret);
      const bytes = await readFile(file());
      await chmod(file(), 0o600);
      const places = [60, Math.floor(bytes.length / 2), bytes.length - 20];
      for (const place of places) {
        await writeFile(
          file(),
          bytes.map((byte, index) => (index === place ? byte ^ 1 : byte)),
        );
        // A changed byte in a length makes the file too short.
        await expect(restore({ passphrase: secret })).rejects.toThrow(
          /bytes of it were changed|passphrase is not|it was cut/,
        );
      }
      for (const length of [80, Math.floor(bytes.length / 2), bytes.length - 1]) {
        await writeFile(file(), bytes.subarray(0, length));
        await expect(restore({ passphrase: secret })).rejects.toThrow(/it was cut|bytes of it were changed/);
      }
      const { rows } = await sql`select 1 from operator`.execute(target.database.sql);
      expect(rows).toEqual([]);
      await writeFile(file(), bytes);
      await restore({ passphrase: secret });
    },
  );

  test('brings sealed keys to an installation that seals with another key', async () => {
    const sealed = join(directory, 'sealed');
    const from = new KeyFiles(sealed, 'one-secret');
    const { keyId } = await loadSigningKey(sealed, from);
    const keys = await readKeys(sealed, from);
    await makeBackup({ database: source.database, file: file(), passphrase, keys, now });
    const keyFiles = new KeyFiles(join(directory, 'restored'), 'another-secret');
    await restore({ passphrase, keyFiles });
    expect(await keyFiles.stateOf(keyNames.signing)).toBe('sealed');
    expect(await loadSigningKey(join(directory, 'restored'), keyFiles)).toMatchObject({ keyId });
  });

  test('refuses a database with data, a key of another installation, and a file of another kind', async () => {
    await make(passphrase, true);
    await expect(restore({ passphrase, database: source.database })).rejects.toThrow('is not empty');
    await loadSigningKey(join(directory, 'restored'));
    await expect(restore({ passphrase })).rejects.toThrow('is another key');
    await writeFile(file(), 'something else');
    await expect(restore()).rejects.toThrow('is no backup of Waymark');
  });
});
