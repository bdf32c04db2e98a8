import { type Letter, wordsOf } from '../mail/letter.ts';
import type { MailWords } from '../mail/queries/mail-words.ts';

/** Languages of the product's mails, BCP 47. */
export type MailLanguage = 'en' | 'ko';

export interface InvitationDetails {
  url: string;
  companyName: string;
  /** Name of the inviter. */
  inviter: string;
  days: number;
}

/** Letters to invited users (RT-008). */
const letters: Record<MailLanguage, (details: InvitationDetails) => Letter> = {
  en: ({ url, companyName, inviter, days }) => ({
    subject: `Your account at ${companyName}`,
    before: [
      `${inviter} has invited you to the Remote Management System of ${companyName}.`,
      'Choose a password, and sign in with this e-mail address.',
    ],
    link: { label: 'Set up the account', url },
    after: [
      `The link works once, for ${days} days.`,
      'If you did not expect this, ignore this mail: the account cannot be used without the link.',
    ],
  }),
  ko: ({ url, companyName, inviter, days }) => ({
    subject: `${companyName} 계정 초대`,
    before: [
      `${inviter} 님이 ${companyName} 원격 관리 시스템에 초대했습니다.`,
      '비밀번호를 설정한 후 이 이메일 주소로 로그인해 주세요.',
    ],
    link: { label: '계정 설정하기', url },
    after: [
      `링크는 ${days}일 동안 한 번만 사용할 수 있습니다.`,
      '초대를 예상하지 못했다면 아무것도 하지 않으셔도 됩니다. 링크 없이는 누구도 계정을 사용할 수 없습니다.',
    ],
  }),
};

export const invitationLetter = (language: MailLanguage, details: InvitationDetails): MailWords =>
  wordsOf(letters[language](details), language);
