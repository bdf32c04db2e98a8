import { defineMessages } from '#web/i18n/message.ts';

export const messages = defineMessages('exports', {
  title: { en: 'Scheduled exports', ko: '예약 내보내기' },
  schedule: { en: 'Schedule by email', ko: '이메일로 예약' },
  scheduleTitle: { en: 'Schedule export', ko: '내보내기 예약' },
  scheduleVerb: { en: 'Schedule export', ko: '내보내기 예약' },
  scheduled: { en: 'Export scheduled', ko: '내보내기를 예약했습니다' },
  editTitle: { en: 'Edit scheduled export', ko: '예약 내보내기 편집' },
  save: { en: 'Save', ko: '저장' },
  saved: { en: 'Scheduled export saved', ko: '예약 내보내기를 저장했습니다' },
  scope: {
    en: 'Sends this list with its present filters and columns. Each run has your permissions at that time.',
    ko: '현재 필터와 열로 이 목록을 보냅니다. 실행할 때마다 그 시점의 내 권한이 적용됩니다.',
  },
  name: { en: 'Name', ko: '이름' },
  frequency: { en: 'Repeat', ko: '반복' },
  daily: { en: 'Every day', ko: '매일' },
  weekly: { en: 'Every week', ko: '매주' },
  monthly: { en: 'Every month', ko: '매월' },
  weekday: { en: 'Day of the week', ko: '요일' },
  monthDay: { en: 'Day of the month', ko: '날짜' },
  monthDayHelp: {
    en: 'Shorter months use their last day.',
    ko: '해당 날짜가 없는 달에는 말일에 보냅니다.',
  },
  time: { en: 'Time', ko: '시각' },
  zone: { en: 'In the time zone {zone}', ko: '시간대: {zone}' },
  format: { en: 'File', ko: '파일 형식' },
  csv: { en: 'CSV', ko: 'CSV' },
  xlsx: { en: 'Excel workbook', ko: 'Excel 파일' },
  recipients: { en: 'Recipients', ko: '수신자' },
  recipientsHelp: {
    en: 'Email addresses of users in your organisation, one a line.',
    ko: '내 조직 사용자의 이메일 주소를 한 줄에 하나씩 입력하세요.',
  },
});
