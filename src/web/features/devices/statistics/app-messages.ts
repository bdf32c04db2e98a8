import { defineMessages } from '#web/i18n/message.ts';

/** Application statistics. */
export const appMessages = defineMessages({
  apps: { id: 'statistics.appsAndDevices', defaultMessage: 'Apps' },
  app: { id: 'statistics.app', defaultMessage: 'App' },
  allApps: { id: 'statistics.allApps', defaultMessage: 'All apps' },
  name: { id: 'statistics.appName', defaultMessage: 'Package or container' },
  android: { id: 'statistics.platformAndroid', defaultMessage: 'Android' },
  quantum: { id: 'statistics.platformQuantum', defaultMessage: 'Quantum' },
  version: { id: 'statistics.appVersion', defaultMessage: 'Version' },
  versions: { id: 'statistics.appVersions', defaultMessage: 'Versions' },
  change: { id: 'statistics.appChange', defaultMessage: 'Change in period' },
  unknownChange: { id: 'statistics.appChangeUnknown', defaultMessage: 'N/A' },
  byApp: { id: 'statistics.devicesByApp', defaultMessage: 'Devices by app' },
  byVersion: { id: 'statistics.devicesByAppVersion', defaultMessage: 'Devices by version' },
  mostOf: {
    id: 'statistics.mostUsedApps',
    defaultMessage: 'The {shown, number} most common of {total, number} apps.',
  },
  overTime: { id: 'statistics.appsOverTime', defaultMessage: 'Devices over time' },
  noApps: { id: 'statistics.noApps', defaultMessage: 'No apps reported yet' },
  noAppsHelp: {
    id: 'statistics.noAppsHelp',
    defaultMessage: 'Devices with apps are read soon after they connect, then once a day.',
  },
  noneOfThese: { id: 'statistics.noAppsMatch', defaultMessage: 'No devices match these filters' },
  changes: { id: 'statistics.appChanges', defaultMessage: 'App installs, updates and removals' },
  changesNote: {
    id: 'statistics.appChangesNote',
    defaultMessage: 'Those of all apps that succeeded, by the day they ended.',
  },
  noChanges: { id: 'statistics.noAppChanges', defaultMessage: 'No app changes in this period' },
  noChangesHelp: {
    id: 'statistics.noAppChangesHelp',
    defaultMessage: 'Successful installs, updates and removals are counted here.',
  },
});
