import { isTrue, pathOf } from '#domain/device-parameters/readings.ts';
import { missingDnsServers } from '#domain/network/dns-servers.ts';
import type { TaskKind } from '#machines/task/kinds.ts';
import { appInstall, appStartStop, appUninstall, appUpdate } from './apps.ts';
import { channelScan } from './channel-scan.ts';
import { setBootAd, setLandingChannel, setMetadata } from './content.ts';
import { type DeviceCommand, failureOf, unusable } from './device-command.ts';
import { ping, signalStrength, traceRoute } from './diagnostics.ts';
import { ipFilter, macFilter } from './filters.ts';
import { firmwareActivate, firmwareDownload } from './firmware.ts';
import { remoteConnection } from './remote-connection.ts';
import { addressReservation } from './reservations.ts';
import { screenCapture, screenConsent } from './screen.ts';
import {
  audioOut,
  hdmiCec,
  hdmiInfo,
  lnbSettings,
  osdMessage,
  pinReset,
  remoteInfo,
  remoteUpgrade,
  tunerScan,
} from './set-top.ts';
import { settings } from './settings.ts';
import { downloadSpeed, uploadSpeed } from './speed.ts';
import { guestWifi, radioSettings, wifiEndpoint, wifiReset } from './wifi.ts';

/** Builds a command without outputs that only the device's Boot! confirms. */
const restarting = (command: string): DeviceCommand => ({
  call: () => ({ kind: 'operate', command, inputArgs: {} }),
  read: (output) => failureOf(output) ?? { ok: true, result: {} },
});

/**
 * Builds the service lock command. A device that reports the present value must report the wanted one. Requirements:
 * TN-195..TN-199, CL-041, CL-042.
 */
const setLock = (locked: boolean): DeviceCommand => ({
  call: () => ({ kind: 'set', values: { [pathOf('lock')]: String(locked) } }),
  read: (values) => {
    const now = values[pathOf('lock')];
    if (now !== undefined && isTrue(now) !== locked) return unusable(values, pathOf('lock'));
    return { ok: true, result: { uiLockEnable: locked } };
  },
});

export const deviceCommands: Record<TaskKind, DeviceCommand> = {
  PingTest: ping,
  TraceRoute: traceRoute,
  DownloadSpeed: downloadSpeed,
  UploadSpeed: uploadSpeed,
  WifiSignalStrength: signalStrength,
  WifiScanChannel: channelScan,
  /** TN-127..TN-129, CL-039. */
  Reboot: restarting('Device.Reboot()'),
  /** TN-130..TN-132, CL-040. */
  FactoryReset: restarting('Device.FactoryReset()'),
  Lock: setLock(true),
  Unlock: setLock(false),
  TimeSettings: settings('time'),
  RadioSettings: radioSettings,
  WanSettings: settings('wan', { reported: 'wan', missing: missingDnsServers }),
  LanSettings: settings('lan', { reported: 'lan' }),
  IpFilter: ipFilter,
  MacFilter: macFilter,
  RemoteConnection: remoteConnection,
  AddressReservation: addressReservation,
  GuestWifi: guestWifi,
  WifiEndpoint: wifiEndpoint,
  WifiReset: wifiReset,
  PinReset: pinReset,
  ChannelScan: tunerScan,
  LNBSettings: lnbSettings,
  OSDMessage: osdMessage,
  HdmiInfo: hdmiInfo,
  HdmiCec: hdmiCec,
  AudioOut: audioOut,
  BluetoothRcu: remoteInfo,
  RcuUpgrade: remoteUpgrade,
  ScreenCaptureConsent: screenConsent,
  ScreenCapture: screenCapture,
  AppInstall: appInstall,
  AppUpdate: appUpdate,
  AppUninstall: appUninstall,
  AppStartStop: appStartStop,
  FirmwareDownload: firmwareDownload,
  FirmwareActivate: firmwareActivate,
  SetLandingChannel: setLandingChannel,
  SetBootAd: setBootAd,
  SetMetadata: setMetadata,
};
