import { defineMessages } from '#web/i18n/message.ts';

export const messages = defineMessages('ownAccount', {
  title: { en: 'Account information', ko: '계정 정보' },
  context: { en: 'How others see you', ko: '다른 사용자에게 표시되는 내 정보' },
  person: { en: 'You', ko: '내 정보' },
  name: { en: 'Name', ko: '이름' },
  phone: { en: 'Telephone', ko: '전화번호' },
  phoneHelp: { en: 'With country code, for example +82212345678', ko: '국가 번호 포함, 예: +82212345678' },
  save: { en: 'Save', ko: '저장' },
  saved: { en: 'Account information saved', ko: '계정 정보를 저장했습니다' },
  email: { en: 'E-mail', ko: '이메일' },
  role: { en: 'Role', ko: '역할' },
  organisation: { en: 'Organisation', ko: '조직' },
  lastAccess: { en: 'Last sign-in', ko: '마지막 로그인' },
  membership: { en: 'Where you belong', ko: '소속' },
  dataCard: { en: 'Your data', ko: '내 데이터' },
  dataHelp: {
    en: 'A JSON file with your account, settings, sessions, browsers, second factors, messages, feedback and the calls you made, of which it has the newest 10,000. It has no passwords, keys or tokens.',
    ko: '계정, 설정, 세션, 브라우저, 2단계 인증 수단, 메시지, 의견과 최근 작업 기록 10,000건을 JSON 파일로 저장합니다. 비밀번호, 키, 토큰은 포함되지 않습니다.',
  },
  download: { en: 'Download my data', ko: '내 데이터 다운로드' },
  dataSaved: { en: 'Your data was saved as a file', ko: '내 데이터를 파일로 저장했습니다' },
  delete: { en: 'Delete account', ko: '계정 삭제' },
  deleteCard: { en: 'Delete your account', ko: '내 계정 삭제' },
  deleteHelp: {
    en: 'You can no longer sign in, and all your sessions end at once. Your activity stays on record. Only an administrator can invite you again.',
    ko: '삭제하면 되돌릴 수 없습니다. 이 계정으로 더 이상 로그인할 수 없고 모든 세션이 즉시 종료됩니다. 작업 기록은 그대로 남습니다. 다시 사용하려면 관리자의 초대가 필요합니다.',
  },
  deleteTitle: { en: 'Delete your account permanently?', ko: '계정을 영구 삭제할까요?' },
  typeEmail: { en: 'Type {email} to confirm', ko: '계속하려면 이메일 주소({email})를 입력하세요' },
  notTheSame: {
    en: 'This is not the e-mail address of your account.',
    ko: '본인 계정의 이메일 주소가 아닙니다.',
  },
  sessions: { en: 'Your sessions', ko: '내 세션 보기' },
});
