import { defineMessages } from '#web/i18n/message.ts';

export const messages = defineMessages('mails', {
  title: { en: 'Mails', ko: '메일' },
  context: {
    en: 'Outgoing email and delivery status, newest first',
    ko: '누구에게 어떤 메일을 보냈고 어떻게 되었는지, 최신순',
  },
  keyword: { en: 'Recipient or words of the mail server', ko: '받는 사람 또는 메일 서버 응답' },
  state: { en: 'State', ko: '상태' },
  time: { en: 'Requested', ko: '요청 시각' },
  recipient: { en: 'Recipient', ko: '받는 사람' },
  purpose: { en: 'Purpose', ko: '용도' },
  requestedBy: { en: 'Requested by', ko: '요청자' },
  attempts: { en: 'Attempts', ko: '시도 횟수' },
  answer: { en: 'Mail server said', ko: '메일 서버 응답' },
  language: { en: 'Language', ko: '언어' },
  validUntil: { en: 'Of use until', ko: '유효 기한' },
  none: { en: 'No mails', ko: '메일 없음' },
  noneHelp: {
    en: 'Mails to users of your organisation appear here with the mail server’s answer.',
    ko: '조직의 사용자에게 보낸 모든 메일과 메일 서버의 응답이 여기에 기록됩니다.',
  },
  noSuch: { en: 'Mail not found', ko: '메일을 찾을 수 없습니다' },
  noSuchHelp: {
    en: 'It does not exist, or it went to another organisation.',
    ko: '존재하지 않거나 다른 조직의 사용자에게 보낸 메일입니다.',
  },
  titleOf: { en: 'Mail to {recipient}', ko: '{recipient}에게 보낸 메일' },
  requestedByAt: { en: 'Requested by {name} at {time}', ko: '{name} 님이 {time}에 요청' },
  resend: { en: 'Try again now', ko: '지금 다시 시도' },
  resent: { en: 'It is being sent again', ko: '다시 보내는 중입니다' },
  words: {
    en: 'The text of a mail is not shown: it may contain a sign-in link.',
    ko: '로그인에 쓰이는 링크가 있을 수 있어 메일 내용은 표시하지 않습니다.',
  },
  chainNote: {
    en: 'Not checked here. Export it and run the offline verifier to prove the chain.',
    ko: '여기서는 확인하지 않습니다. 내보내서 오프라인 검증기를 실행하면 체인을 증명할 수 있습니다.',
  },

  empty: { en: 'Not begun', ko: '시작 전' },
  sending: { en: 'Sending', ko: '발송 중' },
  waiting: { en: 'Waiting', ko: '대기 중' },
  refused: { en: 'Refused', ko: '거부됨' },
  sent: { en: 'Sent', ko: '발송됨' },
  undelivered: { en: 'Not delivered', ko: '미발송' },

  verifyBrowser: { en: 'New browser', ko: '새 브라우저' },
  invitation: { en: 'Invitation', ko: '계정 초대' },
  message: { en: 'Message', ko: '메시지 알림' },
  resetPassword: { en: 'New password', ko: '비밀번호 재설정' },
  credentialChanged: { en: 'Changed sign-in', ko: '로그인 정보 변경' },
  confirmEmail: { en: 'New e-mail address', ko: '이메일 주소 변경' },
});

/** Its events, deadlines and effects. */
export const eventMessages = defineMessages('mails.event', {
  queued: { en: 'Mail requested', ko: '메일 요청' },
  sent: { en: 'Accepted by the mail server', ko: '메일 서버가 접수' },
  deferred: { en: 'Put off', ko: '발송 연기' },
  refused: { en: 'Refused by the mail server', ko: '메일 서버가 거부' },
  resent: { en: 'Tried again', ko: '다시 시도' },
  deadlinePassed: { en: 'Time ran out', ko: '시간 초과' },
  retry: { en: 'Next attempt', ko: '다음 시도' },
  validity: { en: 'Time of use', ko: '유효 시간' },
  deliver: { en: 'Hand it to the mail server', ko: '메일 서버에 전달' },
  deferredFor: {
    en: 'Next attempt in {seconds, number} s: {answer}',
    ko: '{seconds, number}초 후 다시 시도: {answer}',
  },
  fieldTo: { en: 'Recipients', ko: '받는 사람' },
  fieldAnswer: { en: 'Words of the mail server', ko: '메일 서버 응답' },
});
