import { defineMessages } from '#web/i18n/message.ts';

export const messages = defineMessages('ui', {
  close: { en: 'Close', ko: '닫기' },
  cancel: { en: 'Cancel', ko: '취소' },
  /** Before the code of an error. */
  details: { en: 'Details', ko: '자세히' },
  calendarOf: { en: 'Calendar: {label}', ko: '달력: {label}' },
  previousMonth: { en: 'Previous month', ko: '이전 달' },
  nextMonth: { en: 'Next month', ko: '다음 달' },
  copy: { en: 'Copy {value}', ko: '{value} 복사' },
  copied: { en: 'Copied {value}', ko: '{value} 복사됨' },
  notifications: { en: 'Notifications ({hotkey})', ko: '알림 ({hotkey})' },
  dismiss: { en: 'Dismiss', ko: '알림 닫기' },
  rowsShown: { en: '{shown, number} of {total, number}', ko: '{total, number}개 중 {shown, number}개' },
  showMore: { en: 'Show more', ko: '더보기' },
  moreToasts: { en: '+{count} more', ko: '외 {count}건' },
  partFailed: { en: 'This part could not be loaded', ko: '이 부분을 불러오지 못했습니다' },
  partFailedHelp: {
    en: 'Check the connection and try again. What you entered elsewhere is still there.',
    ko: '연결 상태를 확인한 뒤 다시 시도하세요. 다른 곳에 입력한 내용은 그대로 있습니다.',
  },
  partBroken: { en: 'This part of the page stopped working', ko: '이 부분의 화면이 멈췄습니다' },
  partBrokenHelp: {
    en: 'The fault is in the console. Try again, or reload the page.',
    ko: '콘솔에 오류가 있습니다. 다시 시도하거나 페이지를 새로 고치세요.',
  },
  tryAgain: { en: 'Try again', ko: '다시 시도' },
  atLeast: { en: '{count, number}+', ko: '{count, number}+' },
  openTimeline: { en: 'Open timeline', ko: '타임라인 열기' },
});
