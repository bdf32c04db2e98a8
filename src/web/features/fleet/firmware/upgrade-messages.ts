import { defineMessages } from '#web/i18n/message.ts';

export const upgradeMessages = defineMessages('firmware.upgrade', {
  upgrade: { en: 'Upgrade firmware', ko: '펌웨어 업그레이드' },
  upgradeOne: { en: 'Upgrade firmware of {name}', ko: '{name} 펌웨어 업그레이드' },
  upgradeMany: {
    en: 'Upgrade firmware of {count, plural, one {# device} other {# devices}}',
    ko: '단말 {count, number}대 펌웨어 업그레이드',
  },
  upgradeVerb: { en: 'Start upgrade', ko: '업그레이드 시작' },
  upgradeHelp: {
    en: 'The device downloads the file, verifies it and restarts. Its customer is offline meanwhile.',
    ko: '단말이 파일을 내려받아 확인한 뒤 재시작합니다. 그동안 고객은 오프라인 상태가 됩니다.',
  },
  oneBank: {
    en: 'One firmware bank: it restarts after the download and cannot be rolled back.',
    ko: '펌웨어 뱅크가 하나뿐입니다. 다운로드 후 재시작하며 롤백할 수 없습니다.',
  },
  withoutWayBack: { en: 'Include devices with one firmware bank', ko: '펌웨어 뱅크가 하나인 단말 포함' },
  withoutWayBackHelp: {
    en: 'They restart after the download and cannot be rolled back.',
    ko: '다운로드 후 재시작하며 롤백할 수 없습니다.',
  },
  chooseFile: { en: 'Choose a firmware file', ko: '펌웨어 파일 선택' },
  noFiles: {
    en: 'There is no approved firmware for {model}.',
    ko: '{model}용으로 승인된 펌웨어가 없습니다.',
  },
  fileChoice: { en: '{version} (code {code})', ko: '{version} (코드 {code})' },
  mode: { en: 'Update', ko: '업데이트 방식' },
  modeBI: { en: 'Only if newer', ko: '더 높은 버전만' },
  modeFI1: { en: 'Always', ko: '항상' },
  modeFI2: { en: 'If another version is installed', ko: '다른 버전이 설치된 경우' },
  modeFI3: { en: 'Reinstall the same version', ko: '같은 버전 다시 설치' },
  restart: { en: 'Restart', ko: '재시작' },
  restartImmediately: { en: 'Immediately', ko: '즉시' },
  restartAnytime: { en: 'At any time', ko: '아무 때나' },
  restartIdle: { en: 'When idle', ko: '사용하지 않을 때' },
  restartConfirmed: { en: 'After user confirmation', ko: '사용자 확인 후' },
  upgradeStarted: { en: 'Firmware upgrade started', ko: '펌웨어 업그레이드가 시작되었습니다' },
  oneModel: {
    en: 'Upgrades need devices of one model.',
    ko: '같은 모델의 단말만 함께 업그레이드할 수 있습니다.',
  },
  refusedOf: { en: '{name}: {reason}', ko: '{name}: {reason}' },
  refusedMore: { en: 'and {count, number} more', ko: '외 {count, number}대' },
  card: { en: 'Firmware', ko: '펌웨어' },
  installed: { en: 'Installed', ko: '설치됨' },
  otherBank: { en: 'Other bank', ko: '다른 뱅크' },
  bankOf: { en: '{version}, {status}', ko: '{version}, {status}' },
  askBanks: { en: 'Refresh from device', ko: '단말에서 새로 고침' },
  now: { en: 'Upgrade in progress', ko: '진행 중인 업그레이드' },
  nowBackTo: { en: 'Rolling back to {version}', ko: '{version}(으)로 롤백 중' },
  nowTo: { en: 'To {version}', ko: '{version}(으)로' },
  pastUpgrades: { en: 'Earlier upgrades', ko: '이전 업그레이드' },
  to: { en: 'To', ko: '새 버전' },
});

/** Reasons why a device does not get a file. */
export const refusalNames = defineMessages('firmware.refusal', {
  wrongModel: { en: 'another model', ko: '다른 모델' },
  notDeployed: { en: 'not deployed', ko: '배포되지 않음' },
  otherUpgrade: { en: 'an upgrade is in progress', ko: '업그레이드 진행 중' },
  otherInHome: {
    en: 'another device of its home is being upgraded',
    ko: '같은 가정의 다른 단말이 업그레이드 중',
  },
  versionUnknown: { en: 'its version is not known', ko: '버전을 알 수 없음' },
  upToDate: { en: 'has this version', ko: '이미 이 버전임' },
  notNewer: { en: 'has a newer version', ko: '더 높은 버전이 설치됨' },
  otherVersion: { en: 'has another version', ko: '다른 버전이 설치됨' },
  belowMinimum: { en: 'below the minimum version', ko: '최소 버전보다 낮음' },
  modeUnsupported: { en: 'does not support upgrades', ko: '업그레이드를 지원하지 않음' },
  singleBank: { en: 'has one firmware bank', ko: '펌웨어 뱅크가 하나뿐' },
  otherBank: { en: 'its other bank holds another version', ko: '다른 뱅크에 다른 버전이 있음' },
  quarantined: { en: 'failed with this file before', ko: '이 파일로 이전에 실패함' },
});
