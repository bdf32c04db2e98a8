import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { freshPostgresUrl } from '#tests/support/database.ts';
import { freePort } from '#tests/support/free-port.ts';
import { checkConfig } from './check.ts';
import { readConfig } from './config.ts';
import { StartError } from './store/errors.ts';

let directory: string;
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'waymark-check-'));
});
afterEach(() => rm(directory, { recursive: true }));

const check = async (env: Record<string, string>): Promise<string> => {
  const lines: string[] = [];
  await checkConfig(readConfig(env), (line) => lines.push(line));
  return lines.join('\n');
};

test('given a folder that is not there yet, then it says what would be made and makes nothing', async () => {
  const DATA_DIR = join(directory, 'below', 'data');
  const told = await check({ DATA_DIR });
  expect(told).toContain('would be made');
  expect(told).toContain('28 simulated devices');
  expect(existsSync(DATA_DIR)).toBe(false);
});

test('given a collector for traces, then it is named without what is secret in its address', async () => {
  const OTEL_EXPORTER_OTLP_ENDPOINT = 'https://user:secret@collector.example:4318';
  const sampler = { OTEL_TRACES_SAMPLER: 'traceidratio', OTEL_TRACES_SAMPLER_ARG: '0.05' };
  const told = await check({ DATA_DIR: directory, OTEL_EXPORTER_OTLP_ENDPOINT, ...sampler });
  expect(told).toContain('traces go to collector.example:4318: 5 % of the calls\n');
  expect(told).not.toContain('secret');
});

test('given a folder that cannot be one, then it is refused', async () => {
  await writeFile(join(directory, 'file'), '');
  await expect(check({ DATA_DIR: join(directory, 'file', 'data') })).rejects.toBeInstanceOf(StartError);
});

test('given PostgreSQL that is not there, then it is refused without its password', async () => {
  const DATABASE_URL = `postgres://u:secret@127.0.0.1:${await freePort()}/waymark`;
  const refused = check({ DATA_DIR: directory, DATABASE_URL });
  await expect(refused).rejects.toThrow('does not lead to a PostgreSQL server');
  await expect(refused).rejects.not.toThrow('secret');
});

test.skipIf(!process.env.TEST_DATABASE_URL)(
  'given an empty PostgreSQL, then it is reached and stays empty',
  async () => {
    const DATABASE_URL = await freshPostgresUrl();
    const [once, again] = [
      await check({ DATA_DIR: directory, DATABASE_URL }),
      await check({ DATA_DIR: directory, DATABASE_URL }),
    ];
    expect(once).toMatch(/reached; \d+ migrations would run/);
    expect(again).toBe(once);
  },
);
