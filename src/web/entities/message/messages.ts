import { defineMessages } from '#web/i18n/message.ts';

export const messages = defineMessages({
  devicesAway: {
    id: 'message.devicesAway',
    defaultMessage: '{count, plural, one {{name} went offline} other {# devices went offline}}',
  },
  alarmsRaised: {
    id: 'message.alarmsRaised',
    defaultMessage: '{count, plural, one {Critical alarm on {name}} other {# critical alarms}}',
  },
  tasksEnded: {
    id: 'message.tasksEnded',
    defaultMessage: '{count, plural, one {Your task on {name} has ended} other {# of your tasks have ended}}',
  },
  tasksFailed: {
    id: 'message.tasksFailed',
    defaultMessage:
      '{count, plural, one {Your task on {name} was not successful} other {# of your tasks have ended, {failed} without success}}',
  },
  bulkActionEnded: { id: 'message.bulkActionEnded', defaultMessage: 'Your bulk action has ended' },
  caseChanged: {
    id: 'message.caseChanged',
    defaultMessage: '{count, plural, one {1 change} other {# changes}} in the case “{name}”',
  },
  caseShared: {
    id: 'message.caseShared',
    defaultMessage:
      '{count, plural, one {The case “{name}” was shared with you} other {# cases were shared with you}}',
  },
  handoverAsked: { id: 'message.handoverAsked', defaultMessage: 'You are asked to take over {name}' },
  invitationAccepted: {
    id: 'message.invitationAccepted',
    defaultMessage:
      '{count, plural, one {{name} accepted your invitation} other {# people accepted your invitations}}',
  },
  approvalRules: {
    id: 'message.approvalRules',
    defaultMessage: 'Weaker firmware approval rules requested for {name}',
  },
  rowsAltered: {
    id: 'message.rowsAltered',
    defaultMessage:
      '{count, plural, one {A protected row was changed in the database} other {# protected rows were changed in the database}}',
  },
});
