import { defineMessages } from '#web/i18n/message.ts';

export const messages = defineMessages('twoFactor', {
  scan: {
    en: 'Scan the picture with an authenticator app, such as Google Authenticator, or type the key into it.',
    ko: '인증 앱(예: Google Authenticator)으로 QR 코드를 스캔하세요. 스캔할 수 없으면 키를 직접 입력하세요.',
  },
  picture: { en: 'QR code for an authenticator app', ko: '인증 앱용 QR 코드' },
  key: { en: 'Key', ko: '키' },
  code: { en: 'Code that the app shows', ko: '인증 앱에 표시된 코드' },
  codeMissing: { en: 'Enter the six digits', ko: '6자리 숫자를 입력하세요' },
  turnOn: { en: 'Turn on two-factor sign-in', ko: '2단계 인증 설정' },
  codes: { en: 'Recovery codes', ko: '복구 코드' },
  codesHelp: {
    en: 'With a recovery code you can sign in without your phone. Each works once. They are shown only now: keep them in a safe place.',
    ko: '복구 코드로 휴대전화 없이 로그인할 수 있습니다. 각 코드는 한 번만 쓸 수 있습니다. 지금만 표시되므로 안전한 곳에 보관하세요.',
  },
  save: { en: 'Save as a file', ko: '파일로 저장' },
  kept: { en: 'I’ve saved these codes', ko: '보관했습니다' },
  passwordOld: {
    en: 'Your sign-in is too old for this. Sign out and in again.',
    ko: '비밀번호를 입력한 지 오래되었습니다. 로그아웃한 후 다시 로그인하세요.',
  },
});
