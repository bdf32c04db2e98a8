import { defineMessages } from '#web/i18n/message.ts';

export const messages = defineMessages({
  title: { id: 'groups.title', defaultMessage: 'Groups' },
  context: { id: 'groups.context', defaultMessage: 'Devices by place, and groups that you define' },
  tabs: { id: 'groups.tabs', defaultMessage: 'Kind of group' },
  tabLocation: { id: 'groups.tabLocation', defaultMessage: 'Location Based' },
  tabUser: { id: 'groups.tabUser', defaultMessage: 'User Defined' },
  keyword: { id: 'groups.keyword', defaultMessage: 'Name or description' },
  keywordPlace: { id: 'groups.keywordPlace', defaultMessage: 'Name, region or city' },
  name: { id: 'groups.name', defaultMessage: 'Group' },
  desc: { id: 'groups.desc', defaultMessage: 'Description' },
  type: { id: 'groups.type', defaultMessage: 'Type' },
  typeSystem: { id: 'groups.typeSystem', defaultMessage: 'System' },
  typeUser: { id: 'groups.typeUser', defaultMessage: 'User Defined' },
  landingChannel: { id: 'groups.landingChannel', defaultMessage: 'Landing channel' },
  bootAd: { id: 'groups.bootAd', defaultMessage: 'Boot ad' },
  noneSent: { id: 'groups.noneSent', defaultMessage: 'None sent' },
  where: { id: 'groups.where', defaultMessage: 'Location' },
  province: { id: 'groups.province', defaultMessage: 'Province' },
  place: { id: 'groups.place', defaultMessage: 'Place' },
  region: { id: 'groups.region', defaultMessage: 'Region' },
  city: { id: 'groups.city', defaultMessage: 'City' },
  company: { id: 'groups.company', defaultMessage: 'Organisation' },
  deviceCount: { id: 'groups.deviceCount', defaultMessage: 'Devices' },
  createdBy: { id: 'groups.createdBy', defaultMessage: 'Created by' },
  created: { id: 'groups.created', defaultMessage: 'Created' },
  create: { id: 'groups.create', defaultMessage: 'Create group' },
  createdToast: { id: 'groups.createdToast', defaultMessage: 'Group created' },
  edit: { id: 'groups.edit', defaultMessage: 'Edit group' },
  save: { id: 'groups.save', defaultMessage: 'Save group' },
  saved: { id: 'groups.saved', defaultMessage: 'Group saved' },
  nameHelp: { id: 'groups.nameHelp', defaultMessage: 'Unique within its organisation' },
  placeNameHelp: { id: 'groups.placeNameHelp', defaultMessage: 'Empty: called as its region or city' },
  conflict: {
    id: 'groups.conflict',
    defaultMessage:
      'Someone has changed this since you opened it. Nothing was saved. Close the form and edit it again.',
  },
  delete: { id: 'groups.delete', defaultMessage: 'Delete group' },
  deleteNamed: { id: 'groups.deleteNamed', defaultMessage: 'Delete {name}?' },
  deleteHelp: {
    id: 'groups.deleteHelp',
    defaultMessage:
      '{count, plural, =0 {No devices are in it.} one {# device leaves the group and stays where it is.} other {# devices leave the group and stay where they are.}}',
  },
  deleted: { id: 'groups.deleted', defaultMessage: 'Group deleted' },
  rowActions: { id: 'groups.rowActions', defaultMessage: 'Actions for {name}' },
  none: { id: 'groups.none', defaultMessage: 'No groups yet' },
  noneHelp: {
    id: 'groups.noneHelp',
    defaultMessage:
      'A group holds devices of one organisation, so that you can find and operate them together.',
  },
  nonePlaces: { id: 'groups.nonePlaces', defaultMessage: 'No places yet' },
  nonePlacesHelp: {
    id: 'groups.nonePlacesHelp',
    defaultMessage: 'Regions and cities appear here once devices have an address.',
  },
  openGroup: { id: 'groups.openGroup', defaultMessage: 'Open' },
  members: { id: 'groups.members', defaultMessage: 'Devices of {name}' },
  models: { id: 'groups.models', defaultMessage: 'Models' },
  modelCount: { id: 'groups.modelCount', defaultMessage: '{model} ({count, number})' },
  back: { id: 'groups.back', defaultMessage: 'All groups' },
  backRooms: { id: 'groups.backRooms', defaultMessage: 'All rooms' },
  notFound: { id: 'groups.notFound', defaultMessage: 'This group does not exist' },
  notFoundHelp: {
    id: 'groups.notFoundHelp',
    defaultMessage: 'It may have been deleted, or it belongs to another organisation.',
  },
  assign: { id: 'groups.assign', defaultMessage: 'Assign devices' },
  assignVerb: {
    id: 'groups.assignVerb',
    defaultMessage: '{count, plural, =0 {Assign devices} one {Assign # device} other {Assign # devices}}',
  },
  assignHelp: { id: 'groups.assignHelp', defaultMessage: 'Devices of {company} that you select are added.' },
  assignNone: { id: 'groups.assignNone', defaultMessage: 'Select at least one device.' },
  assigned: {
    id: 'groups.assigned',
    defaultMessage:
      '{count, plural, =0 {All of them are in it already} one {# device assigned} other {# devices assigned}}',
  },
  search: { id: 'groups.search', defaultMessage: 'Name, serial number, MAC address or id' },
  searchNone: { id: 'groups.searchNone', defaultMessage: 'No device of the organisation matches.' },
  searchMore: {
    id: 'groups.searchMore',
    defaultMessage: '{total, number} match. Narrow the search to see the others.',
  },
  file: { id: 'groups.file', defaultMessage: 'Assign by file' },
  fileHelp: {
    id: 'groups.fileHelp',
    defaultMessage:
      'A CSV file or an Excel workbook with endpoint IDs, serial numbers or MAC addresses. Nothing is written before you confirm.',
  },
  fileCounts: {
    id: 'groups.fileCounts',
    defaultMessage:
      '{rows, plural, one {# row} other {# rows}}: {added, number} to add, {already, number} in the group already, {refused, number} refused',
  },
  fileLine: { id: 'groups.fileLine', defaultMessage: 'Line' },
  fileValue: { id: 'groups.fileValue', defaultMessage: 'Value' },
  fileReason: { id: 'groups.fileReason', defaultMessage: 'Reason' },
  fileRefused: { id: 'groups.fileRefused', defaultMessage: 'Rows that are left out' },
  refusedEmpty: { id: 'groups.refusedEmpty', defaultMessage: 'Names no device' },
  refusedNotFound: { id: 'groups.refusedNotFound', defaultMessage: 'No such device' },
  refusedOtherOperator: {
    id: 'groups.refusedOtherOperator',
    defaultMessage: 'Belongs to another organisation',
  },
  refusedAmbiguous: { id: 'groups.refusedAmbiguous', defaultMessage: 'Several devices have it' },
  refusedDamaged: { id: 'groups.refusedDamaged', defaultMessage: 'A spreadsheet has changed the value' },
  fieldEndpointId: { id: 'groups.fieldEndpointId', defaultMessage: 'Endpoint ID' },
  fieldSerial: { id: 'groups.fieldSerial', defaultMessage: 'Serial number' },
  fieldMac: { id: 'groups.fieldMac', defaultMessage: 'MAC address' },
  remove: { id: 'groups.remove', defaultMessage: 'Remove from group' },
  removed: {
    id: 'groups.removed',
    defaultMessage: '{count, plural, one {# device removed} other {# devices removed}}',
  },
  noMembers: { id: 'groups.noMembers', defaultMessage: 'No devices in this group' },
  noMembersHelp: { id: 'groups.noMembersHelp', defaultMessage: 'Assign devices by hand or by a file.' },
  noPlaceMembersHelp: {
    id: 'groups.noPlaceMembersHelp',
    defaultMessage: 'Devices appear here by their registered address.',
  },
  commands: { id: 'groups.commands', defaultMessage: 'Commands' },
  command: { id: 'groups.command', defaultMessage: '{command} …' },
  commandTitle: { id: 'groups.commandTitle', defaultMessage: '{command}: {name}' },
  commandBodyReboot: {
    id: 'groups.commandBodyReboot',
    defaultMessage: 'Connections are interrupted for a few minutes. Settings are kept.',
  },
  commandBodyFactoryReset: {
    id: 'groups.commandBodyFactoryReset',
    defaultMessage:
      'All settings of the customers are erased, Wi-Fi names and passwords too. This is irreversible.',
  },
  commandBodyLock: {
    id: 'groups.commandBodyLock',
    defaultMessage: 'The service stops for the customers until the devices are unlocked.',
  },
  commandBodyUnlock: {
    id: 'groups.commandBodyUnlock',
    defaultMessage: 'The customers can use the service again.',
  },
  commandBodyLandingChannel: {
    id: 'groups.commandBodyLandingChannel',
    defaultMessage: 'The set-top boxes start on this channel from now on.',
  },
  commandBodyBootAd: {
    id: 'groups.commandBodyBootAd',
    defaultMessage: 'The set-top boxes download the boot ad and show it from their next start on.',
  },
  commandBodyMetadata: {
    id: 'groups.commandBodyMetadata',
    defaultMessage: 'The set-top boxes download the metadata set and use it at once.',
  },
  commandChannel: {
    id: 'groups.commandChannel',
    defaultMessage: 'Channel',
  },
  commandBootAd: {
    id: 'groups.commandBootAd',
    defaultMessage: 'Boot ad',
  },
  commandMetadata: {
    id: 'groups.commandMetadata',
    defaultMessage: 'Metadata set',
  },
  commandChoose: {
    id: 'groups.commandChoose',
    defaultMessage: 'Select…',
  },
  commandChooseItem: {
    id: 'groups.commandChooseItem',
    defaultMessage: 'Select what to send.',
  },
  commandNoChannels: {
    id: 'groups.commandNoChannels',
    defaultMessage: 'There are no channels. Add one under Channels.',
  },
  commandNoBootAds: {
    id: 'groups.commandNoBootAds',
    defaultMessage: 'There are no boot ads. Add one under Boot ads.',
  },
  commandNoMetadata: {
    id: 'groups.commandNoMetadata',
    defaultMessage: 'There are no metadata sets. Create one under Metadata sets.',
  },
  commandTotal: {
    id: 'groups.commandTotal',
    defaultMessage: '{total, plural, one {# device} other {# devices}}, {operable, number} can be operated',
  },
  commandModels: { id: 'groups.commandModels', defaultMessage: 'Models: {models}' },
  commandEmpty: { id: 'groups.commandEmpty', defaultMessage: 'No devices in group.' },
  commandCannot: { id: 'groups.commandCannot', defaultMessage: 'Group has devices that cannot be operated.' },
  commandCannotWhy: {
    id: 'groups.commandCannotWhy',
    defaultMessage:
      '{count, plural, one {# device is left out, because its model does not support this: {models}.} other {# devices are left out, because their models do not support this: {models}.}}',
  },
  commandOffline: {
    id: 'groups.commandOffline',
    defaultMessage:
      '{count, plural, one {# device is offline. Its task waits up to 10 minutes.} other {# devices are offline. Their tasks wait up to 10 minutes.}}',
  },
  commandDoneLock: {
    id: 'groups.commandDoneLock',
    defaultMessage:
      '{count, plural, one {# device is locked already.} other {# devices are locked already.}}',
  },
  commandDoneUnlock: {
    id: 'groups.commandDoneUnlock',
    defaultMessage:
      '{count, plural, one {# device is unlocked already.} other {# devices are unlocked already.}}',
  },
  commandSeveral: {
    id: 'groups.commandSeveral',
    defaultMessage: 'It runs as {count, number} bulk actions with one page for all of them.',
  },
  commandVerb: {
    id: 'groups.commandVerb',
    defaultMessage: '{command} {count, plural, one {# device} other {# devices}}',
  },
  commandWhen: { id: 'groups.commandWhen', defaultMessage: 'Run' },
  commandNow: { id: 'groups.commandNow', defaultMessage: 'Now' },
  commandLater: { id: 'groups.commandLater', defaultMessage: 'Between two hours' },
  commandFrom: { id: 'groups.commandFrom', defaultMessage: 'From' },
  commandTo: { id: 'groups.commandTo', defaultMessage: 'To' },
  commandHoursHelp: {
    id: 'groups.commandHoursHelp',
    defaultMessage: '{from} to {to} where each device is. What has not ended by {to} is cancelled.',
  },
  commandSameHours: { id: 'groups.commandSameHours', defaultMessage: 'Choose two different hours.' },
  commandStartsNow: {
    id: 'groups.commandStartsNow',
    defaultMessage: 'Now until {end}: {count, plural, one {# device} other {# devices}} (UTC{offset})',
  },
  commandStartsAt: {
    id: 'groups.commandStartsAt',
    defaultMessage: '{start} to {end}: {count, plural, one {# device} other {# devices}} (UTC{offset})',
  },
  commandZoneUnknown: {
    id: 'groups.commandZoneUnknown',
    defaultMessage:
      "{count, plural, one {# device reports} other {# devices report}} no time zone. Their organization's zone is used.",
  },
  commandYourClock: { id: 'groups.commandYourClock', defaultMessage: 'Starts, in your time zone' },
  commandOfflineLater: {
    id: 'groups.commandOfflineLater',
    defaultMessage:
      '{count, plural, one {# device is} other {# devices are}} offline now. A task waits up to 10 minutes for its device.',
  },
  commandScheduledTitle: { id: 'groups.commandScheduledTitle', defaultMessage: '[{task}] Scheduled' },
  commandScheduled: {
    id: 'groups.commandScheduled',
    defaultMessage: 'Scheduled for {count, plural, one {# device} other {# devices}}, first start at {time}',
  },
  commandStarted: {
    id: 'groups.commandStarted',
    defaultMessage:
      '{count, plural, one {Starting on # device} other {Starting on # devices}}, {actions, plural, =0 {as one task} one {as one bulk action} other {as # bulk actions}}',
  },
  setTopBoxesOnly: { id: 'groups.setTopBoxesOnly', defaultMessage: 'Set-top boxes only' },
  reading: { id: 'groups.reading', defaultMessage: 'Reading the group …' },
  selectedPlaces: {
    id: 'groups.selectedPlaces',
    defaultMessage: '{count, plural, one {# place} other {# places}}',
  },
  citiesOnly: { id: 'groups.citiesOnly', defaultMessage: 'Select cities: a region is operated alone.' },
  addToGroup: { id: 'groups.addToGroup', defaultMessage: 'Add to group' },
  addToGroupHelp: {
    id: 'groups.addToGroupHelp',
    defaultMessage:
      '{count, plural, one {# device is added to the group.} other {# devices are added to the group.}}',
  },
  addSameOperator: { id: 'groups.addSameOperator', defaultMessage: 'Select devices of one organisation.' },
  addNone: { id: 'groups.addNone', defaultMessage: '{company} has no groups yet. Create one first.' },
  roomsTitle: { id: 'groups.roomsTitle', defaultMessage: 'Rooms' },
  roomsContext: {
    id: 'groups.roomsContext',
    defaultMessage: 'Rooms of your schools, and the devices in them',
  },
  roomKeyword: { id: 'groups.roomKeyword', defaultMessage: 'Name' },
  groups: { id: 'groups.groups', defaultMessage: 'Groups' },
  room: { id: 'groups.room', defaultMessage: 'Room' },
  roomType: { id: 'groups.roomType', defaultMessage: 'Type' },
  school: { id: 'groups.school', defaultMessage: 'School' },
  schoolNone: { id: 'groups.schoolNone', defaultMessage: 'Choose a school' },
  roomCreate: { id: 'groups.roomCreate', defaultMessage: 'Create room' },
  roomCreated: { id: 'groups.roomCreated', defaultMessage: 'Room created' },
  roomEdit: { id: 'groups.roomEdit', defaultMessage: 'Edit room' },
  roomSave: { id: 'groups.roomSave', defaultMessage: 'Save room' },
  roomSaved: { id: 'groups.roomSaved', defaultMessage: 'Room saved' },
  roomNameHelp: { id: 'groups.roomNameHelp', defaultMessage: 'Unique within its school' },
  roomDelete: { id: 'groups.roomDelete', defaultMessage: 'Delete room' },
  roomDeleteHelp: {
    id: 'groups.roomDeleteHelp',
    defaultMessage: 'A room with devices cannot be deleted. Remove them from the room first.',
  },
  roomDeleted: { id: 'groups.roomDeleted', defaultMessage: 'Room deleted' },
  roomNone: { id: 'groups.roomNone', defaultMessage: 'No rooms yet' },
  roomNoneHelp: {
    id: 'groups.roomNoneHelp',
    defaultMessage: 'A room shows which devices of a school stand where.',
  },
  roomLeave: { id: 'groups.roomLeave', defaultMessage: 'Remove from room' },
  roomNoMembers: { id: 'groups.roomNoMembers', defaultMessage: 'No devices in this room' },
  roomNoMembersHelp: {
    id: 'groups.roomNoMembersHelp',
    defaultMessage: 'Assign devices of the school to it.',
  },
  typeClassroom: { id: 'groups.typeClassroom', defaultMessage: 'Classroom' },
  typeLaboratory: { id: 'groups.typeLaboratory', defaultMessage: 'Laboratory' },
  typeLibrary: { id: 'groups.typeLibrary', defaultMessage: 'Library' },
  typeOffice: { id: 'groups.typeOffice', defaultMessage: 'Office' },
  typeHall: { id: 'groups.typeHall', defaultMessage: 'Hall' },
  typeCorridor: { id: 'groups.typeCorridor', defaultMessage: 'Corridor' },
  typeOther: { id: 'groups.typeOther', defaultMessage: 'Other' },
  cardTitle: { id: 'groups.cardTitle', defaultMessage: 'Groups and room' },
  cardGroups: { id: 'groups.cardGroups', defaultMessage: 'Groups' },
  cardRoom: { id: 'groups.cardRoom', defaultMessage: 'Room' },
  cardNone: { id: 'groups.cardNone', defaultMessage: 'None' },
  cardFailed: { id: 'groups.cardFailed', defaultMessage: 'Groups could not be read.' },
  tabFilters: { id: 'groups.tabFilters', defaultMessage: 'Saved Filters' },
  filterName: { id: 'groups.filterName', defaultMessage: 'Filter' },
  filterConditions: { id: 'groups.filterConditions', defaultMessage: 'Conditions' },
  filterSave: { id: 'groups.filterSave', defaultMessage: 'Save filter' },
  filterSaveHelp: {
    id: 'groups.filterSaveHelp',
    defaultMessage: 'Unique within its organisation. The devices are looked up at each use.',
  },
  filterSaved: { id: 'groups.filterSaved', defaultMessage: 'Filter saved' },
  filterEdit: { id: 'groups.filterEdit', defaultMessage: 'Rename filter' },
  filterDelete: { id: 'groups.filterDelete', defaultMessage: 'Delete filter' },
  filterDeleteHelp: { id: 'groups.filterDeleteHelp', defaultMessage: 'Devices and groups stay as they are.' },
  filterDeleted: { id: 'groups.filterDeleted', defaultMessage: 'Filter deleted' },
  filterNone: { id: 'groups.filterNone', defaultMessage: 'No saved filters yet' },
  filterNoneHelp: {
    id: 'groups.filterNoneHelp',
    defaultMessage: 'Filter the device list and choose "Save filter".',
  },
  filterAny: { id: 'groups.filterAny', defaultMessage: 'All devices' },
  filterAlarms: { id: 'groups.filterAlarms', defaultMessage: 'Open alarms' },
  filterCritical: { id: 'groups.filterCritical', defaultMessage: 'Critical alarms' },
  filterRoom: { id: 'groups.filterRoom', defaultMessage: 'Room: {name}' },
  filterGroup: { id: 'groups.filterGroup', defaultMessage: 'Group: {name}' },
  filterKeyword: { id: 'groups.filterKeyword', defaultMessage: 'Contains "{keyword}"' },
  commandAsOf: { id: 'groups.commandAsOf', defaultMessage: 'As of {time}' },
  conflictUsed: {
    id: 'groups.conflictUsed',
    defaultMessage:
      '{count, plural, one {# saved filter uses this group. Delete it first.} other {# saved filters use this group. Delete them first.}}',
  },
});
