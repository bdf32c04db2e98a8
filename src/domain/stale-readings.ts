import type { TaskKind } from '#machines/task/kinds.ts';
import type { SettingGroup } from './device-parameters/setting-groups.ts';

const apps: readonly SettingGroup[] = ['deploymentUnits', 'executionUnits', 'executionEnvironments'];

/**
 * Readings that a task makes stale, beyond those that it reads back itself. They are read again after any end of the
 * task, whichever page or program requested it: the command may have been executed.
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
