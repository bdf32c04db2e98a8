import { defineMessages } from '#web/i18n/message.ts';

/** What was asked, as one says it on the phone. */
export const subjectMessages = defineMessages({
  lead: { id: 'tasks.lead', defaultMessage: '{task} on {device}, requested by {name}:' },
  done: { id: 'tasks.done', defaultMessage: 'Done. The device reported no figures.' },
  PingTest: { id: 'tasks.subject.ping', defaultMessage: 'Ping to {host}' },
  TraceRoute: { id: 'tasks.subject.trace', defaultMessage: 'Trace route to {host}' },
  WifiSignalStrength: { id: 'tasks.subject.signal', defaultMessage: 'Wi-Fi signal test' },
  WifiScanChannel: { id: 'tasks.subject.channelScan', defaultMessage: 'Wi-Fi channel scan' },
  TimeSettings: { id: 'tasks.subject.time', defaultMessage: 'Change of the time settings' },
  RadioSettings: { id: 'tasks.subject.radio', defaultMessage: 'Change of the Wi-Fi settings' },
  WanSettings: { id: 'tasks.subject.wan', defaultMessage: 'Change of the WAN settings' },
  IpFilter: { id: 'tasks.subject.ipFilter', defaultMessage: 'Change of the IP filters' },
  GuestWifi: { id: 'tasks.subject.guestWifi', defaultMessage: 'Change of the guest Wi-Fi' },
  WifiEndpoint: { id: 'tasks.subject.wifiEndpoint', defaultMessage: 'Change of the Wi-Fi uplink' },
  WifiReset: { id: 'tasks.subject.wifiReset', defaultMessage: 'Reset of the Wi-Fi' },
  MacFilter: { id: 'tasks.subject.macFilter', defaultMessage: 'Change of the MAC filters' },
  AddressReservation: {
    id: 'tasks.subject.reservation',
    defaultMessage: 'Change of the address reservations',
  },
  RemoteConnection: { id: 'tasks.subject.remote', defaultMessage: 'Change of the remote connection' },
  LanSettings: { id: 'tasks.subject.lan', defaultMessage: 'Change of the LAN settings' },
});

/** What an event says beyond its name. */
export const detailMessages = defineMessages({
  onTrial: {
    id: 'tasks.detail.onTrial',
    defaultMessage: 'Reverts after {seconds, number} s unless confirmed',
  },
  host: { id: 'tasks.detail.host', defaultMessage: 'To {host}' },
  offline: { id: 'tasks.detail.offline', defaultMessage: 'Device offline' },
  offlineBehind: { id: 'tasks.detail.offlineBehind', defaultMessage: 'Device offline, {position} ahead' },
  behind: { id: 'tasks.detail.behind', defaultMessage: '{position} ahead' },
  next: { id: 'tasks.detail.next', defaultMessage: 'Next in line' },
  attempt: { id: 'tasks.detail.attempt', defaultMessage: 'Attempt {attempt}' },
  notDelivered: { id: 'tasks.detail.notDelivered', defaultMessage: 'The device did not receive it' },
  deliveryUnknown: { id: 'tasks.detail.deliveryUnknown', defaultMessage: 'Delivery could not be confirmed' },
  echo: { id: 'tasks.detail.echo', defaultMessage: '{ms, number, ::.#} ms' },
  echoLost: { id: 'tasks.detail.echoLost', defaultMessage: 'No answer' },
  progress: { id: 'tasks.detail.progress', defaultMessage: '{progress, number}%' },
  scanned: {
    id: 'tasks.detail.scanned',
    defaultMessage: '{progress, number}%, {channels, plural, one {# channel} other {# channels}}',
  },
  signal: { id: 'tasks.detail.signal', defaultMessage: '{dbm, number} dBm' },
  cancelLeftScreen: { id: 'tasks.detail.cancelLeftScreen', defaultMessage: 'The page was left' },
  cancelFoundOnReturn: {
    id: 'tasks.detail.cancelFoundOnReturn',
    defaultMessage: 'The page was reopened',
  },
  cancelReplaced: { id: 'tasks.detail.cancelReplaced', defaultMessage: 'Replaced by a newer task' },
  cancelBulkAction: { id: 'tasks.detail.cancelBulkAction', defaultMessage: 'With its bulk action' },
});
