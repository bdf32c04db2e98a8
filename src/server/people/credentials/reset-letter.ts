import { type Letter, wordsOf } from '../mail/letter.ts';
import type { MailWords } from '../mail/queries/mail-words.ts';

interface Reset {
  url: string;
  /** Temporary password; null: the link is the only way. */
  temporary: string | null;
  minutes: number;
  byOwner: boolean;
}

/** Letters that lead to a new password (TN-209). */
const letters: Record<'en' | 'ko', (reset: Reset) => Letter> = {
  en: ({ url, temporary, minutes, byOwner }) => ({
    subject: byOwner ? 'New password for your account' : 'Your password was reset',
    before: byOwner
      ? [
          'A new password was requested for your account.',
          'If it was you, set one with the link below. Your old password stays valid until then.',
        ]
      : [
          'An administrator of your organisation has reset your password. Your old password no longer works.',
          'Set a new one with the link below.',
        ],
    link: { label: 'Set a new password', url },
    after: [
      ...(temporary === null
        ? [
            `The link works once, for ${lasts.en(minutes)}. After that, use "Forgot password" on the sign-in page.`,
          ]
        : [
            `Or sign in with this temporary password. You will be asked for a new one at once: ${temporary}`,
            `Each works once, for ${lasts.en(minutes)}.`,
          ]),
      ...(byOwner ? ['If it was not you, you can ignore this mail.'] : []),
      ...(temporary === null || byOwner ? [] : ['Only this mail contains the temporary password.']),
    ],
  }),
  ko: ({ url, temporary, minutes, byOwner }) => ({
    subject: byOwner ? '새 비밀번호 설정 안내' : '비밀번호가 초기화되었습니다',
    before: byOwner
      ? [
          '회원님의 계정에 대한 비밀번호 재설정 요청이 접수되었습니다.',
          '본인이 요청했다면 아래 링크에서 새 비밀번호를 설정해 주세요. 설정을 마칠 때까지 기존 비밀번호를 그대로 사용할 수 있습니다.',
        ]
      : [
          '소속 조직의 관리자가 회원님의 비밀번호를 초기화했습니다. 기존 비밀번호는 더 이상 사용할 수 없습니다.',
          '아래 링크에서 새 비밀번호를 설정해 주세요.',
        ],
    link: { label: '새 비밀번호 설정', url },
    after: [
      ...(temporary === null
        ? [
            `링크는 ${lasts.ko(minutes)} 동안 한 번만 사용할 수 있습니다. 시간이 지나면 로그인 화면의 '비밀번호 찾기'에서 새 링크를 받으세요.`,
          ]
        : [
            `다음 임시 비밀번호로 로그인할 수도 있습니다. 로그인하면 바로 새 비밀번호를 설정하게 됩니다: ${temporary}`,
            `링크와 임시 비밀번호는 ${lasts.ko(minutes)} 동안 한 번만 사용할 수 있습니다.`,
          ]),
      ...(byOwner ? ['본인이 요청하지 않았다면 이 메일을 무시하셔도 됩니다.'] : []),
      ...(temporary === null || byOwner ? [] : ['임시 비밀번호는 다른 사람에게 공개되지 않았습니다.']),
    ],
  }),
};

const lasts = {
  en: (minutes: number) => (minutes < 120 ? `${minutes} minutes` : `${minutes / 60} hours`),
  ko: (minutes: number) => (minutes < 120 ? `${minutes}분` : `${minutes / 60}시간`),
};

export const resetLetter = (language: 'en' | 'ko', reset: Reset): MailWords =>
  wordsOf(letters[language](reset), language);
