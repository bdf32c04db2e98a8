import { defineMessages } from '#web/i18n/message.ts';

export const messages = defineMessages('messages', {
  title: { en: 'Messages', ko: '메시지' },
  context: {
    en: 'Your notifications; unread ones are kept for 30 days',
    ko: '알림을 받기로 선택한 일입니다. 읽지 않으면 30일 동안 보관합니다',
  },
  readAll: { en: 'Mark all as read', ko: '모두 읽음으로 표시' },
  nothingUnread: { en: 'All messages are read.', ko: '읽지 않은 메시지가 없습니다.' },
  choose: { en: 'Choose messages', ko: '받을 메시지 선택' },
  none: { en: 'No messages', ko: '메시지가 없습니다' },
  noneHelp: {
    en: 'Updates on your cases, bulk actions and anything else you subscribe to.',
    ko: '참여 중인 케이스, 시작한 일괄 작업, 그 밖에 선택한 일을 여기에서 알려 드립니다.',
  },
  unread: { en: 'New', ko: '새 메시지' },
  read: { en: 'Mark as read', ko: '읽음으로 표시' },
  more: { en: '{names} and {count, plural, one {1 more} other {# more}}', ko: '{names} 외 {count}' },
});

/** Texts of the record of one message. */
export const recordMessages = defineMessages('messages.record', {
  record: { en: 'Record', ko: '기록' },
  recordOf: { en: 'Record: {message}', ko: '기록: {message}' },
  empty: { en: 'Not written', ko: '작성 전' },
  gathering: { en: 'New, gathering', ko: '새 메시지, 모으는 중' },
  mailing: { en: 'New, being mailed', ko: '새 메시지, 메일 발송 중' },
  read: { en: 'Read', ko: '읽음' },
  mailed: { en: 'By mail only', ko: '메일로만 알림' },
  expired: { en: 'Never read', ko: '읽지 않고 만료' },
  eventRaised: { en: 'Message written', ko: '메시지 작성' },
  eventGrown: { en: 'More of the same added', ko: '같은 종류의 소식 추가' },
  eventEnded: { en: 'Outage over', ko: '장애 종료' },
  outage: { en: 'Outage', ko: '장애' },
  eventMailed: { en: 'Mail decided', ko: '메일 발송 결정' },
  eventRead: { en: 'Message read', ko: '메시지 읽음' },
  deadlinePassed: { en: 'Time over', ko: '시간 종료' },
  news: {
    en: '{failed, plural, =0 {{count} more} other {{count} more, {failed} without success}}',
    ko: '{failed, plural, =0 {{count}건 추가} other {{count}건 추가, 실패 {failed}건}}',
  },
  mailQueued: { en: 'Its mail is on its way', ko: '메일 발송 대기열에 등록함' },
  notMailed: {
    en: 'No mail: it is no longer wanted, or no longer permitted',
    ko: '메일을 보내지 않음: 더 이상 원하지 않거나 볼 권한이 없음',
  },
  window: { en: 'Gathering time', ko: '모으는 시간' },
  expiry: { en: 'Time to read it', ko: '읽을 수 있는 기간' },
  mail: { en: 'Mail the message', ko: '메시지를 메일로 발송' },
  chainNote: {
    en: 'Not checked here. An export of the log proves the chain.',
    ko: '여기서는 확인하지 않습니다. 로그를 내보내면 체인을 증명할 수 있습니다.',
  },
  toAt: { en: 'To {name}, {time}', ko: '{name} 님에게, {time}' },
  about: { en: 'About', ko: '내용' },
  subjects: { en: 'Concerns', ko: '대상' },
  organisation: { en: 'Organisation', ko: '조직' },
  newsAt: { en: 'Last added to', ko: '마지막 추가' },
  openTarget: { en: 'Open details', ko: '관련 항목 열기' },
  noSuch: { en: 'Message not found', ko: '메시지를 찾을 수 없습니다' },
  noSuchHelp: {
    en: 'It does not exist, or it is another person’s.',
    ko: '메시지가 없거나 다른 사람의 메시지입니다.',
  },
  toMessages: { en: 'Open your messages', ko: '내 메시지 열기' },
});
