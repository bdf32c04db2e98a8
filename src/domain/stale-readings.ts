import type { TaskKind } from '#machines/task/kinds.ts';
import type { SettingGroup } from './device-parameters/setting-groups.ts';

const apps: readonly SettingGroup[] = ['deploymentUnits', 'executionUnits', 'executionEnvironments'];

/**
 * Which readings of its device a task makes stale, beyond those that it reads back itself. They are read again when it has
 * ended, however it ended and whichever page or program asked for it: what was sent may have been done.
 */
export const staleReadings: Partial<Record<TaskKind, readonly SettingGroup[]>> = {
  AppInstall: apps,
  AppUpdate: apps,
  AppUninstall: apps,
  AppStartStop: apps,
  Reboot: ['radioStatistics', 'ipStatistics', 'leases'],
  FactoryReset: [
    ...(['time', 'wan', 'lan', 'leases', 'reservations', 'filters', 'remoteAccess'] as const),
    ...(['radio', 'steering', 'networks', 'endpoint'] as const),
    ...apps,
  ],
  LanSettings: ['leases', 'reservations'],
  RadioSettings: ['networks'],
  GuestWifi: ['radio'],
  ChannelScan: ['tuner'],
  LNBSettings: ['tuner'],
  HdmiCec: ['hdmi'],
  RcuUpgrade: ['bluetoothRemote'],
  SetLandingChannel: ['landingChannel'],
  SetBootAd: ['bootAd'],
  SetMetadata: ['metadata'],
};
