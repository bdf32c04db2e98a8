import { defineMessages } from '#web/i18n/message.ts';

export const messages = defineMessages({
  succeeded: { id: 'history.succeeded', defaultMessage: 'Success' },
  change: { id: 'history.change', defaultMessage: '{name}: {from} → {to}' },
  changeTo: { id: 'history.changeTo', defaultMessage: '{name}: {to}' },
});
