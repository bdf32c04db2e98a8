import { defineMessages } from '#web/i18n/message.ts';

export const messages = defineMessages('admission', {
  title: { en: 'Refused devices', ko: '거부된 단말' },
  context: {
    en: 'Connections to the device port that were refused in the last seven days, and why.',
    ko: '최근 7일간 단말 포트에서 거부된 연결과 그 이유입니다.',
  },
  none: { en: 'No refused devices', ko: '거부된 단말 없음' },
  noneHelp: {
    en: 'A device that cannot connect appears here within seconds. If it does not, check its address and the device port.',
    ko: '연결하지 못한 단말은 몇 초 안에 여기에 표시됩니다. 표시되지 않으면 단말의 주소 설정과 단말 포트를 확인하세요.',
  },
  device: { en: 'Device', ko: '단말' },
  unnamed: { en: 'No endpoint ID', ko: '엔드포인트 ID 없음' },
  address: { en: 'Address', ko: '주소' },
  reason: { en: 'Reason', ko: '이유' },
  state: { en: 'State', ko: '상태' },
  times: { en: 'Refusals', ko: '거부 횟수' },
  last: { en: 'Last refusal', ko: '마지막 거부' },
  keyword: { en: 'Endpoint ID or address', ko: '엔드포인트 ID 또는 주소' },
  refused: { en: 'Refused', ko: '거부됨' },
  admissible: { en: 'Admitted, not back yet', ko: '허용됨, 재접속 대기' },
  connected: { en: 'Connected later', ko: '이후 연결됨' },
  admissibleHelp: {
    en: 'It may connect now. This row changes as soon as it does.',
    ko: '지금 접속할 수 있습니다. 접속하면 이 행이 바뀝니다.',
  },
  connectedHelp: {
    en: 'It has connected after this refusal.',
    ko: '거부 이후 접속했습니다.',
  },
  connectedUnregisteredHelp: {
    en: 'It has connected after this refusal. Open it to register it.',
    ko: '거부 이후 접속했습니다. 단말을 열어 등록하세요.',
  },

  admit: { en: 'Admit', ko: '접속 허용' },
  admitNamed: { en: 'Admit {name}', ko: '{name} 접속 허용' },
  admitHelp: {
    en: 'The device may connect within 24 hours. It then appears under Unregistered devices, where you register it.',
    ko: '24시간 안에 단말이 접속할 수 있습니다. 접속하면 미등록 단말 목록에 표시되며 그곳에서 등록합니다.',
  },
  certificate: { en: 'Certificate (SHA-256)', ko: '인증서(SHA-256)' },
  noCertificate: {
    en: 'None shown: anyone who knows the endpoint ID can connect as this device.',
    ko: '없음: 엔드포인트 ID를 아는 누구나 이 단말로 접속할 수 있습니다.',
  },
  admitted: { en: '{name} may connect', ko: '{name} 접속 허용됨' },
  rootOnly: {
    en: 'Unregistered devices belong to the organisation at the top. Ask its administrators.',
    ko: '미등록 단말은 최상위 조직에 속합니다. 해당 조직의 관리자에게 요청하세요.',
  },

  openNetwork: { en: 'Admit a network…', ko: '네트워크 접속 허용…' },
  networkTitle: { en: 'Admit devices of a network', ko: '네트워크의 단말 접속 허용' },
  networkHelp: {
    en: 'Unregistered devices of this network may connect until the time is over or enough have come.',
    ko: '시간이 끝나거나 대수가 찰 때까지 이 네트워크의 미등록 단말이 접속할 수 있습니다.',
  },
  network: { en: 'Network', ko: '네트워크' },
  networkExample: { en: 'For example 192.0.2.0/24', ko: '예: 192.0.2.0/24' },
  oui: { en: 'Manufacturer (OUI)', ko: '제조사(OUI)' },
  ouiHelp: {
    en: 'Six hex digits of the endpoint ID. Empty: any manufacturer',
    ko: '엔드포인트 ID의 16진수 6자리. 비우면 모든 제조사',
  },
  productClass: { en: 'Product class', ko: '제품 클래스' },
  productClassHelp: {
    en: 'Only for IDs that contain it (ops::OUI-CLASS-SERIAL). Empty: any',
    ko: '이를 포함한 ID(ops::OUI-CLASS-SERIAL)에만 적용됩니다. 비우면 모두',
  },
  most: { en: 'Maximum number of devices', ko: '최대 단말 수' },
  minutes: { en: 'Minutes', ko: '시간(분)' },
  opened: { en: 'Devices of {network} may connect', ko: '{network} 단말 접속 허용됨' },

  openAdmissions: { en: 'Open admissions', ko: '진행 중인 접속 허용' },
  admits: { en: 'Admits', ko: '대상' },
  place: {
    en: '{admitted, number} of {most, number} devices',
    ko: '단말 {most, number}대 중 {admitted, number}대',
  },
  until: { en: 'Until', ko: '종료 시각' },
  by: { en: 'Opened by', ko: '허용한 사람' },
  actions: { en: 'Actions', ko: '작업' },
  close: { en: 'End', ko: '종료' },
  closeNamed: { en: 'End the admission of {name}', ko: '{name} 접속 허용 종료' },
  closed: { en: 'Admission ended', ko: '접속 허용 종료됨' },
  ofNetwork: {
    en: '{network}{oui, select, any {} other {, OUI {oui}}}{productClass, select, any {} other {, {productClass}}}',
    ko: '{network}{oui, select, any {} other {, OUI {oui}}}{productClass, select, any {} other {, {productClass}}}',
  },
});

/** Reasons of a refusal, and what an administrator can do about them. */
export const reasons = defineMessages('refusalReasons', {
  unregistered: { en: 'Not registered', ko: '등록되지 않음' },
  unregisteredHelp: {
    en: 'Admit it, or import it first.',
    ko: '접속을 허용하거나 먼저 가져오기로 등록하세요.',
  },
  blocked: { en: 'Blocked', ko: '차단됨' },
  blockedHelp: {
    en: 'An administrator blocked it. Restore it under Unregistered devices.',
    ko: '관리자가 차단했습니다. 미등록 단말에서 복원하세요.',
  },
  certificateRequired: { en: 'No valid certificate', ko: '유효한 인증서 없음' },
  certificateRequiredHelp: {
    en: 'It must show a certificate of a trusted authority with its endpoint ID.',
    ko: '신뢰하는 기관이 발급하고 엔드포인트 ID가 포함된 인증서가 필요합니다.',
  },
  certificateChanged: { en: 'Another certificate than before', ko: '이전과 다른 인증서' },
  certificateChangedHelp: {
    en: 'If the device was reset or replaced, reset its authentication on its page. Otherwise someone may pose as it.',
    ko: '단말을 초기화하거나 교체했다면 단말 페이지에서 인증을 초기화하세요. 아니라면 사칭일 수 있습니다.',
  },
  certificateRevoked: { en: 'Revoked certificate', ko: '폐기된 인증서' },
  certificateRevokedHelp: {
    en: 'Its authority revoked the certificate. The device needs a new one.',
    ko: '발급 기관이 인증서를 폐기했습니다. 새 인증서가 필요합니다.',
  },
  certificateOfAnother: { en: 'Certificate of another device', ko: '다른 단말의 인증서' },
  certificateOfAnotherHelp: {
    en: 'The certificate names another endpoint ID than the connection.',
    ko: '인증서와 연결의 엔드포인트 ID가 다릅니다.',
  },
  secretRequired: { en: 'Wrong or missing secret', ko: '비밀 키 오류 또는 누락' },
  secretRequiredHelp: {
    en: 'Enter the secret issued for it, or issue a new one on its page.',
    ko: '발급된 비밀 키를 입력하거나 단말 페이지에서 새로 발급하세요.',
  },
  secretOfAnother: { en: 'Secret of another device', ko: '다른 단말의 비밀 키' },
  secretOfAnotherHelp: {
    en: 'The user name of its secret must be its endpoint ID.',
    ko: '비밀 키의 사용자 이름은 단말의 엔드포인트 ID여야 합니다.',
  },
  connectedElsewhere: { en: 'Connected from another address', ko: '다른 주소에서 연결 중' },
  connectedElsewhereHelp: {
    en: 'The device with this ID is connected and answers. Two devices may share the ID.',
    ko: '이 ID의 단말이 이미 연결되어 응답 중입니다. 두 단말이 같은 ID를 쓸 수 있습니다.',
  },
  duplicate: { en: 'Duplicate endpoint ID', ko: '엔드포인트 ID 중복' },
  duplicateHelp: {
    en: 'Another device is connected with this ID. Give one of them another.',
    ko: '다른 단말이 이 ID로 연결되어 있습니다. 한 단말의 ID를 바꾸세요.',
  },
  unnamedHelp: {
    en: 'The device must connect with ?eid= and its endpoint ID.',
    ko: '단말은 ?eid=와 엔드포인트 ID를 붙여 접속해야 합니다.',
  },
  protocol: { en: 'Not a USP connection', ko: 'USP 연결 아님' },
  protocolHelp: {
    en: 'Check path and sub-protocol of the device (/usp, v1.usp).',
    ko: '단말의 경로와 하위 프로토콜을 확인하세요(/usp, v1.usp).',
  },
  tls: { en: 'TLS failed', ko: 'TLS 연결 실패' },
  tlsPlainHelp: {
    en: 'It connected without TLS. Enter an address that begins with wss://.',
    ko: 'TLS 없이 접속했습니다. wss://로 시작하는 주소를 입력하세요.',
  },
  tlsTrustHelp: {
    en: 'It does not trust the certificate of the device port. Install its authority on the device.',
    ko: '단말 포트의 인증서를 신뢰하지 않습니다. 단말에 발급 기관 인증서를 설치하세요.',
  },
  tlsHelp: {
    en: 'Often the device does not trust the certificate of the device port, or connects without TLS.',
    ko: '단말이 단말 포트의 인증서를 신뢰하지 않거나 TLS 없이 접속한 경우가 많습니다.',
  },
});
