import type { Language } from '#server/core/http/api-error.ts';
import { type Letter, wordsOf } from '#server/people/mail/letter.ts';
import type { MailWords } from '#server/people/mail/queries/mail-words.ts';

/** Letters after a sign-in from an unknown browser (auth01). */
const letters: Record<Language, (url: string, minutes: number) => Letter> = {
  en: (url, minutes) => ({
    subject: 'First login from a new browser',
    before: [
      'Your account was signed in to from a new browser.',
      'If it was you, confirm the browser and sign in again.',
    ],
    link: { label: 'Confirm this browser', url },
    after: [
      `The link works once, for ${minutes} minutes.`,
      'If it was not you, change your password now: someone else knows it.',
    ],
  }),
  ko: (url, minutes) => ({
    subject: '새 브라우저에서의 첫 로그인',
    before: [
      '등록되지 않은 브라우저에서 회원님의 계정으로 로그인했습니다.',
      '본인이 맞다면 브라우저를 확인한 후 다시 로그인해 주세요.',
    ],
    link: { label: '이 브라우저 확인', url },
    after: [
      `링크는 ${minutes}분 동안 한 번만 사용할 수 있습니다.`,
      '본인이 아니라면 비밀번호가 노출된 것이므로 바로 변경해 주세요.',
    ],
  }),
};

export const verificationLetter = (language: Language, url: string, minutes: number): MailWords =>
  wordsOf(letters[language](url, minutes), language);
