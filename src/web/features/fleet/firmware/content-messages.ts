import { defineMessages } from '#web/i18n/message.ts';

/** The fields of a firmware profile that say which file devices get, and how they restart. */
export const contentMessages = defineMessages('firmwareProfiles.content', {
  model: { en: 'Model', ko: '모델' },
  chooseModel: { en: 'Choose a model', ko: '모델 선택' },
  noModels: {
    en: 'There is no approved firmware. Upload a file and have it approved first.',
    ko: '승인된 펌웨어가 없습니다. 먼저 파일을 업로드하고 승인을 받으십시오.',
  },
  file: { en: 'Firmware file', ko: '펌웨어 파일' },
  chooseFile: { en: 'Choose an approved file', ko: '승인된 파일 선택' },
  fileChoice: { en: '{version} (code {code})', ko: '{version} (코드 {code})' },
  proposedName: { en: '{model} to {version}', ko: '{model} {version} 업그레이드' },
  mode: { en: 'Update', ko: '업데이트' },
  modeBI: { en: 'Only if newer', ko: '더 새로운 경우만' },
  modeFI1: { en: 'Always', ko: '항상' },
  modeFI2: { en: 'If another version is installed', ko: '다른 버전이 설치된 경우' },
  modeFI3: { en: 'Reinstall the same version', ko: '같은 버전 다시 설치' },
  modeHelpBI: {
    en: 'Devices with this version or a newer one are left out.',
    ko: '이 버전 또는 더 새로운 버전의 단말은 제외됩니다.',
  },
  modeHelpFI1: {
    en: 'Every device gets it, even where that is a step back.',
    ko: '이전 버전으로 내려가더라도 모든 단말에 설치합니다.',
  },
  modeHelpFI2: {
    en: 'Devices with any other version get it, even where that is a step back.',
    ko: '이전 버전으로 내려가더라도 다른 버전의 단말에 설치합니다.',
  },
  modeHelpFI3: {
    en: 'Only devices that already run this version get it again.',
    ko: '이미 이 버전을 쓰는 단말에만 다시 설치합니다.',
  },
  restart: { en: 'Restart', ko: '재시작' },
  restartAnytime: { en: 'At any time', ko: '아무 때나' },
  restartImmediately: { en: 'Immediately', ko: '즉시' },
  restartIdle: { en: 'When idle', ko: '사용하지 않을 때' },
  restartConfirmed: { en: 'After user confirmation', ko: '사용자 확인 후' },
  restartHelpAnytime: {
    en: 'The device restarts when the download is done, within the hours below.',
    ko: '내려받기가 끝나면 아래 시간대 안에서 재시작합니다.',
  },
  restartHelpImmediately: {
    en: 'The device restarts as soon as the download is done.',
    ko: '내려받기가 끝나는 즉시 재시작합니다.',
  },
  restartHelpIdle: {
    en: 'The device restarts when it is not in use. Some models cannot do this.',
    ko: '사용하지 않을 때 재시작합니다. 일부 모델은 지원하지 않습니다.',
  },
  restartHelpConfirmed: {
    en: 'The device asks its user before it restarts. Some models cannot do this.',
    ko: '재시작하기 전에 사용자에게 묻습니다. 일부 모델은 지원하지 않습니다.',
  },
});
