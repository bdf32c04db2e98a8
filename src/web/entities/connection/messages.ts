import { defineMessages } from '#web/i18n/message.ts';

export const messages = defineMessages({
  region: { id: 'connection.region', defaultMessage: 'Connection' },
  offline: {
    id: 'connection.offline',
    defaultMessage: 'You are offline. This page updates when the connection is back.',
  },
  unreachable: {
    id: 'connection.unreachable',
    defaultMessage: 'The server could not be reached. This page updates when the connection is back.',
  },
  since: { id: 'connection.since', defaultMessage: 'Connection lost {ago}.' },
  tryNow: { id: 'connection.tryNow', defaultMessage: 'Try now' },
});
