import { defineMessages } from '#web/i18n/message.ts';

export const messages = defineMessages({
  title: { id: 'settings.title', defaultMessage: 'Personal settings' },
  context: { id: 'settings.context', defaultMessage: 'Applied immediately on all your devices' },
  notKept: {
    id: 'settings.notKept',
    defaultMessage: 'The server did not save the last change. It applies in this browser only.',
  },
  look: { id: 'settings.look', defaultMessage: 'Look' },
  language: { id: 'settings.language', defaultMessage: 'Language' },
  theme: { id: 'settings.theme', defaultMessage: 'Theme' },
  themeSystem: { id: 'settings.theme.system', defaultMessage: 'As this computer' },
  themeLight: { id: 'settings.theme.light', defaultMessage: 'Light' },
  themeDark: { id: 'settings.theme.dark', defaultMessage: 'Dark' },
  density: { id: 'settings.density', defaultMessage: 'Rows of tables' },
  comfortable: { id: 'settings.density.comfortable', defaultMessage: 'Comfortable' },
  dense: { id: 'settings.density.dense', defaultMessage: 'Dense' },
  times: { id: 'settings.times', defaultMessage: 'Times' },
  zone: { id: 'settings.zone', defaultMessage: 'Time zone' },
  zoneOwn: { id: 'settings.zone.own', defaultMessage: 'This computer: {zone}' },
  zoneOperator: { id: 'settings.zone.operator', defaultMessage: 'Operator: {zone}' },
  dateFormat: { id: 'settings.dateFormat', defaultMessage: 'Date format' },
  now: { id: 'settings.now', defaultMessage: 'Now: {time}' },
  lists: { id: 'settings.lists', defaultMessage: 'Lists' },
  rows: { id: 'settings.rows', defaultMessage: 'Rows on a page' },
  columnsHelp: {
    id: 'settings.columns',
    defaultMessage: 'Columns are chosen in each list, and are kept as well.',
  },
  messages: { id: 'settings.messages', defaultMessage: 'Messages' },
  messagesHelp: {
    id: 'settings.messages.help',
    defaultMessage:
      'In the console, the bell at the top shows new messages. Related events become one message; it is mailed after ten minutes if you have not read it.',
  },
  kind: { id: 'settings.messages.kind', defaultMessage: 'Event' },
  inConsole: { id: 'settings.messages.inConsole', defaultMessage: 'In the console' },
  byMail: { id: 'settings.messages.byMail', defaultMessage: 'By mail' },
  devicesAway: {
    id: 'settings.messages.devicesAway',
    defaultMessage: 'Devices of your organisation go offline for more than a minute',
  },
  alarmsRaised: {
    id: 'settings.messages.alarmsRaised',
    defaultMessage: 'Devices of your organisation raise critical alarms',
  },
  tasksEnded: {
    id: 'settings.messages.tasksEnded',
    defaultMessage: 'A task that you requested has ended',
  },
  bulkActionEnded: {
    id: 'settings.messages.bulkActionEnded',
    defaultMessage: 'A bulk action that you started has ended',
  },
  caseChanged: {
    id: 'settings.messages.caseChanged',
    defaultMessage: 'Someone else writes in a case that you work on, closes or reopens it',
  },
  caseShared: {
    id: 'settings.messages.caseShared',
    defaultMessage: 'Someone shares a case with you or with your organisation',
  },
  handoverAsked: {
    id: 'settings.messages.handoverAsked',
    defaultMessage: 'Someone asks you to take over a device',
  },
  invitationAccepted: {
    id: 'settings.messages.invitationAccepted',
    defaultMessage: 'Someone accepts your invitation',
  },
  approvalRules: {
    id: 'settings.messages.approvalRules',
    defaultMessage: 'Someone requests weaker firmware approval rules',
  },
  rowsAltered: {
    id: 'settings.messages.rowsAltered',
    defaultMessage:
      'Accounts, roles, organisations or devices are changed in the database, outside of Waymark',
  },
});
