import { defineMessages } from '#web/i18n/message.ts';

export const messages = defineMessages('signIn', {
  signIn: { en: 'Sign in', ko: '로그인' },
  product: { en: 'Remote Management System', ko: '원격 관리 시스템' },
  sessionEnded: {
    en: 'Your session has ended. Please sign in again. You return to the page you were on.',
    ko: '세션이 만료되었습니다. 다시 로그인하면 보시던 페이지로 돌아갑니다.',
  },
  signedOutElsewhere: { en: 'You signed out in another tab.', ko: '다른 탭에서 로그아웃했습니다.' },
  email: { en: 'E-mail', ko: '이메일' },
  emailMissing: { en: 'Enter your e-mail address.', ko: '이메일 주소를 입력하세요.' },
  password: { en: 'Password', ko: '비밀번호' },
  passwordMissing: { en: 'Enter your password.', ko: '비밀번호를 입력하세요.' },
  showPassword: { en: 'Show password', ko: '비밀번호 보기' },
  hidePassword: { en: 'Hide password', ko: '비밀번호 숨기기' },
  remember: { en: 'Remember my e-mail', ko: '이메일 기억하기' },
  language: { en: 'Language', ko: '언어' },
  failLogin: {
    en: 'E-mail or password incorrect. If you forgot the password, use Forgot password below.',
    ko: '이메일 또는 비밀번호가 올바르지 않습니다. 비밀번호를 잊었다면 아래의 비밀번호 찾기를 이용하세요.',
  },
  failToken: { en: 'Login failed. Please try again.', ko: '로그인하지 못했습니다. 다시 시도하세요.' },
  failNetwork: {
    en: 'Network Fail: the server did not answer. Check the connection and try again.',
    ko: '네트워크 오류: 서버가 응답하지 않습니다. 연결을 확인하고 다시 시도하세요.',
  },
  firstLogin: { en: 'First login from this device', ko: '이 기기에서 처음 로그인합니다' },
  firstLoginHelp: {
    en: 'A verification e-mail was sent to {email}. Open the link in it, then sign in here again. Deleting the browser’s cookies makes a new verification necessary.',
    ko: '{email} 주소로 인증 메일을 보냈습니다. 메일의 링크를 연 뒤 여기에서 다시 로그인하세요. 브라우저 쿠키를 삭제하면 다시 인증해야 합니다.',
  },
  verifying: { en: 'Registering this device…', ko: '이 기기를 등록하는 중…' },
  verified: { en: 'This device is registered', ko: '이 기기가 등록되었습니다' },
  verifiedHelp: { en: 'You can sign in with it now.', ko: '이제 이 기기로 로그인할 수 있습니다.' },
  notVerified: { en: 'This device could not be registered', ko: '이 기기를 등록하지 못했습니다' },
  notVerifiedHelp: {
    en: 'The link works once and for {minutes, plural, =0 {a short time} other {# minutes}}. Sign in again to get a new one.',
    ko: '링크는 {minutes, plural, =0 {짧은 시간} other {#분}} 동안 한 번만 쓸 수 있습니다. 다시 로그인해 새 링크를 받으세요.',
  },
  forgotPassword: { en: 'Forgot password', ko: '비밀번호 찾기' },
  requestAccount: { en: 'Request account', ko: '계정 신청' },
  recorded: { en: 'What is recorded about you', ko: '기록되는 내 정보' },
  toSignIn: { en: 'To the sign-in page', ko: '로그인 페이지로' },
});
