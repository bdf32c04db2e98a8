import { defineMessages } from '#web/i18n/message.ts';

export const messages = defineMessages('apiLogs', {
  title: { en: 'Content API log', ko: '콘텐츠 API 로그' },
  context: {
    en: 'Each download of a landing channel, boot ad or metadata set by a set-top box',
    ko: '셋톱박스가 시작 채널, 부팅 광고, 메타데이터 세트를 내려받은 기록',
  },
  time: { en: 'Time', ko: '시간' },
  device: { en: 'Device', ko: '단말' },
  type: { en: 'Type', ko: '유형' },
  item: { en: 'Item', ko: '항목' },
  version: { en: 'Version', ko: '버전' },
  result: { en: 'Result', ko: '결과' },
  status: { en: 'HTTP status', ko: 'HTTP 상태' },
  bytes: { en: 'Bytes sent', ko: '전송 바이트' },
  landingChannel: { en: 'Landing channel', ko: '시작 채널' },
  bootAd: { en: 'Boot ad', ko: '부팅 광고' },
  metadata: { en: 'Metadata set', ko: '메타데이터 세트' },
  complete: { en: 'Complete', ko: '완료' },
  interrupted: { en: 'Interrupted', ko: '중단됨' },
  wrongFile: { en: 'Wrong file', ko: '다른 파일' },
  expired: { en: 'Address expired', ko: '주소 만료' },
  missing: { en: 'File missing', ko: '파일 없음' },
  badRange: { en: 'Invalid range', ko: '잘못된 범위' },
  tooOften: { en: 'Too many attempts', ko: '요청 횟수 초과' },
  refused: { en: 'Refused', ko: '거부됨' },
  keyword: { en: 'Item or device', ko: '항목 또는 단말' },
  none: { en: 'No downloads yet', ko: '내려받은 기록이 없습니다' },
  noneHelp: {
    en: 'Send content to a group. Each download appears here.',
    ko: '그룹에 콘텐츠를 보내면 내려받을 때마다 여기에 표시됩니다.',
  },
});
