import type { Redactable } from '../json.ts';

/** What a mail is for. */
export type MailPurpose =
  | 'verifyBrowser'
  | 'invitation'
  /** Notifications that a user chose to receive by mail. */
  | 'message'
  // Of credentials.
  | 'resetPassword'
  | 'credentialChanged'
  | 'confirmEmail';

/**
 * The facts of one mail, a stream of its own, `mail:<id>`. Its words stand sealed beside the log until it is over: they
 * hold links that grant access.
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
        /** BCP 47 */
        language: string;
        validMs: number;
      };
    }
  /** The mail server has taken it over; `answer` in its words. */
  | { type: 'mail.sent'; data: { answer: string } }
  /** Not now: the mail server is away or said so. `code` as SMTP has it (RFC 5321), null where there was no answer. */
  | { type: 'mail.deferred'; data: { code: number | null; answer: string; waitMs: number } }
  /** Never, as the mail server says. */
  | { type: 'mail.refused'; data: { code: number | null; answer: string } }
  /** An administrator asked to resend it now. */
  | { type: 'mail.resent'; data: Record<string, never> }
  | { type: 'deadline.passed'; data: { name: 'retry' | 'validity' } };

export const mailRedactable = {
  'mail.queued': ['to'],
  'mail.sent': ['answer'],
  'mail.deferred': ['answer'],
  'mail.refused': ['answer'],
} satisfies Redactable<MailFact>;

/** One sample or more of each fact: what the path generators and the property tests feed. */
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
