import { defineMessages } from '#web/i18n/message.ts';

export const logMessages = defineMessages({
  title: { id: 'verify.ownLog', defaultMessage: "This server's own log" },
  state: { id: 'verify.ownLogState', defaultMessage: 'Against its seals' },
  never: { id: 'verify.ownLogNever', defaultMessage: 'Not compared yet' },
  running: { id: 'verify.ownLogRunning', defaultMessage: 'Being compared' },
  holds: { id: 'verify.ownLogHolds', defaultMessage: 'As it was recorded' },
  broken: { id: 'verify.ownLogBroken', defaultMessage: 'Not what was recorded' },
  failed: { id: 'verify.ownLogFailed', defaultMessage: 'Could not be compared' },
  firstFault: { id: 'verify.ownLogFault', defaultMessage: 'First difference' },
  event: { id: 'verify.ownLogEvent', defaultMessage: 'Event {event}' },
  compared: { id: 'verify.ownLogCompared', defaultMessage: 'Compared' },
  comparedOf: { id: 'verify.ownLogComparedOf', defaultMessage: '{checked} of {events} events' },
  sealedTo: { id: 'verify.ownLogSealedTo', defaultMessage: 'Sealed up to' },
  endedAt: { id: 'verify.ownLogEndedAt', defaultMessage: 'Last compared' },
});
