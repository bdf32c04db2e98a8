import { defineMessages } from '#web/i18n/message.ts';

export const messages = defineMessages({
  idle: {
    id: 'scan.idle',
    defaultMessage:
      'Finds Wi-Fi networks near the device. Its radios leave their channels for some seconds; clients may notice.',
  },
  bands: { id: 'scan.bands', defaultMessage: 'Frequency band' },
  band: { id: 'scan.band', defaultMessage: '{band} GHz' },
  asOf: { id: 'scan.asOf', defaultMessage: 'As of {time}' },
  chart: {
    id: 'scan.chart',
    defaultMessage:
      'Networks at {band} GHz by channel and signal: {count, number}. The table below lists them.',
  },
  dbm: { id: 'scan.dbm', defaultMessage: 'dBm' },
  ownChannel: { id: 'scan.ownChannel', defaultMessage: 'Own channel {channel}' },
  wantedChannel: { id: 'scan.wantedChannel', defaultMessage: 'Better: {channel}' },
  hidden: { id: 'scan.hidden', defaultMessage: '(hidden)' },
  ownNetwork: { id: 'scan.ownNetwork', defaultMessage: 'Own network' },
  none: { id: 'scan.none', defaultMessage: 'No networks in this band.' },
  shown: {
    id: 'scan.shown',
    defaultMessage: 'The {shown, number} strongest of {found, number} networks are listed.',
  },
  networks: { id: 'scan.networks', defaultMessage: 'Networks' },
  network: { id: 'scan.network', defaultMessage: 'Network' },
  channel: { id: 'scan.channel', defaultMessage: 'Channel' },
  width: { id: 'scan.width', defaultMessage: 'Bandwidth' },
  signal: { id: 'scan.signal', defaultMessage: 'Signal' },
  standards: { id: 'scan.standards', defaultMessage: 'Standards' },
  security: { id: 'scan.security', defaultMessage: 'Security' },
  bssid: { id: 'scan.bssid', defaultMessage: 'BSSID' },
  open: { id: 'scan.open', defaultMessage: 'Open' },
  better: { id: 'scan.better', defaultMessage: 'Channel {channel} is less crowded than channel {current}.' },
  betterAny: { id: 'scan.betterAny', defaultMessage: 'Channel {channel} is the least crowded one.' },
  stays: {
    id: 'scan.stays',
    defaultMessage: 'Channel {channel} is a good choice. A change would gain little.',
  },
  reason: {
    id: 'scan.reason',
    defaultMessage:
      'Channel {channel}: {networks, plural, =0 {no overlapping networks} one {# overlapping network at {strongest, number} dBm} other {# overlapping networks, the strongest at {strongest, number} dBm}} (load {load, number}).',
  },
  radar: {
    id: 'scan.radar',
    defaultMessage:
      'This channel is shared with radar (DFS). The radio listens for a minute or more before it transmits, and leaves if it detects radar.',
  },
  loadHelp: {
    id: 'scan.loadHelp',
    defaultMessage:
      'Load: the covered share of the channel times the signal above noise, summed over overlapping networks. 0 is free. DFS channels add 10.',
  },
  unknownRadio: {
    id: 'scan.unknownRadio',
    defaultMessage: 'No recommendation: this radio reported too few values. Refresh from device first.',
  },
  use: { id: 'scan.use', defaultMessage: 'Use channel {channel}' },
});
