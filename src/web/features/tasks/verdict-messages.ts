import { defineMessages } from '#web/i18n/message.ts';

export const verdictMessages = defineMessages({
  failed: { id: 'verdict.failed', defaultMessage: 'It failed: {message} ({code})' },
  expired: {
    id: 'verdict.expired',
    defaultMessage: 'It waited {offlineWait} for its turn on the device and was never sent.',
  },
  expiredAgain: {
    id: 'verdict.expiredAgain',
    defaultMessage:
      'It was sent, the session ended before the device answered, and it waited {offlineWait} in vain to be sent again.',
  },
  expiredAdvice: {
    id: 'verdict.expiredAdvice',
    defaultMessage: 'It is safe to ask again once the device is online.',
  },
  timedOut: {
    id: 'verdict.timedOut',
    defaultMessage: 'It was sent, and nothing came back within {delivery}.',
  },
  timedOutAdvice: {
    id: 'verdict.timedOutAdvice',
    defaultMessage: 'Check the connection of the device, then ask again.',
  },
  unknownNoResult: {
    id: 'verdict.unknownNoResult',
    defaultMessage: 'The device accepted it and reported no result within {completion}.',
  },
  unknownNoSample: {
    id: 'verdict.unknownNoSample',
    defaultMessage: 'The device accepted it and sent no sample within {firstProgress}.',
  },
  unknownNoBoot: {
    id: 'verdict.unknownNoBoot',
    defaultMessage: 'It was sent, and the device reported no restart within {delivery}.',
  },
  unknownAdvice: {
    id: 'verdict.unknownAdvice',
    defaultMessage: 'Nobody can tell whether it was done. An answer that still comes is kept here.',
  },
  cameLate: {
    id: 'verdict.cameLate',
    defaultMessage:
      'Since then {late, plural, one {# answer has} other {# answers have}} come late; see the last events.',
  },
  cancelledByUser: { id: 'verdict.cancelledByUser', defaultMessage: 'It was cancelled by hand.' },
  cancelledLeftScreen: {
    id: 'verdict.cancelledLeftScreen',
    defaultMessage: 'It was cancelled because the page that showed it was left.',
  },
  cancelledFoundOnReturn: {
    id: 'verdict.cancelledFoundOnReturn',
    defaultMessage: 'It was still running when the page was opened again, and was cancelled.',
  },
  cancelledReplaced: {
    id: 'verdict.cancelledReplaced',
    defaultMessage: 'It was cancelled because a newer one took its place.',
  },
  superseded: {
    id: 'verdict.superseded',
    defaultMessage: 'A later lock or unlock of the same device made it pointless before it was sent.',
  },
});
