import { type Letter, wordsOf } from '../mail/letter.ts';
import type { MailWords } from '../mail/queries/mail-words.ts';

interface EmailMail {
  url: string;
  /** New address of the account. */
  email: string;
}

type Kind = 'confirm' | 'changed';

/**
 * Letters: to the new address for confirmation; to the old one, that it is no longer valid, with a link to restore it.
 */
const letters: Record<'en' | 'ko', Record<Kind, (mail: EmailMail) => Letter>> = {
  en: {
    confirm: ({ url, email }) => ({
      subject: 'Confirm your new e-mail address',
      before: [`${email} was entered as the new address of your account. If it was you, confirm it.`],
      link: { label: 'Confirm this address', url },
      after: ['The link works once, for 24 hours.', 'If it was not you, you can ignore this mail.'],
    }),
    changed: ({ url, email }) => ({
      subject: 'The e-mail address of your account was changed',
      before: [`Your account signs in with ${email} now. If it was you, you can ignore this mail.`],
      link: { label: 'Restore the old address', url },
      after: [
        'If it was not you, restore the old address with this link. It works once, for seven days, and ends all sessions of the account.',
        'Then set a new password with "Forgot password", and inform your administrator.',
      ],
    }),
  },
  ko: {
    confirm: ({ url, email }) => ({
      subject: '새 이메일 주소 확인',
      before: [
        `로그인 이메일을 ${email}(으)로 변경하려는 요청이 접수되었습니다. 본인이 요청했다면 주소를 확인해 주세요.`,
      ],
      link: { label: '이 주소 확인', url },
      after: [
        '링크는 24시간 동안 한 번만 사용할 수 있습니다.',
        '본인이 요청하지 않았다면 이 메일을 무시하셔도 됩니다.',
      ],
    }),
    changed: ({ url, email }) => ({
      subject: '계정의 이메일 주소가 변경되었습니다',
      before: [`이제 ${email} 주소로 로그인합니다. 본인이 변경했다면 별도의 조치가 필요하지 않습니다.`],
      link: { label: '이전 주소로 되돌리기', url },
      after: [
        '본인이 변경하지 않았다면 이 링크로 이전 주소로 되돌려 주세요. 링크는 7일 동안 한 번만 사용할 수 있으며, 계정의 모든 세션이 종료됩니다.',
        "그런 다음 로그인 화면의 '비밀번호 찾기'에서 새 비밀번호를 설정하고 관리자에게 알려 주세요.",
      ],
    }),
  },
};

export const emailLetter = (language: 'en' | 'ko', kind: Kind, mail: EmailMail): MailWords =>
  wordsOf(letters[language][kind](mail), language);
