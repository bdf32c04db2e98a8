import { defineMessages } from '#web/i18n/message.ts';

export const messages = defineMessages('approvers', {
  may: {
    en: 'Can be approved by {names}{more, plural, =0 {} one { and # more} other { and # more}}.',
    ko: '승인 가능: {names}{more, plural, =0 {} other { 외 #명}}',
  },
  above: {
    en: 'Can be approved by {more, plural, one {# user} other {# users}} of an organisation above yours.',
    ko: '승인 가능: 상위 조직의 사용자 {more, number}명',
  },
});
