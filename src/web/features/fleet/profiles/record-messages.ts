import { defineMessages } from '#web/i18n/message.ts';

/** Texts of a profile's record. */
export const recordMessages = defineMessages('profiles.record', {
  show: { en: 'Timeline', ko: '타임라인' },
  summary: { en: 'Profile', ko: '프로파일' },
  toProfile: { en: 'Show profile', ko: '프로파일 보기' },
  plan: { en: 'Plan', ko: '계획' },
  eligible: { en: 'Eligible devices', ko: '대상 단말' },
  wave: { en: 'Wave', ko: '단계' },
  waveOf: { en: '{number, number} of {waves, number}', ko: '{waves, number}단계 중 {number, number}' },
  paused: { en: 'Paused', ko: '일시 중지' },
  empty: { en: 'Not begun', ko: '시작 전' },
  chainNote: {
    en: 'Not checked here. Export it and run the offline verifier to prove the chain.',
    ko: '여기서는 확인하지 않습니다. 파일로 내보내 오프라인 검증기로 체인을 증명하세요.',
  },
  fieldText: { en: 'Comments', ko: '댓글' },
  fieldReason: { en: 'Reasons people gave', ko: '사람이 적은 사유' },
  fieldUndoReason: { en: 'Reason of a rollback', ko: '롤백 사유' },
  fieldName: { en: 'Profile name', ko: '프로파일 이름' },
  fieldTargetName: { en: 'Names of groups, places and filters', ko: '그룹, 지역, 필터 이름' },
});

/** Its events, deadlines and effects. */
export const recordEvents = defineMessages('profiles.event', {
  requested: { en: 'Profile created', ko: '프로파일 생성' },
  commented: { en: 'Comment', ko: '댓글' },
  planned: { en: 'Planned', ko: '계획 완료' },
  planFailed: { en: 'Planning failed', ko: '계획 실패' },
  submitted: { en: 'Submitted', ko: '제출' },
  approved: { en: 'Approved', ko: '승인' },
  declined: { en: 'Approval declined', ko: '승인 거절' },
  edited: { en: 'Devices changed', ko: '단말 변경' },
  described: { en: 'Name or retries changed', ko: '이름 또는 재시도 변경' },
  resumed: { en: 'Resumed', ko: '재개' },
  continued: { en: 'Next wave started', ko: '다음 단계 시작' },
  wavePassed: { en: 'Wave passed', ko: '단계 통과' },
  dayBegun: { en: 'Day started', ko: '하루 시작' },
  retried: { en: 'Devices tried again', ko: '단말 재시도' },
  cancelRequested: { en: 'Stop requested', ko: '중단 요청' },
  undone: { en: 'Rollback requested', ko: '롤백 요청' },
  finished: { en: 'All devices ended', ko: '모든 단말 종료' },
  deleted: { en: 'Deleted', ko: '삭제' },
  deadlinePassed: { en: 'Time passed', ko: '시간 경과' },
  planTime: { en: 'Time to plan', ko: '계획 제한 시간' },
  approval: { en: 'Time to approve', ko: '승인 기한' },
  start: { en: 'Start', ko: '시작 시각' },
  campaign: { en: 'Time to reach all devices', ko: '전체 단말 완료 기한' },
  computePlan: { en: 'Make the plan', ko: '계획 생성' },
});

/** Details of the record's events. */
export const recordDetails = defineMessages('profiles.said', {
  planned: {
    en: '{eligible, plural, one {# device} other {# devices}} in {waves, plural, one {# wave} other {# waves}}, {refused, number} left out. Plan {hash}',
    ko: '{waves, number}단계, 단말 {eligible, number}대, 제외 {refused, number}대. 계획 {hash}',
  },
  plan: { en: 'Plan {hash}', ko: '계획 {hash}' },
  approvedBy: { en: '{name} approved plan {hash}', ko: '{name} 님이 계획 {hash} 승인' },
  approvedAlone: {
    en: '{name} approved plan {hash} without a second person',
    ko: '{name} 님이 다른 사람 없이 계획 {hash} 승인',
  },
  described: {
    en: '{name}, {retries, plural, one {# retry} other {# retries}}',
    ko: '{name}, 재시도 {retries, number}회',
  },
  pausedUser: { en: 'Paused by a user', ko: '사용자가 일시 중지함' },
  pausedLimit: {
    en: 'Paused automatically: {bad, number} of {decided, number} failed',
    ko: '자동 일시 중지: {decided, number}대 중 {bad, number}대 실패',
  },
  pausedCount: {
    en: 'Paused automatically: {bad, number} failed in all waves',
    ko: '자동 일시 중지: 전체 {bad, number}대 실패',
  },
  wavePassed: {
    en: 'Wave {number, number} of {waves, number} passed',
    ko: '{waves, number}단계 중 {number, number}단계 통과',
  },
  waveStarted: {
    en: 'Wave {number, number} of {waves, number}',
    ko: '{waves, number}단계 중 {number, number}단계',
  },
  retried: { en: '{count, plural, one {# device} other {# devices}}', ko: '단말 {count, number}대' },
});
