import { defineMessages } from '#web/i18n/message.ts';

export const messages = defineMessages({
  kinds: { id: 'history.kinds', defaultMessage: 'Kind of history' },
  device: { id: 'history.device', defaultMessage: 'Device actions' },
  user: { id: 'history.user', defaultMessage: 'User actions' },
  columnTime: { id: 'history.column.time', defaultMessage: 'Time' },
  columnAction: { id: 'history.column.action', defaultMessage: 'Action' },
  columnState: { id: 'history.column.state', defaultMessage: 'State' },
  columnBy: { id: 'history.column.by', defaultMessage: 'Performed by' },
  columnResult: { id: 'history.column.result', defaultMessage: 'Result' },
  columnTask: { id: 'history.column.task', defaultMessage: 'Timeline' },
  openTimeline: { id: 'history.openTimeline', defaultMessage: 'Open timeline' },
  succeeded: { id: 'history.succeeded', defaultMessage: 'Success' },
  change: { id: 'history.change', defaultMessage: '{name}: {from} → {to}' },
  changeTo: { id: 'history.changeTo', defaultMessage: '{name}: {to}' },
  none: { id: 'history.none', defaultMessage: 'Nothing has been done to this device yet' },
  noneHelp: {
    id: 'history.noneHelp',
    defaultMessage: 'Reboots, locks, diagnoses and changes appear here with who asked for them.',
  },
});
