import { defineMessages } from '#web/i18n/message.ts';

/** Around what was requested (src/domain/task-kinds/texts.ts). */
export const subjectMessages = defineMessages('tasks.subject', {
  lead: { en: '{task} on {device}, requested by {name}:', ko: '{name} 님이 {device}에 요청한 {task}:' },
  done: {
    en: 'Done. The device reported no figures.',
    ko: '완료되었습니다. 단말이 수치를 보고하지 않았습니다.',
  },
});

/** Details of an event beyond its name. */
export const detailMessages = defineMessages('tasks.detail', {
  again: {
    en: 'Sent again: the answer to the first time was lost',
    ko: '첫 번째 응답이 유실되어 다시 전송함',
  },
  onTrialAgain: {
    en: 'Sent again, because the answer to the first time was lost. Reverts after {seconds, number} s unless confirmed',
    ko: '첫 번째 응답이 유실되어 다시 전송함. 확정되지 않으면 {seconds, number}초 후 되돌림',
  },
  onTrial: {
    en: 'Reverts after {seconds, number} s unless confirmed',
    ko: '확정되지 않으면 {seconds, number}초 후 되돌림',
  },
  host: { en: 'To {host}', ko: '대상 {host}' },
  offline: { en: 'Device offline', ko: '단말 오프라인' },
  offlineBehind: { en: 'Device offline, {position} ahead', ko: '단말 오프라인, 앞에 작업 {position}개' },
  behind: { en: '{position} ahead', ko: '앞에 작업 {position}개' },
  next: { en: 'Next in line', ko: '다음 차례' },
  attempt: { en: 'Attempt {attempt}', ko: '{attempt}번째 시도' },
  notDelivered: { en: 'The device did not receive it', ko: '단말이 받지 못함' },
  deliveryUnknown: { en: 'Delivery could not be confirmed', ko: '전달 여부를 알 수 없음' },
  echo: { en: '{ms, number, ::.#} ms', ko: '{ms, number, ::.#}ms' },
  echoLost: { en: 'No answer', ko: '응답 없음' },
  progress: { en: '{progress, number}%', ko: '{progress, number}%' },
  scanned: {
    en: '{progress, number}%, {channels, plural, one {# channel} other {# channels}}',
    ko: '{progress, number}%, 채널 {channels, number}개',
  },
  signal: { en: '{dbm, number} dBm', ko: '{dbm, number}dBm' },
  cancelLeftScreen: { en: 'The page was left', ko: '화면을 나감' },
  cancelFoundOnReturn: { en: 'The page was reopened', ko: '화면을 다시 엶' },
  cancelReplaced: { en: 'Replaced by a newer task', ko: '새 작업으로 대체됨' },
  cancelBulkAction: { en: 'With its bulk action', ko: '일괄 작업과 함께' },
});
