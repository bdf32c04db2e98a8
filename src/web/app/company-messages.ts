import { defineMessages } from '#web/i18n/message.ts';

export const messages = defineMessages({
  again: { id: 'app.company.again', defaultMessage: 'Confirm that it is you' },
  againHelp: {
    id: 'app.company.againHelp',
    defaultMessage:
      'This change needs it, because your last sign-in was some time ago. You signed in with your company: confirm it there. You come back to this page, and can then make the change.',
  },
  confirm: { id: 'app.company.confirm', defaultMessage: 'Confirm with your company' },
  confirmed: { id: 'app.company.confirmed', defaultMessage: 'Confirmed. You can make the change now.' },
  notConfirmed: { id: 'app.company.notConfirmed', defaultMessage: 'Not confirmed' },
});
