import { defineMessages } from '#web/i18n/message.ts';

export const messages = defineMessages('provider', {
  title: { en: 'Company sign-in', ko: '회사 계정 로그인' },
  context: {
    en: 'By which identity provider the people of {company} sign in',
    ko: '{company} 구성원이 로그인할 때 사용하는 인증 서비스',
  },
  card: { en: 'Identity provider (OpenID Connect)', ko: '인증 서비스(OpenID Connect)' },
  none: { en: 'People sign in with their passwords', ko: '비밀번호로 로그인합니다' },
  noneHelp: {
    en: 'Set up an identity provider, such as Entra ID, Google or Keycloak, and they sign in with the account that they have there.',
    ko: 'Entra ID, Google, Keycloak 등의 인증 서비스를 설정하면 구성원이 회사 계정으로 로그인할 수 있습니다.',
  },
  setUp: { en: 'Set up', ko: '설정' },
  edit: { en: 'Edit', ko: '수정' },
  remove: { en: 'Remove', ko: '삭제' },
  removeTitle: { en: 'Remove the identity provider?', ko: '인증 서비스를 삭제할까요?' },
  removeHelp: {
    en: 'Everyone who signed in through it is signed out now, you too if you did. People sign in with their passwords again. Who has none asks for one by "Forgot password".',
    ko: "이 인증 서비스로 로그인한 사용자는 모두 즉시 로그아웃됩니다. 본인이 그렇게 로그인했다면 본인도 포함됩니다. 이후에는 비밀번호로 로그인하며, 비밀번호가 없으면 '비밀번호 찾기'로 설정할 수 있습니다.",
  },
  removed: { en: 'Identity provider removed', ko: '인증 서비스를 삭제했습니다' },
  saved: { en: 'Identity provider saved', ko: '인증 서비스를 저장했습니다' },
  save: { en: 'Save identity provider', ko: '인증 서비스 저장' },
  changedMeanwhile: {
    en: 'Someone has changed this since you opened it. Nothing was saved. Close the form, look at it, and edit it again.',
    ko: '양식을 연 뒤 다른 사용자가 변경했습니다. 저장되지 않았습니다. 양식을 닫고 내용을 확인한 후 다시 수정하세요.',
  },
  redirect: { en: 'Redirect address to register there', ko: '인증 서비스에 등록할 리디렉션 주소' },
  issuer: { en: 'Issuer', ko: '발급자(Issuer)' },
  issuerHelp: {
    en: 'As the provider shows it, for example https://login.example.com/realms/staff',
    ko: '인증 서비스에 표시된 주소. 예: https://login.example.com/realms/staff',
  },
  check: { en: 'Check', ko: '확인' },
  works: {
    en: 'The provider answers and offers what is needed. Client ID and secret show at the first sign-in.',
    ko: '인증 서비스가 응답하며 필요한 기능을 제공합니다. 클라이언트 ID와 비밀 값은 첫 로그인 때 확인됩니다.',
  },
  clientId: { en: 'Client ID', ko: '클라이언트 ID' },
  clientSecret: { en: 'Client secret', ko: '클라이언트 비밀 값' },
  secretNewHelp: { en: 'Never shown again.', ko: '다시 표시되지 않습니다.' },
  secretHelp: {
    en: 'Never shown again. Leave it empty to keep the one that is stored.',
    ko: '다시 표시되지 않습니다. 저장된 값을 유지하려면 비워 두세요.',
  },
  scopes: { en: 'Scopes', ko: '범위(Scope)' },
  scopesHelp: {
    en: 'Separated by spaces. Some providers need one more for the claim with the roles, often "groups".',
    ko: '공백으로 구분합니다. 역할 클레임에 별도 범위(보통 groups)가 필요한 인증 서비스도 있습니다.',
  },
  domains: { en: 'E-mail domains', ko: '이메일 도메인' },
  domainsHelp: {
    en: 'Your users’ email domains, separated by spaces.',
    ko: '구성원 이메일 주소의 @ 뒷부분을 공백으로 구분해 입력하세요.',
  },
  domainsMore: {
    en: 'New domains are proved by a record in DNS, which is shown after saving.',
    ko: '새 도메인은 저장 후 표시되는 DNS 레코드로 소유를 확인합니다.',
  },
  proved: { en: 'Proved', ko: '확인됨' },
  provedAt: { en: 'since {time}', ko: '{time}부터' },
  unproved: { en: 'Not proved', ko: '확인 안 됨' },
  unprovedHelp: {
    en: 'Sign-in with {domain} needs this TXT record in DNS:',
    ko: 'DNS에 다음 TXT 레코드가 있어야 {domain} 주소로 로그인할 수 있습니다.',
  },
  recordName: { en: 'Name', ko: '이름' },
  recordValue: { en: 'Value', ko: '값' },
  checkRecord: { en: 'Check record', ko: '레코드 확인' },
  checkRecordOf: { en: 'Check record of {domain}', ko: '{domain} 레코드 확인' },
  provedNow: { en: '{domain} is proved', ko: '{domain} 도메인을 확인했습니다' },
  domainsWrong: {
    en: 'Enter domains such as example.com, separated by spaces.',
    ko: 'example.com 형식의 도메인을 공백으로 구분해 입력하세요.',
  },
  roleClaim: { en: 'Claim with the roles', ko: '역할 클레임' },
  roleClaimHelp: {
    en: 'Its name at the provider, for example groups, or realm_access.roles',
    ko: '인증 서비스에서 쓰는 이름. 예: groups, realm_access.roles',
  },
  roles: { en: 'Roles', ko: '역할' },
  rolesHelp: {
    en: 'The first matching value sets the role at each sign-in. Without a match, sign-in is refused. The value * matches every user.',
    ko: '위에서부터 처음 일치하는 값의 역할이 로그인할 때마다 적용됩니다. 일치하는 값이 없으면 로그인할 수 없습니다. *는 모든 사용자에게 적용됩니다.',
  },
  value: { en: 'Value {position}', ko: '값 {position}' },
  role: { en: 'Role {position}', ko: '역할 {position}' },
  chooseRole: { en: 'Choose a role', ko: '역할 선택' },
  addRole: { en: 'Add a value', ko: '값 추가' },
  removeRole: { en: 'Remove value {position}', ko: '값 {position} 삭제' },
  unknown: { en: 'People without an account', ko: '계정이 없는 사용자' },
  adopts: { en: 'Create accounts on first sign-in', ko: '계정이 없는 사용자에게 역할에 맞는 계정 자동 생성' },
  adoptsYes: { en: 'Are given one', ko: '계정 자동 생성' },
  adoptsNo: { en: 'Are refused, until they are invited', ko: '초대받기 전에는 거부' },
  factors: { en: 'Second factor', ko: '2단계 인증' },
  trustsFactors: {
    en: 'Its sign-in counts as two factors, whatever it says of them',
    ko: '인증 서비스의 로그인을 항상 2단계 인증으로 인정',
  },
  factorsTrusted: { en: 'Left to the provider', ko: '인증 서비스에 위임' },
  factorsShown: {
    en: 'Asked for here, unless the provider says that it asked for two',
    ko: '인증 서비스가 2단계 인증을 확인해 주지 않으면 여기에서 요청',
  },
  passwords: { en: 'Passwords', ko: '비밀번호' },
  exclusive: { en: 'Sign in through this provider only', ko: '이 인증 서비스로만 로그인' },
  exclusiveHelp: {
    en: 'Passwords and passkeys no longer work in this organisation, nor for users below it with one of these domains. Administrators of the installation keep their passwords and can change this.',
    ko: '이 조직의 모든 구성원과 하위 조직에서 위 도메인을 쓰는 구성원은 비밀번호와 패스키로 로그인할 수 없습니다. 단, 시스템 관리자는 계속 비밀번호로 로그인해 이 설정을 변경할 수 있습니다.',
  },
  passwordsYes: { en: 'Taken as well', ko: '함께 사용' },
  passwordsNo: { en: 'Refused, but to administrators of the installation', ko: '시스템 관리자 외에는 거부' },
  modified: { en: 'Last changed', ko: '마지막 변경' },
  modifiedBy: { en: '{time} by {name}', ko: '{time}, {name} 님' },
  ruleOf: { en: '{value}: {role}', ko: '{value}: {role}' },
  emailClaim: { en: 'Claim with the email address', ko: '이메일 주소 클레임' },
  emailClaimHelp: {
    en: 'Its name at the provider, for example email, preferred_username or upn',
    ko: '인증 서비스의 클레임 이름. 예: email, preferred_username, upn',
  },
  separator: { en: 'Several roles in one text', ko: '한 문자열에 담긴 여러 역할' },
  refusals: { en: 'Refused sign-ins, last 30 days', ko: '거부된 로그인(최근 30일)' },
  noRefusals: { en: 'No refused sign-ins', ko: '거부된 로그인이 없습니다' },
  refusalOf: { en: '{time}: {email}', ko: '{time}: {email}' },
  noEmail: { en: 'no email address', ko: '이메일 주소 없음' },
  refused: { en: 'The sign-in was refused.', ko: '로그인이 거부되었습니다.' },
});

export const separatorMessages = defineMessages('provider.separator', {
  none: { en: 'None: the claim is a list', ko: '없음(목록 형식)' },
  comma: { en: 'Separated by commas', ko: '쉼표로 구분' },
  semicolon: { en: 'Separated by semicolons', ko: '세미콜론으로 구분' },
  space: { en: 'Separated by spaces', ko: '공백으로 구분' },
});

export const reasonMessages = defineMessages('provider.reason', {
  noAddress: { en: 'No email address was sent.', ko: '이메일 주소가 전달되지 않았습니다.' },
  unverifiedAddress: {
    en: 'The provider has not verified the email address.',
    ko: '인증 서비스에서 이메일 주소를 확인하지 않았습니다.',
  },
  foreignAddress: {
    en: 'The address is not in a proved domain of this organisation.',
    ko: '이 조직의 확인된 도메인에 속한 주소가 아닙니다.',
  },
  unknown: { en: 'No account here has this address.', ko: '이 주소로 등록된 계정이 없습니다.' },
  otherPerson: {
    en: 'The account belongs to another user of the provider.',
    ko: '계정이 인증 서비스의 다른 사용자와 연결되어 있습니다.',
  },
  noRole: { en: 'No rule gave a role.', ko: '일치하는 역할 규칙이 없습니다.' },
  above: {
    en: 'The account has a more powerful role than the rules give.',
    ko: '계정의 역할이 규칙으로 부여할 수 있는 역할보다 높습니다.',
  },
  last: {
    en: 'The last administrator of roles would lose their role.',
    ko: '마지막 역할 관리자의 역할이 바뀌게 됩니다.',
  },
  expired: { en: 'The invitation has expired.', ko: '초대가 만료되었습니다.' },
  stopped: { en: 'The account is deactivated.', ko: '비활성화된 계정입니다.' },
});

export const adviceMessages = defineMessages('provider.advice', {
  unverified: {
    en: 'Verify the address at the provider, or stop sending email_verified.',
    ko: '인증 서비스에서 주소를 확인하거나 email_verified를 보내지 않도록 설정하세요.',
  },
  addressElsewhere: {
    en: 'Another claim has an address: {received}. Enter its name under Edit.',
    ko: '다른 클레임에 주소가 있습니다: {received}. 수정에서 그 이름을 입력하세요.',
  },
  noAddress: {
    en: 'Send the claim with the email address, often by the scope email.',
    ko: '이메일 주소 클레임을 보내도록 설정하세요. 보통 email 범위가 필요합니다.',
  },
  overage: {
    en: 'The list was too long and was left out. Use app roles, or assign fewer groups.',
    ko: '목록이 너무 길어 생략되었습니다. 앱 역할을 쓰거나 할당된 그룹 수를 줄이세요.',
  },
  separated: {
    en: 'Several values came as one text: {received}. Choose their separator under Edit.',
    ko: '여러 값이 한 문자열로 전달되었습니다: {received}. 수정에서 구분 기호를 선택하세요.',
  },
  paths: {
    en: 'Full paths came: {received}. Enter them so in the rules, or turn full paths off.',
    ko: '전체 경로가 전달되었습니다: {received}. 규칙에 그대로 입력하거나 전체 경로를 끄세요.',
  },
  noClaim: {
    en: 'The claim with the roles did not come. Check its name and scope.',
    ko: '역할 클레임이 전달되지 않았습니다. 이름과 범위를 확인하세요.',
  },
  otherValues: {
    en: 'These values came: {received}. No rule has one of them.',
    ko: '전달된 값: {received}. 일치하는 규칙이 없습니다.',
  },
});
