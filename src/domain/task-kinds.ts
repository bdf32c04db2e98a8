import type { FailureCode } from '#machines/task/events.ts';
import type { Deadlines, TaskFamily, TaskFeature, TaskKind, TaskTraits } from '#machines/task/kinds.ts';
import type { LiveEventName } from './live-message.ts';

/**
 * What each kind of task promises. Times in milliseconds.
 *
 * - offlineWait 600 s: the specification's task expiry (CO-011).
 * - delivery 60 s: the device must have taken the command. Kinds confirmed by a boot wait as long as the boot
 *   may last, because an agent may go down without having answered (TR-369 allows it), and silence proves nothing.
 * - firstProgress: only where samples are promised.
 * - completion: how long the command may take once taken.
 *
 * Where waits depend on what was asked for (repetitions, interval and count), the engine's device command replaces them.
 */
interface KindEntry {
  /** Display name, CO-035 and CO-038. */
  name: string;
  /** Type name of 000 §9 and 001 §4, which older programs know. */
  olderName?: string;
  feature: TaskFeature;
  family: TaskFamily;
  confirmBy: 'result' | 'boot' | 'checkIn';
  retrySafe: boolean;
  /** Of several that wait for a device only the last one is sent. */
  lastOneCounts?: true;
  /** Event of the push message of its success, where it is not the one of its feature. */
  pushes?: LiveEventName;
  /** What the model must support, by its name in supportFeatures (RU-021). */
  modelFeature?: string;
  /** Permission key of the canonical call. */
  permission: string;
  deadlines: Deadlines;
}

const offlineWait = 600_000;
const delivery = 60_000;
const bootTime = 300_000;
const resetTime = 600_000;
/** A satellite has some hundred transponders, and a weak one takes seconds. */
const scanTime = 900_000;
/** Over Bluetooth Low Energy: some hundred kilobytes at a few kilobytes a second. */
const remoteUpgradeTime = 900_000;
/** Some hundred megabytes over a slow line. */
const appDownloadTime = 1_200_000;

const completesIn = (completion: number): Deadlines => ({
  offlineWait,
  delivery,
  firstProgress: null,
  completion,
});
const bootsIn = (ms: number): Deadlines => ({
  offlineWait,
  delivery: ms,
  firstProgress: null,
  completion: ms,
});

/** Settings are read, written and read back; writing the same twice changes nothing. */
const writesSettings = {
  feature: 'management',
  confirmBy: 'result',
  retrySafe: true,
  deadlines: completesIn(delivery),
} as const;

/**
 * Settings that may cut their device off. It has 60 s to check in, by its own clock; then its way back may take a while, as
 * agents dial with growing waits.
 */
const writesUplink = {
  ...writesSettings,
  family: 'network',
  confirmBy: 'checkIn',
  deadlines: { ...completesIn(delivery), settle: 5_000, checkIn: 240_000 },
} as const;
/** Milliseconds after which a device reverts such a change unless it is confirmed. */
export const rollbackMs = 60_000;
/** Asks the device and changes nothing on it. */
const readsValues = {
  feature: 'av',
  confirmBy: 'result',
  retrySafe: true,
  deadlines: completesIn(delivery),
} as const;

/** A second install finds the app there and fails, a second restart interrupts the customer again. */
const changesApps = {
  feature: 'management',
  family: 'apps',
  confirmBy: 'result',
  retrySafe: false,
} as const;

export const taskKinds: Record<TaskKind, KindEntry> = {
  PingTest: {
    name: 'Ping Test',
    feature: 'diagnostics',
    family: 'reachability',
    confirmBy: 'result',
    retrySafe: true,
    modelFeature: 'ping',
    permission: '/devices/diagnostics/ip-ping',
    deadlines: completesIn(delivery),
  },
  TraceRoute: {
    name: 'Trace Route Test',
    feature: 'diagnostics',
    family: 'reachability',
    confirmBy: 'result',
    retrySafe: true,
    modelFeature: 'traceRoute',
    permission: '/devices/diagnostics/traceroute',
    // 30 silent hops of three tries at 3 s each.
    deadlines: completesIn(delivery + 270_000),
  },
  DownloadSpeed: {
    name: 'Download speed test',
    olderName: 'SpeedTestDownload',
    feature: 'diagnostics',
    family: 'speed',
    confirmBy: 'result',
    retrySafe: true,
    modelFeature: 'speedDownload',
    permission: '/devices/diagnostics/speeds/download',
    deadlines: completesIn(delivery + 240_000),
  },
  UploadSpeed: {
    name: 'Upload speed test',
    olderName: 'SpeedTestUpload',
    feature: 'diagnostics',
    family: 'speed',
    confirmBy: 'result',
    retrySafe: true,
    modelFeature: 'speedUpload',
    permission: '/devices/diagnostics/speeds/upload',
    deadlines: completesIn(delivery + 240_000),
  },
  WifiSignalStrength: {
    name: 'Wifi Signal Strength',
    olderName: 'SignalStrength',
    feature: 'diagnostics',
    family: 'signal',
    confirmBy: 'result',
    retrySafe: true,
    modelFeature: 'wifiSignalStrength',
    permission: '/devices/diagnostics/wifis/signal-strength-start',
    deadlines: { offlineWait, delivery, firstProgress: delivery, completion: delivery + 100_000 },
  },
  WifiScanChannel: {
    // CO-036, 001§4 L110
    name: 'Wi-Fi Channel Scan',
    feature: 'diagnostics',
    // While it listens, a radio is off its own channel, and changing that would end the scan.
    family: 'network',
    confirmBy: 'result',
    retrySafe: true,
    modelFeature: 'wifiChannelScan',
    permission: '/devices/wifi/neighboringWifiDiagnostic',
    deadlines: completesIn(delivery + 60_000),
  },
  Reboot: {
    name: 'Reboot',
    feature: 'management',
    family: 'power',
    confirmBy: 'boot',
    retrySafe: false,
    modelFeature: 'reboot',
    permission: '/devices/actions/multi/reboot',
    deadlines: bootsIn(bootTime),
  },
  FactoryReset: {
    name: 'Factory reset',
    feature: 'management',
    family: 'power',
    confirmBy: 'boot',
    retrySafe: false,
    modelFeature: 'factoryReset',
    permission: '/devices/actions/multi/factory-reset',
    deadlines: bootsIn(resetTime),
  },
  Lock: {
    name: 'Block',
    feature: 'management',
    family: 'lock',
    lastOneCounts: true,
    confirmBy: 'result',
    retrySafe: true,
    modelFeature: 'lock',
    permission: '/devices/actions/multi/lock',
    deadlines: completesIn(delivery),
  },
  Unlock: {
    name: 'Unblock',
    feature: 'management',
    family: 'lock',
    lastOneCounts: true,
    confirmBy: 'result',
    retrySafe: true,
    modelFeature: 'unlock',
    permission: '/devices/actions/multi/unlock',
    deadlines: completesIn(delivery),
  },
  TimeSettings: {
    ...writesSettings,
    name: 'Time settings',
    family: 'time',
    // TN-081, TN-082, TN-181
    pushes: 'NTP',
    modelFeature: 'ntp',
    permission: '/devices/did',
  },
  RadioSettings: {
    ...writesUplink,
    // CO-036, 001§4 L110
    name: 'Wi-Fi Configuration',
    olderName: 'UIRadioList',
    // TN-065, TN-067, TN-180
    pushes: 'Sync',
    modelFeature: 'wifiRadio',
    permission: '/devices/ui/setRadio',
  },
  WanSettings: {
    ...writesUplink,
    name: 'WAN Configuration',
    olderName: 'UIWan',
    // TN-084
    pushes: 'Sync',
    modelFeature: 'wan',
    permission: '/devices/ui/setWan',
  },
  LanSettings: {
    ...writesUplink,
    name: 'LAN Configuration',
    olderName: 'UILan',
    pushes: 'Sync',
    modelFeature: 'lan',
    permission: '/devices/ui/setLan',
  },
  IpFilter: {
    ...writesSettings,
    name: 'IP filter',
    olderName: 'UIIpFilter',
    family: 'filter',
    // TN-085
    pushes: 'Sync',
    modelFeature: 'ipFilter',
    permission: '/devices/ui/addIPFilter',
  },
  MacFilter: {
    ...writesSettings,
    name: 'MAC filter',
    olderName: 'UIMacFilter',
    family: 'filter',
    pushes: 'Sync',
    modelFeature: 'macFilter',
    permission: '/devices/ui/addMacFilter',
  },
  AddressReservation: {
    ...writesSettings,
    name: 'Address reservation',
    // What it may be depends on the home network.
    family: 'network',
    pushes: 'Sync',
    modelFeature: 'lan',
    permission: '/devices/ui/addReservation',
  },
  RemoteConnection: {
    ...writesSettings,
    name: 'Remote connection',
    family: 'remoteAccess',
    lastOneCounts: true,
    pushes: 'Sync',
    modelFeature: 'remoteConnection',
    permission: '/devices/wifi/setRemote',
  },
  GuestWifi: {
    ...writesSettings,
    // CO-036, 001§4 L110
    name: 'Wi-Fi Guest Setting',
    olderName: 'UIGuestWifi',
    family: 'network',
    // TN-077, TN-078
    pushes: 'Sync',
    modelFeature: 'guestWifi',
    permission: '/devices/ui/setGuestWifi',
  },
  WifiEndpoint: {
    ...writesUplink,
    name: 'Wi-Fi Uplink',
    pushes: 'Sync',
    modelFeature: 'wifiRadio',
    permission: '/devices/wifi/enableEndpoint',
  },
  WifiReset: {
    ...writesSettings,
    name: 'Wi-Fi Reset',
    family: 'network',
    pushes: 'Sync',
    modelFeature: 'wifiRadio',
    permission: '/devices/wifi/resetWifi',
  },

  // Set-top box (docs/decisions/175).
  PinReset: {
    name: 'PIN reset',
    feature: 'management',
    family: 'pin',
    confirmBy: 'result',
    // The customer may have chosen a new one in between.
    retrySafe: false,
    modelFeature: 'pinReset',
    permission: '/devices/actions/pin-reset',
    deadlines: completesIn(delivery),
  },
  ChannelScan: {
    name: 'Tuner channel scan',
    feature: 'management',
    family: 'power',
    confirmBy: 'result',
    // It takes the picture away for as long as it runs.
    retrySafe: false,
    modelFeature: 'channelScan',
    permission: '/devices/actions/channel-scan',
    deadlines: completesIn(scanTime),
  },
  LNBSettings: {
    ...writesSettings,
    name: 'LNB settings',
    // What a scan finds depends on them.
    family: 'power',
    modelFeature: 'lnbSettings',
    permission: '/devices/actions/lnb-settings',
  },
  OSDMessage: {
    name: 'OSD message',
    feature: 'av',
    family: 'screen',
    confirmBy: 'result',
    // Shown twice it would look like two messages.
    retrySafe: false,
    modelFeature: 'osdMessage',
    permission: '/devices/avs/set/osd-message',
    deadlines: completesIn(delivery),
  },
  HdmiInfo: {
    ...readsValues,
    name: 'HDMI information',
    family: 'hdmi',
    modelFeature: 'hdmiInfo',
    permission: '/devices/avs/hdmi',
  },
  HdmiCec: {
    ...writesSettings,
    feature: 'av',
    name: 'HDMI-CEC',
    family: 'hdmi',
    modelFeature: 'hdmiCec',
    permission: '/devices/avs/set/cec',
  },
  AudioOut: {
    ...writesSettings,
    feature: 'av',
    name: 'Audio out',
    family: 'audio',
    modelFeature: 'audioOut',
    permission: '/devices/action/setAudioOut',
  },
  BluetoothRcu: {
    ...readsValues,
    name: 'Remote control information',
    family: 'remote',
    modelFeature: 'bluetoothRcu',
    permission: '/devices/avs/info',
  },
  RcuUpgrade: {
    name: 'Remote control upgrade',
    feature: 'av',
    family: 'power',
    confirmBy: 'result',
    // A second transfer over a running one may leave the remote control without firmware.
    retrySafe: false,
    modelFeature: 'rcuUpgrade',
    permission: '/devices/action/upgradeRcu',
    deadlines: completesIn(remoteUpgradeTime),
  },
  /** Asked twice, the person in front of the television would answer twice. */
  ScreenCaptureConsent: {
    name: 'Screen capture consent',
    feature: 'av',
    family: 'capture',
    confirmBy: 'result',
    retrySafe: false,
    modelFeature: 'screenCapture',
    permission: '/devices/avs/screen-captures/consents',
    deadlines: completesIn(delivery),
  },
  ScreenCapture: {
    name: 'Screen capture',
    feature: 'av',
    family: 'capture',
    confirmBy: 'result',
    retrySafe: false,
    modelFeature: 'screenCapture',
    permission: '/devices/avs/screen-capture-start',
    deadlines: completesIn(delivery),
  },

  // Apps (docs/decisions/184). Which feature a model needs depends on its platform: domain/apps/platform.ts.
  AppInstall: {
    ...changesApps,
    name: 'App install',
    permission: '/devices/apps/install',
    deadlines: completesIn(appDownloadTime),
  },
  AppUpdate: {
    ...changesApps,
    name: 'App update',
    permission: '/application/updateApp',
    deadlines: completesIn(appDownloadTime),
  },
  AppUninstall: {
    ...changesApps,
    name: 'App uninstall',
    permission: '/devices/apps/uninstall',
    deadlines: completesIn(delivery + 120_000),
  },
  AppStartStop: {
    ...changesApps,
    name: 'App start/stop',
    permission: '/application/profile/appStartStop',
    deadlines: completesIn(delivery + 60_000),
  },
};

export const taskKindNames = Object.keys(taskKinds) as TaskKind[];

export function isTaskKind(name: string): name is TaskKind {
  return Object.hasOwn(taskKinds, name);
}

/** The traits that travel inside `task.requested`. */
export function taskTraits(kind: TaskKind): TaskTraits {
  const { feature, family, confirmBy, retrySafe, deadlines } = taskKinds[kind];
  return { kind, feature, family, confirmBy, retrySafe, maxAttempts: 3, deadlines };
}

/**
 * Code of the error catalogue for a task that ended by a deadline (ER-009, ER-017); null for every other state. An
 * unknown outcome is the device's silence, so it carries the same code as silence that ended a delivery; so does a task
 * that waited in vain behind others of a device that was online.
 */
export function failureCodeOf(state: string, online: boolean): FailureCode | null {
  switch (state) {
    case 'expired':
      return online ? 'wstimeout' : 'wsdisconnect';
    case 'timedOut':
    case 'outcomeUnknown':
      return 'wstimeout';
    default:
      return null;
  }
}
