import { defineMessages } from '#web/i18n/message.ts';

export const messages = defineMessages('credentials', {
  title: { en: 'Account security', ko: '계정 보안' },
  context: {
    en: 'How you sign in, and where you are signed in',
    ko: '로그인 방법과 로그인된 위치를 관리합니다',
  },
  password: { en: 'Password', ko: '비밀번호' },
  passwordHelp: {
    en: 'With a new password, all your other sessions end. This one stays.',
    ko: '비밀번호를 변경하면 다른 모든 세션이 종료됩니다. 현재 세션은 유지됩니다.',
  },
  oldPassword: { en: 'Current password', ko: '현재 비밀번호' },
  oldMissing: { en: 'Enter your current password', ko: '현재 비밀번호를 입력하세요' },
  changePassword: { en: 'Change password', ko: '비밀번호 변경' },
  passwordChanged: { en: 'Your password has been changed successfully.', ko: '비밀번호가 변경되었습니다.' },
  twoFactor: { en: 'Two-factor sign-in', ko: '2단계 인증' },
  twoFactorHelp: {
    en: 'After your password you enter a code from an authenticator app. A stolen password is not enough to sign in.',
    ko: '비밀번호를 입력한 후 휴대전화 인증 앱의 코드를 추가로 입력합니다. 비밀번호가 노출되어도 로그인할 수 없습니다.',
  },
  on: { en: 'On', ko: '사용 중' },
  off: { en: 'Off', ko: '사용 안 함' },
  required: { en: 'Required by your organisation', ko: '소속 조직 필수' },
  setUp: { en: 'Set up', ko: '설정' },
  turnOff: { en: 'Turn off', ko: '해제' },
  turnOffTitle: { en: 'Turn off two-factor sign-in?', ko: '2단계 인증을 해제할까요?' },
  turnOffHelp: {
    en: 'From then on your password alone signs you in. Your recovery codes go as well.',
    ko: '해제하면 비밀번호만으로 로그인되며 복구 코드도 삭제됩니다.',
  },
  turnedOff: { en: 'Two-factor sign-in is off', ko: '2단계 인증을 해제했습니다' },
  codesLeft: {
    en: '{count, plural, one {# recovery code left} other {# recovery codes left}}',
    ko: '남은 복구 코드 {count}개',
  },
  newCodes: { en: 'New recovery codes', ko: '복구 코드 재발급' },
  newCodesTitle: { en: 'Make new recovery codes?', ko: '복구 코드를 새로 발급할까요?' },
  newCodesHelp: {
    en: 'Your current codes stop working.',
    ko: '기존 복구 코드는 더 이상 사용할 수 없습니다.',
  },
  recoveryCodes: { en: 'Recovery codes', ko: '복구 코드' },
  sessions: { en: 'Sessions', ko: '로그인 세션' },
  sessionsHelp: {
    en: 'See where you are signed in, and end sessions you do not recognise.',
    ko: '로그인된 위치를 확인하고 모르는 세션을 종료할 수 있습니다.',
  },
  toSessions: { en: 'Your sessions', ko: '내 로그인 세션' },
  policy: { en: 'Policy of {company}', ko: '{company} 정책' },
  policyLabel: { en: 'Require two-factor sign-in', ko: '2단계 인증 필수' },
  policyHelp: {
    en: 'Applies to this organisation and those below it. Users without two-factor authentication must set it up first.',
    ko: '이 조직과 하위 조직의 모든 사용자에게 적용됩니다. 2단계 인증이 없는 사용자는 로그인 후 먼저 설정해야 합니다.',
  },
  policyAbove: {
    en: 'Already required by {company}.',
    ko: '상위 조직 {company}에서 이미 필수로 지정했습니다.',
  },
  policySaved: { en: 'Policy saved', ko: '정책을 저장했습니다' },
});

export const passkeyMessages = defineMessages('credentials.passkey', {
  passkeys: { en: 'Passkeys', ko: '패스키' },
  help: {
    en: 'A passkey signs you in by your fingerprint, your face or the PIN of your device. It needs no password and counts as two factors.',
    ko: '지문, 얼굴 또는 기기 PIN으로 로그인합니다. 비밀번호가 필요 없으며 2단계 인증으로 인정됩니다.',
  },
  add: { en: 'Add passkey', ko: '패스키 추가' },
  unsupported: { en: 'This browser knows no passkeys', ko: '이 브라우저는 패스키를 지원하지 않습니다' },
  added: { en: 'Passkey added', ko: '패스키를 추가했습니다' },
  elsewhere: {
    en: 'Passkeys work at {address} only. Open the console there.',
    ko: '패스키는 {address}에서만 사용할 수 있습니다. 그 주소로 접속하세요.',
  },
  notMade: {
    en: 'The browser created no passkey. It may be registered already.',
    ko: '패스키를 만들지 못했습니다. 이미 등록된 기기일 수 있습니다.',
  },
  name: { en: 'Name', ko: '이름' },
  nameHelp: { en: 'By which you know the device', ko: '기기를 구분할 수 있는 이름' },
  nameMissing: { en: 'Enter a name', ko: '이름을 입력하세요' },
  createdAt: { en: 'Added', ko: '추가일' },
  usedAt: { en: 'Last used', ko: '최근 사용' },
  never: { en: 'Never', ko: '없음' },
  actions: { en: 'Actions', ko: '작업' },
  rename: { en: 'Rename', ko: '이름 변경' },
  renameOf: { en: 'Rename passkey {name}', ko: '패스키 {name} 이름 변경' },
  renamed: { en: 'Passkey renamed', ko: '패스키 이름을 변경했습니다' },
  remove: { en: 'Remove', ko: '삭제' },
  removeOf: { en: 'Remove passkey {name}', ko: '패스키 {name} 삭제' },
  removeTitle: { en: 'Remove the passkey {name}?', ko: '패스키 {name}을(를) 삭제할까요?' },
  removeHelp: {
    en: 'It no longer signs you in. Remove it from your device as well.',
    ko: '이 패스키로 더 이상 로그인할 수 없습니다. 기기에서도 삭제하세요.',
  },
  removed: { en: 'Passkey removed', ko: '패스키를 삭제했습니다' },
});

export const emailMessages = defineMessages('credentials.email', {
  email: { en: 'E-mail address', ko: '이메일 주소' },
  help: {
    en: 'You sign in with {email}. It changes when you have followed the link that we mail to the new address.',
    ko: '현재 {email} 주소로 로그인합니다. 새 주소로 보낸 링크를 열어 확인하면 변경됩니다.',
  },
  next: { en: 'New e-mail address', ko: '새 이메일 주소' },
  format: { en: 'The email format is incorrect.', ko: '이메일 형식이 올바르지 않습니다.' },
  send: { en: 'Send the link', ko: '확인 링크 보내기' },
  sent: {
    en: 'A link was mailed to {email}. It is good for 24 hours.',
    ko: '{email} 주소로 링크를 보냈습니다. 24시간 동안 유효합니다.',
  },
});
