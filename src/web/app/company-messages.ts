import { defineMessages } from '#web/i18n/message.ts';

export const messages = defineMessages('confirmIdentity', {
  again: { en: 'Confirm that it is you', ko: '본인 확인' },
  againHelp: {
    en: 'This change needs it, because your last sign-in was some time ago. You signed in with your company: confirm it there. You come back to this page, and can then make the change.',
    ko: '마지막 로그인 후 시간이 지나 이 작업에는 본인 확인이 필요합니다. 회사 계정으로 로그인했으므로 회사 인증 서비스에서 확인하세요. 확인 후 이 페이지로 돌아와 작업을 계속할 수 있습니다.',
  },
  confirm: { en: 'Confirm with your company', ko: '회사 계정으로 확인' },
  confirmed: { en: 'Confirmed. You can make the change now.', ko: '확인되었습니다. 이제 작업을 진행하세요.' },
  notConfirmed: { en: 'Not confirmed', ko: '확인되지 않았습니다' },
});
