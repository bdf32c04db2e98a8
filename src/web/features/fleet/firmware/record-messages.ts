import { defineMessages } from '#web/i18n/message.ts';

export const recordMessages = defineMessages('firmware.record', {
  titleOf: { en: 'Upgrade of {name} to {version}', ko: '{name}을(를) {version}(으)로 업그레이드' },
  requestedByAt: { en: 'Requested by {name} at {time}', ko: '{name} 요청, {time}' },
  summary: { en: 'Upgrade', ko: '업그레이드' },
  file: { en: 'Firmware file', ko: '펌웨어 파일' },
  showTask: { en: 'Show task', ko: '작업 보기' },
  showFile: { en: 'Show file', ko: '파일 보기' },
  download: { en: 'Download', ko: '다운로드' },
  activation: { en: 'Activation', ko: '적용' },
  reason: { en: 'Reason', ko: '사유' },
  show: { en: 'Timeline', ko: '타임라인' },
  empty: { en: 'Not begun', ko: '시작 전' },
  noSuch: { en: 'Upgrade not found', ko: '업그레이드를 찾을 수 없습니다' },
  noSuchHelp: {
    en: 'It does not exist, or it belongs to another organisation.',
    ko: '존재하지 않거나 다른 조직의 업그레이드입니다.',
  },
  toDevices: { en: 'Devices', ko: '단말' },
  chainNote: {
    en: 'Not checked here. Export it and run the offline verifier to prove the chain.',
    ko: '여기서는 확인하지 않습니다. 파일로 내보내 오프라인 검증기로 체인을 증명하세요.',
  },
});

/** Its events, deadlines and effects. */
export const recordEvents = defineMessages('firmware.recordEvent', {
  requested: { en: 'Upgrade requested', ko: '업그레이드 요청' },
  taskBegun: { en: 'Task started', ko: '작업 시작' },
  taskRefused: { en: 'Not permitted any more', ko: '권한 없음' },
  tasksEnded: { en: 'Task ended', ko: '작업 종료' },
  evidence: { en: 'Device asked for its version', ko: '단말에 버전 확인' },
  deadlinePassed: { en: 'Time passed', ko: '시간 경과' },
  soak: { en: 'Time to stay up', ko: '정상 동작 확인 시간' },
  again: { en: 'Next question', ko: '다음 확인' },
  lost: { en: 'Time to return', ko: '복귀 대기 시간' },
  fromTo: { en: '{from} to {to}', ko: '{from} → {to}' },
  stepDownload: { en: 'Download of the file', ko: '파일 다운로드' },
  runs: { en: 'It runs {version}', ko: '{version} 버전 실행 중' },
  noAnswer: { en: 'It did not answer', ko: '응답 없음' },
  beginDownload: { en: 'Start the download', ko: '다운로드 시작' },
  beginActivate: { en: 'Start the activation', ko: '적용 시작' },
  readEvidence: { en: 'Ask the device for its version', ko: '단말에 버전 확인' },
});
