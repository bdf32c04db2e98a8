import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { afterEach, describe, expect, test } from 'vitest';
import { FolderMailer } from './folder-mailer.ts';
import type { Mail, Mailer } from './mailer.ts';
import { SmtpMailer } from './smtp-mailer.ts';

const from = 'Waymark <waymark@northwind.example>';
const mail: Mail = {
  id: 'm-1',
  to: 'nora.west@northwind.example',
  subject: '새 브라우저에서의 첫 로그인',
  text: 'Confirm: https://console.example/registerdeviceToSign/token\n',
  html: '<p>Confirm</p>',
};

const open: { close(): unknown }[] = [];
afterEach(async () => {
  for (const one of open.splice(0)) await one.close();
});

/** Starts a mail server with one account, which collects its mails. */
async function mailServer(options: SMTPServerOptions = {}) {
  const received: string[] = [];
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    authOptional: true,
    onAuth: ({ username, password }, _session, callback) =>
      username === 'waymark' && password === 'right'
        ? callback(null, { user: username })
        : callback(new Error('Invalid login')),
    onData(stream, _session, callback) {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        received.push(Buffer.concat(parts).toString());
        callback(null, 'queued as 4F2A');
      });
    },
    ...options,
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  open.push({ close: () => new Promise<void>((done) => server.close(done)) });
  const { port } = server.server.address() as AddressInfo;
  return { received, url: (who = '') => `smtp://${who}127.0.0.1:${port}`, server };
}

function smtp(url: string): Mailer {
  const mailer = new SmtpMailer(url, from);
  open.unshift(mailer);
  return mailer;
}

/** Builds a mail server that answers like `550 5.1.1 …`. */
const refusing = (responseCode: number, message: string): SMTPServerOptions => ({
  onRcptTo: (_address, _session, callback) => callback(Object.assign(new Error(message), { responseCode })),
});

describe('SMTP', () => {
  test('sends a mail in both forms, with a permanent id', async () => {
    const { received, url } = await mailServer();
    expect(await smtp(url('waymark:right@')).send(mail)).toEqual({
      kind: 'sent',
      answer: '250 queued as 4F2A',
    });
    const [text = ''] = received;
    expect(text).toContain('Message-ID: <m-1@northwind.example>');
    expect(text).toContain('From: Waymark <waymark@northwind.example>');
    expect(text).toContain('To: nora.west@northwind.example');
    expect(text).toContain('Auto-Submitted: auto-generated');
    expect(text).toContain('text/plain');
    expect(text).toContain('text/html');
  });

  test.each([
    [550, '5.1.1 User unknown', 'refused'],
    [451, '4.7.1 Greylisted', 'deferred'],
  ])('given %i, then its words come back', async (code, words, kind) => {
    const { url } = await mailServer(refusing(code, words));
    const delivery = await smtp(url()).send(mail);
    expect(delivery).toEqual({ kind, code, answer: `${code} ${words}` });
  });

  test("retries a mail server that refuses the sender's credentials, since the operator can fix that", async () => {
    const { received, url } = await mailServer();
    const delivery = await smtp(url('waymark:wrong@')).send(mail);
    expect(delivery).toMatchObject({ kind: 'deferred', code: 535 });
    expect(JSON.stringify(delivery)).not.toContain('wrong');
    expect(received).toEqual([]);
  });

  test('sends nothing to a mail server without TLS, or with an untrusted certificate, if the address requires it', async () => {
    const withoutTls = await mailServer();
    // Its certificate is the library's own, which has no trusted signer.
    const stranger = await mailServer({ disabledCommands: [] });
    for (const { received, url } of [withoutTls, stranger]) {
      const delivery = await smtp(`${url('waymark:right@')}?requireTLS=true`).send(mail);
      expect(delivery).toMatchObject({ kind: 'deferred' });
      expect(received).toEqual([]);
    }
  });

  test('retries without a mail server', async () => {
    const { url, server } = await mailServer();
    const address = url();
    await new Promise<void>((done) => server.close(done));
    expect(await smtp(address).send(mail)).toMatchObject({ kind: 'deferred', code: null });
  });

  test('adds no header for a recipient with a line break', async () => {
    const { received, url } = await mailServer();
    await smtp(url()).send({ ...mail, subject: 'Hello\r\nBcc: everybody@example.net' });
    expect(received.join('')).not.toMatch(/^Bcc:/m);
  });
});

test('writes each mail as a complete file for its owner alone', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'waymark-outbox-'));
  open.push({ close: () => rm(directory, { recursive: true }) });
  const mailer = new FolderMailer(directory, from, () => new Date('2026-01-01T08:00:00Z'));
  // A person copies the link out of the file, so no encoding may break it.
  const longLink = `https://console.example/registerdeviceToSign/${'token-'.repeat(12)}`;
  const long = { ...mail, to: `${mail.to}\r\nBcc: all`, text: `${longLink}\n` };
  expect(await mailer.send(long)).toEqual({ kind: 'sent', answer: '2026-01-01T08-00-00-000Z-m-1.eml' });
  expect(await readdir(directory)).toEqual(['2026-01-01T08-00-00-000Z-m-1.eml']);
  const file = join(directory, '2026-01-01T08-00-00-000Z-m-1.eml');
  const text = await readFile(file, 'utf8');
  expect(text).toContain(`\r\n\r\n${longLink}\n`);
  expect(text).toContain('To: nora.west@northwind.example Bcc: all\r\n');
  expect(text).toContain('Auto-Submitted: auto-generated\r\n');
  expect((await stat(file)).mode & 0o777).toBe(0o600);
});
