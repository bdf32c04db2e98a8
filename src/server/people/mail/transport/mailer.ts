export interface Mail {
  /** Permanent id: a mail that is sent twice is shown once. */
  id: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  attachment?: Attachment;
}

export interface Attachment {
  name: string;
  mediaType: string;
  base64: string;
}

/**
 * Outcome of handing a mail over. `deferred`: not now; `refused`: never. `code` as in SMTP (RFC 5321), null if no mail
 * server answered; `answer`: its text.
 */
export type Delivery =
  | { kind: 'sent'; answer: string }
  | { kind: 'deferred' | 'refused'; code: number | null; answer: string };

/** Sends mails to a mail system. Never rejects. */
export interface Mailer {
  send(mail: Mail): Promise<Delivery>;
  close(): void;
}

/** Maximum length of a mail server's answer that is kept. */
const longestAnswer = 300;
export const answerOf = (text: string): string => text.replace(/\s+/g, ' ').trim().slice(0, longestAnswer);

/** Builds the Message-ID in the domain of the sender, since RFC 5322 requires it to be unique. */
export const messageIdOf = (id: string, from: string): string =>
  `<${id}@${/@([\w.-]+)/.exec(from)?.[1] ?? 'localhost'}>`;

/** Header for automatic mails, so that out-of-office replies do not answer them (RFC 3834). */
export const automatic = { name: 'Auto-Submitted', value: 'auto-generated' } as const;
