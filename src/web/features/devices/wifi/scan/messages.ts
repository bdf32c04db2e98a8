import { defineMessages } from '#web/i18n/message.ts';

export const messages = defineMessages('scan', {
  idle: {
    en: 'Finds Wi-Fi networks near the device. Its radios leave their channels for some seconds; clients may notice.',
    ko: '단말 주변의 Wi-Fi 네트워크를 찾습니다. 스캔하는 몇 초 동안 무선이 사용 중인 채널을 벗어나므로 접속 기기에 영향이 있을 수 있습니다.',
  },
  bands: { en: 'Frequency band', ko: '주파수 대역' },
  band: { en: '{band} GHz', ko: '{band}GHz' },
  asOf: { en: 'As of {time}', ko: '{time} 기준' },
  chart: {
    en: 'Networks at {band} GHz by channel and signal: {count, number}. The table below lists them.',
    ko: '{band}GHz 네트워크의 채널과 신호 세기: {count, number}개. 아래 표에 목록이 있습니다.',
  },
  dbm: { en: 'dBm', ko: 'dBm' },
  ownChannel: { en: 'Own channel {channel}', ko: '사용 중: {channel}번' },
  wantedChannel: { en: 'Better: {channel}', ko: '권장: {channel}번' },
  hidden: { en: '(hidden)', ko: '(숨김)' },
  ownNetwork: { en: 'Own network', ko: '자체 네트워크' },
  none: { en: 'No networks in this band.', ko: '이 대역에는 네트워크가 없습니다.' },
  shown: {
    en: 'The {shown, number} strongest of {found, number} networks are listed.',
    ko: '네트워크 {found, number}개 중 신호가 가장 센 {shown, number}개를 표시합니다.',
  },
  networks: { en: 'Networks', ko: '네트워크' },
  network: { en: 'Network', ko: '네트워크' },
  channel: { en: 'Channel', ko: '채널' },
  width: { en: 'Bandwidth', ko: '대역폭' },
  signal: { en: 'Signal', ko: '신호' },
  standards: { en: 'Standards', ko: '표준' },
  security: { en: 'Security', ko: '보안' },
  bssid: { en: 'BSSID', ko: 'BSSID' },
  open: { en: 'Open', ko: '개방형' },
  better: {
    en: 'Channel {channel} is less crowded than channel {current}.',
    ko: '{channel}번 채널이 {current}번 채널보다 덜 혼잡합니다.',
  },
  betterAny: {
    en: 'Channel {channel} is the least crowded one.',
    ko: '{channel}번 채널이 가장 덜 혼잡합니다.',
  },
  stays: {
    en: 'Channel {channel} is a good choice. A change would gain little.',
    ko: '{channel}번 채널을 그대로 쓰는 것이 좋습니다. 변경해도 이득이 거의 없습니다.',
  },
  reason: {
    en: 'Channel {channel}: {networks, plural, =0 {no overlapping networks} one {# overlapping network at {strongest, number} dBm} other {# overlapping networks, the strongest at {strongest, number} dBm}} (load {load, number}).',
    ko: '{channel}번 채널: {networks, plural, =0 {겹치는 네트워크 없음} other {겹치는 네트워크 #개, 최대 신호 {strongest, number}dBm}} (부하 {load, number}).',
  },
  radar: {
    en: 'This channel is shared with radar (DFS). The radio listens for a minute or more before it transmits, and leaves if it detects radar.',
    ko: '레이더와 공유하는 채널(DFS)입니다. 무선은 송신 전에 1분 이상 레이더를 확인하고, 레이더를 감지하면 채널을 옮깁니다.',
  },
  loadHelp: {
    en: 'Load: the covered share of the channel times the signal above noise, summed over overlapping networks. 0 is free. DFS channels add 10.',
    ko: '부하: 겹치는 네트워크마다 채널을 덮는 비율에 잡음 대비 신호 세기를 곱해 더한 값입니다. 0이면 비어 있습니다. 레이더와 공유하는 채널(DFS)에는 10을 더합니다.',
  },
  unknownRadio: {
    en: 'No recommendation: this radio reported too few values. Refresh from device first.',
    ko: '권장 채널 없음: 이 무선에 대해 보고된 값이 부족합니다. 먼저 단말에서 새로 고침하세요.',
  },
  use: { en: 'Use channel {channel}', ko: '{channel}번 채널 사용' },
});
