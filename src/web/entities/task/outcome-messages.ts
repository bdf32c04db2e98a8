import { defineMessages } from '#web/i18n/message.ts';

/** How a task ended, state by state. */
export const outcomeMessages = defineMessages({
  label: { id: 'verdict.label', defaultMessage: 'Result' },
  expired: {
    id: 'verdict.expired',
    defaultMessage: 'Not sent: it waited {offlineWait} for its turn on the device.',
  },
  expiredAgain: {
    id: 'verdict.expiredAgain',
    defaultMessage: 'Sent once without an answer, and not sent again within {offlineWait}.',
  },
  expiredAdvice: {
    id: 'verdict.expiredAdvice',
    defaultMessage: 'Request it again once the device is online.',
  },
  timedOut: {
    id: 'verdict.timedOut',
    defaultMessage: 'The device did not answer within {delivery}.',
  },
  timedOutAdvice: {
    id: 'verdict.timedOutAdvice',
    defaultMessage: 'Check the connection of the device, then request it again.',
  },
  unknownSilent: {
    id: 'verdict.unknownSilent',
    defaultMessage:
      'No answer within {delivery}. The device may have carried it out, so it is not sent again.',
  },
  unknownCut: {
    id: 'verdict.unknownCut',
    defaultMessage:
      'The connection ended before the answer. The device may have carried it out, so it is not sent again.',
  },
  unknownNoCheckIn: {
    id: 'verdict.unknownNoCheckIn',
    defaultMessage:
      'The device did not reconnect within {checkIn} after the change. It reverts by itself, but this is not confirmed.',
  },
  unknownNoResult: {
    id: 'verdict.unknownNoResult',
    defaultMessage: 'Accepted by the device, but no result within {completion}.',
  },
  unknownNoSample: {
    id: 'verdict.unknownNoSample',
    defaultMessage: 'Accepted by the device, but no sample within {firstProgress}.',
  },
  unknownNoBoot: {
    id: 'verdict.unknownNoBoot',
    defaultMessage: 'Sent, but the device reported no restart for this task within {delivery}.',
  },
  unknownAdvice: {
    id: 'verdict.unknownAdvice',
    defaultMessage: 'The outcome is unknown. A late answer appears here.',
  },
  cameLate: {
    id: 'verdict.cameLate',
    defaultMessage:
      '{late, plural, one {# late answer has} other {# late answers have}} arrived since; see the last events.',
  },
  cancelledByUser: { id: 'verdict.cancelledByUser', defaultMessage: 'Cancelled by {name}.' },
  cancelledLeftScreen: {
    id: 'verdict.cancelledLeftScreen',
    defaultMessage: 'Cancelled because {name} left the page.',
  },
  cancelledFoundOnReturn: {
    id: 'verdict.cancelledFoundOnReturn',
    defaultMessage: 'Cancelled because it was still running when {name} returned to the page.',
  },
  cancelledReplaced: {
    id: 'verdict.cancelledReplaced',
    defaultMessage: 'Cancelled: replaced by a newer task.',
  },
  cancelledWithBulkAction: {
    id: 'verdict.cancelledWithBulkAction',
    defaultMessage: 'Cancelled by {name} together with the other tasks of its bulk action.',
  },
  superseded: {
    id: 'verdict.superseded',
    defaultMessage: 'Replaced by a later lock or unlock before it was sent.',
  },
  bootKey: { id: 'verdict.bootKey', defaultMessage: '{done} Its boot event names this task.' },
  bootCause: { id: 'verdict.bootCause', defaultMessage: '{done} Its boot event gives the cause {cause}.' },
  bootUpdated: {
    id: 'verdict.bootUpdated',
    defaultMessage: '{done} Its boot event reports new firmware.',
  },
  bootNoCause: { id: 'verdict.bootNoCause', defaultMessage: '{done} Its boot event gives no cause.' },
  bootUpTime: {
    id: 'verdict.bootUpTime',
    defaultMessage: '{done} It sent no boot event, but had been running for only {seconds, number} s.',
  },
  bootSubscriptions: {
    id: 'verdict.bootSubscriptions',
    defaultMessage: '{done} It sent no boot event, but its subscriptions were gone.',
  },
  lastAnswer: { id: 'verdict.lastAnswer', defaultMessage: 'Last hop that answered: {hop} ({name}).' },
  reached: { id: 'verdict.reached', defaultMessage: 'It had reached {percent, number} %.' },
  appliedDifferently: {
    id: 'verdict.appliedDifferently',
    defaultMessage: 'Applied, but the device uses other values: {values}.',
  },
  notVerified: {
    id: 'verdict.notVerified',
    defaultMessage: 'Accepted by the device. Not verified, because it does not report this: {values}.',
  },
  oldValues: {
    id: 'verdict.oldValues',
    defaultMessage: 'The device confirmed the change but kept its old values: {values}.',
  },
  partlyApplied: {
    id: 'verdict.partlyApplied',
    defaultMessage: 'Applied only in part. Not applied: {values}.',
  },
  valueInstead: { id: 'verdict.valueInstead', defaultMessage: '{name} {now} instead of {wanted}' },
  valueOn: { id: 'verdict.valueOn', defaultMessage: 'on' },
  valueOff: { id: 'verdict.valueOff', defaultMessage: 'off' },
  valueEmpty: { id: 'verdict.valueEmpty', defaultMessage: '(empty)' },
  valueName: { id: 'verdict.valueName', defaultMessage: '{name}' },
  valueOfRow: { id: 'verdict.valueOfRow', defaultMessage: '{name} ({row})' },
  neverSent: { id: 'verdict.neverSent', defaultMessage: 'It was never sent to the device.' },
  ping: {
    id: 'verdict.ping',
    defaultMessage:
      '{ms, number, ::.#} ms, {lost, plural, =0 {nothing lost} other {{lost, number} of {sent, number} lost}}',
  },
  pingLost: { id: 'verdict.pingLost', defaultMessage: 'No answer: all {sent, number} echoes lost' },
  trace: {
    id: 'verdict.trace',
    defaultMessage: '{hops, plural, one {# hop} other {# hops}}, {ms, number, ::.#} ms to the last one',
  },
  traceHops: { id: 'verdict.traceHops', defaultMessage: '{hops, plural, one {# hop} other {# hops}}' },
  speed: { id: 'verdict.speed', defaultMessage: '{rate, number, ::.0} Mbit/s' },
  signal: { id: 'verdict.signal', defaultMessage: '{dbm, number} dBm on average' },
  scan: {
    id: 'verdict.scan',
    defaultMessage:
      '{networks, plural, =0 {No networks found} one {# network found} other {# networks found}}',
  },
  channels: {
    id: 'verdict.channels',
    defaultMessage:
      '{count, plural, =0 {No channels found. Check the LNB settings and the cable of the dish.} one {# channel found} other {# channels found}}',
  },
  appLoaded: { id: 'verdict.appLoaded', defaultMessage: 'The app is installed.' },
  appVersion: { id: 'verdict.appVersion', defaultMessage: 'Version {version} is installed.' },
  appStarted: { id: 'verdict.appStarted', defaultMessage: 'The app was started.' },
  appStopped: { id: 'verdict.appStopped', defaultMessage: 'The app was stopped.' },
  remoteUpgraded: {
    id: 'verdict.remoteUpgraded',
    defaultMessage: 'The remote control now has version {version}.',
  },
  pictures: {
    id: 'verdict.pictures',
    defaultMessage: '{count, plural, =0 {No pictures sent} one {# picture sent} other {# pictures sent}}',
  },
});
