import { defineMessages } from '#web/i18n/message.ts';

export const messages = defineMessages('wall', {
  title: { en: 'Wall view', ko: '상황판' },
  live: { en: 'Live · updated {time}', ko: '실시간 · {time} 갱신' },
  loading: { en: 'Loading…', ko: '불러오는 중…' },
  notLive: { en: 'NOT LIVE', ko: '실시간 아님' },
  offline: { en: 'This screen has no network.', ko: '이 화면의 네트워크 연결이 끊겼습니다.' },
  unreachable: { en: 'The server cannot be reached.', ko: '서버에 연결할 수 없습니다.' },
  stale: { en: 'The counts are not updated any more.', ko: '집계가 더 이상 갱신되지 않습니다.' },
  lastData: { en: 'Last data {time}, {ago}', ko: '마지막 데이터 {time}, {ago}' },
  noData: { en: 'No data yet', ko: '아직 데이터가 없습니다' },
  wrongNow: { en: 'Active issues', ko: '현재 문제' },
  calm: { en: 'Nothing is wrong', ko: '문제 없음' },
  unknown: { en: 'Could not be checked: {checks}', ko: '확인하지 못한 항목: {checks}' },
  more: { en: 'and {count, number} more', ko: '외 {count, number}건' },
  waiting: {
    en: '{count, plural, one {# item} other {# items}} awaiting action',
    ko: '처리 대기 {count, number}건',
  },
  leave: { en: 'Escape returns to Home.', ko: 'Esc 키를 누르면 홈으로 돌아갑니다.' },
  signedOut: { en: 'Signed out', ko: '로그아웃됨' },
  signedOutHelp: {
    en: 'Nothing on this screen is live since {time}.',
    ko: '{time}부터 이 화면은 갱신되지 않습니다.',
  },
  signIn: { en: 'Sign in', ko: '로그인' },
});
