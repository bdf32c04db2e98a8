import { defineMessages } from '#web/i18n/message.ts';

export const messages = defineMessages({
  wan: { id: 'network.wan', defaultMessage: 'WAN' },
  lan: { id: 'network.lan', defaultMessage: 'LAN' },
  editWan: { id: 'network.editWan', defaultMessage: 'Edit WAN settings' },
  editLan: { id: 'network.editLan', defaultMessage: 'Edit LAN settings' },
  /** Of the rows of a table: how many there are and may be. */
  ofMost: { id: 'network.ofMost', defaultMessage: '{count} of {most}' },
  remove: { id: 'network.remove', defaultMessage: 'Remove' },
  applyWan: { id: 'network.applyWan', defaultMessage: 'Apply WAN settings' },
  applyLan: { id: 'network.applyLan', defaultMessage: 'Apply LAN settings' },
  mayCutOff: { id: 'network.mayCutOff', defaultMessage: 'The device may lose its connection' },
  mayCutOffHelp: {
    id: 'network.mayCutOffHelp',
    defaultMessage: '{device} cannot revert by itself. If the new settings are wrong, correct them on site.',
  },
  triedOut: { id: 'network.triedOut', defaultMessage: 'The device tries the new settings' },
  triedOutHelp: {
    id: 'network.triedOutHelp',
    defaultMessage:
      '{device} keeps them if it can connect. Otherwise it reverts within {seconds, number} seconds.',
  },
  lanMoves: { id: 'network.lanMoves', defaultMessage: 'All clients get a new address' },
  lanMovesHelp: {
    id: 'network.lanMovesHelp',
    defaultMessage: 'Clients of {device} lose their connection until they renew their DHCP lease.',
  },
  status: { id: 'network.status', defaultMessage: 'Link' },
  type: { id: 'network.type', defaultMessage: 'Connection type' },
  typeDhcp: { id: 'network.type.dhcp', defaultMessage: 'DHCP' },
  typePppoe: { id: 'network.type.pppoe', defaultMessage: 'PPPoE' },
  typeStatic: { id: 'network.type.static', defaultMessage: 'Static address' },
  ip: { id: 'network.ip', defaultMessage: 'IPv4 address' },
  mask: { id: 'network.mask', defaultMessage: 'Subnet mask' },
  gateway: { id: 'network.gateway', defaultMessage: 'Gateway' },
  dns1: { id: 'network.dns1', defaultMessage: 'DNS server 1' },
  dns2: { id: 'network.dns2', defaultMessage: 'DNS server 2' },
  mtu: { id: 'network.mtu', defaultMessage: 'MTU' },
  bytes: { id: 'network.bytes', defaultMessage: '{count} bytes' },
  username: { id: 'network.username', defaultMessage: 'PPPoE user name' },
  password: { id: 'network.password', defaultMessage: 'PPPoE password' },
  pppStatus: { id: 'network.pppStatus', defaultMessage: 'PPPoE session' },
  lease: { id: 'network.lease', defaultMessage: 'Lease time left' },
  mac: { id: 'network.mac', defaultMessage: 'MAC address' },
  ipv6: { id: 'network.ipv6', defaultMessage: 'IPv6' },
  ipv6On: { id: 'network.ipv6On', defaultMessage: 'IPv6 on' },
  ipv6None: { id: 'network.ipv6None', defaultMessage: 'Not supported by this device' },
  dhcpv6: { id: 'network.dhcpv6', defaultMessage: 'Address by DHCPv6' },
  ipv6Address: { id: 'network.ipv6Address', defaultMessage: 'IPv6 address' },
  ipv6Prefix: { id: 'network.ipv6Prefix', defaultMessage: 'IPv6 prefix' },
  ipv6Gateway: { id: 'network.ipv6Gateway', defaultMessage: 'IPv6 gateway' },
  on: { id: 'network.on', defaultMessage: 'On' },
  off: { id: 'network.off', defaultMessage: 'Off' },
  dhcpServer: { id: 'network.dhcpServer', defaultMessage: 'DHCP server' },
  dhcpServerOn: { id: 'network.dhcpServerOn', defaultMessage: 'DHCP server on' },
  first: { id: 'network.first', defaultMessage: 'First address' },
  last: { id: 'network.last', defaultMessage: 'Last address' },
  leaseTime: { id: 'network.leaseTime', defaultMessage: 'Lease time' },
  leaseTimeHelp: { id: 'network.leaseTimeHelp', defaultMessage: 'In seconds. -1 never expires.' },
  forEver: { id: 'network.forEver', defaultMessage: 'Never expires' },
  dnsServers: { id: 'network.dnsServers', defaultMessage: 'DNS servers' },
  dnsServersHelp: { id: 'network.dnsServersHelp', defaultMessage: 'Up to four, separated by commas.' },
  domain: { id: 'network.domain', defaultMessage: 'Domain' },
  leases: { id: 'network.leases', defaultMessage: 'DHCP leases' },
  noLeases: { id: 'network.noLeases', defaultMessage: 'No active DHCP leases.' },
  leaseEnds: { id: 'network.leaseEnds', defaultMessage: 'Lease ends' },
  connected: { id: 'network.connected', defaultMessage: 'Connected network' },
  ports: { id: 'network.ports', defaultMessage: 'Ports' },
  port: { id: 'network.port', defaultMessage: 'Port' },
  uplink: { id: 'network.uplink', defaultMessage: 'Uplink' },
  rate: { id: 'network.rate', defaultMessage: 'Link rate' },
  clients: { id: 'network.clients', defaultMessage: 'Clients' },
  unreportedClients: {
    id: 'network.unreportedClients',
    defaultMessage:
      '{count, plural, one {The device counts # client but reported no details.} other {The device counts # clients but reported no details.}}',
  },
  clientsOf: {
    id: 'network.clientsOf',
    defaultMessage: '{shown, number} of {total, number} clients',
  },
  noClients: { id: 'network.noClients', defaultMessage: 'No clients seen by this device.' },
  client: { id: 'network.client', defaultMessage: 'Client' },
  address: { id: 'network.address', defaultMessage: 'IP address' },
  by: { id: 'network.by', defaultMessage: 'Connection' },
  cable: { id: 'network.cable', defaultMessage: 'Cable' },
  present: { id: 'network.present', defaultMessage: 'Connected' },
  away: { id: 'network.away', defaultMessage: 'Disconnected' },
  up: { id: 'network.up', defaultMessage: 'Up' },
  down: { id: 'network.down', defaultMessage: 'Down' },
  statistics: { id: 'network.statistics', defaultMessage: 'Traffic' },
  live: { id: 'network.live', defaultMessage: 'Measure now' },
  stop: { id: 'network.stop', defaultMessage: 'Stop measuring' },
  liveHelp: {
    id: 'network.liveHelp',
    defaultMessage: 'Rates since the previous reading, every {seconds} seconds for {minutes} minutes.',
  },
  notMeasured: { id: 'network.notMeasured', defaultMessage: 'Totals since the device started.' },
  section: { id: 'network.section', defaultMessage: 'Interface' },
  total: { id: 'network.total', defaultMessage: 'Received / sent' },
  rateDown: { id: 'network.rateDown', defaultMessage: 'Receiving' },
  rateUp: { id: 'network.rateUp', defaultMessage: 'Sending' },
  packets: { id: 'network.packets', defaultMessage: 'Packets' },
  errors: { id: 'network.errors', defaultMessage: 'Errors' },
  discards: { id: 'network.discards', defaultMessage: 'Discarded' },
  pair: { id: 'network.pair', defaultMessage: '{received} / {sent}' },
  noStatistics: { id: 'network.noStatistics', defaultMessage: 'No counters reported yet' },
  noStatisticsHelp: {
    id: 'network.noStatisticsHelp',
    defaultMessage: 'They are read from the device when it is connected.',
  },
  chart: { id: 'network.chart', defaultMessage: 'WAN traffic, {count} readings' },
});

export const historyMessages = defineMessages({
  title: { id: 'trafficHistory.title', defaultMessage: 'Traffic over time' },
  range: { id: 'trafficHistory.range', defaultMessage: 'Time range' },
  hours: { id: 'trafficHistory.hours', defaultMessage: '6 hours' },
  day: { id: 'trafficHistory.day', defaultMessage: '24 hours' },
  week: { id: 'trafficHistory.week', defaultMessage: '7 days' },
  month: { id: 'trafficHistory.month', defaultMessage: '30 days' },
  chart: { id: 'trafficHistory.chart', defaultMessage: '{section}, {range}' },
  figures: { id: 'trafficHistory.figures', defaultMessage: 'Show all figures' },
  time: { id: 'trafficHistory.time', defaultMessage: 'From' },
  gaps: {
    id: 'trafficHistory.gaps',
    defaultMessage: 'Gaps: the device was offline, or its counters were reset.',
  },
  none: { id: 'trafficHistory.none', defaultMessage: 'No measurements in this period' },
  noneHelp: {
    id: 'trafficHistory.noneHelp',
    defaultMessage: 'The server reads the counters every few minutes while the device is connected.',
  },
});

export const reservationMessages = defineMessages({
  title: { id: 'reservation.title', defaultMessage: 'Reserved addresses' },
  none: {
    id: 'reservation.none',
    defaultMessage: 'No reserved addresses. A reservation gives a client the same address every time.',
  },
  add: { id: 'reservation.add', defaultMessage: 'Reserve address' },
  change: { id: 'reservation.change', defaultMessage: 'Change reservation' },
  changeOne: { id: 'reservation.changeOne', defaultMessage: 'Change the reservation of {address}' },
  removeOne: { id: 'reservation.removeOne', defaultMessage: 'Remove the reservation of {address}' },
  removeHelp: {
    id: 'reservation.removeHelp',
    defaultMessage: 'The client keeps its address until its lease ends, and may then get another.',
  },
  reserve: { id: 'reservation.reserve', defaultMessage: 'Reserve' },
  reserveOne: { id: 'reservation.reserveOne', defaultMessage: 'Reserve {address} for this client' },
  reserved: { id: 'reservation.reserved', defaultMessage: 'Reserved' },
  help: {
    id: 'reservation.help',
    defaultMessage: 'Used from the next lease. A client with another address reconnects then.',
  },
});

export const remoteMessages = defineMessages({
  title: { id: 'remoteConnection.title', defaultMessage: 'Remote connection' },
  open: { id: 'remoteConnection.open', defaultMessage: 'Open remote connection' },
  again: { id: 'remoteConnection.again', defaultMessage: 'Change end time' },
  close: { id: 'remoteConnection.close', defaultMessage: 'Close now' },
  closeOne: { id: 'remoteConnection.closeOne', defaultMessage: 'Close the remote connection of {device}' },
  closeHelp: {
    id: 'remoteConnection.closeHelp',
    defaultMessage: 'Anyone using the device’s pages now is disconnected.',
  },
  what: {
    id: 'remoteConnection.what',
    defaultMessage:
      "Opens the device's own web pages to the internet for a limited time. Anyone with its password can use them.",
  },
  whatSheet: {
    id: 'remoteConnection.whatSheet',
    defaultMessage:
      'The web pages of {device} are reachable from the internet until the end time, protected only by its password.',
  },
  forHow: { id: 'remoteConnection.forHow', defaultMessage: 'Open for' },
  minutes: {
    id: 'remoteConnection.minutes',
    defaultMessage: '{count, plural, one {# minute} other {# minutes}}',
  },
  hours: { id: 'remoteConnection.hours', defaultMessage: '{count, plural, one {# hour} other {# hours}}' },
  reason: { id: 'remoteConnection.reason', defaultMessage: 'Reason' },
  reasonHelp: {
    id: 'remoteConnection.reasonHelp',
    defaultMessage: 'A ticket number or the reason for the call. Kept in the device history.',
  },
  port: { id: 'remoteConnection.port', defaultMessage: 'Port' },
  protocol: { id: 'remoteConnection.protocol', defaultMessage: 'Protocol' },
  unencrypted: {
    id: 'remoteConnection.unencrypted',
    defaultMessage: 'HTTP is not encrypted: the device password can be intercepted.',
  },
  state: { id: 'remoteConnection.state', defaultMessage: 'State' },
  isClosed: { id: 'remoteConnection.isClosed', defaultMessage: 'Closed' },
  isOpening: { id: 'remoteConnection.isOpening', defaultMessage: 'Opening' },
  isOpen: { id: 'remoteConnection.isOpen', defaultMessage: 'Open' },
  isOverdue: { id: 'remoteConnection.isOverdue', defaultMessage: 'Open past its end time' },
  isUncertain: { id: 'remoteConnection.isUncertain', defaultMessage: 'May be open' },
  opensWhenBack: {
    id: 'remoteConnection.opensWhenBack',
    defaultMessage: 'The device is offline. Opens when it reconnects before the end time.',
  },
  left: { id: 'remoteConnection.left', defaultMessage: 'Closes in {left}, at {time}.' },
  closing: { id: 'remoteConnection.closing', defaultMessage: 'Closing.' },
  closesWhenBack: {
    id: 'remoteConnection.closesWhenBack',
    defaultMessage: 'The device is offline and was last seen open. Closes when it reconnects.',
  },
  closesItself: {
    id: 'remoteConnection.closesItself',
    defaultMessage: 'The device also closes it by its own clock, even while offline.',
  },
  closesNotItself: {
    id: 'remoteConnection.closesNotItself',
    defaultMessage:
      'This device cannot close it by itself. If it is offline at the end time, it stays open until it reconnects.',
  },
  foreign: {
    id: 'remoteConnection.foreign',
    defaultMessage: 'Opened elsewhere, without an end time. Close it if it is not needed.',
  },
  uncertain: {
    id: 'remoteConnection.uncertain',
    defaultMessage: 'The device did not confirm the change. Refresh from device, or close it.',
  },
  addressToUse: { id: 'remoteConnection.addressToUse', defaultMessage: 'Address' },
  addressHelp: {
    id: 'remoteConnection.addressHelp',
    defaultMessage: "Works only if the device's WAN is reachable from the internet.",
  },
  openedBy: { id: 'remoteConnection.openedBy', defaultMessage: 'Opened by' },
  byAt: { id: 'remoteConnection.byAt', defaultMessage: '{name}, {time}' },
  unreported: {
    id: 'remoteConnection.unreported',
    defaultMessage: 'This device does not report a remote connection.',
  },
});

export const filterMessages = defineMessages({
  filters: { id: 'filter.title', defaultMessage: 'Filters' },
  ipFilters: { id: 'filter.ip', defaultMessage: 'IP filters' },
  filtersOf: { id: 'filter.of', defaultMessage: '{shown, number} of {total, number} filters' },
  macFilters: { id: 'filter.mac', defaultMessage: 'MAC filters' },
  addIp: { id: 'filter.addIp', defaultMessage: 'Add IP filter' },
  addMac: { id: 'filter.addMac', defaultMessage: 'Add MAC filter' },
  from: { id: 'filter.from', defaultMessage: 'From address' },
  fromMask: { id: 'filter.fromMask', defaultMessage: 'From subnet mask' },
  to: { id: 'filter.to', defaultMessage: 'To address' },
  toMask: { id: 'filter.toMask', defaultMessage: 'To subnet mask' },
  eitherHelp: { id: 'filter.eitherHelp', defaultMessage: 'Enter at least one of the two addresses.' },
  maskHelp: { id: 'filter.maskHelp', defaultMessage: 'Without a mask, only this address.' },
  anyAddress: { id: 'filter.anyAddress', defaultMessage: 'Any address' },
  protocol: { id: 'filter.protocol', defaultMessage: 'Protocol' },
  anyProtocol: { id: 'filter.anyProtocol', defaultMessage: 'Any protocol' },
  port: { id: 'filter.port', defaultMessage: 'To port' },
  macAddress: { id: 'filter.macAddress', defaultMessage: 'MAC address' },
  note: { id: 'filter.note', defaultMessage: 'Note' },
  none: { id: 'filter.none', defaultMessage: 'No filters' },
  noneIp: {
    id: 'filter.noneIp',
    defaultMessage: 'The device drops traffic of the addresses that you add.',
  },
  noneMac: { id: 'filter.noneMac', defaultMessage: 'The device blocks the clients that you add.' },
  removeOne: { id: 'filter.removeOne', defaultMessage: 'Remove the filter of {name}' },
  removeHelp: { id: 'filter.removeHelp', defaultMessage: '{device} allows this traffic again.' },
});

/** Why a value cannot be (domain/network/problem.ts). */
export const problemMessages = defineMessages({
  notAnAddress: {
    id: 'network.problem.notAnAddress',
    defaultMessage: 'Enter an IPv4 address like 192.0.2.7.',
  },
  notAMask: { id: 'network.problem.notAMask', defaultMessage: 'Enter a subnet mask like 255.255.255.0.' },
  notAHost: { id: 'network.problem.notAHost', defaultMessage: 'This is not a usable host address.' },
  outsideNetwork: {
    id: 'network.problem.outsideNetwork',
    defaultMessage: 'This address is outside of the network.',
  },
  isOwnAddress: {
    id: 'network.problem.isOwnAddress',
    defaultMessage: "This is the device's own address.",
  },
  overlapsOther: {
    id: 'network.problem.overlapsOther',
    defaultMessage: 'WAN and LAN addresses overlap.',
  },
  poolReversed: {
    id: 'network.problem.poolReversed',
    defaultMessage: 'Must not be below the first address.',
  },
  poolHasRouter: {
    id: 'network.problem.poolHasRouter',
    defaultMessage: "The range includes the device's own address.",
  },
  notIpv6: { id: 'network.problem.notIpv6', defaultMessage: 'Enter an IPv6 address like 2001:db8::7.' },
  ipv4Only: { id: 'network.problem.ipv4Only', defaultMessage: 'This device supports only IPv4.' },
  typeNotPossible: {
    id: 'network.problem.typeNotPossible',
    defaultMessage: 'This device does not support this connection type.',
  },
  missing: { id: 'network.problem.missing', defaultMessage: 'This value is required.' },
  notSupported: {
    id: 'network.problem.notSupported',
    defaultMessage: 'This device does not have this setting.',
  },
  outOfRange: { id: 'network.problem.outOfRange', defaultMessage: 'Out of range.' },
  notAMac: { id: 'network.problem.notAMac', defaultMessage: 'Enter a MAC address like 02:00:5E:00:00:07.' },
  alreadyThere: { id: 'network.problem.alreadyThere', defaultMessage: 'This filter already exists.' },
  tooMany: { id: 'network.problem.tooMany', defaultMessage: 'The device accepts no more filters.' },
  macReserved: {
    id: 'network.problem.macReserved',
    defaultMessage: 'This client already has a reserved address.',
  },
  addressReserved: {
    id: 'network.problem.addressReserved',
    defaultMessage: 'This address is reserved for another client.',
  },
  tooManyReservations: {
    id: 'network.problem.tooManyReservations',
    defaultMessage: 'The device accepts no more reservations.',
  },
});

/** Of a device that does not report which of its interfaces is the uplink or the home network. */
export const unidentifiedMessages = defineMessages({
  noUplink: {
    id: 'network.unidentified.uplink',
    defaultMessage: 'The device does not report which interface is its uplink.',
  },
  noHome: {
    id: 'network.unidentified.home',
    defaultMessage: 'The device does not report which interface is its home network.',
  },
  help: {
    id: 'network.unidentified.help',
    defaultMessage:
      'Its default route, DHCP and NAT settings do not identify it, so these settings cannot be changed here: a change could reach the wrong interface.',
  },
  blocked: {
    id: 'network.unidentified.blocked',
    defaultMessage: 'The device does not report which interface these settings belong to.',
  },
  interfaces: { id: 'network.unidentified.interfaces', defaultMessage: 'IP interfaces' },
  number: { id: 'network.unidentified.number', defaultMessage: 'Number' },
  name: { id: 'network.unidentified.name', defaultMessage: 'Name' },
  addresses: { id: 'network.unidentified.addresses', defaultMessage: 'IP addresses' },
  role: { id: 'network.unidentified.role', defaultMessage: 'Role' },
  uplink: { id: 'network.unidentified.roleUplink', defaultMessage: 'Uplink' },
  home: { id: 'network.unidentified.roleHome', defaultMessage: 'Home network' },
  loopback: { id: 'network.unidentified.roleLoopback', defaultMessage: 'Loopback' },
  unknown: { id: 'network.unidentified.roleUnknown', defaultMessage: 'Unknown' },
});
