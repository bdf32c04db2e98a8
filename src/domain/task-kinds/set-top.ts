import { completesIn, defineKinds, delivery, writesSettings } from './kind.ts';

/** Asks the device and changes nothing on it. */
const readsValues = {
  feature: 'av',
  confirmBy: 'result',
  retrySafe: true,
  leavesDeviceAsIs: true,
  success: { id: 'verdict.read', en: 'Read from the device', ko: '단말에서 읽었습니다' },
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
    name: { en: 'PIN reset', ko: 'PIN 초기화' },
    success: {
      id: 'verdict.pinReset',
      en: 'The PIN was reset to the factory default.',
      ko: 'PIN이 공장 초기값으로 돌아갔습니다.',
    },
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
    name: { en: 'Tuner channel scan', ko: '튜너 채널 검색' },
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
    name: { en: 'LNB settings', ko: 'LNB 설정' },
    // The results of a scan depend on these settings.
    family: 'power',
    modelFeature: 'lnbSettings',
    permission: '/devices/actions/lnb-settings',
  },
  OSDMessage: {
    name: { en: 'Screen message', ko: '화면 메시지' },
    apiName: 'OSD message',
    success: {
      id: 'verdict.shown',
      en: 'The message is on the screen.',
      ko: '메시지가 화면에 표시되었습니다.',
    },
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
    name: { en: 'HDMI information', ko: 'HDMI 정보' },
    family: 'hdmi',
    modelFeature: 'hdmiInfo',
    permission: '/devices/avs/hdmi',
  },
  HdmiCec: {
    ...writesSettings,
    feature: 'av',
    name: { en: 'HDMI-CEC', ko: 'HDMI-CEC' },
    family: 'hdmi',
    modelFeature: 'hdmiCec',
    permission: '/devices/avs/set/cec',
  },
  AudioOut: {
    ...writesSettings,
    feature: 'av',
    name: { en: 'Audio output', ko: '오디오 출력' },
    apiName: 'Audio out',
    family: 'audio',
    modelFeature: 'audioOut',
    permission: '/devices/action/setAudioOut',
  },
  BluetoothRcu: {
    ...readsValues,
    name: { en: 'Remote control information', ko: '리모컨 정보' },
    family: 'remote',
    modelFeature: 'bluetoothRcu',
    permission: '/devices/avs/info',
  },
  RcuUpgrade: {
    name: { en: 'Remote control upgrade', ko: '리모컨 업그레이드' },
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
    name: { en: 'Screen capture consent', ko: '화면 보기 동의' },
    success: {
      id: 'verdict.agreed',
      en: 'The screen can be viewed.',
      ko: '화면을 봐도 된다고 동의했습니다.',
    },
    permission: '/devices/avs/screen-captures/consents',
  },
  ScreenCapture: {
    ...viewsScreen,
    olderName: 'ScreenCaptureComplete',
    name: { en: 'Screen capture', ko: '화면 보기' },
    success: 'figures',
    permission: '/devices/avs/screen-capture-start',
  },
});
