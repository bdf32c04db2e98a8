import { defineMessages } from '#web/i18n/message.ts';

/** Texts for the end of a task, state by state. */
export const outcomeMessages = defineMessages('verdict', {
  label: { en: 'Result', ko: '작업 결과' },
  expired: {
    en: 'Not sent: it waited {offlineWait} for its turn on the device.',
    ko: '{offlineWait} 동안 차례를 기다렸으나 단말에 전송되지 않았습니다.',
  },
  expiredAgain: {
    en: 'Sent once without an answer, and not sent again within {offlineWait}.',
    ko: '전송했으나 단말이 응답하기 전에 세션이 끊겼고, {offlineWait} 안에 다시 전송하지 못했습니다.',
  },
  expiredAdvice: {
    en: 'Request it again once the device is online.',
    ko: '단말이 온라인이 되면 다시 요청해도 안전합니다.',
  },
  timedOut: {
    en: 'The device did not answer within {delivery}.',
    ko: '단말이 {delivery} 안에 응답하지 않았습니다.',
  },
  timedOutAdvice: {
    en: 'Check the connection of the device, then request it again.',
    ko: '단말의 연결을 확인한 뒤 다시 요청하세요.',
  },
  unknownSilent: {
    en: 'No answer within {delivery}. The device may have carried it out, so it is not sent again.',
    ko: '단말이 {delivery} 안에 응답하지 않았습니다. 실행되었을 수 있으므로 다시 보내지 않습니다.',
  },
  unknownCut: {
    en: 'The connection ended before the answer. The device may have carried it out, so it is not sent again.',
    ko: '단말이 응답하기 전에 연결이 끊어졌습니다. 실행되었을 수 있으므로 다시 보내지 않습니다.',
  },
  unknownNoCheckIn: {
    en: 'The device did not reconnect within {checkIn} after the change. It reverts by itself, but this is not confirmed.',
    ko: '변경 후 {checkIn} 동안 단말의 소식이 없습니다. 단말은 스스로 변경을 되돌리지만 확인되지 않았습니다.',
  },
  unknownNoResult: {
    en: 'Accepted by the device, but no result within {completion}.',
    ko: '단말이 수락했으나 {completion} 안에 결과를 보고하지 않았습니다.',
  },
  unknownNoSample: {
    en: 'Accepted by the device, but no sample within {firstProgress}.',
    ko: '단말이 수락했으나 {firstProgress} 안에 측정값을 보내지 않았습니다.',
  },
  unknownNoBoot: {
    en: 'Sent, but the device reported no restart for this task within {delivery}.',
    ko: '전송했지만 {delivery} 안에 이 작업으로 인한 재시작이 보고되지 않았습니다.',
  },
  unknownAdvice: {
    en: 'The outcome is unknown. A late answer appears here.',
    ko: '실행 여부를 알 수 없습니다. 늦게 도착한 응답은 여기에 보관됩니다.',
  },
  cameLate: {
    en: '{late, plural, one {# late answer has} other {# late answers have}} arrived since; see the last events.',
    ko: '이후 늦은 응답 {late}건이 도착했습니다. 마지막 이벤트를 확인하세요.',
  },
  cancelledByUser: { en: 'Cancelled by {name}.', ko: '{name} 님이 취소했습니다.' },
  cancelledLeftScreen: {
    en: 'Cancelled because {name} left the page.',
    ko: '{name} 님이 화면을 나가서 취소되었습니다.',
  },
  cancelledFoundOnReturn: {
    en: 'Cancelled because it was still running when {name} returned to the page.',
    ko: '{name} 님이 화면을 다시 열었을 때 아직 실행 중이어서 취소되었습니다.',
  },
  cancelledReplaced: {
    en: 'Cancelled: replaced by a newer task.',
    ko: '새 작업으로 대체되어 취소되었습니다.',
  },
  cancelledWithBulkAction: {
    en: 'Cancelled by {name} together with the other tasks of its bulk action.',
    ko: '{name} 님이 일괄 작업의 다른 작업들과 함께 취소했습니다.',
  },
  superseded: {
    en: 'Replaced by a later lock or unlock before it was sent.',
    ko: '전송되기 전에 같은 단말의 다음 잠금 또는 잠금 해제 작업으로 대체되었습니다.',
  },
  bootKey: {
    en: '{done} Its boot event names this task.',
    ko: '{done} 단말의 부팅 이벤트가 이 작업을 가리킵니다.',
  },
  bootCause: {
    en: '{done} Its boot event gives the cause {cause}.',
    ko: '{done} 단말의 부팅 이벤트에 기록된 원인: {cause}.',
  },
  bootUpdated: {
    en: '{done} Its boot event reports new firmware.',
    ko: '{done} 부팅 이벤트가 새 펌웨어를 보고했습니다.',
  },
  bootNoCause: {
    en: '{done} Its boot event gives no cause.',
    ko: '{done} 단말의 부팅 이벤트에 원인이 없습니다.',
  },
  bootUpTime: {
    en: '{done} It sent no boot event, but had been running for only {seconds, number} s.',
    ko: '{done} 부팅 이벤트는 없었지만 가동 시간이 {seconds, number}초였습니다.',
  },
  bootSubscriptions: {
    en: '{done} It sent no boot event, but its subscriptions were gone.',
    ko: '{done} 부팅 이벤트는 없었지만 구독이 모두 사라졌습니다.',
  },
  lastAnswer: { en: 'Last hop that answered: {hop} ({name}).', ko: '마지막으로 응답한 홉: {hop} ({name}).' },
  reached: { en: 'It had reached {percent, number} %.', ko: '{percent, number}%까지 진행되었습니다.' },
  appliedDifferently: {
    en: 'Applied, but the device uses other values: {values}.',
    ko: '적용되었지만 단말이 다른 값을 사용합니다: {values}.',
  },
  notVerified: {
    en: 'Accepted by the device. Not verified, because it does not report this: {values}.',
    ko: '단말이 변경을 받아들였습니다. 단말이 보고하지 않아 확인할 수 없는 값: {values}.',
  },
  oldValues: {
    en: 'The device confirmed the change but kept its old values: {values}.',
    ko: '단말이 변경을 확인했지만 이전 값을 유지합니다: {values}.',
  },
  partlyApplied: {
    en: 'Applied only in part. Not applied: {values}.',
    ko: '일부만 적용되었습니다. 적용되지 않은 값: {values}.',
  },
  valueInstead: { en: '{name} {now} instead of {wanted}', ko: '{name} {now} (요청: {wanted})' },
  valueOn: { en: 'on', ko: '켬' },
  valueOff: { en: 'off', ko: '끔' },
  valueEmpty: { en: '(empty)', ko: '(비어 있음)' },
  valueName: { en: '{name}', ko: '{name}' },
  valueOfRow: { en: '{name} ({row})', ko: '{name} ({row})' },
  neverSent: { en: 'It was never sent to the device.', ko: '단말에 전송되지 않았습니다.' },
  ping: {
    en: '{ms, number, ::.#} ms, {lost, plural, =0 {nothing lost} other {{lost, number} of {sent, number} lost}}',
    ko: '{ms, number, ::.#}ms, {lost, plural, =0 {손실 없음} other {{sent, number}회 중 {lost, number}회 손실}}',
  },
  pingLost: { en: 'No answer: all {sent, number} echoes lost', ko: '응답 없음: {sent, number}회 모두 손실' },
  trace: {
    en: '{hops, plural, one {# hop} other {# hops}}, {ms, number, ::.#} ms to the last one',
    ko: '{hops, plural, other {#홉}}, 마지막 홉까지 {ms, number, ::.#}ms',
  },
  traceHops: { en: '{hops, plural, one {# hop} other {# hops}}', ko: '{hops, plural, other {#홉}}' },
  speed: { en: '{rate, number, ::.0} Mbit/s', ko: '{rate, number, ::.0}Mbit/s' },
  signal: { en: '{dbm, number} dBm on average', ko: '평균 {dbm, number}dBm' },
  scan: {
    en: '{networks, plural, =0 {No networks found} one {# network found} other {# networks found}}',
    ko: '{networks, plural, =0 {네트워크를 찾지 못했습니다} other {네트워크 #개를 찾았습니다}}',
  },
  channels: {
    en: '{count, plural, =0 {No channels found. Check the LNB settings and the cable of the dish.} one {# channel found} other {# channels found}}',
    ko: '{count, plural, =0 {채널을 찾지 못했습니다. LNB 설정과 안테나 케이블을 확인하세요.} other {채널 #개를 찾았습니다}}',
  },
  appLoaded: { en: 'The app is installed.', ko: '앱이 설치되었습니다.' },
  appVersion: { en: 'Version {version} is installed.', ko: '{version} 버전이 설치되었습니다.' },
  appStarted: { en: 'The app was started.', ko: '앱이 실행되었습니다.' },
  appStopped: { en: 'The app was stopped.', ko: '앱이 중지되었습니다.' },
  remoteUpgraded: {
    en: 'The remote control now has version {version}.',
    ko: '리모컨이 {version} 버전으로 업그레이드되었습니다.',
  },
  pictures: {
    en: '{count, plural, =0 {No pictures sent} one {# picture sent} other {# pictures sent}}',
    ko: '{count, plural, =0 {전송된 화면 없음} other {화면 #장 전송됨}}',
  },
});
