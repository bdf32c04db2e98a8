import { defineMessages } from '#web/i18n/message.ts';

/** The states of a consent, and how it was answered and ended: the page of the device and the ledger say the same. */
export const consentMessages = defineMessages({
  empty: { id: 'consent.state.empty', defaultMessage: 'Not begun' },
  asking: { id: 'consent.state.asking', defaultMessage: 'Asking' },
  granted: { id: 'consent.state.granted', defaultMessage: 'Agreed' },
  starting: { id: 'consent.state.starting', defaultMessage: 'Starting' },
  playing: { id: 'consent.state.playing', defaultMessage: 'Live' },
  ending: { id: 'consent.state.ending', defaultMessage: 'Ending' },
  declined: { id: 'consent.state.declined', defaultMessage: 'Declined' },
  unanswered: { id: 'consent.state.unanswered', defaultMessage: 'No answer' },
  failed: { id: 'consent.state.failed', defaultMessage: 'Not asked' },
  ended: { id: 'consent.state.ended', defaultMessage: 'Ended' },

  agreed: { id: 'consent.answer.agreed', defaultMessage: 'Agreed' },
  noAnswer: { id: 'consent.answer.noAnswer', defaultMessage: 'No answer' },
  notAsked: { id: 'consent.answer.failed', defaultMessage: 'Could not be asked' },

  withdrawn: { id: 'consent.end.withdrawn', defaultMessage: 'Ended in the console' },
  viewerLeft: {
    id: 'consent.end.viewerLeft',
    defaultMessage: 'The page was closed, or had no connection for a minute',
  },
  revoked: { id: 'consent.end.revoked', defaultMessage: 'Ended on the television' },
  expired: { id: 'consent.end.expired', defaultMessage: 'Time limit reached' },
  deviceRestarted: { id: 'consent.end.deviceRestarted', defaultMessage: 'The device restarted' },
  serverRestarted: { id: 'consent.end.serverRestarted', defaultMessage: 'The server restarted' },

  english: { id: 'consent.language.en', defaultMessage: 'English' },
  korean: { id: 'consent.language.ko', defaultMessage: 'Korean' },
});
