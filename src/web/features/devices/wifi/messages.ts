import type { NetworkProblem } from '#domain/radio/security.ts';
import { defineMessages } from '#web/i18n/message.ts';

export const radioMessages = defineMessages({
  edit: { id: 'deviceRadio.edit', defaultMessage: 'Edit {band} radio' },
  apply: { id: 'deviceRadio.apply', defaultMessage: 'Apply radio settings' },
  none: { id: 'deviceRadio.none', defaultMessage: 'No radios reported yet' },
  noneHelp: {
    id: 'deviceRadio.noneHelp',
    defaultMessage: 'They are read from the device when it is connected.',
  },
  ssid_name: { id: 'deviceRadio.ssid', defaultMessage: 'Network name' },
  enable: { id: 'deviceRadio.enable', defaultMessage: 'Radio' },
  turnOn: { id: 'deviceRadio.turnOn', defaultMessage: 'Radio on' },
  operating_standard: { id: 'deviceRadio.standard', defaultMessage: 'Standard' },
  operating_channel_bandwidth: { id: 'deviceRadio.bandwidth', defaultMessage: 'Bandwidth' },
  extension_channel: { id: 'deviceRadio.extension', defaultMessage: 'Extension channel' },
  extensionHelp: {
    id: 'deviceRadio.extensionHelp',
    defaultMessage: 'With Auto, the device also chooses the channel.',
  },
  channel: { id: 'deviceRadio.channel', defaultMessage: 'Channel' },
  power: { id: 'deviceRadio.power', defaultMessage: 'Transmit power' },
  security_mode: { id: 'deviceRadio.security', defaultMessage: 'Security' },
  encryption_mode: { id: 'deviceRadio.encryption', defaultMessage: 'Encryption' },
  auto: { id: 'deviceRadio.auto', defaultMessage: 'Auto' },
  autoNow: { id: 'deviceRadio.autoNow', defaultMessage: 'Auto, now {channel}' },
  autoChannel: { id: 'deviceRadio.autoChannel', defaultMessage: 'Automatic channel' },
  above: { id: 'deviceRadio.above', defaultMessage: 'Above' },
  below: { id: 'deviceRadio.below', defaultMessage: 'Below' },
  percent: { id: 'deviceRadio.percent', defaultMessage: '{value} %' },
  bssid: { id: 'deviceRadio.bssid', defaultMessage: 'BSSID' },
  openNetwork: { id: 'deviceRadio.open', defaultMessage: 'None (open network)' },
});

export const stationMessages = defineMessages({
  title: { id: 'stations.title', defaultMessage: 'Wi-Fi clients' },
  client: { id: 'stations.client', defaultMessage: 'Client' },
  network: { id: 'stations.network', defaultMessage: 'Network' },
  signal: { id: 'stations.signal', defaultMessage: 'Signal' },
  dbm: { id: 'stations.dbm', defaultMessage: '{value} dBm' },
  rates: { id: 'stations.rates', defaultMessage: 'Down / up' },
  rateValues: { id: 'stations.rateValues', defaultMessage: '{down} / {up} Mbit/s' },
  address: { id: 'stations.address', defaultMessage: 'IP address' },
  mac: { id: 'stations.mac', defaultMessage: 'MAC address' },
  unlisted: {
    id: 'stations.unlisted',
    defaultMessage:
      '{count, plural, one {The device counts # client but reported no details.} other {The device counts # clients but reported no details.}}',
  },
  none: { id: 'stations.none', defaultMessage: 'No clients' },
  noneHelp: { id: 'stations.noneHelp', defaultMessage: 'No clients on this device’s Wi-Fi.' },
});

export const networkMessages = defineMessages({
  main: { id: 'wifi.main', defaultMessage: 'Network' },
  hidden: { id: 'wifi.hidden', defaultMessage: 'Hidden name' },
  hide: { id: 'wifi.hide', defaultMessage: 'Hide the network name' },
  on: { id: 'wifi.on', defaultMessage: 'On' },
  off: { id: 'wifi.off', defaultMessage: 'Off' },
  yes: { id: 'wifi.yes', defaultMessage: 'Yes' },
  no: { id: 'wifi.no', defaultMessage: 'No' },
  passphrase: { id: 'wifi.passphrase', defaultMessage: 'Passphrase' },
  passphraseHelp: {
    id: 'wifi.passphraseHelp',
    defaultMessage:
      '8 to 63 characters, or a key of 64 hexadecimal digits. Leave empty to keep the current one.',
  },
  passphraseNew: {
    id: 'wifi.passphraseNew',
    defaultMessage:
      '8 to 63 characters, or a key of 64 hexadecimal digits. This security mode needs a new one.',
  },
  radius: { id: 'wifi.radius', defaultMessage: 'RADIUS server' },
  radiusPort: { id: 'wifi.radiusPort', defaultMessage: 'RADIUS port' },
  radiusSecret: { id: 'wifi.radiusSecret', defaultMessage: 'RADIUS secret' },
  radius2: { id: 'wifi.radius2', defaultMessage: 'Second RADIUS server' },
  radiusPort2: { id: 'wifi.radiusPort2', defaultMessage: 'Port of the second server' },
  radiusSecret2: { id: 'wifi.radiusSecret2', defaultMessage: 'Secret of the second server' },
  rekeying: { id: 'wifi.rekeying', defaultMessage: 'Key renewal' },
  rekeyingHelp: { id: 'wifi.rekeyingHelp', defaultMessage: 'In seconds. 0 turns it off.' },
  never: { id: 'wifi.never', defaultMessage: 'Never' },
  seconds: { id: 'wifi.seconds', defaultMessage: '{value} s' },
  wps: { id: 'wifi.wps', defaultMessage: 'WPS' },
  isolation: { id: 'wifi.isolation', defaultMessage: 'Client isolation' },
  isolate: { id: 'wifi.isolate', defaultMessage: 'Client isolation' },
  dfs: { id: 'wifi.dfs', defaultMessage: 'Radar avoidance (DFS)' },
  dfsState: { id: 'wifi.dfsState', defaultMessage: 'DFS state' },
  dfsActive: { id: 'wifi.dfsActive', defaultMessage: 'Checking this channel for radar' },
  dfsIdle: { id: 'wifi.dfsIdle', defaultMessage: 'Not needed on this channel' },
  wpsOn: { id: 'wifi.wpsOn', defaultMessage: 'WPS on' },
  steered: { id: 'wifi.steered', defaultMessage: 'Same as 5 GHz while band steering is on.' },
  leads: {
    id: 'wifi.leads',
    defaultMessage: 'Band steering is on: name, security and passphrase of this band apply to all bands.',
  },
});

/** Secrets of a network that are read to a customer. */
export const revealMessages = defineMessages({
  passphrase: { id: 'reveal.passphrase', defaultMessage: 'Passphrase' },
  reveal: { id: 'reveal.reveal', defaultMessage: 'Reveal passphrase' },
  hide: { id: 'reveal.hide', defaultMessage: 'Hide passphrase' },
  fromDevice: { id: 'reveal.fromDevice', defaultMessage: 'Reported by the device just now' },
  fromHere: {
    id: 'reveal.fromHere',
    defaultMessage: 'Last set through Waymark on {at}. The device does not disclose it.',
  },
  undisclosed: { id: 'reveal.undisclosed', defaultMessage: 'The device does not disclose it.' },
  unreached: {
    id: 'reveal.unreached',
    defaultMessage: 'The device did not answer, and no passphrase was set through Waymark.',
  },
  sae_passphrase: { id: 'reveal.sae', defaultMessage: 'WPA3 passphrase (SAE)' },
  pre_shared_key: { id: 'reveal.psk', defaultMessage: 'Pre-shared key' },
  wep_key: { id: 'reveal.wep', defaultMessage: 'WEP key' },
  radius_server_secret: { id: 'reveal.radius', defaultMessage: 'RADIUS secret' },
  secondary_radius_server_secret: {
    id: 'reveal.radius2',
    defaultMessage: 'Secret of the second server',
  },
});

export const steeringMessages = defineMessages({
  title: { id: 'steering.title', defaultMessage: 'Band steering' },
  state: { id: 'steering.state', defaultMessage: 'State' },
  edit: { id: 'steering.edit', defaultMessage: 'Edit band steering' },
  apply: { id: 'steering.apply', defaultMessage: 'Apply band steering' },
  turnOn: { id: 'steering.turnOn', defaultMessage: 'Band steering on' },
  help: {
    id: 'steering.help',
    defaultMessage: 'All bands share the 5 GHz settings. The device moves clients to the better band.',
  },
  offHelp: {
    id: 'steering.offHelp',
    defaultMessage: 'Each band keeps its settings and can be changed separately.',
  },
  name: { id: 'steering.name', defaultMessage: 'Network name' },
  security: { id: 'steering.security', defaultMessage: 'Security' },
  fromLead: { id: 'steering.fromLead', defaultMessage: 'From 5 GHz.' },
  passphraseHelp: {
    id: 'steering.passphraseHelp',
    defaultMessage: 'For all bands. The device does not report the current one.',
  },
});

export const guestMessages = defineMessages({
  name: { id: 'guest.name', defaultMessage: 'Guest-{number} ({band})' },
  edit: { id: 'guest.edit', defaultMessage: 'Edit Guest-{number}' },
  apply: { id: 'guest.apply', defaultMessage: 'Apply guest Wi-Fi' },
  state: { id: 'guest.state', defaultMessage: 'Guest Wi-Fi' },
  turnOn: { id: 'guest.turnOn', defaultMessage: 'Guest Wi-Fi on' },
  advertised: { id: 'guest.advertised', defaultMessage: 'Show the network name' },
  changeHelp: {
    id: 'guest.changeHelp',
    defaultMessage:
      'Guests are disconnected during the change. With a new name, security or passphrase they must join again.',
  },
});

export const uplinkMessages = defineMessages({
  title: { id: 'uplink.title', defaultMessage: 'Wi-Fi uplink' },
  edit: { id: 'uplink.edit', defaultMessage: 'Edit Wi-Fi uplink' },
  apply: { id: 'uplink.apply', defaultMessage: 'Apply Wi-Fi uplink' },
  state: { id: 'uplink.state', defaultMessage: 'Uplink' },
  turnOn: { id: 'uplink.turnOn', defaultMessage: 'Wi-Fi uplink on' },
  network: { id: 'uplink.network', defaultMessage: 'Connected to' },
  sure: { id: 'uplink.sure', defaultMessage: 'The device may lose its connection' },
  sureHelp: {
    id: 'uplink.sureHelp',
    defaultMessage:
      'Without another uplink, {device} and everything behind it stay offline until it is turned on again on site.',
  },
});

export const resetMessages = defineMessages({
  title: { id: 'wifiReset.title', defaultMessage: 'Reset Wi-Fi' },
  verb: { id: 'wifiReset.verb', defaultMessage: 'Reset Wi-Fi' },
  help: {
    id: 'wifiReset.help',
    defaultMessage:
      'Resets all Wi-Fi settings to factory defaults: names, passphrases, channels and the rest. Other settings stay.',
  },
  sure: { id: 'wifiReset.sure', defaultMessage: 'Reset the Wi-Fi of {device}?' },
  sureHelp: {
    id: 'wifiReset.sureHelp',
    defaultMessage:
      'All clients are disconnected and need the factory name and passphrase printed on the device. This is irreversible.',
  },
});

export const leaveMessages = defineMessages({
  title: { id: 'wifiLeave.title', defaultMessage: 'Clients will be disconnected' },
  body: {
    id: 'wifiLeave.body',
    defaultMessage:
      'The network is interrupted during the change. With a new name, security or passphrase all clients must join again.',
  },
  onTrial: {
    id: 'wifiLeave.onTrial',
    defaultMessage: 'If {device} cannot reconnect, it reverts within {seconds, number} seconds.',
  },
  notOnTrial: {
    id: 'wifiLeave.notOnTrial',
    defaultMessage: '{device} cannot revert by itself. If it cannot reconnect, it must be corrected on site.',
  },
  leave: {
    id: 'wifiLeave.leave',
    defaultMessage:
      '{count, plural, one {# client is connected now: {names}} other {# clients are connected now: {names}}}',
  },
  leaveMore: {
    id: 'wifiLeave.leaveMore',
    defaultMessage: '{count, plural, other {# clients are connected now: {names} and {more} more}}',
  },
});

/** Why a network cannot be set like that. */
export const flawMessages = defineMessages({
  passphraseMissing: {
    id: 'wifiFlaw.passphraseMissing',
    defaultMessage: 'Enter a passphrase for this security mode.',
  },
  openNetwork: { id: 'wifiFlaw.openNetwork', defaultMessage: 'An open network does not use it.' },
  noPassphraseHere: {
    id: 'wifiFlaw.noPassphraseHere',
    defaultMessage: 'This security mode does not use it.',
  },
  noRadiusHere: { id: 'wifiFlaw.noRadiusHere', defaultMessage: 'Only enterprise security modes use it.' },
  radiusMissing: { id: 'wifiFlaw.radiusMissing', defaultMessage: 'This security mode needs it.' },
  notAnAddress: { id: 'wifiFlaw.notAnAddress', defaultMessage: 'Enter an IP address.' },
  noWpsHere: { id: 'wifiFlaw.noWpsHere', defaultMessage: 'This security mode does not support WPS.' },
  steeringPassphrase: {
    id: 'wifiFlaw.steeringPassphrase',
    defaultMessage: 'Enter the passphrase for all bands.',
  },
  steeringImpossible: {
    id: 'wifiFlaw.steeringImpossible',
    defaultMessage: 'This device does not support band steering.',
  },
  steered: { id: 'wifiFlaw.steered', defaultMessage: 'Same as 5 GHz while band steering is on.' },
}) satisfies Record<NetworkProblem, unknown>;
