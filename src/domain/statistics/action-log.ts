import type { TaskKind } from '#machines/task/kinds.ts';

/** CO-095, in the order of the specification. */
export const loggedActions = [
  'Reboot',
  'FactoryReset',
  'FirmwareUpdate',
  'ScreenCapture',
  'HdmiCec',
  'PingTest',
  'TraceRoute',
  'WifiSignalStrength',
  'UploadSpeed',
  'DownloadSpeed',
] as const;
export type LoggedAction = (typeof loggedActions)[number];

/** Steps of an upgrade, each a separate task. */
export const firmwareKinds = ['FirmwareDownload', 'FirmwareActivate'] as const satisfies readonly TaskKind[];

/** Returns the task kinds of the actions. */
export const kindsOfActions = (actions: readonly LoggedAction[]): string[] =>
  actions.flatMap((action): readonly string[] => (action === 'FirmwareUpdate' ? firmwareKinds : [action]));

const ofFirmware: readonly string[] = firmwareKinds;

/** Returns the action of a task kind in `kindsOfActions`. */
export const actionOfKind = (kind: string): LoggedAction | null =>
  ofFirmware.includes(kind) ? 'FirmwareUpdate' : (loggedActions.find((action) => action === kind) ?? null);

/** Rows per page (CO-015). */
export const actionLogRows = 15;

/**
 * Actions by the operation that starts them. A refused call leaves no task, so the log shows it from the audit trail.
 */
export const actionOfOperation = {
  rebootDevices: 'Reboot',
  rebootGroup: 'Reboot',
  factoryResetDevices: 'FactoryReset',
  factoryResetGroup: 'FactoryReset',
  startScreenCapture: 'ScreenCapture',
  setCec: 'HdmiCec',
  upgradeFirmware: 'FirmwareUpdate',
  startPing: 'PingTest',
  startTraceRoute: 'TraceRoute',
  startSignalStrength: 'WifiSignalStrength',
  startUploadTest: 'UploadSpeed',
  startDownloadTest: 'DownloadSpeed',
} as const satisfies Record<string, LoggedAction>;

export const operationsThatStart = (actions: readonly LoggedAction[]): string[] =>
  Object.entries(actionOfOperation).flatMap(([operation, action]) =>
    actions.includes(action) ? [operation] : [],
  );
