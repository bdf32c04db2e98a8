import { defineMessages } from '#web/i18n/message.ts';

export const messages = defineMessages({
  idle: {
    id: 'scan.idle',
    defaultMessage:
      'Looks for the Wi-Fi networks around the device. Its radios leave their channels for some seconds, so clients may notice.',
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
    defaultMessage: 'The {shown, number} strongest of {found, number} networks are kept.',
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
      'Channel {channel}: {networks, plural, =0 {no other network overlaps it} one {# network overlaps it, at {strongest, number} dBm} other {# networks overlap it, the strongest at {strongest, number} dBm}} (load {load, number}).',
  },
  radar: {
    id: 'scan.radar',
    defaultMessage:
      'This channel is shared with radar (DFS): the radio listens for at least a minute before it sends, and leaves the channel when it detects radar.',
  },
  loadHelp: {
    id: 'scan.loadHelp',
    defaultMessage:
      'Load: for each overlapping network, the share of the channel that it covers times its signal above the noise. 0 is a free channel. A channel shared with radar (DFS) is rated 10 worse.',
  },
  unknownRadio: {
    id: 'scan.unknownRadio',
    defaultMessage:
      'No recommendation: the device did not report enough about this radio. Refresh its values first.',
  },
  use: { id: 'scan.use', defaultMessage: 'Use channel {channel}' },
});
