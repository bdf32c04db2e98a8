import type { MailWords, MailWordsStore } from '#server/people/mail/queries/mail-words.ts';
import type { Mail, Mailer } from '#server/people/mail/transport/mailer.ts';

/** A mail system that accepts every mail, with texts in memory. */
export function memoryMail(mails: Mail[] = []) {
  const kept = new Map<string, MailWords>();
  const words: MailWordsStore = {
    rowsOf: (mailId, said) => {
      kept.set(mailId, said);
      return { table: 'mail_words', rows: [] };
    },
    of: async (mailId) => kept.get(mailId) ?? null,
  };
  return { mailer: takesAll(mails), words };
}

/** Accepts all mails except those without a recipient. */
export const takesAll = (mails: Mail[]): Mailer => ({
  async send(mail) {
    if (mail.to.startsWith('nobody@'))
      return { kind: 'refused', code: 550, answer: '550 5.1.1 User unknown' };
    mails.push(mail);
    return { kind: 'sent', answer: '250 Ok' };
  },
  close: () => {},
});
