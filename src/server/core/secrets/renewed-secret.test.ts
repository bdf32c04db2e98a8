import { mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { RenewedMailer } from '#server/people/mail/transport/renewed-mailer.ts';
import { RenewedSecret } from './renewed-secret.ts';

let directory: string;
let path: string;
let time: number;
let lines: unknown[];
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'waymark-renewed-'));
  path = join(directory, 'token');
  [time, lines] = [0, []];
  await writeFile(path, 'the-first');
});
afterEach(() => rm(directory, { recursive: true }));

const open = (file: string | undefined = path) => {
  const report = (facts: unknown) => void lines.push(facts);
  const refuse = (value: string) => (value.length < 6 ? 'it is too short' : null);
  const logger = { info: report, warn: report };
  return new RenewedSecret({
    name: 'TOKEN',
    value: 'the-first',
    path: file,
    refuse,
    now: () => time,
    logger,
  });
};

test('reads a changed or replaced file again within a second', async () => {
  const secret = open();
  await writeFile(path, 'the-second\n');
  expect(secret.current).toBe('the-first');
  time += 1_000;
  expect(secret.current).toBe('the-second');
  await writeFile(join(directory, 'new'), 'the-other!');
  await rename(join(directory, 'new'), path);
  time += 1_000;
  expect(secret.current).toBe('the-other!');
  expect(lines).toEqual([{ secret: 'TOKEN' }, { secret: 'TOKEN' }]);
});

test('accepts the previous token for an hour more', async () => {
  const secret = open();
  await writeFile(path, 'the-second');
  time += 1_000;
  expect(secret.valid).toEqual(['the-second', 'the-first']);
  time += 3_599_000;
  expect(secret.valid).toEqual(['the-second', 'the-first']);
  time += 1_000;
  expect(secret.valid).toEqual(['the-second']);
});

test('keeps the previous secret if the new one is unusable or missing, and logs that once without the secret', async () => {
  const secret = open();
  await writeFile(path, 'short');
  time += 1_000;
  expect(secret.valid).toEqual(['the-first']);
  time += 1_000;
  expect(secret.current).toBe('the-first');
  await rm(path);
  time += 1_000;
  expect(secret.current).toBe('the-first');
  expect(lines).toEqual([
    { secret: 'TOKEN', reason: 'it is too short' },
    { secret: 'TOKEN', reason: 'its file cannot be read' },
  ]);
});

test('keeps a secret that did not come from a file', async () => {
  time += 5_000;
  expect(open(undefined).valid).toEqual(['the-first']);
});

test("sends the next mail through a mail server's changed address", async () => {
  let url = 'smtps://one';
  const done: string[] = [];
  const mailer = new RenewedMailer(
    () => url,
    (opened) => ({
      send: async ({ id }) => {
        done.push(`${opened} ${id}`);
        return { kind: 'sent', answer: '' };
      },
      close: () => void done.push(`${opened} closed`),
    }),
  );
  const mail = (id: string) => mailer.send({ id, to: '', subject: '', text: '', html: '' });
  await mail('1');
  url = 'smtps://two';
  await mail('2');
  mailer.close();
  expect(done).toEqual(['smtps://one 1', 'smtps://one closed', 'smtps://two 2', 'smtps://two closed']);
});
