import { completesIn, defineKinds, delivery, writesSettings } from './kind.ts';

/** Asks the device and changes nothing on it. */
const readsValues = {
  feature: 'av',
  confirmBy: 'result',
  retrySafe: true,
  leavesDeviceAsIs: true,
  success: { id: 'verdict.read', defaultMessage: 'Read from the device' },
  deadlines: completesIn(delivery),
} as const;

/** Asked twice, the person in front of the television would answer twice. */
const viewsScreen = {
  feature: 'av',
  family: 'capture',
  confirmBy: 'result',
  retrySafe: false,
  leavesDeviceAsIs: true,
  modelFeature: 'screenCapture',
  deadlines: completesIn(delivery),
} as const;

/** Set-top box (docs/decisions/175). */
export const setTopKinds = defineKinds({
  PinReset: {
    name: 'PIN reset',
    success: { id: 'verdict.pinReset', defaultMessage: 'The PIN was reset to the factory default.' },
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
    success: 'figures',
    feature: 'management',
    family: 'power',
    confirmBy: 'result',
    // It takes the picture away for as long as it runs.
    retrySafe: false,
    modelFeature: 'channelScan',
    permission: '/devices/actions/channel-scan',
    // A satellite has some hundred transponders, and a weak one takes seconds.
    deadlines: completesIn(900_000),
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
    label: 'Screen message',
    success: { id: 'verdict.shown', defaultMessage: 'The message is on the screen.' },
    feature: 'av',
    family: 'screen',
    confirmBy: 'result',
    // Shown twice it would look like two messages.
    retrySafe: false,
    leavesDeviceAsIs: true,
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
    label: 'Audio output',
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
    success: 'figures',
    feature: 'av',
    family: 'power',
    confirmBy: 'result',
    // A second transfer over a running one may leave the remote control without firmware.
    retrySafe: false,
    modelFeature: 'rcuUpgrade',
    permission: '/devices/action/upgradeRcu',
    // Over Bluetooth Low Energy: some hundred kilobytes at a few kilobytes a second.
    deadlines: completesIn(900_000),
  },
  ScreenCaptureConsent: {
    ...viewsScreen,
    name: 'Screen capture consent',
    success: { id: 'verdict.agreed', defaultMessage: 'The screen can be viewed.' },
    permission: '/devices/avs/screen-captures/consents',
  },
  ScreenCapture: {
    ...viewsScreen,
    olderName: 'ScreenCaptureComplete',
    name: 'Screen capture',
    success: 'figures',
    permission: '/devices/avs/screen-capture-start',
  },
});
