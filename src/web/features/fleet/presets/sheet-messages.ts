import { defineMessages } from '#web/i18n/message.ts';

/** The form of a preset. */
export const sheetMessages = defineMessages('presets.sheet', {
  create: { en: 'Create preset', ko: '프리셋 등록' },
  edit: { en: 'Edit preset', ko: '프리셋 편집' },
  save: { en: 'Save draft', ko: '초안 저장' },
  created: {
    en: 'Draft saved. Submit it on its page.',
    ko: '초안을 저장했습니다. 프리셋 화면에서 제출하세요.',
  },
  saved: { en: 'Draft saved', ko: '초안을 저장했습니다' },
  weightHelp: {
    en: 'The highest weight wins for each setting; then the narrower target, then the older preset.',
    ko: '설정마다 가중치가 높은 프리셋이 우선합니다. 같으면 대상이 좁은 것, 먼저 등록된 것 순입니다.',
  },
  eventsHelp: {
    en: 'A check covers all presets of the device. It is also checked when the preset comes into force.',
    ko: '검사할 때 단말의 모든 프리셋을 확인합니다. 프리셋 적용을 시작할 때도 검사합니다.',
  },
  target: { en: 'Devices', ko: '대상 단말' },
  targetKept: { en: 'As before: {name}', ko: '기존 대상: {name}' },
  organisation: { en: 'All devices of the organisation', ko: '조직의 전체 단말' },
  models: { en: 'Models', ko: '모델' },
  groups: { en: 'Groups', ko: '그룹' },
  rooms: { en: 'Rooms', ko: '공간' },
  filters: { en: 'Saved filters', ko: '저장된 필터' },
  regions: { en: 'Regions', ko: '지역' },
  cities: { en: 'Cities', ko: '도시' },
  deviceType: { en: 'Single devices', ko: '개별 단말' },
  devices: { en: 'Endpoint ids, one a line', ko: '엔드포인트 ID(한 줄에 하나)' },
  settings: { en: 'Settings', ko: '설정' },
  add: { en: 'Add a setting', ko: '설정 추가' },
  removeSetting: { en: 'Remove {name}', ko: '{name} 제거' },
  noSettings: { en: 'Add a setting first.', ko: '먼저 설정을 추가하세요.' },
  servers: { en: 'Servers, separated by commas', ko: '서버(쉼표로 구분)' },
  zoneHelp: { en: 'A zone of TR-181, for example KST-9', ko: 'TR-181 시간대(예: KST-9)' },
  channelHelp: { en: 'A number, or auto', ko: '번호 또는 auto' },
  keptSecret: { en: 'Empty keeps the present passphrase.', ko: '비워 두면 현재 암호를 유지합니다.' },
  preview: { en: 'What changes', ko: '변경 내용' },
  previewNone: { en: 'Choose devices and settings to see it.', ko: '대상과 설정을 선택하면 표시됩니다.' },
  previewDevices: {
    en: '{devices, plural, one {# device} other {# devices}}: {different, number} would change, {same, number} are as wanted.',
    ko: '단말 {devices, number}대 중 {different, number}대가 변경되고 {same, number}대는 이미 일치합니다.',
  },
  previewOthers: {
    en: '{unknown, number} have not reported a value, {unsupported, number} do not support one, {lost, number} follow other presets.',
    ko: '값 미보고 {unknown, number}대, 미지원 {unsupported, number}대, 다른 프리셋 우선 {lost, number}대입니다.',
  },
  previewPart: {
    en: 'Counted for the first {checked, number} devices. The plan counts all.',
    ko: '처음 {checked, number}대만 계산했습니다. 계획에서는 전체를 계산합니다.',
  },
  wins: {
    en: 'Wins over {name} (weight {weight}): {field}, {devices, plural, one {# device} other {# devices}}',
    ko: '{name}(가중치 {weight})보다 우선: {field}, 단말 {devices, number}대',
  },
  loses: {
    en: 'Loses to {name} (weight {weight}): {field}, {devices, plural, one {# device} other {# devices}}',
    ko: '{name}(가중치 {weight})이(가) 우선: {field}, 단말 {devices, number}대',
  },
  above: { en: 'a preset of an organisation above', ko: '상위 조직의 프리셋' },
});
