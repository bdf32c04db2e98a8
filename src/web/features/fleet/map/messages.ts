import { defineMessages } from '#web/i18n/message.ts';

export const messages = defineMessages('deviceMap', {
  title: { en: 'Device map', ko: '단말 지도' },
  context: {
    en: '{placed, plural, one {# device} other {# devices}} on the map, {unplaced, number} without a known place',
    ko: '지도에 {placed, plural, other {단말 #대}}, 위치를 모르는 단말 {unplaced, number}대',
  },
  mapLabel: {
    en: 'Map. Arrow keys move it, + and − zoom. The table below lists the same devices.',
    ko: '지도. 화살표 키로 이동하고 +와 −로 확대·축소합니다. 같은 단말이 아래 표에 있습니다.',
  },
  zoomIn: { en: 'Zoom in', ko: '확대' },
  zoomOut: { en: 'Zoom out', ko: '축소' },
  showAll: { en: 'Show all devices', ko: '전체 단말 표시' },
  legend: { en: 'Legend', ko: '범례' },
  allOnline: { en: 'All online', ko: '모두 온라인' },
  someOffline: { en: 'Some offline', ko: '일부 오프라인' },
  mostOffline: { en: 'Half or more offline', ko: '절반 이상 오프라인' },
  clusterLabel: {
    en: '{place}: {count, plural, one {# device} other {# devices}}, {offline, number} offline',
    ko: '{place}: {count, plural, other {단말 #대}}, 오프라인 {offline, number}대',
  },
  offlineSince: { en: '{name}: offline since {time}', ko: '{name}: {time}부터 오프라인' },
  neverConnected: { en: '{name}: never connected', ko: '{name}: 연결 이력 없음' },
  areas: { en: 'Devices by place', ko: '위치별 단말' },
  devices: { en: 'Devices in this area', ko: '이 지역의 단말' },
  place: { en: 'Near', ko: '인근' },
  count: { en: 'Devices', ko: '단말' },
  online: { en: 'Online', ko: '온라인' },
  offline: { en: 'Offline', ko: '오프라인' },
  actions: { en: 'Actions', ko: '동작' },
  show: { en: 'Zoom in: {place}', ko: '확대: {place}' },
  noneHere: {
    en: 'No devices in this area. Zoom out or show all.',
    ko: '이 지역에는 단말이 없습니다. 축소하거나 전체를 표시하세요.',
  },
  none: { en: 'No device has a place yet', ko: '위치가 등록된 단말이 없습니다' },
  noneHelp: {
    en: 'A device gets a place with its activation, when the pin is set on the map.',
    ko: '단말을 개통할 때 지도에 핀을 놓으면 위치가 등록됩니다.',
  },
});
