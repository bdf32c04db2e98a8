import { defineMessages } from '#web/i18n/message.ts';

export const messages = defineMessages('joining', {
  inviteTitle: { en: 'Set up your account', ko: '계정 설정' },
  invitedTo: {
    en: 'You are invited to {company} as {role}.',
    ko: '{company}에 {role} 역할로 초대되었습니다.',
  },
  invitedBy: {
    en: '{name} has invited you to {company} as {role}.',
    ko: '{name} 님이 {company}에 {role} 역할로 초대했습니다.',
  },
  checking: { en: 'Checking the invitation…', ko: '초대를 확인하는 중…' },
  email: { en: 'E-mail', ko: '이메일' },
  name: { en: 'Name', ko: '이름' },
  phone: { en: 'Telephone (optional)', ko: '전화번호(선택)' },
  phoneHelp: { en: 'With country code, for example +82212345678', ko: '국가 번호 포함, 예: +82212345678' },
  company: { en: 'Company', ko: '회사' },
  message: { en: 'What you need the account for (optional)', ko: '계정이 필요한 이유(선택)' },
  agreement: {
    en: 'I use this account myself, for my work alone, and keep its password to myself.',
    ko: '본인의 업무에만 이 계정을 사용하고 비밀번호를 다른 사람에게 알리지 않겠습니다.',
  },
  agreementData: {
    en: 'I have read what is recorded about me, and agree that the administrators keep these details to decide on my request.',
    ko: '기록되는 내 정보를 확인했으며, 관리자가 신청을 처리하기 위해 이 내용을 보관하는 데 동의합니다.',
  },
  recorded: { en: 'What is recorded about you (new tab)', ko: '기록되는 내 정보 (새 탭)' },
  agreementMissing: { en: 'Agree to go on.', ko: '계속하려면 동의해 주세요.' },
  accept: { en: 'Create account', ko: '계정 만들기' },
  linkTitle: { en: 'This invitation can’t be used', ko: '이 초대는 사용할 수 없습니다' },
  linkUnknown: {
    en: 'The link is invalid or incomplete. Open it from the mail itself.',
    ko: '올바르지 않은 링크이거나 링크가 일부만 복사되었습니다. 메일에서 직접 링크를 여세요.',
  },
  linkReplaced: {
    en: 'A newer invitation was sent to you. Use the link in the latest mail.',
    ko: '새 초대 메일을 보냈습니다. 가장 최근 메일의 링크를 사용하세요.',
  },
  linkWithdrawn: {
    en: 'The invitation was withdrawn. If you still need an account, ask the administrator who invited you.',
    ko: '초대가 취소되었습니다. 계정이 필요하면 초대한 관리자에게 문의하세요.',
  },
  linkAccepted: {
    en: 'The invitation was accepted already. Sign in with your e-mail address and password.',
    ko: '이미 수락한 초대입니다. 이메일 주소와 비밀번호로 로그인하세요.',
  },
  linkExpired: {
    en: 'The link has expired after 7 days. Ask the administrator who invited you for a new one.',
    ko: '7일간 유효한 링크가 만료되었습니다. 초대한 관리자에게 새 링크를 요청하세요.',
  },
  checkFailed: { en: 'The invitation could not be checked.', ko: '초대를 확인하지 못했습니다.' },
  again: { en: 'Try again', ko: '다시 시도' },
  request: { en: 'Request account', ko: '계정 신청' },
  requestHelp: {
    en: 'An administrator reads the request and sends an invitation by e-mail.',
    ko: '관리자가 신청을 확인한 후 이메일로 초대를 보냅니다.',
  },
  readyTitle: { en: 'Your account is ready', ko: '계정이 준비되었습니다' },
  readyHelp: {
    en: 'Sign in with your e-mail address and password.',
    ko: '이메일 주소와 비밀번호로 로그인하세요.',
  },
  requestedTitle: { en: 'Your request was received', ko: '신청이 접수되었습니다' },
  requestedHelp: {
    en: 'If it is approved, an invitation comes by e-mail. It is good for 7 days; look into the spam folder too.',
    ko: '승인되면 이메일로 초대를 보냅니다. 초대는 7일간 유효합니다. 스팸 메일함도 확인하세요.',
  },
  toSignIn: { en: 'To the sign-in page', ko: '로그인 화면으로' },
});
