import { defineMessages } from '#web/i18n/message.ts';

export const messages = defineMessages('activity', {
  succeeded: { en: 'Success', ko: '성공' },
  change: { en: '{name}: {from} → {to}', ko: '{name}: {from} → {to}' },
  changeTo: { en: '{name}: {to}', ko: '{name}: {to}' },
});
