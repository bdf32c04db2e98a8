import { defineMessages } from '#web/i18n/message.ts';

export const fileMessages = defineMessages({
  title: { id: 'cases.file', defaultMessage: 'Download case' },
  help: {
    id: 'cases.fileHelp',
    defaultMessage:
      'One file that replays the tasks in any browser, without a connection, and proves that nothing in it was altered. What you take out is replaced by a digest: everything else still verifies.',
  },
  takeOut: { id: 'cases.takeOut', defaultMessage: 'Take out before sharing' },
  stays: {
    id: 'cases.stays',
    defaultMessage:
      'What a task was asked for may stand in its results and samples too. Names of people and ids of devices who acted cannot be taken out.',
  },
  params: { id: 'cases.field.params', defaultMessage: 'Parameters of the tasks, such as hosts' },
  sample: { id: 'cases.field.sample', defaultMessage: 'Intermediate samples' },
  result: { id: 'cases.field.result', defaultMessage: 'Results' },
  message: { id: 'cases.field.message', defaultMessage: 'Messages of failures' },
  reason: { id: 'cases.field.reason', defaultMessage: 'Reasons of refusals' },
  title_: { id: 'cases.field.title', defaultMessage: 'Titles of the case' },
  text: { id: 'cases.field.text', defaultMessage: 'Comments' },
  values: { id: 'cases.field.values', defaultMessage: 'All device values' },
  partParams: { id: 'cases.part.params', defaultMessage: 'Parameters' },
  partSample: { id: 'cases.part.sample', defaultMessage: 'Samples' },
  partResult: { id: 'cases.part.result', defaultMessage: 'Result' },
  partMessage: { id: 'cases.part.message', defaultMessage: 'Message' },
  partReason: { id: 'cases.part.reason', defaultMessage: 'Reason' },
  oneByOne: { id: 'cases.oneByOne', defaultMessage: 'One by one' },
  oneTask: { id: 'cases.oneTask', defaultMessage: '{task}, {time}' },
  oneComment: { id: 'cases.oneComment', defaultMessage: 'Comment: {text}' },
  oneValue: { id: 'cases.oneValue', defaultMessage: 'Value: {path}' },
  language: { id: 'cases.fileLanguage', defaultMessage: 'Language of the file' },
  english: { id: 'cases.english', defaultMessage: 'English' },
  korean: { id: 'cases.korean', defaultMessage: 'Korean' },
  as: { id: 'cases.fileAs', defaultMessage: 'Form' },
  asPage: { id: 'cases.asPage', defaultMessage: 'Page that replays (.html)' },
  asDocument: { id: 'cases.asDocument', defaultMessage: 'Document for programs (.json)' },
});
