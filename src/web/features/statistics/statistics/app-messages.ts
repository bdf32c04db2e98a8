import { defineMessages } from '#web/i18n/message.ts';

/** Application statistics. */
export const appMessages = defineMessages('statistics.apps', {
  apps: { en: 'Apps', ko: '앱' },
  profiles: { en: 'Profiles that changed apps in the period', ko: '기간 중 앱을 변경한 프로파일' },
  profile: { en: 'Profile', ko: '프로파일' },
  lastChange: { en: 'Last change', ko: '마지막 변경' },
  removal: { en: '{app} (removed)', ko: '{app}(삭제)' },
  app: { en: 'App', ko: '앱' },
  allApps: { en: 'All apps', ko: '모든 앱' },
  name: { en: 'Package or container', ko: '패키지 또는 컨테이너' },
  android: { en: 'Android', ko: 'Android' },
  quantum: { en: 'Quantum', ko: 'Quantum' },
  version: { en: 'Version', ko: '버전' },
  versions: { en: 'Versions', ko: '버전 수' },
  change: { en: 'Change in period', ko: '기간 중 변화' },
  unknownChange: { en: 'N/A', ko: 'N/A' },
  byApp: { en: 'Devices by app', ko: '앱별 단말' },
  byVersion: { en: 'Devices by version', ko: '버전별 단말' },
  mostOf: {
    en: 'The {shown, number} most common of {total, number} apps.',
    ko: '전체 앱 {total, number}개 중 가장 많이 설치된 {shown, number}개입니다.',
  },
  overTime: { en: 'Devices over time', ko: '기간별 단말' },
  noApps: { en: 'No apps reported yet', ko: '아직 보고된 앱이 없습니다' },
  noAppsHelp: {
    en: 'Devices with apps are read soon after they connect, then once a day.',
    ko: '앱이 있는 단말은 연결 직후와 하루에 한 번 조회합니다.',
  },
  noneOfThese: { en: 'No devices match these filters', ko: '필터에 맞는 단말이 없습니다' },
  changes: { en: 'App installs, updates and removals', ko: '앱 설치, 업데이트, 삭제' },
  changesNote: {
    en: 'Those of all apps that succeeded, by the day they ended.',
    ko: '모든 앱에서 성공한 작업을 끝난 날짜별로 집계합니다.',
  },
  noChanges: { en: 'No app changes in this period', ko: '이 기간에 변경된 앱이 없습니다' },
  noChangesHelp: {
    en: 'Successful installs, updates and removals are counted here.',
    ko: '성공한 설치, 업데이트, 삭제를 여기에 집계합니다.',
  },
});
