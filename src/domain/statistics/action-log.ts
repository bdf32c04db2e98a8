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

/** CO-015: rows of a page. */
export const actionLogRows = 15;

/** Calls that start them. One that is refused leaves no task, so the log shows it from the audit trail. */
export const actionOfOperation = {
  rebootDevices: 'Reboot',
  rebootGroup: 'Reboot',
  factoryResetDevices: 'FactoryReset',
  factoryResetGroup: 'FactoryReset',
  startScreenCapture: 'ScreenCapture',
  setCec: 'HdmiCec',
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
