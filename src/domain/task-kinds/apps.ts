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
    name: 'App install',
    success: 'figures',
    permission: '/devices/apps/install',
    deadlines: downloads,
  },
  AppUpdate: {
    ...changesApps,
    name: 'App update',
    success: 'figures',
    permission: '/application/updateApp',
    deadlines: downloads,
  },
  AppUninstall: {
    ...changesApps,
    name: 'App uninstall',
    label: 'App removal',
    success: { id: 'verdict.appRemoved', defaultMessage: 'The app was removed.' },
    permission: '/devices/apps/uninstall',
    deadlines: completesIn(delivery + 120_000),
  },
  AppStartStop: {
    ...changesApps,
    name: 'App start/stop',
    label: 'App start or stop',
    success: 'figures',
    permission: '/application/profile/appStartStop',
    deadlines: completesIn(delivery + 60_000),
  },
});
