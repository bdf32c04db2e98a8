import { defineMessages } from '#web/i18n/message.ts';

export const messages = defineMessages('signIn.email', {
  title: { en: 'E-mail address', ko: '이메일 주소 확인' },
  help: {
    en: 'Confirm that the address to which this link was mailed is that of your account.',
    ko: '이 링크를 받은 주소가 본인 계정의 주소인지 확인해 주세요.',
  },
  confirm: { en: 'Confirm the address', ko: '주소 확인' },
  changed: { en: 'Your e-mail address was changed', ko: '이메일 주소가 변경되었습니다' },
  changedHelp: { en: 'From now on you sign in with {email}.', ko: '이제 {email} 주소로 로그인합니다.' },
  undone: { en: 'The old address was put back', ko: '이전 주소로 되돌렸습니다' },
  undoneHelp: {
    en: 'You sign in with {email} again, and all sessions were ended. Set a new password now, by Forgot password.',
    ko: "다시 {email} 주소로 로그인하며 모든 세션이 종료되었습니다. '비밀번호 찾기'에서 바로 새 비밀번호를 설정하세요.",
  },
  overHelp: {
    en: 'This link is not valid any more, or another account has the address by now.',
    ko: '더 이상 유효하지 않은 링크이거나 다른 계정에서 이미 사용하는 주소입니다.',
  },
});
