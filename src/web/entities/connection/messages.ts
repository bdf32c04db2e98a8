import { defineMessages } from '#web/i18n/message.ts';

export const messages = defineMessages('connection', {
  region: { en: 'Connection', ko: '연결' },
  offline: {
    en: 'You are offline. This page updates when the connection is back.',
    ko: '네트워크에 연결되어 있지 않습니다. 연결되면 화면이 새로 고쳐집니다.',
  },
  unreachable: {
    en: 'The server could not be reached. This page updates when the connection is back.',
    ko: '서버에 연결할 수 없습니다. 연결되면 화면이 새로 고쳐집니다.',
  },
  since: { en: 'Connection lost {ago}.', ko: '{ago} 연결이 끊겼습니다.' },
  tryNow: { en: 'Try now', ko: '지금 다시 시도' },
});
