import { defineMessages } from '#web/i18n/message.ts';

export const messages = defineMessages('notice', {
  NOTICE: { en: 'Notice', ko: '공지' },
  ALERT: { en: 'Alert', ko: '경보' },
  INFORMATION: { en: 'Information', ko: '안내' },
  from: { en: '{company}, until {time}', ko: '{company}, {time}까지' },
  read: { en: 'Mark as read', ko: '읽음으로 표시' },
  close: { en: 'Close', ko: '닫기' },
});
