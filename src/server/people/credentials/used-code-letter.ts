import { type Letter, wordsOf } from '../mail/letter.ts';
import type { MailWords } from '../mail/queries/mail-words.ts';

/** Letters to a user after a sign-in with their password and an already used code of their app. */
const letters: Record<'en' | 'ko', (url: string) => Letter> = {
  en: (url) => ({
    subject: 'A sign-in code was used again',
    before: [
      'A sign-in to your account used your password and an authenticator code that had already been used. It was refused.',
    ],
    link: { label: 'Security of your account', url },
    after: [
      'If you entered the same code twice, you can ignore this mail.',
      'If it was not you, someone else knows your password: set a new one and inform your administrator.',
    ],
  }),
  ko: (url) => ({
    subject: '이미 사용한 인증 코드가 다시 입력되었습니다',
    before: [
      '계정의 비밀번호와 함께 이미 사용했거나 그보다 이전에 발급된 인증 앱 코드가 입력되었습니다. 이 로그인은 거부되었습니다.',
    ],
    link: { label: '계정 보안 확인', url },
    after: [
      '본인이 같은 코드를 두 번 입력했다면 별도의 조치가 필요하지 않습니다.',
      '본인이 아니라면 다른 사람이 비밀번호를 알고 있는 것입니다. 새 비밀번호를 설정하고 관리자에게 알려 주세요.',
    ],
  }),
};

export const usedCodeLetter = (language: 'en' | 'ko', url: string): MailWords =>
  wordsOf(letters[language](url), language);
