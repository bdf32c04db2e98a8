import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { answerOf, automatic, type Delivery, type Mail, type Mailer, messageIdOf } from './mailer.ts';

/**
 * Mails as files, for a server without a mail system: a person with access to the machine reads them and passes them
 * on. So they are plain text in one part: the usual encoding of a mail breaks a link that is longer than its lines.
 */
export class FolderMailer implements Mailer {
  readonly #directory: string;
  readonly #from: string;
  readonly #now: () => Date;

  constructor(directory: string, from: string, now: () => Date) {
    this.#directory = directory;
    this.#from = from;
    this.#now = now;
  }

  async send({ id, to, subject, text, attachment }: Mail): Promise<Delivery> {
    const date = this.#now();
    const name = `${date.toISOString().replace(/[:.]/g, '-')}-${id.slice(0, 8)}.eml`;
    const path = join(this.#directory, name);
    const message = [
      `Message-ID: ${messageIdOf(id, this.#from)}`,
      `Date: ${date.toUTCString()}`,
      `From: ${oneLine(this.#from)}`,
      `To: ${oneLine(to)}`,
      `Subject: ${oneLine(subject)}`,
      `${automatic.name}: ${automatic.value}`,
      'MIME-Version: 1.0',
      'Content-Type: text/plain; charset=utf-8',
      'Content-Transfer-Encoding: 8bit',
      '',
      text,
    ];
    try {
      await mkdir(this.#directory, { recursive: true, mode: 0o700 });
      // The attached file is beside its mail, where a person can open it.
      if (attachment) {
        const bytes = Buffer.from(attachment.base64, 'base64');
        await writeFile(`${path}-${attachment.name.replace(/[^\w.-]/g, '_')}`, bytes, { mode: 0o600 });
      }
      // The file is written under another name first, so that a watcher of the folder never reads half a mail.
      await writeFile(`${path}.part`, message.join('\r\n'), { mode: 0o600 });
      await rename(`${path}.part`, path);
      return { kind: 'sent', answer: name };
    } catch (error) {
      return { kind: 'deferred', code: null, answer: answerOf(String(error)) };
    }
  }

  close(): void {}
}

const oneLine = (text: string): string => text.replace(/[\r\n]+/g, ' ');
