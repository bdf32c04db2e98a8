import { defineMessages } from '#web/i18n/message.ts';

/** Names of the flows, by their machines. */
export const nameMessages = defineMessages('machines.name', {
  account: { en: 'Account', ko: '계정' },
  admission: { en: 'Admission of devices', ko: '단말 접속 허용' },
  'aggregate-run': { en: 'Manual collection', ko: '수동 집계' },
  alarm: { en: 'Alarm', ko: '알람' },
  'bulk-action': { en: 'Bulk action', ko: '일괄 작업' },
  case: { en: 'Case', ko: '케이스' },
  connection: { en: 'Device connection', ko: '단말 연결' },
  consent: { en: 'Screen consent', ko: '화면 보기 동의' },
  device: { en: 'Device', ko: '단말' },
  'device-lifecycle': { en: 'Life of a device', ko: '단말 수명 주기' },
  'app-change': { en: 'App change', ko: '앱 변경' },
  'app-file': { en: 'App file', ko: '앱 파일' },
  'firmware-file': { en: 'Firmware file', ko: '펌웨어 파일' },
  'firmware-upgrade': { en: 'Firmware upgrade', ko: '펌웨어 업그레이드' },
  'inventory-upload': { en: 'Upload of devices', ko: '단말 업로드' },
  'live-socket': { en: 'Live connection', ko: '실시간 연결' },
  mail: { en: 'Email', ko: '이메일' },
  message: { en: 'Message', ko: '메시지' },
  notice: { en: 'Notice', ko: '공지' },
  'password-reset': { en: 'Password reset', ko: '비밀번호 재설정' },
  playbook: { en: 'Playbook', ko: '플레이북' },
  preset: { en: 'Preset', ko: '프리셋' },
  'preset-device': { en: 'Presets of a device', ko: '단말 프리셋' },
  provisioning: { en: 'Bulk provisioning', ko: '전체 셋톱박스 기본 콘텐츠' },
  rollout: { en: 'Profile', ko: '프로파일' },
  session: { en: 'Sign-in', ko: '로그인' },
  'statistics-query': { en: 'Statistics report', ko: '통계 보고서' },
  task: { en: 'Task', ko: '작업' },
  upload: { en: 'File upload', ko: '파일 업로드' },
  'vod-fetch': { en: 'VOD list', ko: 'VOD 목록' },
  wave: { en: 'Wave', ko: '단계' },
});

const names: Readonly<Record<string, (typeof nameMessages)['task'] | undefined>> = nameMessages;

/** One that this console has no name for is shown by its own. */
export const nameOfMachine = (machine: string): (typeof nameMessages)['task'] | null =>
  names[machine] ?? null;
