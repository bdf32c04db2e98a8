import { defineMessages } from '#web/i18n/message.ts';

export const companyMessages = defineMessages({
  title: { id: 'signIn.company.title', defaultMessage: 'Company sign-in' },
  signIn: { id: 'signIn.company.signIn', defaultMessage: 'Use your company account' },
  returning: { id: 'signIn.company.returning', defaultMessage: 'Signing you in…' },
});
