import type { Redactable } from '../json.ts';

/** Purpose of a mail. */
export type MailPurpose =
  | 'verifyBrowser'
  | 'invitation'
  /** Notifications that a user chose to receive by mail. */
  | 'message'
  // Mails about credentials.
  | 'resetPassword'
  | 'credentialChanged'
  | 'confirmEmail';

/**
 * The facts of one mail, stream `mail:<id>`. Its text stays sealed beside the log until the mail ends: it holds links
 * that grant access.
 */
export type MailFact =
  /** `accountId` is null for a recipient without an account. The mail expires after `validMs`. */
  | {
      type: 'mail.queued';
      data: {
        purpose: MailPurpose;
        to: string;
        accountId: string | null;
        opId: string;
        /** Language of the mail, BCP 47. */
        language: string;
        validMs: number;
      };
    }
  /** The mail server accepted the mail; `answer`: its wording. */
  | { type: 'mail.sent'; data: { answer: string } }
  /** The mail server is unreachable or deferred the mail. `code`: SMTP code (RFC 5321), null without an answer. */
  | { type: 'mail.deferred'; data: { code: number | null; answer: string; waitMs: number } }
  /** The mail server rejected the mail permanently. */
  | { type: 'mail.refused'; data: { code: number | null; answer: string } }
  /** An administrator asked to resend the mail now. */
  | { type: 'mail.resent'; data: Record<string, never> }
  | { type: 'deadline.passed'; data: { name: 'retry' | 'validity' } };

export const mailRedactable = {
  'mail.queued': ['to'],
  'mail.sent': ['answer'],
  'mail.deferred': ['answer'],
  'mail.refused': ['answer'],
} satisfies Redactable<MailFact>;

/** At least one sample of each fact, for the path generators and the property tests. */
export const mailSamples: MailFact[] = [
  {
    type: 'mail.queued',
    data: {
      purpose: 'verifyBrowser',
      to: 'nora.west@northwind.example',
      accountId: 'west',
      opId: 'northwind',
      language: 'en',
      validMs: 1_800_000,
    },
  },
  { type: 'mail.sent', data: { answer: '250 2.0.0 Ok: queued as 4F2A' } },
  { type: 'mail.deferred', data: { code: 451, answer: '451 4.7.1 Try again later', waitMs: 10_000 } },
  { type: 'mail.deferred', data: { code: null, answer: 'ECONNREFUSED', waitMs: 30_000 } },
  { type: 'mail.refused', data: { code: 550, answer: '550 5.1.1 User unknown' } },
  { type: 'mail.resent', data: {} },
  { type: 'deadline.passed', data: { name: 'retry' } },
  { type: 'deadline.passed', data: { name: 'validity' } },
];
