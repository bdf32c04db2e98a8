import { defineMessages } from '#web/i18n/message.ts';

/** The question, its answer, and the pictures. */
export const messages = defineMessages({
  title: { id: 'screen.title', defaultMessage: 'Screen' },
  help: {
    id: 'screen.help',
    defaultMessage: 'The customer is asked for consent on the television and can end it at any time.',
  },
  ask: { id: 'screen.ask', defaultMessage: 'Ask to see the screen' },
  askAgain: { id: 'screen.askAgain', defaultMessage: 'Ask again' },
  language: { id: 'screen.language', defaultMessage: 'Prompt language' },
  duration: { id: 'screen.duration', defaultMessage: 'Time limit' },
  minutes: {
    id: 'screen.minutes',
    defaultMessage: '{count, plural, one {# minute} other {# minutes}}',
  },
  offline: { id: 'screen.offline', defaultMessage: 'The device is not connected.' },
  question: { id: 'screen.question', defaultMessage: 'Request on the television' },
  waiting: {
    id: 'screen.waiting',
    defaultMessage: '{seconds, plural, one {# second} other {# seconds}} left to answer',
  },
  waitingOver: { id: 'screen.waitingOver', defaultMessage: 'Waiting for the answer' },
  cancel: { id: 'screen.cancel', defaultMessage: 'Cancel request' },
  declined: { id: 'screen.declined', defaultMessage: 'Remote permission declined' },
  declinedHelp: {
    id: 'screen.declinedHelp',
    defaultMessage: 'Explain on the phone what you want to see, then ask again.',
  },
  unanswered: { id: 'screen.unanswered', defaultMessage: 'The request was not answered' },
  unansweredHelp: {
    id: 'screen.unansweredHelp',
    defaultMessage: 'Ask the customer to look at the television, then try again.',
  },
  failed: { id: 'screen.failed', defaultMessage: 'The request could not be shown on the television' },
  ended: { id: 'screen.ended', defaultMessage: 'Session ended: {reason}' },
  endedByAt: { id: 'screen.endedByAt', defaultMessage: 'Requested by {name} at {time}' },
  pictures: {
    id: 'screen.pictures',
    defaultMessage: '{count, plural, =0 {no pictures} one {# picture} other {# pictures}}',
  },
  record: { id: 'screen.record', defaultMessage: 'Consent record' },
  ending: { id: 'screen.ending', defaultMessage: 'Ending the consent on the device' },
  looks: { id: 'screen.looks', defaultMessage: 'Viewing: {names}' },
  lost: {
    id: 'screen.lost',
    defaultMessage:
      'No connection to the server. No picture is taken meanwhile; after a minute the consent ends.',
  },
  asks: { id: 'screen.asks', defaultMessage: '{name} requests this screen.' },
  lookToo: { id: 'screen.lookToo', defaultMessage: 'Join' },
  lookRefused: { id: 'screen.lookRefused', defaultMessage: 'The pictures could not be loaded: {message}' },
  starting: { id: 'screen.starting', defaultMessage: 'Waiting for the first picture' },
  paused: { id: 'screen.paused', defaultMessage: 'Paused' },
  pictureOf: { id: 'screen.pictureOf', defaultMessage: 'Screen of {device}' },
  number: { id: 'screen.number', defaultMessage: 'Picture {number, number} of {count, number}' },
  age: { id: 'screen.age', defaultMessage: 'Age {seconds, number, ::.0} s' },
  delay: { id: 'screen.delay', defaultMessage: 'Delay {ms, number} ms' },
  delayUnknown: { id: 'screen.delayUnknown', defaultMessage: 'Delay unknown: the clocks differ' },
  stands: { id: 'screen.stands', defaultMessage: 'Consent ends in {time}' },
  interval: { id: 'screen.interval', defaultMessage: 'Picture interval' },
  seconds: { id: 'screen.seconds', defaultMessage: '{value, number} s' },
  show: { id: 'screen.show', defaultMessage: 'Show pictures' },
  pause: { id: 'screen.pause', defaultMessage: 'Pause' },
  end: { id: 'screen.end', defaultMessage: 'End' },
});

/** The remote control. */
export const remoteMessages = defineMessages({
  title: { id: 'remote.title', defaultMessage: 'Remote control of the screen' },
  toast: { id: 'remote.toast', defaultMessage: '[RemoteControl] Not sent' },
  notPlaying: {
    id: 'remote.notPlaying',
    defaultMessage: 'Keys work only while pictures of this screen are shown.',
  },
  yours: { id: 'remote.yours', defaultMessage: 'You have the remote control' },
  theirs: { id: 'remote.theirs', defaultMessage: '{name} has the remote control' },
  another: { id: 'remote.another', defaultMessage: 'Another engineer' },
  takeOver: { id: 'remote.takeOver', defaultMessage: 'Take over' },
  sent: { id: 'remote.sent', defaultMessage: '{key}: {ms, number} ms' },
  sending: { id: 'remote.sending', defaultMessage: '{key}: sending' },
  refused: { id: 'remote.refused', defaultMessage: '{key}: refused by the device. {message}' },
  unknown: { id: 'remote.unknown', defaultMessage: '{key}: no answer; it may have been pressed' },
  none: { id: 'remote.none', defaultMessage: 'No keys sent yet' },
  byKeyboard: {
    id: 'remote.byKeyboard',
    defaultMessage: 'Select the picture to use the keyboard as a remote control.',
  },
  capturing: {
    id: 'remote.capturing',
    defaultMessage: 'The keyboard is the remote control. Press Tab to leave.',
  },
  keys: { id: 'remote.keys', defaultMessage: 'Keyboard shortcuts' },
  digitHelp: {
    id: 'remote.digitHelp',
    defaultMessage: 'Digits may be part of a PIN, so the record does not show which were pressed.',
  },
});
