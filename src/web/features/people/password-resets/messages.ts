import { defineMessages } from '#web/i18n/message.ts';

export const messages = defineMessages('resets', {
  title: { en: 'Password reset', ko: '비밀번호 재설정' },
  titleBy: {
    en: '{by, select, owner {Forgotten password} other {Password reset by an administrator}}',
    ko: '{by, select, owner {비밀번호 찾기} other {관리자의 비밀번호 초기화}}',
  },
  requestedByAt: { en: 'Requested by {name}, {time}', ko: '{name} 님이 {time}에 요청' },
  empty: { en: 'Not there yet', ko: '아직 없음' },
  asked: { en: 'Requested', ko: '요청됨' },
  mailed: { en: 'Mailed', ko: '메일 발송됨' },
  entered: { en: 'Signed in with the temporary password', ko: '임시 비밀번호로 로그인함' },
  done: { en: 'New password set', ko: '새 비밀번호 설정됨' },
  replaced: { en: 'Replaced', ko: '대체됨' },
  expired: { en: 'Expired', ko: '만료됨' },
  validUntil: { en: 'Link good until', ko: '링크 유효 기한' },
  account: { en: 'Account', ko: '계정' },
  toAccount: { en: 'Record of the account', ko: '계정 기록' },
  mail: { en: 'Mail', ko: '메일' },
  toMail: { en: 'Record of the mail', ko: '메일 기록' },
  chainNote: {
    en: 'Not checked here. Export it and run the offline verifier to prove the chain.',
    ko: '여기에서는 확인하지 않습니다. 내보낸 후 오프라인 검증기로 체인을 증명하세요.',
  },
  noSuch: { en: 'No such password reset', ko: '비밀번호 재설정 기록이 없습니다' },
  noSuchHelp: {
    en: 'There is none with this id in your organisation or below it.',
    ko: '소속 조직과 하위 조직에 이 ID의 기록이 없습니다.',
  },
  toAccounts: { en: 'Accounts', ko: '계정' },
  eventAsked: { en: 'New password requested', ko: '새 비밀번호 요청' },
  eventMailed: { en: 'Mail stored', ko: '메일 저장' },
  eventEntered: { en: 'Signed in with the temporary password', ko: '임시 비밀번호로 로그인' },
  eventCompleted: { en: 'New password set', ko: '새 비밀번호 설정' },
  eventReplaced: { en: 'Link replaced', ko: '메일 내용 무효' },
  deadlinePassed: { en: 'Deadline passed', ko: '기한 경과' },
  validity: { en: 'Link valid', ko: '메일의 유효 시간' },
  by: {
    en: '{by, select, owner {by the e-mail address} other {by an administrator, the old password is void}}',
    ko: '{by, select, owner {이메일 주소로 요청} other {관리자가 요청, 이전 비밀번호 무효}}',
  },
  way: {
    en: '{way, select, link {by the mailed link} other {after a sign-in with the temporary password}}',
    ko: '{way, select, link {메일의 링크로} other {임시 비밀번호로 로그인한 후}}',
  },
  replacedBy: {
    en: '{by, select, newer {a newer mail was requested} other {the password was changed in another way}}',
    ko: '{by, select, newer {새 메일 요청} other {다른 방법으로 비밀번호 변경}}',
  },
});
