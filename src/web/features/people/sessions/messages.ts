import { defineMessages } from '#web/i18n/message.ts';

export const messages = defineMessages('sessions', {
  title: { en: 'Your sessions', ko: '내 로그인 세션' },
  context: { en: 'Where your account is signed in now', ko: '내 계정이 지금 로그인되어 있는 곳' },
  program: { en: 'Browser', ko: '브라우저' },
  onSystem: { en: '{name} on {system}', ko: '{name}({system})' },
  unknown: { en: 'Unknown program', ko: '알 수 없는 프로그램' },
  current: { en: 'This session', ko: '현재 세션' },
  address: { en: 'Address', ko: '접속 주소' },
  begun: { en: 'Signed in', ko: '로그인 시각' },
  lastUsed: { en: 'Last used', ko: '마지막 사용' },
  ends: { en: 'Ends at the latest', ko: '만료 시각' },
  actions: { en: 'Actions', ko: '작업' },
  end: { en: 'End session', ko: '세션 종료' },
  endOf: { en: 'End session: {name}, {address}', ko: '세션 종료: {name}, {address}' },
  endTitle: { en: 'End the session on {name}?', ko: '{name} 세션을 종료할까요?' },
  endHelp: {
    en: 'It is signed out at once. If you do not know this session, ask your administrator for a new password as well.',
    ko: '해당 세션은 즉시 로그아웃됩니다. 본인이 로그인한 세션이 아니라면 관리자에게 비밀번호 재설정도 요청하세요.',
  },
  ended: { en: 'Session ended', ko: '세션을 종료했습니다' },
  endOthers: { en: 'End all other sessions', ko: '다른 세션 모두 종료' },
  endOthersTitle: { en: 'End all other sessions?', ko: '다른 세션을 모두 종료할까요?' },
  endOthersHelp: {
    en: 'Only this session stays signed in. All others are signed out at once.',
    ko: '현재 세션만 유지되고 다른 세션은 모두 즉시 로그아웃됩니다.',
  },
  othersEnded: {
    en: '{count, plural, one {# session ended} other {# sessions ended}}',
    ko: '세션 {count}개를 종료했습니다',
  },
  noOthers: { en: 'No other sessions', ko: '다른 세션이 없습니다' },
  noOthersHelp: {
    en: 'Your account is signed in here and nowhere else.',
    ko: '내 계정은 여기에서만 로그인되어 있습니다.',
  },
});
