import { defineMessages } from '#web/i18n/message.ts';

export const messages = defineMessages('actionLogs', {
  title: { en: 'Action log', ko: '작업 로그' },
  context: {
    en: 'Actions on devices and refused requests, newest first. Days are those of {zone}.',
    ko: '단말에서 실행한 작업과 거부된 요청을 최신순으로 표시합니다. 날짜는 {zone} 기준입니다.',
  },
  action: { en: 'Action', ko: '작업' },
  state: { en: 'Outcome', ko: '결과' },
  device: { en: 'Device', ko: '단말' },
  model: { en: 'Model', ko: '모델' },
  mac: { en: 'MAC address', ko: 'MAC 주소' },
  account: { en: 'Requested by', ko: '요청자' },
  start: { en: 'Requested', ko: '요청' },
  finished: { en: 'Finished', ko: '완료' },
  reason: { en: 'Reason', ko: '사유' },
  endpointId: { en: 'Device ID', ko: '단말 ID' },
  from: { en: 'From', ko: '시작일' },
  to: { en: 'Until', ko: '종료일' },
  refused: { en: 'Refused', ko: '거부됨' },
  firmwareUpdate: { en: 'Firmware update', ko: '펌웨어 업데이트' },
  none: { en: 'No actions yet', ko: '작업 기록이 없습니다' },
  noneHelp: {
    en: 'Reboots, tests and other actions on your devices are listed here.',
    ko: '단말 재부팅, 진단 등 실행한 작업이 여기에 표시됩니다.',
  },
  openDevices: { en: 'Go to the device list', ko: '단말 목록으로 이동' },
});
