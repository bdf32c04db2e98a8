import { defineMessages } from '#web/i18n/message.ts';

export const messages = defineMessages({
  title: { id: 'deviceMap.title', defaultMessage: 'Device map' },
  context: {
    id: 'deviceMap.context',
    defaultMessage:
      '{placed, plural, one {# device} other {# devices}} on the map, {unplaced, number} without a known place',
  },
  mapLabel: {
    id: 'deviceMap.mapLabel',
    defaultMessage: 'Map. Arrow keys move it, + and − zoom. The table below lists the same devices.',
  },
  zoomIn: { id: 'deviceMap.zoomIn', defaultMessage: 'Zoom in' },
  zoomOut: { id: 'deviceMap.zoomOut', defaultMessage: 'Zoom out' },
  showAll: { id: 'deviceMap.showAll', defaultMessage: 'Show all devices' },
  legend: { id: 'deviceMap.legend', defaultMessage: 'Legend' },
  allOnline: { id: 'deviceMap.allOnline', defaultMessage: 'All online' },
  someOffline: { id: 'deviceMap.someOffline', defaultMessage: 'Some offline' },
  mostOffline: { id: 'deviceMap.mostOffline', defaultMessage: 'Half or more offline' },
  clusterLabel: {
    id: 'deviceMap.clusterLabel',
    defaultMessage: '{place}: {count, plural, one {# device} other {# devices}}, {offline, number} offline',
  },
  offlineSince: { id: 'deviceMap.offlineSince', defaultMessage: '{name}: offline since {time}' },
  neverConnected: { id: 'deviceMap.neverConnected', defaultMessage: '{name}: never connected' },
  areas: { id: 'deviceMap.areas', defaultMessage: 'Devices by place' },
  devices: { id: 'deviceMap.devices', defaultMessage: 'Devices in this area' },
  place: { id: 'deviceMap.place', defaultMessage: 'Near' },
  count: { id: 'deviceMap.count', defaultMessage: 'Devices' },
  online: { id: 'deviceMap.online', defaultMessage: 'Online' },
  offline: { id: 'deviceMap.offline', defaultMessage: 'Offline' },
  actions: { id: 'deviceMap.actions', defaultMessage: 'Actions' },
  show: { id: 'deviceMap.show', defaultMessage: 'Zoom in: {place}' },
  noneHere: { id: 'deviceMap.noneHere', defaultMessage: 'No devices in this area. Zoom out or show all.' },
  none: { id: 'deviceMap.none', defaultMessage: 'No device has a place yet' },
  noneHelp: {
    id: 'deviceMap.noneHelp',
    defaultMessage: 'A device gets a place with its activation, when the pin is set on the map.',
  },
});
