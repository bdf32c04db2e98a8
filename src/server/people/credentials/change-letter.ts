import { type Letter, wordsOf } from '../mail/letter.ts';
import type { MailWords } from '../mail/queries/mail-words.ts';

/** Change to a user's sign-in methods. */
export type CredentialChange =
  | 'password'
  | 'twoFactorOn'
  | 'twoFactorOff'
  | 'recoveryCodes'
  | 'passkeyAdded'
  | 'passkeyRemoved';

const what: Record<CredentialChange, { en: string; ko: string }> = {
  password: { en: 'The password of your account was changed.', ko: '계정의 비밀번호가 변경되었습니다.' },
  twoFactorOn: {
    en: 'Two-factor sign-in was turned on for your account.',
    ko: '계정에 2단계 인증이 설정되었습니다.',
  },
  twoFactorOff: {
    en: 'Two-factor sign-in was turned off for your account.',
    ko: '계정의 2단계 인증이 해제되었습니다.',
  },
  recoveryCodes: {
    en: 'New recovery codes were made for your account. The old ones are not valid any more.',
    ko: '계정의 복구 코드가 새로 발급되었습니다. 이전 코드는 더 이상 사용할 수 없습니다.',
  },
  passkeyAdded: { en: 'A passkey was added to your account.', ko: '계정에 패스키가 추가되었습니다.' },
  passkeyRemoved: {
    en: 'A passkey was removed from your account.',
    ko: '계정에서 패스키가 삭제되었습니다.',
  },
};

/** Letters to a user whose sign-in methods were changed, so that they notice a change by someone else. */
const letters: Record<'en' | 'ko', (change: CredentialChange, url: string) => Letter> = {
  en: (change, url) => ({
    subject: 'Your sign-in was changed',
    before: [what[change].en],
    link: { label: 'Security of your account', url },
    after: [
      'If it was you, you can ignore this mail.',
      'If it was not you, set a new password by "Forgot password" on the sign-in page, and tell your administrator.',
    ],
  }),
  ko: (change, url) => ({
    subject: '로그인 정보가 변경되었습니다',
    before: [what[change].ko],
    link: { label: '계정 보안 확인', url },
    after: [
      '본인이 변경했다면 별도의 조치가 필요하지 않습니다.',
      "본인이 변경하지 않았다면 로그인 화면의 '비밀번호 찾기'에서 새 비밀번호를 설정하고 관리자에게 알려 주세요.",
    ],
  }),
};

export const changeLetter = (language: 'en' | 'ko', change: CredentialChange, url: string): MailWords =>
  wordsOf(letters[language](change, url), language);
