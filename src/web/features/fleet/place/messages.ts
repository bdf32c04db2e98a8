import { defineMessages } from '#web/i18n/message.ts';

export const messages = defineMessages('place', {
  title: { en: 'Place', ko: '위치' },
  mapOf: { en: 'Map: {name}', ko: '지도: {name}' },
});
