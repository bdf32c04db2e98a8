import { defineMessages } from '#web/i18n/message.ts';

/** Types of app profiles (CO: IU, D). */
export const typeNames = defineMessages('appProfiles.type', {
  IU: { en: 'Install or update', ko: '설치 또는 업데이트' },
  D: { en: 'Remove', ko: '삭제' },
});

export const contentMessages = defineMessages('appProfiles.content', {
  type: { en: 'Type', ko: '유형' },
  typeHelpIU: {
    en: 'Devices without the app install it, those with an older version update it.',
    ko: '앱이 없는 단말에는 설치하고, 이전 버전이 있는 단말은 업데이트합니다.',
  },
  typeHelpD: {
    en: 'Devices remove the app with its data, whatever version they have.',
    ko: '버전과 관계없이 앱과 앱 데이터를 단말에서 삭제합니다.',
  },
  app: { en: 'App', ko: '앱' },
  chooseApp: { en: 'Choose an app', ko: '앱 선택' },
  noApps: {
    en: 'There is no approved app file yet.',
    ko: '승인된 앱 파일이 아직 없습니다.',
  },
  version: { en: 'Version', ko: '버전' },
  chooseVersion: { en: 'Choose a version', ko: '버전 선택' },
  model: { en: 'Model', ko: '모델' },
  chooseModel: { en: 'Choose a model', ko: '모델 선택' },
  storageHelp: {
    en: 'A device that never reported its free storage is not refused for it.',
    ko: '여유 저장 공간을 보고한 적이 없는 단말은 그 이유로 제외하지 않습니다.',
  },
  proposedLoad: { en: '{app} {version} for {model}', ko: '{model} {app} {version}' },
  proposedRemoval: { en: 'Remove {app} from {model}', ko: '{model} {app} 삭제' },
});
