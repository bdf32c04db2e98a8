import { defineMessages } from '#web/i18n/message.ts';

/** Record of an app change. */
export const changeMessages = defineMessages('appChanges', {
  empty: { en: 'Not begun', ko: '시작 전' },
  changing: { en: 'Changing', ko: '변경 중' },
  checking: { en: 'Reading back', ko: '결과 확인 중' },
  away: { en: 'Offline', ko: '오프라인' },
  watching: { en: 'Observing', ko: '관찰 중' },
  succeeded: { en: 'Done', ko: '완료' },
  failed: { en: 'Failed', ko: '실패' },
  crashed: { en: 'App crashed', ko: '앱 비정상 종료' },
  skipped: { en: 'Not begun: changed since', ko: '변경되어 시작하지 않음' },
  lost: { en: 'Did not come back', ko: '다시 연결되지 않음' },
  cancelled: { en: 'Cancelled', ko: '취소됨' },
  titleOf: { en: '{device}: {app} {version}', ko: '{device}: {app} {version}' },
  titleRemoval: { en: '{device}: remove {app}', ko: '{device}: {app} 삭제' },
  requestedByAt: { en: 'Requested by {name}, {time}', ko: '{name} 요청, {time}' },
  summary: { en: 'At the shown moment', ko: '표시된 시점' },
  profile: { en: 'Profile', ko: '프로파일' },
  before: { en: 'Version before', ko: '이전 버전' },
  noVersion: { en: 'N/A', ko: 'N/A' },
  task: { en: 'Task', ko: '작업' },
  showTask: { en: 'Show task', ko: '작업 보기' },
  reason: { en: 'Reason', ko: '사유' },
  chainNote: {
    en: 'The task has a record of its own.',
    ko: '작업에는 별도의 기록이 있습니다.',
  },
  noSuch: { en: 'No such app change', ko: '앱 변경을 찾을 수 없습니다' },
  noSuchHelp: {
    en: 'It does not exist, or its device is outside your scope.',
    ko: '없는 변경이거나 단말이 권한 범위 밖에 있습니다.',
  },
  toDevices: { en: 'All devices', ko: '모든 단말' },
});

export const changeEvents = defineMessages('appChanges.event', {
  requested: { en: 'Change requested', ko: '변경 요청' },
  taskBegun: { en: 'Task started', ko: '작업 시작' },
  taskSpared: { en: 'No task needed: the device has it already', ko: '작업 불필요: 단말에 이미 적용됨' },
  taskRefused: { en: 'Task not started', ko: '작업을 시작하지 않음' },
  tasksEnded: { en: 'Task ended', ko: '작업 종료' },
  evidence: { en: 'Read back from the device', ko: '단말에서 결과 확인' },
  deadlinePassed: { en: 'Time passed', ko: '시간 경과' },
  watch: { en: 'observation', ko: '관찰 시간' },
  again: { en: 'next attempt to reach the device', ko: '다음 연결 시도' },
  lost: { en: 'time for the device to come back', ko: '단말 재연결 대기 시간' },
  beginTask: { en: 'Start the task', ko: '작업 시작' },
  readEvidence: { en: 'Read the app from the device', ko: '단말에서 앱 조회' },
});

export const changeDetails = defineMessages('appChanges.said', {
  load: { en: '{app} {version}', ko: '{app} {version}' },
  remove: { en: 'remove {app}', ko: '{app} 삭제' },
  from: { en: 'from version {version}', ko: '이전 버전 {version}' },
  noAnswer: { en: 'the device did not answer', ko: '단말이 응답하지 않음' },
  gone: { en: 'the app is not there', ko: '앱이 없음' },
  has: { en: 'version {version}', ko: '버전 {version}' },
  runs: { en: 'version {version}, running', ko: '버전 {version}, 실행 중' },
  stopped: { en: 'version {version}, stopped', ko: '버전 {version}, 중지됨' },
  faulty: { en: 'version {version}, fault {fault}', ko: '버전 {version}, 오류 {fault}' },
});
