import { defineMessages } from '#web/i18n/message.ts';

export const messages = defineMessages({
  title: { id: 'feedback.title', defaultMessage: 'Feedback' },
  context: {
    id: 'feedback.context',
    defaultMessage: 'What people of your organisation say of the console, newest first',
  },
  keyword: { id: 'feedback.keyword', defaultMessage: 'Words of the title or text' },
  type: { id: 'feedback.type', defaultMessage: 'Type' },
  subject: { id: 'feedback.subject', defaultMessage: 'Title' },
  contents: { id: 'feedback.contents', defaultMessage: 'Text' },
  user: { id: 'feedback.user', defaultMessage: 'From' },
  company: { id: 'feedback.company', defaultMessage: 'Organisation' },
  time: { id: 'feedback.time', defaultMessage: 'Sent' },
  diagnostics: { id: 'feedback.diagnostics', defaultMessage: 'Sent along' },
  none: { id: 'feedback.none', defaultMessage: 'No feedback' },
  noneHelp: {
    id: 'feedback.noneHelp',
    defaultMessage: 'Users send feedback from the help menu in the top bar.',
  },
  read: { id: 'feedback.read', defaultMessage: 'Read “{title}”' },
});
