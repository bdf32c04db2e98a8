import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { StartError } from '#server/core/start-error.ts';
import { loadSessionKeys } from '#server/people/sessions/keys.ts';
import { Authority, type Pem } from '#tests/support/certificates.ts';
import { freshUrl } from '#tests/support/database.ts';
import { freePort } from '#tests/support/free-port.ts';
import { KeyFiles } from '../core/database/key-files.ts';
import { loadSigningKey } from '../core/log/signing-key.ts';
import { checkConfig } from './check.ts';
import { readConfig } from './config.ts';

let directory: string;
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'waymark-check-'));
});
afterEach(() => rm(directory, { recursive: true }));

const check = async (env: NodeJS.ProcessEnv): Promise<string> => {
  const lines: string[] = [];
  await checkConfig(readConfig(env), (line) => lines.push(line));
  return lines.join('\n');
};

test('names a folder that would be made, and makes nothing', async () => {
  const DATA_DIR = join(directory, 'below', 'data');
  const report = await check({ DATA_DIR });
  expect(report).toContain('would be made');
  expect(report).toContain('28 simulated devices');
  expect(report).toContain(
    'accounts by ACCOUNT_RULES=specified: passwords of 8 characters or more of all classes',
  );
  expect(report).toContain(`sealed with ${join(DATA_DIR, 'keys', 'secrets.key')}`);
  expect(existsSync(DATA_DIR)).toBe(false);
});

test('reports for each key whether it is sealed with SECRETS_KEY, and refuses those of another secret', async () => {
  const SECRETS_KEY = 's'.repeat(32);
  await loadSigningKey(directory, new KeyFiles(directory, SECRETS_KEY));
  await loadSessionKeys(new KeyFiles(directory));
  expect(await check({ DATA_DIR: directory, SECRETS_KEY })).toContain(
    'keys in the data directory: signing-key.pem sealed; keys/session.key in clear, sealed at the next start\n',
  );
  await expect(check({ DATA_DIR: directory, SECRETS_KEY: 't'.repeat(32) })).rejects.toThrow(
    /sealed with the key \w{8}, and SECRETS_KEY is the key \w{8}/,
  );
  expect(
    await check({ DATA_DIR: directory, SECRETS_KEY: 't'.repeat(32), SECRETS_KEY_BEFORE: SECRETS_KEY }),
  ).toContain('signing-key.pem sealed;');
  await expect(check({ DATA_DIR: directory })).rejects.toThrow('set SECRETS_KEY to it');
});

test('reports a mail server without TLS', async () => {
  const env = {
    DATA_DIR: directory,
    SMTP_URL: 'smtp://mail.example',
    MAIL_FROM: 'waymark@northwind.example',
  };
  expect(await check({ ...env, MAIL_WITHOUT_TLS: '1' })).toContain('WITHOUT TLS that checks its certificate');
  expect(await check({ ...env, SMTP_URL: 'smtps://mail.example' })).not.toContain('WITHOUT TLS');
});

describe('certificates', () => {
  let authority: Authority;
  beforeAll(async () => {
    authority = await Authority.create('people');
  });
  afterAll(() => authority.close());

  const files = async ({ cert, key }: Pem, prefix = '') => {
    const [TLS_CERT, TLS_KEY] = ['cert.pem', 'key.pem'].map((name) => join(directory, name));
    await writeFile(TLS_CERT ?? '', cert);
    await writeFile(TLS_KEY ?? '', key);
    return { DATA_DIR: directory, [`${prefix}TLS_CERT`]: TLS_CERT, [`${prefix}TLS_KEY`]: TLS_KEY };
  };

  test('lists the names and expiry of a certificate for the name in PUBLIC_URL', async () => {
    const env = await files(await authority.issue({ dns: 'console.example', days: 60 }));
    const report = await check({ ...env, PUBLIC_URL: 'https://console.example:8443' });
    expect(report).toMatch(
      /TLS of the console: .* for DNS:console.example, until \d{4}-\d\d-\d\d, 59 days\n/,
    );
    expect(await check({ ...env, PUBLIC_URL: 'https://other.example' })).toContain(
      'it is NOT for other.example, the name in PUBLIC_URL',
    );
    expect(await check({ ...env, PUBLIC_URL: 'https://other.example', TRUST_PROXY: '1' })).not.toContain(
      'NOT for',
    );
  });

  test('refuses an expired certificate for devices', async () => {
    const env = await files(await authority.issue({ dns: 'usp.example', days: -1 }), 'USP_');
    await expect(check(env)).rejects.toThrow(/cert.pem expired on \d{4}-\d\d-\d\d: renew it/);
  });

  test('refuses the key of another certificate', async () => {
    const [one, other] = await Promise.all([authority.issue({ dns: 'a' }), authority.issue({ dns: 'a' })]);
    await expect(check(await files({ cert: one.cert, key: other.key }))).rejects.toThrow(
      'are no certificate with its key',
    );
  });

  test('refuses a file that is not a certificate', async () => {
    const { key } = await authority.issue({ dns: 'a' });
    await expect(check(await files({ cert: '', key }))).rejects.toBeInstanceOf(StartError);
  });
});

test('names a collector of traces without the secrets in its address', async () => {
  const OTEL_EXPORTER_OTLP_ENDPOINT = 'https://user:hush@collector.example:4318';
  const sampler = { OTEL_TRACES_SAMPLER: 'traceidratio', OTEL_TRACES_SAMPLER_ARG: '0.05' };
  const report = await check({ DATA_DIR: directory, OTEL_EXPORTER_OTLP_ENDPOINT, ...sampler });
  expect(report).toContain('traces go to collector.example:4318: 5 % of the calls\n');
  expect(report).not.toContain('hush');
});

test('refuses an unusable folder', async () => {
  await writeFile(join(directory, 'file'), '');
  await expect(check({ DATA_DIR: join(directory, 'file', 'data') })).rejects.toBeInstanceOf(StartError);
});

test('refuses an unreachable PostgreSQL without naming its password', async () => {
  const DATABASE_URL = `postgres://u:secret@127.0.0.1:${await freePort()}/waymark`;
  const refused = check({ DATA_DIR: directory, DATABASE_URL });
  await expect(refused).rejects.toThrow('does not lead to a PostgreSQL server');
  await expect(refused).rejects.not.toThrow('secret');
});

test('reaches an empty PostgreSQL, and leaves it empty', async () => {
  const DATABASE_URL = await freshUrl();
  const [once, again] = [
    await check({ DATA_DIR: directory, DATABASE_URL }),
    await check({ DATA_DIR: directory, DATABASE_URL }),
  ];
  expect(once).toMatch(/reached; \d+ migrations would run/);
  expect(again).toBe(once);
});
