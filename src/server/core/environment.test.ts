import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readEnvironment } from './environment.ts';

let directory: string;
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'waymark-environment-'));
});
afterEach(() => rmSync(directory, { recursive: true }));

const file = (name: string, text: string): string => {
  const path = join(directory, name);
  writeFileSync(path, text);
  return path;
};

test('reads missing variables from a configuration file', () => {
  const CONFIG_FILE = file(
    'waymark.env',
    '# a comment\nPORT=9000\nLOG_LEVEL="info"\nDATA_DIR=/srv/way mark\n',
  );
  expect(readEnvironment({ CONFIG_FILE, PORT: '8000', LOG_LEVEL: '' })).toMatchObject({
    PORT: '8000',
    LOG_LEVEL: 'info',
    DATA_DIR: '/srv/way mark',
  });
});

test('reads a secret from a file without its line end', () => {
  const DATABASE_URL_FILE = file('url', 'postgres://u:p@db/waymark\n');
  expect(readEnvironment({ DATABASE_URL_FILE }).DATABASE_URL).toBe('postgres://u:p@db/waymark');
  const CONFIG_FILE = file('waymark.env', `DATABASE_URL=postgres://other\n`);
  expect(readEnvironment({ CONFIG_FILE, DATABASE_URL_FILE }).DATABASE_URL).toBe('postgres://u:p@db/waymark');
  const files = file('files.env', `DATABASE_URL_FILE=${DATABASE_URL_FILE}\n`);
  expect(readEnvironment({ CONFIG_FILE: files }).DATABASE_URL).toBe('postgres://u:p@db/waymark');
  expect(readEnvironment({ CONFIG_FILE: files, DATABASE_URL: 'postgres://mine' }).DATABASE_URL).toBe(
    'postgres://mine',
  );
});

test('lists unreadable files and a doubly set secret in one line, without the secret', () => {
  const read = () =>
    readEnvironment({
      CONFIG_FILE: join(directory, 'none'),
      DATABASE_URL: 'postgres://u:secret@db',
      DATABASE_URL_FILE: file('url', 'x'),
      BACKUP_PASSPHRASE_FILE: join(directory, 'nothing'),
    });
  expect(read).toThrow(
    /CONFIG_FILE: .*ENOENT.*DATABASE_URL and DATABASE_URL_FILE are both set.*BACKUP_PASSPHRASE_FILE: .*ENOENT/,
  );
  expect(read).not.toThrow(/secret/);
});
