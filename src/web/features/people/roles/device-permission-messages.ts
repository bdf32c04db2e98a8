import { defineMessages } from '#web/i18n/message.ts';

export const devices = defineMessages({
  '/devices': { id: 'permission.devices', defaultMessage: 'List devices' },
  '/devices/action/getDevicePageList': {
    id: 'permission.devices.action.getDevicePageList',
    defaultMessage: 'Device list with filters',
  },
  '/devices/activate-counts': {
    id: 'permission.devices.activate.counts',
    defaultMessage: 'View device counts',
  },
  '/devices/action/getDeviceExcelList': {
    id: 'permission.devices.action.getDeviceExcelList',
    defaultMessage: 'Download the device list',
  },
  '/devices/action/getDevice': { id: 'permission.devices.action.getDevice', defaultMessage: 'Open a device' },
  '/devices/action/getDeviceInfo': {
    id: 'permission.devices.action.getDeviceInfo',
    defaultMessage: 'Details of a device',
  },
  '/devices/action/query': {
    id: 'permission.devices.action.query',
    defaultMessage: 'Values of the data model',
  },
  '/devices/action/subscribeRTD': {
    id: 'permission.devices.action.subscribeRTD',
    defaultMessage: 'Follow a device live',
  },
  '/devices/action/setMonitoring': {
    id: 'permission.devices.action.setMonitoring',
    defaultMessage: 'Follow the Wi-Fi of a device live',
  },
  '/devices/actions/info': {
    id: 'permission.devices.actions.info',
    defaultMessage: 'Running tasks of a device',
  },
  '/devices/actions/time': {
    id: 'permission.devices.actions.time',
    defaultMessage: 'Time settings of a device',
  },
  '/devices/presence': {
    id: 'permission.devices.presence',
    defaultMessage: 'Others on the page of a device',
  },
  '/devices/handovers': {
    id: 'permission.devices.handovers',
    defaultMessage: 'Ask for a device, and hand it over',
  },
  '/devices/historys/device-action': {
    id: 'permission.devices.historys.device.action',
    defaultMessage: 'History of a device',
  },
  '/devices/historys/device-action/detail': {
    id: 'permission.devices.historys.device.action.detail',
    defaultMessage: 'One entry of the history',
  },
  '/devices/historys/user-action': {
    id: 'permission.devices.historys.user.action',
    defaultMessage: 'User actions on a device',
  },
  '/devices/past': { id: 'permission.devices.past', defaultMessage: 'Past state of a device' },
  '/devices/past/changes': {
    id: 'permission.devices.past.changes',
    defaultMessage: 'Changes of a device since a moment',
  },
});

export const actions = defineMessages({
  '/devices/actions/multi/reboot': {
    id: 'permission.devices.actions.multi.reboot',
    defaultMessage: 'Reboot',
  },
  '/devices/actions/multi/factory-reset': {
    id: 'permission.devices.actions.multi.factory.reset',
    defaultMessage: 'Factory reset',
  },
  '/devices/actions/multi/lock': { id: 'permission.devices.actions.multi.lock', defaultMessage: 'Lock' },
  '/devices/actions/multi/unlock': {
    id: 'permission.devices.actions.multi.unlock',
    defaultMessage: 'Unlock',
  },
  '/devices/did': { id: 'permission.devices.did', defaultMessage: 'Name, time server and time zone' },
  '/devices/actions/pin-reset': {
    id: 'permission.devices.actions.pin.reset',
    defaultMessage: 'Reset the PIN',
  },
  '/devices/actions/channel-scan': {
    id: 'permission.devices.actions.channel.scan',
    defaultMessage: 'Channel scan',
  },
  '/devices/actions/lnb-settings': {
    id: 'permission.devices.actions.lnb.settings',
    defaultMessage: 'LNB settings',
  },
  '/devices/action/setAudioOut': {
    id: 'permission.devices.action.setAudioOut',
    defaultMessage: 'Audio output',
  },
  '/devices/action/upgradeRcu': {
    id: 'permission.devices.action.upgradeRcu',
    defaultMessage: 'Upgrade the remote control',
  },
});

export const diagnostics = defineMessages({
  '/devices/diagnostics/ip-ping': { id: 'permission.devices.diagnostics.ip.ping', defaultMessage: 'Ping' },
  '/devices/diagnostics/traceroute': {
    id: 'permission.devices.diagnostics.traceroute',
    defaultMessage: 'Trace route',
  },
  '/devices/diagnostic/traceRouteCancel': {
    id: 'permission.devices.diagnostic.traceRouteCancel',
    defaultMessage: 'Stop a trace route',
  },
  '/devices/diagnostics/speeds/download': {
    id: 'permission.devices.diagnostics.speeds.download',
    defaultMessage: 'Download speed',
  },
  '/devices/diagnostics/speeds/upload': {
    id: 'permission.devices.diagnostics.speeds.upload',
    defaultMessage: 'Upload speed',
  },
  '/devices/diagnostic/startSpeedTest': {
    id: 'permission.devices.diagnostic.startSpeedTest',
    defaultMessage: 'Download and upload speed',
  },
  '/devices/diagnostic/setSpeedTest': {
    id: 'permission.devices.diagnostic.setSpeedTest',
    defaultMessage: 'Settings of the speed test',
  },
  '/devices/diagnostic/setSpeedTestServer': {
    id: 'permission.devices.diagnostic.setSpeedTestServer',
    defaultMessage: 'Server of the speed test',
  },
  '/devices/diagnostics/wifis/signal-strength-start': {
    id: 'permission.devices.diagnostics.wifis.signal.strength.start',
    defaultMessage: 'Wi-Fi signal strength',
  },
  '/devices/diagnostics/wifis/signal-strength-cancel': {
    id: 'permission.devices.diagnostics.wifis.signal.strength.cancel',
    defaultMessage: 'Stop measuring the signal',
  },
  '/devices/wifi/neighboringWifiDiagnostic': {
    id: 'permission.devices.wifi.neighboringWifiDiagnostic',
    defaultMessage: 'Wi-Fi networks around',
  },
});
