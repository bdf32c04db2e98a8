import { defineMessages } from '#web/i18n/message.ts';

export const eventMessages = defineMessages('admissionTimeline', {
  empty: { en: 'Not there yet', ko: '아직 없음' },
  open: { en: 'Open', ko: '진행 중' },
  full: { en: 'Full', ko: '대수 채움' },
  closed: { en: 'Ended', ko: '종료됨' },
  expired: { en: 'Expired', ko: '만료됨' },
  eventOpened: { en: 'Admission opened', ko: '접속 허용 시작' },
  eventAdmitted: { en: 'Device admitted', ko: '단말 접속 허용' },
  eventClosed: { en: 'Admission ended', ko: '접속 허용 종료' },
  deadlinePassed: { en: 'Deadline passed', ko: '기한 경과' },
  validity: { en: 'Admission valid', ko: '접속 허용 유효 시간' },
  admitted: { en: '{endpointId} from {address}', ko: '{endpointId}, 주소 {address}' },
  openedBy: { en: 'Opened by {name}, {time}', ko: '{name} 님이 {time}에 허용' },
  devices: { en: 'Devices', ko: '단말' },
  chainNote: {
    en: 'Not checked here. Export it and run the offline verifier to prove the chain.',
    ko: '여기에서는 확인하지 않습니다. 내보낸 후 오프라인 검증기로 체인을 증명하세요.',
  },
  noSuch: { en: 'No such admission', ko: '접속 허용 기록이 없습니다' },
  noSuchHelp: {
    en: 'There is none with this id in your organisation or below it.',
    ko: '소속 조직과 하위 조직에 이 ID의 기록이 없습니다.',
  },
});
