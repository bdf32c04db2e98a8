import { completesIn, defineKinds, delivery } from './kind.ts';

/** A second install finds the app there and fails, a second restart interrupts the customer again. */
const changesApps = {
  feature: 'management',
  family: 'apps',
  confirmBy: 'result',
  retrySafe: false,
} as const;
/** Some hundred megabytes over a slow line. */
const downloads = completesIn(1_200_000);

/** Apps (docs/decisions/184). Which feature a model needs depends on its platform: domain/apps/platform.ts. */
export const appKinds = defineKinds({
  AppInstall: {
    ...changesApps,
    name: { en: 'App install', ko: '앱 설치' },
    success: 'figures',
    permission: '/devices/apps/install',
    deadlines: downloads,
  },
  AppUpdate: {
    ...changesApps,
    name: { en: 'App update', ko: '앱 업데이트' },
    success: 'figures',
    permission: '/application/updateApp',
    deadlines: downloads,
  },
  AppUninstall: {
    ...changesApps,
    name: { en: 'App removal', ko: '앱 삭제' },
    apiName: 'App uninstall',
    success: { id: 'verdict.appRemoved', en: 'The app was removed.', ko: '앱이 삭제되었습니다.' },
    permission: '/devices/apps/uninstall',
    deadlines: completesIn(delivery + 120_000),
  },
  AppStartStop: {
    ...changesApps,
    name: { en: 'App start or stop', ko: '앱 실행·중지' },
    apiName: 'App start/stop',
    success: 'figures',
    permission: '/application/profile/appStartStop',
    deadlines: completesIn(delivery + 60_000),
  },
});
