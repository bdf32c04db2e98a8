import { defineMessages } from '#web/i18n/message.ts';

/** Reasons why a device does not get an app, or keeps it. */
export const refusalNames = defineMessages('appProfiles.refusal', {
  wrongModel: { en: 'another model', ko: '다른 모델' },
  notDeployed: { en: 'not deployed', ko: '배포되지 않음' },
  noApps: { en: 'its model has no apps', ko: '앱을 지원하지 않는 모델' },
  otherPlatform: { en: 'its apps are of another platform', ko: '앱 플랫폼이 다름' },
  fileNotForDevice: {
    en: 'the file is not approved for its organisation or model',
    ko: '이 조직이나 모델에 승인되지 않은 파일',
  },
  noSpace: { en: 'too little free storage', ko: '여유 저장 공간 부족' },
  upToDate: { en: 'has this version', ko: '이미 이 버전임' },
  newerThere: { en: 'has a newer version', ko: '더 높은 버전이 설치됨' },
  otherSigner: {
    en: 'its version is signed by another key',
    ko: '설치된 버전의 서명 키가 다름',
  },
  crashedBefore: { en: 'this version crashed on it before', ko: '이 버전이 이전에 비정상 종료됨' },
  factoryApp: { en: 'a factory app cannot be removed', ko: '기본 앱은 삭제할 수 없음' },
  notInstalled: { en: 'does not have the app', ko: '앱이 설치되어 있지 않음' },
  uuidUnknown: { en: 'does not report the UUID of the app', ko: '앱의 UUID를 보고하지 않음' },
  versionNotReported: {
    en: 'does not report the version of the app, so its update could not be proven',
    ko: '앱 버전을 보고하지 않아 업데이트를 확인할 수 없음',
  },
  otherTask: { en: 'a task changes this app now', ko: '이 앱을 변경하는 작업이 진행 중' },
  otherRollout: { en: 'an earlier profile of this app has it', ko: '먼저 만든 이 앱의 프로파일에 포함됨' },
  notChanged: { en: 'was not changed by this profile', ko: '이 프로파일로 변경되지 않음' },
  changedSince: { en: 'the app was changed by someone since', ko: '이후에 다른 사용자가 앱을 변경함' },
  versionUnknown: { en: 'its version before is not known', ko: '이전 버전을 알 수 없음' },
  fileGone: {
    en: 'there is no approved file of its version before',
    ko: '이전 버전의 승인된 파일이 없음',
  },
});
