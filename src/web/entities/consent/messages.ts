import { defineMessages } from '#web/i18n/message.ts';

/** The states of a consent, and how it was answered and ended: the page of the device and the ledger say the same. */
export const consentMessages = defineMessages('consent', {
  empty: { en: 'Not begun', ko: '시작 전' },
  asking: { en: 'Asking', ko: '요청 중' },
  agreed: { en: 'Agreed', ko: '동의함' },
  starting: { en: 'Starting', ko: '시작 중' },
  playing: { en: 'Live', ko: '실시간' },
  ending: { en: 'Ending', ko: '종료 중' },
  declined: { en: 'Declined', ko: '거절함' },
  unanswered: { en: 'No answer', ko: '응답 없음' },
  failed: { en: 'Not asked', ko: '요청하지 못함' },
  ended: { en: 'Ended', ko: '종료됨' },

  notAsked: { en: 'Could not be asked', ko: '요청하지 못함' },

  withdrawn: { en: 'Ended in the console', ko: '콘솔에서 종료함' },
  viewerLeft: {
    en: 'The page was closed, or had no connection for a minute',
    ko: '페이지를 닫았거나 1분 동안 연결이 끊김',
  },
  revoked: { en: 'Ended on the television', ko: 'TV에서 중지함' },
  expired: { en: 'Time limit reached', ko: '동의 시간이 끝남' },
  deviceRestarted: { en: 'The device restarted', ko: '단말이 재시작됨' },
  serverRestarted: { en: 'The server restarted', ko: '서버가 재시작됨' },

  english: { en: 'English', ko: '영어' },
  korean: { en: 'Korean', ko: '한국어' },
});
