import { defineMessages } from '#web/i18n/message.ts';

export const companyMessages = defineMessages('signIn.company', {
  title: { en: 'Company sign-in', ko: '회사 계정 로그인' },
  signIn: { en: 'Use your company account', ko: '회사 계정으로 로그인' },
  returning: { en: 'Signing you in…', ko: '로그인하는 중입니다…' },
});
