import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { answerOf, type Delivery, type Mail, type Mailer, messageIdOf } from './mailer.ts';

/** Mails as files, for a server without a mail system: a person with access to the machine forwards them. */
export class FolderMailer implements Mailer {
  readonly #directory: string;
  readonly #from: string;
  readonly #now: () => Date;

  constructor(directory: string, from: string, now: () => Date) {
    this.#directory = directory;
    this.#from = from;
    this.#now = now;
  }

  async send({ id, ...mail }: Mail): Promise<Delivery> {
    const date = this.#now();
    const name = `${date.toISOString().replace(/[:.]/g, '-')}-${id.slice(0, 8)}.eml`;
    const path = join(this.#directory, name);
    try {
      const { message } = await createTransport({ streamTransport: true, buffer: true }).sendMail({
        ...mail,
        date,
        from: this.#from,
        messageId: messageIdOf(id, this.#from),
      });
      await mkdir(this.#directory, { recursive: true, mode: 0o700 });
      // Written aside first, so that a watcher of the folder never reads half a mail.
      await writeFile(`${path}.part`, message, { mode: 0o600 });
      await rename(`${path}.part`, path);
      return { kind: 'sent', answer: name };
    } catch (error) {
      return { kind: 'deferred', code: null, answer: answerOf(String(error)) };
    }
  }

  close(): void {}
}
