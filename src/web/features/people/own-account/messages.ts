import { defineMessages } from '#web/i18n/message.ts';

export const messages = defineMessages({
  title: { id: 'ownAccount.title', defaultMessage: 'Account information' },
  context: { id: 'ownAccount.context', defaultMessage: 'How others see you' },
  person: { id: 'ownAccount.person', defaultMessage: 'You' },
  name: { id: 'ownAccount.name', defaultMessage: 'Name' },
  phone: { id: 'ownAccount.phone', defaultMessage: 'Telephone' },
  phoneHelp: { id: 'ownAccount.phoneHelp', defaultMessage: 'With country code, for example +82212345678' },
  save: { id: 'ownAccount.save', defaultMessage: 'Save' },
  saved: { id: 'ownAccount.saved', defaultMessage: 'Account information saved' },
  email: { id: 'ownAccount.email', defaultMessage: 'E-mail' },
  role: { id: 'ownAccount.role', defaultMessage: 'Role' },
  organisation: { id: 'ownAccount.organisation', defaultMessage: 'Organisation' },
  lastAccess: { id: 'ownAccount.lastAccess', defaultMessage: 'Last sign-in' },
  membership: { id: 'ownAccount.membership', defaultMessage: 'Where you belong' },
  dataCard: { id: 'ownAccount.dataCard', defaultMessage: 'Your data' },
  dataHelp: {
    id: 'ownAccount.dataHelp',
    defaultMessage:
      'A JSON file with your account, settings, sessions, browsers, second factors, messages, feedback and the calls you made, of which it has the newest 10,000. It has no passwords, keys or tokens.',
  },
  download: { id: 'ownAccount.download', defaultMessage: 'Download my data' },
  dataSaved: { id: 'ownAccount.dataSaved', defaultMessage: 'Your data was saved as a file' },
  delete: { id: 'ownAccount.delete', defaultMessage: 'Delete account' },
  deleteCard: { id: 'ownAccount.deleteCard', defaultMessage: 'Delete your account' },
  deleteHelp: {
    id: 'ownAccount.deleteHelp',
    defaultMessage:
      'You can no longer sign in, and all your sessions end at once. Your activity stays on record. Only an administrator can invite you again.',
  },
  deleteTitle: { id: 'ownAccount.deleteTitle', defaultMessage: 'Delete your account permanently?' },
  typeEmail: { id: 'ownAccount.typeEmail', defaultMessage: 'Type {email} to confirm' },
  notTheSame: {
    id: 'ownAccount.notTheSame',
    defaultMessage: 'This is not the e-mail address of your account.',
  },
  sessions: { id: 'ownAccount.sessions', defaultMessage: 'Your sessions' },
});
