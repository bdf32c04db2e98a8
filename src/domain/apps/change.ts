import { relationOf } from '#domain/firmware/version.ts';
import type { AppChangeOrder } from '#machines/app-change/events.ts';
import { appTypeOf } from './installed.ts';
import type { AppPlatform } from './platform.ts';
import { compareVersions } from './version.ts';

/** Reasons that a device does not get a profile's app, or keeps it. */
export const appRefusals = [
  'wrongModel',
  'notDeployed',
  'noApps',
  'otherPlatform',
  'fileNotForDevice',
  'noSpace',
  'upToDate',
  'newerThere',
  'otherSigner',
  'crashedBefore',
  'factoryApp',
  'notInstalled',
  'uuidUnknown',
  'versionNotReported',
  'otherTask',
  'otherRollout',
  'notChanged',
  'changedSince',
  'versionUnknown',
  'fileGone',
] as const;
export type AppRefusal = (typeof appRefusals)[number];

/** Reason of a device whose app reported a fault, or stopped, after it was installed. */
export const appCrashed = 'appCrashed';

/** App of a device as it was last reported; null: not reported. */
export interface ReportedApp {
  version: string | null;
  uuid: string | null;
  storeName: string | null;
}

/** Last reported data of a device that decide if its app can be changed. */
export interface ChangeableDevice {
  modelName: string;
  isDeployed: boolean;
  /** Null: its model has no apps. */
  platform: AppPlatform | null;
  /** Null: not installed; undefined: the device never reported its apps. */
  app: ReportedApp | null | undefined;
  /** Null: never reported, or unlimited. */
  freeBytes: number | null;
  /** Signer of the file that brought the installed version; null: unknown. */
  signer: string | null;
  /** True while a task changes this app. */
  isBusy: boolean;
  /** True if an earlier profile of this app has the device. */
  isElsewhere: boolean;
  /** True if this version crashed on the device before. */
  hasCrashed: boolean;
}

export interface AppContentOf {
  modelName: string;
  platform: AppPlatform;
}

export interface LoadedFile extends AppContentOf {
  version: string;
  size: number;
  signer: string | null;
  /** True if the file is for this device's organisation and model. */
  isFor: boolean;
}

/** Returns the reason that applies to every change; null: none. */
function anyRefusal({ modelName, platform }: AppContentOf, device: ChangeableDevice): AppRefusal | null {
  if (device.modelName !== modelName) return 'wrongModel';
  if (!device.isDeployed) return 'notDeployed';
  if (device.platform === null) return 'noApps';
  if (device.platform !== platform) return 'otherPlatform';
  if (device.isElsewhere) return 'otherRollout';
  return device.isBusy ? 'otherTask' : null;
}

/** Returns the reason that a device does not get the file; null: it does. What is not reported refuses nothing. */
export function loadRefusal(file: LoadedFile, device: ChangeableDevice): AppRefusal | null {
  const refusal = anyRefusal(file, device);
  if (refusal) return refusal;
  if (!file.isFor) return 'fileNotForDevice';
  const { app } = device;
  if (app) {
    // Presence proves an installation, but only a version proves an update.
    if (app.version === null) return 'versionNotReported';
    if (relationOf(app.version, file.version) !== 'other') return 'upToDate';
    if (compareVersions(file.version, app.version) < 0) return 'newerThere';
    if (app.uuid === null) return 'uuidUnknown';
    // Devices refuse an update by another signer.
    if (device.signer !== null && file.signer !== null && device.signer !== file.signer) return 'otherSigner';
  }
  if (device.hasCrashed) return 'crashedBefore';
  return device.freeBytes !== null && file.size > device.freeBytes ? 'noSpace' : null;
}

/** Returns the reason that a device keeps the app; null: it is removed. */
export function removalRefusal(content: AppContentOf, device: ChangeableDevice): AppRefusal | null {
  const refusal = anyRefusal(content, device);
  if (refusal) return refusal;
  const { app } = device;
  if (app === undefined) return null;
  if (app === null) return 'notInstalled';
  if (appTypeOf(app.storeName) === 'StartApp') return 'factoryApp';
  return app.uuid === null ? 'uuidUnknown' : null;
}

/** The next step of a change, by what the device reports just before it. */
export type ChangeStep = 'load' | 'remove' | 'spare' | { skip: AppRefusal };

/** Decides between a task, none because the wanted state is there, and none because the device is not as planned. */
export function stepOf(
  { action, version, goesBack = false, onlyFrom }: AppChangeOrder,
  app: ReportedApp | null,
): ChangeStep {
  const isThere = app?.version != null && relationOf(app.version, version) !== 'other';
  if (action === 'remove' ? app === null : isThere) return 'spare';
  if (onlyFrom !== undefined && !isOnly(onlyFrom, app)) return { skip: 'changedSince' };
  if (action === 'load') {
    if (app && app.version === null) return { skip: 'versionNotReported' };
    const isNewer = app?.version != null && compareVersions(version, app.version) < 0;
    if (isNewer && !goesBack) return { skip: 'newerThere' };
  } else if (app && appTypeOf(app.storeName) === 'StartApp') return { skip: 'factoryApp' };
  if (app && app.uuid === null) return { skip: 'uuidUnknown' };
  return action;
}

/** Tells if the device has exactly this version; empty: no version of the app. */
export const isOnly = (version: string, app: ReportedApp | null): boolean =>
  version === '' ? app === null : app?.version != null && relationOf(app.version, version) !== 'other';
