import type { Database } from '#server/core/database/database.ts';
import type { NewRows } from '#server/core/log/log.ts';
import type { SecretVault } from '#server/core/secrets/vault.ts';
import type { Mail } from '../transport/mailer.ts';

/** Content of a mail. */
export type MailWords = Pick<Mail, 'subject' | 'text' | 'html' | 'attachment'>;

/** Content of open mails, kept outside the log: it has links that grant access. */
export interface MailWordsStore {
  /** Builds the sealed rows to store with the first event of the mail. */
  rowsOf(mailId: string, words: MailWords): NewRows;
  /** Reads the content; null if it was deleted, or cannot be opened. */
  of(mailId: string): Promise<MailWords | null>;
}

export class SqlMailWords implements MailWordsStore {
  readonly #database: Database;
  readonly #vault: SecretVault;

  constructor(database: Database, vault: SecretVault) {
    this.#database = database;
    this.#vault = vault;
  }

  rowsOf(mailId: string, words: MailWords): NewRows {
    const sealed = Buffer.from(this.#vault.sealMail(mailId, JSON.stringify(words)));
    return { table: 'mail_words', rows: [{ mail_id: mailId, sealed: `\\x${sealed.toString('hex')}` }] };
  }

  async of(mailId: string): Promise<MailWords | null> {
    const row = await this.#database.sql
      .selectFrom('mail_words')
      .select('sealed')
      .where('mail_id', '=', mailId)
      .executeTakeFirst();
    const words = row && this.#vault.openMail(mailId, row.sealed);
    return words ? JSON.parse(words) : null;
  }
}
