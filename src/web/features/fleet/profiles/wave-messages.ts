import { defineMessages } from '#web/i18n/message.ts';

/** Texts of a wave's record. */
export const waveMessages = defineMessages('profiles.waveRecord', {
  titleOf: { en: 'Wave {number, number} of {name}', ko: '{name} {number, number}단계' },
  show: { en: 'Timeline of wave {number, number}', ko: '{number, number}단계 타임라인' },
  profileTimeline: { en: 'Timeline of the profile', ko: '프로파일 타임라인' },
  members: { en: 'Devices of this event', ko: '이 이벤트의 단말' },
  member: { en: 'Device {ordinal, number} of the plan', ko: '계획의 {ordinal, number}번째 단말' },
  memberAway: { en: 'Removed, or outside your scope', ko: '삭제되었거나 조회 범위 밖의 단말' },
  membersMore: { en: 'Show {count, number} more', ko: '{count, number}대 더 보기' },
  notFound: { en: 'Wave not found', ko: '단계를 찾을 수 없습니다' },
  notFoundHelp: {
    en: 'It has not begun, does not exist, or is outside your scope.',
    ko: '아직 시작하지 않았거나, 없는 단계이거나, 권한 범위 밖에 있습니다.',
  },
  size: { en: 'Devices', ko: '단말' },
  held: { en: 'Held', ko: '보류' },
  limit: { en: 'Stops above', ko: '중지 기준' },
  limitOf: { en: '{percent, number} % failed', ko: '실패 {percent, number} % 초과' },
});

/** Its events, and what they say. */
export const waveEvents = defineMessages('profiles.waveEvent', {
  planned: { en: 'Wave planned', ko: '단계 계획' },
  opened: { en: 'Wave started', ko: '단계 시작' },
  joined: { en: 'Devices joined', ko: '단말 추가' },
  claimed: { en: 'Devices began', ko: '단말 시작' },
  tallied: { en: 'Devices ended', ko: '단말 종료' },
  corrected: { en: 'Late result', ko: '늦은 결과' },
  held: { en: 'Devices held', ko: '단말 보류' },
  released: { en: 'Devices released', ko: '단말 보류 해제' },
  retried: { en: 'Devices queued again', ko: '단말 재시도 대기' },
  decided: { en: 'Enough devices ended', ko: '충분한 단말 종료' },
  acknowledged: { en: 'Failures accepted', ko: '실패 확인' },
  observed: { en: 'Observation ended', ko: '관찰 종료' },
  soak: { en: 'Observation', ko: '관찰' },
  devices: { en: '{count, plural, one {# device} other {# devices}}', ko: '{count, number}대' },
  ends: {
    en: '{success, number} succeeded, {failed, number} failed, {other, number} called off',
    ko: '성공 {success, number}, 실패 {failed, number}, 취소 {other, number}',
  },
  endsAgain: {
    en: '{success, number} succeeded, {failed, number} failed, {other, number} called off, {again, number} to be tried again',
    ko: '성공 {success, number}, 실패 {failed, number}, 취소 {other, number}, 재시도 {again, number}',
  },
  reachable: {
    en: '{count, plural, one {# device was} other {# devices were}} within reach',
    ko: '연결 가능한 단말 {count, number}대',
  },
});
