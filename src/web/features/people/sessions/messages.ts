import { defineMessages } from '#web/i18n/message.ts';

export const messages = defineMessages({
  title: { id: 'sessions.title', defaultMessage: 'Your sessions' },
  context: { id: 'sessions.context', defaultMessage: 'Where your account is signed in now' },
  program: { id: 'sessions.program', defaultMessage: 'Browser' },
  onSystem: { id: 'sessions.onSystem', defaultMessage: '{name} on {system}' },
  unknown: { id: 'sessions.unknown', defaultMessage: 'Unknown program' },
  current: { id: 'sessions.current', defaultMessage: 'This session' },
  address: { id: 'sessions.address', defaultMessage: 'Address' },
  begun: { id: 'sessions.begun', defaultMessage: 'Signed in' },
  lastUsed: { id: 'sessions.lastUsed', defaultMessage: 'Last used' },
  ends: { id: 'sessions.ends', defaultMessage: 'Ends at the latest' },
  actions: { id: 'sessions.actions', defaultMessage: 'Actions' },
  end: { id: 'sessions.end', defaultMessage: 'End session' },
  endOf: { id: 'sessions.endOf', defaultMessage: 'End session: {name}, {address}' },
  endTitle: { id: 'sessions.endTitle', defaultMessage: 'End the session on {name}?' },
  endHelp: {
    id: 'sessions.endHelp',
    defaultMessage:
      'It is signed out at once. If you do not know this session, ask your administrator for a new password as well.',
  },
  ended: { id: 'sessions.ended', defaultMessage: 'Session ended' },
  endOthers: { id: 'sessions.endOthers', defaultMessage: 'End all other sessions' },
  endOthersTitle: { id: 'sessions.endOthersTitle', defaultMessage: 'End all other sessions?' },
  endOthersHelp: {
    id: 'sessions.endOthersHelp',
    defaultMessage: 'Only this session stays signed in. All others are signed out at once.',
  },
  othersEnded: {
    id: 'sessions.othersEnded',
    defaultMessage: '{count, plural, one {# session ended} other {# sessions ended}}',
  },
  noOthers: { id: 'sessions.noOthers', defaultMessage: 'No other sessions' },
  noOthersHelp: {
    id: 'sessions.noOthersHelp',
    defaultMessage: 'Your account is signed in here and nowhere else.',
  },
});
