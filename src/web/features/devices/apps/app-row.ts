import type { AndroidApp, Platform, QuantumApp } from './queries.ts';

/** The data that actions need of an Android or Quantum app. */
export interface AppRow {
  platform: Platform;
  /** Device's name for the app: its package, or its UUID. */
  id: string;
  label: string;
  idx: number | null;
  appId: string | null;
  version: string | null;
  state: string | null;
  files: readonly AppFile[];
  sessionId: string | null;
  action: AndroidApp['action'];
  /** Profile that brought the version; null: none, or someone changed it since. */
  broughtBy: AndroidApp['broughtBy'];
  /** RU-067: what came with the device stays. */
  isFactory: boolean;
}

export interface AppFile {
  fileId: string;
  fileVersion: string;
  size: number;
}

export const androidRow = (app: AndroidApp): AppRow => ({
  platform: 'android',
  id: app.app_name,
  label: app.app_label,
  idx: app.idx,
  appId: app.appId,
  version: app.app_version,
  state: app.app_state,
  files: app.fileList,
  sessionId: app.sessionId,
  action: app.action,
  broughtBy: app.broughtBy,
  isFactory: app.appType === 'StartApp',
});

export const quantumRow = (app: QuantumApp): AppRow => ({
  platform: 'quantum',
  id: app.appUuid ?? app.name,
  label: app.name,
  idx: app.idx,
  appId: app.appId,
  version: app.version,
  state: app.status,
  files: app.fileList,
  sessionId: app.sessionId,
  action: app.action,
  broughtBy: app.broughtBy,
  isFactory: false,
});

/** Name of an app in a call. */
export const namedIn = ({ platform, id }: Pick<AppRow, 'platform' | 'id'>) =>
  platform === 'android' ? { platform, appPackageName: id } : { platform, appUuid: id };
