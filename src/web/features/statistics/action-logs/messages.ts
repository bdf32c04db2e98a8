import { defineMessages } from '#web/i18n/message.ts';

export const messages = defineMessages('actionLogs', {
  title: { en: 'Action log', ko: '작업 로그' },
  context: {
    en: 'Restarts, resets, firmware updates, captures and tests with refused requests, newest first. Days are those of {zone}.',
    ko: '재부팅, 초기화, 펌웨어 업데이트, 화면 캡처, 진단과 거부된 요청을 최신순으로 표시합니다. 날짜는 {zone} 기준입니다.',
  },
  others: {
    en: 'Settings, locks, screen messages and other kinds are not in this log.',
    ko: '설정 변경, 잠금, 화면 메시지 등 다른 작업은 이 로그에 없습니다.',
  },
  toTasks: { en: 'See all kinds in Tasks', ko: '작업 메뉴에서 모든 종류 보기' },
  action: { en: 'Action', ko: '작업' },
  state: { en: 'Outcome', ko: '결과' },
  device: { en: 'Device', ko: '단말' },
  modelAndMac: { en: 'Model, MAC address', ko: '모델, MAC 주소' },
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
