import { defineMessages } from '#web/i18n/message.ts';

export const messages = defineMessages('signIn.secondStep', {
  title: { en: 'Second step', ko: '2단계 인증' },
  codeHelp: {
    en: 'Your password is right. Enter the code that your authenticator app shows now.',
    ko: '비밀번호가 확인되었습니다. 인증 앱에 표시된 코드를 입력하세요.',
  },
  passkeyHelp: {
    en: 'Your password is right. Your organisation wants a second factor: use your passkey.',
    ko: '비밀번호가 확인되었습니다. 소속 조직에서 2단계 인증을 요구합니다. 패스키를 사용하세요.',
  },
  code: { en: 'Code', ko: '인증 코드' },
  codeMissing: {
    en: 'Enter the six digits, or a recovery code',
    ko: '6자리 코드 또는 복구 코드를 입력하세요',
  },
  recoveryHelp: { en: 'Or one of your recovery codes.', ko: '복구 코드도 사용할 수 있습니다.' },
  passkey: { en: 'Use a passkey', ko: '패스키로 로그인' },
  failPasskey: {
    en: 'No passkey was used. Try again, or sign in with your password.',
    ko: '패스키를 사용하지 못했습니다. 다시 시도하거나 비밀번호로 로그인하세요.',
  },
  passkeyElsewhere: {
    en: 'Passkeys work at {address} only. Open the console there, or sign in with your password.',
    ko: '패스키는 {address}에서만 사용할 수 있습니다. 그 주소로 접속하거나 비밀번호로 로그인하세요.',
  },
  back: { en: 'Back', ko: '뒤로' },
});
