import { defineMessages } from '#web/i18n/message.ts';

export const messages = defineMessages({
  title: { id: 'place.title', defaultMessage: 'Place' },
  mapOf: { id: 'place.mapOf', defaultMessage: 'Map: {name}' },
});
