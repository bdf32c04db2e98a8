export interface Mail {
  /** Names it for good: a mail that is sent twice is shown once. */
  id: string;
  to: string;
  subject: string;
  text: string;
  html: string;
}

/**
 * What became of handing a mail over. `deferred`: not now; `refused`: never. `code` as SMTP has it (RFC 5321), null where no mail
 * server answered; `answer` in its words.
 */
export type Delivery =
  | { kind: 'sent'; answer: string }
  | { kind: 'deferred' | 'refused'; code: number | null; answer: string };

/** Hands mails to a mail system. Never rejects. */
export interface Mailer {
  send(mail: Mail): Promise<Delivery>;
  close(): void;
}

/** As much of a mail server's words as is kept. */
const longestAnswer = 300;
export const answerOf = (text: string): string => text.replace(/\s+/g, ' ').trim().slice(0, longestAnswer);

/** In the domain of the sender, as RFC 5322 wants it to be unique. */
export const messageIdOf = (id: string, from: string): string =>
  `<${id}@${/@([\w.-]+)/.exec(from)?.[1] ?? 'localhost'}>`;

/** Says that no person wrote the mail, so that out-of-office replies do not answer it (RFC 3834). */
export const automatic = { name: 'Auto-Submitted', value: 'auto-generated' } as const;
