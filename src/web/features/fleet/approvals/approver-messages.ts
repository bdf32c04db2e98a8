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
  none: {
    en: 'No one may approve this: give another user a role that can approve firmware.',
    ko: '승인할 수 있는 사용자가 없습니다. 다른 사용자에게 펌웨어 승인 권한이 있는 역할을 부여해 주십시오.',
  },
});
