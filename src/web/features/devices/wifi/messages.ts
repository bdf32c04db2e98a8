import type { NetworkProblem } from '#domain/radio/security.ts';
import { defineMessages } from '#web/i18n/message.ts';

export const radioMessages = defineMessages('deviceRadio', {
  edit: { en: 'Edit {band} radio', ko: '{band} 무선 설정 편집' },
  apply: { en: 'Apply radio settings', ko: '무선 설정 적용' },
  none: { en: 'No radios reported yet', ko: '아직 보고된 무선 정보가 없습니다' },
  noneHelp: {
    en: 'They are read from the device when it is connected.',
    ko: '단말이 연결되면 단말에서 읽어 옵니다.',
  },
  ssid_name: { en: 'Network name', ko: '네트워크 이름' },
  enable: { en: 'Radio', ko: '무선' },
  turnOn: { en: 'Radio on', ko: '무선 사용' },
  operating_standard: { en: 'Standard', ko: '무선 규격' },
  operating_channel_bandwidth: { en: 'Bandwidth', ko: '대역폭' },
  extension_channel: { en: 'Extension channel', ko: '확장 채널' },
  extensionHelp: {
    en: 'With Auto, the device also chooses the channel.',
    ko: '자동으로 두면 채널도 단말이 고릅니다.',
  },
  channel: { en: 'Channel', ko: '채널' },
  power: { en: 'Transmit power', ko: '송신 출력' },
  security_mode: { en: 'Security', ko: '보안' },
  encryption_mode: { en: 'Encryption', ko: '암호화' },
  auto: { en: 'Auto', ko: '자동' },
  autoNow: { en: 'Auto, now {channel}', ko: '자동, 현재 {channel}' },
  autoChannel: { en: 'Automatic channel', ko: '자동 채널' },
  above: { en: 'Above', ko: '위쪽' },
  below: { en: 'Below', ko: '아래쪽' },
  percent: { en: '{value} %', ko: '{value}%' },
  bssid: { en: 'BSSID', ko: 'BSSID' },
  openNetwork: { en: 'None (open network)', ko: '없음 (개방형 네트워크)' },
});

export const stationMessages = defineMessages('stations', {
  title: { en: 'Wi-Fi clients', ko: 'Wi-Fi 접속 기기' },
  client: { en: 'Client', ko: '접속 기기' },
  network: { en: 'Network', ko: '네트워크' },
  signal: { en: 'Signal', ko: '신호' },
  dbm: { en: '{value} dBm', ko: '{value}dBm' },
  rates: { en: 'Down / up', ko: '하향/상향' },
  rateValues: { en: '{down} / {up} Mbit/s', ko: '{down}/{up}Mbit/s' },
  address: { en: 'IP address', ko: 'IP 주소' },
  mac: { en: 'MAC address', ko: 'MAC 주소' },
  unlisted: {
    en: '{count, plural, one {The device counts # client but reported no details.} other {The device counts # clients but reported no details.}}',
    ko: '단말은 접속 기기가 {count}대라고 했지만 세부 정보를 보고하지 않았습니다.',
  },
  unknown: { en: 'Clients unknown', ko: '접속 기기 알 수 없음' },
  unknownHelp: {
    en: 'The device has not reported its Wi-Fi clients.',
    ko: '단말이 Wi-Fi 접속 기기를 보고하지 않았습니다.',
  },
  none: { en: 'No clients', ko: '접속 기기 없음' },
  noneHelp: { en: 'No clients on this device’s Wi-Fi.', ko: '이 단말의 Wi-Fi에 접속한 기기가 없습니다.' },
});

export const networkMessages = defineMessages('wifi', {
  hidden: { en: 'Hidden name', ko: '이름 숨김' },
  hide: { en: 'Hide the network name', ko: '네트워크 이름 숨기기' },
  on: { en: 'On', ko: '켜짐' },
  off: { en: 'Off', ko: '꺼짐' },
  yes: { en: 'Yes', ko: '예' },
  no: { en: 'No', ko: '아니요' },
  passphrase: { en: 'Passphrase', ko: '비밀번호' },
  passphraseHelp: {
    en: '8 to 63 characters, or a key of 64 hexadecimal digits. Leave empty to keep the current one.',
    ko: '8~63자 또는 16진수 64자리 키. 비워 두면 현재 비밀번호가 유지됩니다.',
  },
  passphraseNew: {
    en: '8 to 63 characters, or a key of 64 hexadecimal digits. This security mode needs a new one.',
    ko: '8~63자 또는 16진수 64자리 키. 이 보안 방식에는 새 비밀번호가 필요합니다.',
  },
  radius: { en: 'RADIUS server', ko: 'RADIUS 서버' },
  radiusPort: { en: 'RADIUS port', ko: 'RADIUS 포트' },
  radiusSecret: { en: 'RADIUS secret', ko: 'RADIUS 공유 비밀' },
  radius2: { en: 'Second RADIUS server', ko: '보조 RADIUS 서버' },
  radiusPort2: { en: 'Port of the second server', ko: '보조 서버 포트' },
  radiusSecret2: { en: 'Secret of the second server', ko: '보조 서버 공유 비밀' },
  rekeying: { en: 'Key renewal', ko: '키 갱신 주기' },
  rekeyingHelp: { en: 'In seconds. 0 turns it off.', ko: '초 단위, 0이면 갱신하지 않습니다.' },
  never: { en: 'Never', ko: '갱신 안 함' },
  seconds: { en: '{value} s', ko: '{value}초' },
  wps: { en: 'WPS', ko: 'WPS' },
  isolation: { en: 'Client isolation', ko: '클라이언트 격리' },
  dfs: { en: 'Radar avoidance (DFS)', ko: '레이더 회피(DFS)' },
  dfsState: { en: 'DFS state', ko: 'DFS 상태' },
  dfsActive: { en: 'Checking this channel for radar', ko: '이 채널에서 레이더 감시 중' },
  dfsIdle: { en: 'Not needed on this channel', ko: '이 채널에는 필요 없음' },
  wpsOn: { en: 'WPS on', ko: 'WPS 사용' },
  steered: {
    en: 'Same as 5 GHz while band steering is on.',
    ko: '밴드 스티어링을 켠 동안에는 5GHz 설정을 따릅니다.',
  },
  leads: {
    en: 'Band steering is on: name, security and passphrase of this band apply to all bands.',
    ko: '밴드 스티어링이 켜져 있어 이 대역의 이름, 보안, 비밀번호가 모든 대역에 적용됩니다.',
  },
});

/** Secrets of a network that are read to a customer. */
export const revealMessages = defineMessages('reveal', {
  passphrase: { en: 'Passphrase', ko: '비밀번호' },
  reveal: { en: 'Reveal passphrase', ko: '비밀번호 보기' },
  hide: { en: 'Hide passphrase', ko: '비밀번호 숨기기' },
  fromDevice: { en: 'Reported by the device just now', ko: '방금 단말이 보고한 값입니다' },
  fromHere: {
    en: 'Last set through Waymark on {at}. The device does not disclose it.',
    ko: '{at}에 Waymark에서 마지막으로 설정한 값입니다. 단말은 이 값을 알려 주지 않습니다.',
  },
  undisclosed: { en: 'The device does not disclose it.', ko: '단말이 알려 주지 않는 값입니다.' },
  unreached: {
    en: 'The device did not answer, and no passphrase was set through Waymark.',
    ko: '단말이 응답하지 않았고, Waymark에서 설정한 비밀번호도 없습니다.',
  },
  sae_passphrase: { en: 'WPA3 passphrase (SAE)', ko: 'WPA3 비밀번호(SAE)' },
  pre_shared_key: { en: 'Pre-shared key', ko: '사전 공유 키' },
  wep_key: { en: 'WEP key', ko: 'WEP 키' },
  radius_server_secret: { en: 'RADIUS secret', ko: 'RADIUS 암호' },
  secondary_radius_server_secret: { en: 'Secret of the second server', ko: '두 번째 서버의 암호' },
});

export const steeringMessages = defineMessages('steering', {
  title: { en: 'Band steering', ko: '밴드 스티어링' },
  state: { en: 'State', ko: '상태' },
  edit: { en: 'Edit band steering', ko: '밴드 스티어링 편집' },
  apply: { en: 'Apply band steering', ko: '밴드 스티어링 적용' },
  turnOn: { en: 'Band steering on', ko: '밴드 스티어링 사용' },
  help: {
    en: 'All bands share the 5 GHz settings. The device moves clients to the better band.',
    ko: '모든 대역이 5GHz 설정을 함께 쓰고, 단말이 접속 기기를 더 나은 대역으로 옮깁니다.',
  },
  offHelp: {
    en: 'Each band keeps its settings and can be changed separately.',
    ko: '대역별로 다시 설정할 수 있습니다. 바꾸기 전까지 현재 값이 유지됩니다.',
  },
  fromLead: { en: 'From 5 GHz.', ko: '5GHz 설정입니다.' },
  passphraseHelp: {
    en: 'For all bands. The device does not report the current one.',
    ko: '모든 대역에 적용됩니다. 단말이 현재 비밀번호를 알려 주지 않으므로 입력해야 합니다.',
  },
});

export const guestMessages = defineMessages('guest', {
  name: { en: 'Guest-{number} ({band})', ko: 'Guest-{number} ({band})' },
  edit: { en: 'Edit Guest-{number}', ko: 'Guest-{number} 편집' },
  apply: { en: 'Apply guest Wi-Fi', ko: '게스트 Wi-Fi 적용' },
  state: { en: 'Guest Wi-Fi', ko: '게스트 Wi-Fi' },
  turnOn: { en: 'Guest Wi-Fi on', ko: '게스트 Wi-Fi 사용' },
  advertised: { en: 'Show the network name', ko: '네트워크 이름 표시' },
  changeHelp: {
    en: 'Guests are disconnected during the change. With a new name, security or passphrase they must join again.',
    ko: '변경하는 동안 이 네트워크의 게스트 연결이 끊깁니다. 이름, 보안, 비밀번호가 바뀌면 다시 접속해야 합니다.',
  },
});

export const uplinkMessages = defineMessages('uplink', {
  title: { en: 'Wi-Fi uplink', ko: 'Wi-Fi 업링크' },
  edit: { en: 'Edit Wi-Fi uplink', ko: 'Wi-Fi 업링크 편집' },
  apply: { en: 'Apply Wi-Fi uplink', ko: 'Wi-Fi 업링크 적용' },
  state: { en: 'Uplink', ko: '업링크' },
  turnOn: { en: 'Wi-Fi uplink on', ko: 'Wi-Fi 업링크 사용' },
  network: { en: 'Connected to', ko: '접속한 네트워크' },
  sure: { en: 'The device may lose its connection', ko: '단말 연결이 끊길 수 있습니다' },
  sureHelp: {
    en: 'Without another uplink, {device} and everything behind it stay offline until it is turned on again on site.',
    ko: '다른 업링크가 없으면 현장에서 다시 켤 때까지 {device} 단말과 여기에 연결된 모든 기기가 오프라인이 됩니다.',
  },
});

export const resetMessages = defineMessages('wifiReset', {
  title: { en: 'Reset Wi-Fi', ko: 'Wi-Fi 초기화' },
  help: {
    en: 'Resets all Wi-Fi settings to factory defaults: names, passphrases, channels and the rest. Other settings stay.',
    ko: '네트워크 이름, 비밀번호, 채널 등 모든 Wi-Fi 설정이 공장 설정으로 돌아갑니다. 다른 설정은 그대로입니다.',
  },
  sure: { en: 'Reset the Wi-Fi of {device}?', ko: '{device} 단말의 Wi-Fi를 초기화할까요?' },
  sureHelp: {
    en: 'All clients are disconnected and need the factory name and passphrase printed on the device. This is irreversible.',
    ko: '모든 접속 기기의 연결이 끊기며, 단말에 표시된 공장 이름과 비밀번호로 다시 접속해야 합니다. 되돌릴 수 없습니다.',
  },
});

export const leaveMessages = defineMessages('wifiLeave', {
  title: { en: 'Clients will be disconnected', ko: '접속 기기의 연결이 끊깁니다' },
  body: {
    en: 'The network is interrupted during the change. With a new name, security or passphrase all clients must join again.',
    ko: '변경하는 동안 네트워크가 끊깁니다. 이름, 보안, 비밀번호가 바뀌면 각 기기가 다시 접속해야 합니다.',
  },
  onTrial: {
    en: 'If {device} cannot reconnect, it reverts within {seconds, number} seconds.',
    ko: '변경 후 {device} 단말이 접속하지 못하면 {seconds, number}초 안에 현재 설정으로 돌아갑니다.',
  },
  notOnTrial: {
    en: '{device} cannot revert by itself. If it cannot reconnect, it must be corrected on site.',
    ko: '변경 후 {device} 단말이 접속하지 못하면 스스로 되돌리지 못하므로 현장에서 설정해야 합니다.',
  },
  leave: {
    en: '{count, plural, one {# client is connected now: {names}} other {# clients are connected now: {names}}}',
    ko: '현재 접속 기기 {count}대: {names}',
  },
  leaveMore: {
    en: '{count, plural, other {# clients are connected now: {names} and {more} more}}',
    ko: '현재 접속 기기 {count}대: {names} 외 {more}대',
  },
});

/** Reasons why a network cannot be set like that. */
export const flawMessages = defineMessages('wifiFlaw', {
  passphraseMissing: {
    en: 'Enter a passphrase for this security mode.',
    ko: '이 보안 방식에 사용할 비밀번호를 입력하세요.',
  },
  openNetwork: { en: 'An open network does not use it.', ko: '개방형 네트워크에서는 사용하지 않습니다.' },
  noPassphraseHere: {
    en: 'This security mode does not use it.',
    ko: '이 보안 방식에서는 사용하지 않습니다.',
  },
  noRadiusHere: {
    en: 'Only enterprise security modes use it.',
    ko: '엔터프라이즈 보안 방식에서만 사용합니다.',
  },
  radiusMissing: { en: 'This security mode needs it.', ko: '이 보안 방식에는 필요합니다.' },
  notAnAddress: { en: 'Enter an IP address.', ko: 'IP 주소를 입력하세요.' },
  noWpsHere: {
    en: 'This security mode does not support WPS.',
    ko: '이 보안 방식에서는 WPS를 사용할 수 없습니다.',
  },
  steeringPassphrase: {
    en: 'Enter the passphrase for all bands.',
    ko: '모든 대역에 사용할 비밀번호를 입력하세요.',
  },
  steeringImpossible: {
    en: 'This device does not support band steering.',
    ko: '이 단말은 밴드 스티어링을 지원하지 않습니다.',
  },
  steered: {
    en: 'Same as 5 GHz while band steering is on.',
    ko: '밴드 스티어링을 켠 동안에는 5GHz 설정을 따릅니다.',
  },
}) satisfies Record<NetworkProblem, unknown>;
