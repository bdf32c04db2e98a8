import { defineMessages } from '#web/i18n/message.ts';

export const messages = defineMessages('signIn.password', {
  forgotHelp: {
    en: 'Enter the e-mail address of your account. We mail you {temporary, select, yes {a link and a temporary password, both good for {minutes} minutes} no {a link, good for {minutes} minutes} other {a link}}. Until you set a new password, the old one stays valid.',
    ko: '계정의 이메일 주소를 입력하세요. {temporary, select, yes {{minutes}분 동안 사용할 수 있는 링크와 임시 비밀번호를} no {{minutes}분 동안 사용할 수 있는 링크를} other {링크를}} 메일로 보내 드립니다. 새 비밀번호를 설정할 때까지 기존 비밀번호를 그대로 사용할 수 있습니다.',
  },
  emailFormat: { en: 'The email format is incorrect.', ko: '이메일 형식이 올바르지 않습니다.' },
  send: { en: 'Send the mail', ko: '메일 보내기' },
  sent: { en: 'Look into your mail', ko: '메일을 확인하세요' },
  sentHelp: {
    en: 'If there is an account with {email}, a mail is on its way. It may take a few minutes; check the spam folder too.',
    ko: '{email} 계정이 있으면 메일이 발송됩니다. 몇 분 걸릴 수 있으며, 스팸함도 확인해 주세요.',
  },
  setTitle: { en: 'Set a new password', ko: '새 비밀번호 설정' },
  set: { en: 'Set password', ko: '비밀번호 설정' },
  forcedHelp: {
    en: 'You signed in with a temporary password. Set one of your own before you go on.',
    ko: '임시 비밀번호로 로그인했습니다. 계속하려면 새 비밀번호를 설정하세요.',
  },
  changed: { en: 'Your password has been changed successfully.', ko: '비밀번호가 변경되었습니다.' },
  changedHelp: {
    en: 'All sessions of your account were ended. Sign in with the new password.',
    ko: '계정의 모든 세션을 종료했습니다. 새 비밀번호로 로그인하세요.',
  },
  linkOver: { en: 'This link is not valid any more', ko: '더 이상 유효하지 않은 링크입니다' },
  linkOverHelp: {
    en: 'It works once, and only for a while. A newer mail or a new password ends it too.',
    ko: '링크는 정해진 시간 동안 한 번만 사용할 수 있습니다. 새 메일을 받거나 비밀번호를 변경하면 사용할 수 없습니다.',
  },
  again: { en: 'Ask for a new mail', ko: '새 메일 요청' },
  twoFactorTitle: { en: 'Set up two-factor sign-in', ko: '2단계 인증 설정' },
  twoFactorHelp: {
    en: 'Your organisation requires two-factor sign-in. Set it up before you go on.',
    ko: '소속 조직에서 2단계 인증을 요구합니다. 계속하려면 먼저 설정하세요.',
  },
  signOut: { en: 'Sign out', ko: '로그아웃' },
});
