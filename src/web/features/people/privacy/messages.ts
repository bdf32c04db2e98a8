import { defineMessages } from '#web/i18n/message.ts';

/**
 * Describes the recorded personal data in plain words. A change of meaning has to raise `privacyVersion`
 * (domain/privacy.ts).
 */
export const messages = defineMessages('privacy', {
  title: { en: 'What is recorded about you', ko: '기록되는 내 정보' },
  intro: {
    en: 'This is what {product} records of the people who use it, and for how long. Version {version} of this text.',
    ko: '{product}에서 사용자에 대해 기록하는 정보와 보관 기간입니다. 이 안내의 버전은 {version}입니다.',
  },
  account: { en: 'Your account', ko: '계정' },
  account1: {
    en: 'Name, e-mail address, telephone number if you gave one, organisation, role, language and other settings that you choose. A one-way hash of your password; of an authenticator app its sealed secret; of passkeys the public key. Where your organisation has its own sign-in, who you are there.',
    ko: '이름, 이메일 주소, 입력한 경우 전화번호, 조직, 역할, 언어를 비롯해 직접 선택한 설정을 기록합니다. 비밀번호는 원래 값을 알 수 없는 다이제스트로, 인증 앱의 비밀 값은 암호화하여, 패스키는 공개 키만 보관합니다. 조직의 자체 로그인을 사용하면 그곳에서의 사용자 식별 정보도 보관합니다.',
  },
  account2: {
    en: 'They are kept as long as the account exists. The account’s record lists each change.',
    ko: '계정이 있는 동안 보관합니다. 변경 사항은 모두 계정의 기록에 남습니다.',
  },
  accountKept: {
    en: 'When the account is deleted, its passkeys and settings are removed, and {days, plural, one {# day} other {# days}} later its record, your name and your address too.',
    ko: '계정을 삭제하면 패스키와 설정을 지우고, {days, plural, other {#일}} 후에는 계정의 기록과 이름, 주소도 삭제합니다.',
  },
  accountKeptForEver: {
    en: 'When the account is deleted, its passkeys and settings are removed. Its record, with your name and address, is not erased in this installation.',
    ko: '계정을 삭제하면 패스키와 설정을 지웁니다. 이름과 주소가 담긴 계정의 기록은 이 시스템에서 삭제하지 않습니다.',
  },
  request: { en: 'A request for an account', ko: '계정 신청' },
  request1: {
    en: 'What you write into it, when, and which version of this page you agreed to. It is kept for {leftDays} days after it was answered, or after you sent it if it is not answered.',
    ko: '신청서에 입력한 내용, 신청한 시각, 동의한 이 안내의 버전을 기록합니다. 답변한 날부터, 답변이 없으면 신청한 날부터 {leftDays}일 동안 보관합니다.',
  },
  signIn: { en: 'Signing in', ko: '로그인' },
  signIn1: {
    en: 'Each sign-in with its time, network address and browser, so that you can end it yourself. It lasts {sessionHours} hours at most, and is kept for {leftDays} days after you last used it. So is a browser that you used.',
    ko: '로그인할 때마다 시각, 네트워크 주소, 브라우저를 기록하므로 직접 종료할 수 있습니다. 로그인은 최대 {sessionHours}시간 유지되며, 마지막으로 사용한 뒤 {leftDays}일 동안 보관합니다. 사용한 브라우저도 같은 기간 보관합니다.',
  },
  audit: { en: 'What you do', ko: '수행한 작업' },
  audit1: {
    en: 'The audit trail records every change, command and download with your name, the time, the network address, and values before and after. Administrators and auditors of your organisation, and of those above it, can read it.',
    ko: '변경하거나 지시하거나 다운로드한 내용은 이름, 시각, 네트워크 주소, 전후 값과 함께 감사 기록에 남습니다. 소속 조직과 상위 조직의 관리자와 감사자가 볼 수 있습니다.',
  },
  audit2: {
    en: 'Your reads of sensitive data and refused calls are counted by the hour, with the address, and kept for {countedDays} days. Refused sign-ins of unknown people are counted likewise.',
    ko: '조회한 내용과 거부된 요청은 주소와 함께 시간 단위로 집계하여 {countedDays}일 동안 보관합니다. 알 수 없는 사람의 거부된 로그인도 같은 방식으로 집계합니다.',
  },
  auditKept: {
    en: 'An entry is erased after {days, plural, one {# day} other {# days}}.',
    ko: '감사 기록은 {days, plural, other {#일}}이 지나면 삭제합니다.',
  },
  auditKeptForEver: {
    en: 'Entries are not erased in this installation.',
    ko: '이 시스템에서는 감사 기록을 삭제하지 않습니다.',
  },
  work: { en: 'Tasks, cases, messages and mails', ko: '작업, 케이스, 메시지, 메일' },
  work1: {
    en: 'Tasks that you start, cases and comments that you write, messages to you, and mails to your address, with what the mail server said of them; which notices you opened; feedback that you send, with your name. The words of a mail are kept until it is delivered. An unread message is shown for {messageDays} days.',
    ko: '시작한 작업, 작성한 케이스와 댓글, 받은 메시지, 내 주소로 보낸 메일과 메일 서버의 응답, 열어 본 공지, 이름과 함께 보낸 의견을 기록합니다. 메일 본문은 전달될 때까지만 보관합니다. 읽지 않은 메시지는 {messageDays}일 동안 표시합니다.',
  },
  browser: { en: 'In this browser', ko: '이 브라우저' },
  browser1: {
    en: 'A key that tells this browser from others, and language and look. Your e-mail address, where you ticked “Remember my e-mail”. While you are signed in, what you read and what you are typing, encrypted; signing out removes it. Where a sign-in ends by itself, what you typed waits in this tab, encrypted, until you sign in again, four hours at most.',
    ko: '이 브라우저를 구별하는 키, 언어와 화면 설정을 보관합니다. ‘이메일 기억하기’를 선택한 경우 이메일 주소도 보관합니다. 로그인한 동안에는 읽은 내용과 입력 중인 내용을 암호화해 보관하고 로그아웃하면 지웁니다. 로그인이 저절로 끝나면 입력하던 내용은 다시 로그인할 때까지 최대 4시간 동안 암호화된 상태로 이 탭에 남습니다.',
  },
  kept: {
    en: 'Ended tasks, closed cases, mails and messages are erased {days, plural, one {# day} other {# days}} after its last change; feedback as long after it was sent.',
    ko: '끝난 작업, 종료된 케이스, 메일, 메시지 등은 마지막 변경 후, 보낸 의견은 보낸 뒤 {days, plural, other {#일}}이 지나면 삭제합니다.',
  },
  devicesKept: {
    en: 'The record of a device says that you registered it or handed it over. It is erased after {days, plural, one {# day} other {# days}}, and at most a tenth of that later.',
    ko: '단말을 등록하거나 인계한 사실은 단말의 기록에 남으며, {days, plural, other {#일}}이 지나면 삭제합니다(최대 10% 늦을 수 있음).',
  },
  devicesKeptForEver: {
    en: 'The record of a device says that you registered it or handed it over. It is not erased in this installation.',
    ko: '단말을 등록하거나 인계한 사실은 단말의 기록에 남으며, 이 시스템에서는 삭제하지 않습니다.',
  },
  keptForEver: {
    en: 'Ended tasks, closed cases, mails, messages and feedback are not erased in this installation.',
    ko: '이 시스템에서는 끝난 작업, 종료된 케이스, 메일, 메시지, 의견 등을 삭제하지 않습니다.',
  },
  rights: { en: 'What you can do', ko: '할 수 있는 일' },
  rights1: {
    en: 'Download what is kept of you, and delete your account, under your account. See and end sign-ins under “Your sessions”.',
    ko: '내 계정에서 보관된 내 정보를 다운로드하고 계정을 삭제할 수 있습니다. ‘내 로그인 세션’에서 로그인을 확인하고 종료할 수 있습니다.',
  },
  contact: { en: 'For questions: {contact}', ko: '문의: {contact}' },
  noContact: {
    en: 'For questions ask the administrator of your organisation.',
    ko: '문의 사항은 소속 조직의 관리자에게 알려 주세요.',
  },
  operator: { en: 'Privacy notice of the operator', ko: '시스템 운영자의 개인정보 안내' },
  back: { en: 'Back to {product}', ko: '{product} 콘솔로 돌아가기' },
});
