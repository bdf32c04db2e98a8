import { defineMessages } from '#web/i18n/message.ts';

export const messages = defineMessages('deviceConnection', {
  title: { en: 'Connect a device', ko: '단말 연결' },
  url: { en: 'Controller address', ko: '컨트롤러 주소' },
  controllerId: { en: 'Controller endpoint ID', ko: '컨트롤러 엔드포인트 ID' },
  security: { en: 'Security', ko: '보안' },
  encrypted: { en: 'TLS.', ko: 'TLS 사용.' },
  plain: { en: 'Not encrypted.', ko: '암호화하지 않음.' },
  claimed: { en: 'Devices show no proof of identity.', ko: '단말은 신원 증명이 필요 없습니다.' },
  pinned: {
    en: 'A device keeps the certificate that it shows first.',
    ko: '단말이 처음 제시한 인증서를 계속 사용합니다.',
  },
  secret: { en: 'Each device needs its own secret.', ko: '단말마다 비밀 키가 필요합니다.' },
  certificate: {
    en: 'Each device needs a certificate with its endpoint ID.',
    ko: '단말마다 엔드포인트 ID가 포함된 인증서가 필요합니다.',
  },
  unregistered: { en: 'Unregistered devices', ko: '미등록 단말' },
  allAdmitted: { en: 'Admitted.', ko: '접속이 허용됩니다.' },
  someAdmitted: {
    en: '{count, plural, =0 {Refused until you admit them.} one {1 an hour from each address is admitted.} other {{count, number} an hour from each address are admitted.}}',
    ko: '{count, plural, =0 {허용하기 전에는 거부됩니다.} other {주소별로 시간당 {count, number}대까지 허용됩니다.}}',
  },
  toRefused: { en: 'Refused devices', ko: '거부된 단말' },
  loopback: {
    en: 'This address works on this machine only. Set USP_URL to the address that devices reach.',
    ko: '이 주소는 서버 자신에서만 사용할 수 있습니다. USP_URL에 단말이 접속할 주소를 설정하세요.',
  },
  check: { en: 'Check the device port', ko: '단말 포트 확인' },
  reached: {
    en: 'Waymark answered this browser in {ms, number} ms. The connection came from {address}.',
    ko: 'Waymark가 이 브라우저에 {ms, number}ms 만에 응답했습니다. 접속 주소: {address}',
  },
  other: {
    en: 'Something other than Waymark answered. Check the address and any proxy before it.',
    ko: 'Waymark가 아닌 다른 서버가 응답했습니다. 주소와 앞단 프록시를 확인하세요.',
  },
  closed: {
    en: 'The connection failed. Check the address, the port and the firewall.',
    ko: '연결하지 못했습니다. 주소, 포트, 방화벽을 확인하세요.',
  },
  closedTls: {
    en: 'The connection failed. Check the address, the port and the firewall, and whether this browser trusts the certificate; devices may trust another authority.',
    ko: '연결하지 못했습니다. 주소, 포트, 방화벽과 이 브라우저가 인증서를 신뢰하는지 확인하세요. 단말은 다른 기관을 신뢰할 수 있습니다.',
  },
  silent: {
    en: 'No answer within 10 s. A firewall may drop the packets.',
    ko: '10초 안에 응답이 없습니다. 방화벽이 패킷을 차단할 수 있습니다.',
  },
  mixed: {
    en: 'This page is encrypted and the device port is not, so the browser may not open it. Check it from another machine.',
    ko: '이 페이지는 암호화되어 있고 단말 포트는 그렇지 않아 브라우저가 열 수 없습니다. 다른 장비에서 확인하세요.',
  },
});
