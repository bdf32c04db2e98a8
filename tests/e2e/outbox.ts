import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ServerProcess } from '#tests/support/server-process.ts';
import { expect } from './watched.ts';

const mailsOf = ({ dataDir }: ServerProcess): string[] => {
  const outbox = join(dataDir, 'outbox');
  if (!existsSync(outbox)) return [];
  const names = readdirSync(outbox).filter((name) => name.endsWith('.eml'));
  return names.sort().map((name) => readFileSync(join(outbox, name), 'utf8'));
};

/**
 * Returns the path of the link in the n-th mail, from 0, that a server without a mail system has put into its folder.
 */
export async function mailedLink(server: ServerProcess, at: number, to?: string): Promise<string> {
  await expect.poll(() => mailsOf(server).length).toBeGreaterThan(at);
  const mail = mailsOf(server)[at] ?? '';
  if (to !== undefined) expect(mail).toContain(`To: ${to}`);
  return /\/registerdeviceToSign\/[\w-]+/.exec(mail)?.[0] ?? '';
}

/** Returns the path of the newest link that invites this address. */
export async function invitationTo(server: ServerProcess, email: string, nth = 1): Promise<string> {
  const mailed = () => mailsOf(server).filter((mail) => mail.includes(`To: ${email}`));
  await expect.poll(() => mailed().length).toBeGreaterThanOrEqual(nth);
  return /\/invite\/[\w-]+/.exec(mailed().at(-1) ?? '')?.[0] ?? '';
}

/** Returns the newest mail in the folder that contains the text. */
export async function newestMail(server: ServerProcess, text: string): Promise<string> {
  const found = () => mailsOf(server).filter((mail) => mail.includes(text));
  await expect.poll(() => found().length).toBeGreaterThan(0);
  return found().at(-1) ?? '';
}
