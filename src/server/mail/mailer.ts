import { randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

export interface Mail {
  to: string;
  subject: string;
  text: string;
}

/** Rejects when the mail could not be handed over (sendmailfail). */
export interface Mailer {
  send(mail: Mail): Promise<void>;
}

/** Mails as files, for a server without a mail system: a person with access to the machine forwards them. */
export class OutboxMailer implements Mailer {
  readonly #directory: string;
  readonly #now: () => Date;

  constructor(directory: string, now: () => Date) {
    this.#directory = directory;
    this.#now = now;
  }

  async send({ to, subject, text }: Mail): Promise<void> {
    await mkdir(this.#directory, { recursive: true, mode: 0o700 });
    const at = this.#now();
    const name = `${at.toISOString().replace(/[:.]/g, '-')}-${randomUUID().slice(0, 8)}.eml`;
    const head = [`Date: ${at.toUTCString()}`, `To: ${oneLine(to)}`, `Subject: ${oneLine(subject)}`];
    const body = ['MIME-Version: 1.0', 'Content-Type: text/plain; charset=utf-8', '', text, ''];
    // Written aside first, so that a watcher of the folder never reads half a mail.
    const path = join(this.#directory, name);
    await writeFile(`${path}.part`, [...head, ...body].join('\r\n'), { mode: 0o600 });
    await rename(`${path}.part`, path);
  }
}

const oneLine = (text: string) => text.replace(/[\r\n]+/g, ' ');
