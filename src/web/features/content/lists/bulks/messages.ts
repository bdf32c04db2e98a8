import { defineMessages } from '#web/i18n/message.ts';

export const messages = defineMessages({
  title: { id: 'bulks.title', defaultMessage: 'Bulk provisioning' },
  context: {
    id: 'bulks.context',
    defaultMessage:
      'What every set-top box of the organisation gets: at once if it is online, otherwise when it connects',
  },
  bootAd: { id: 'bulks.bootAd', defaultMessage: 'Boot ad' },
  channel: { id: 'bulks.channel', defaultMessage: 'Landing channel' },
  metadata: { id: 'bulks.metadata', defaultMessage: 'Metadata set' },
  none: { id: 'bulks.none', defaultMessage: 'Nothing chosen yet' },
  noneHelp: { id: 'bulks.noneHelp', defaultMessage: 'Set-top boxes keep what they have.' },
  inherits: { id: 'bulks.inherits', defaultMessage: 'Set-top boxes get {name} from {organisation}.' },
  inheritsHelp: {
    id: 'bulks.inheritsHelp',
    defaultMessage: 'Choose an item here to send your own instead.',
  },
  inheritedHeld: {
    id: 'bulks.inheritedHeld',
    defaultMessage: 'It is on hold there: set-top boxes keep what they have.',
  },
  elsewhere: {
    id: 'bulks.elsewhere',
    defaultMessage:
      '{count, plural, one {# set-top box gets} other {# set-top boxes get}} the item of an organisation below.',
  },
  deleted: { id: 'bulks.deleted', defaultMessage: 'Deleted' },
  deletedHelp: { id: 'bulks.deletedHelp', defaultMessage: 'It was deleted. Choose another item.' },
  noBoxes: { id: 'bulks.noBoxes', defaultMessage: 'There are no set-top boxes in service.' },
  have: {
    id: 'bulks.held',
    defaultMessage:
      '{have, number} of {boxes, plural, one {# set-top box has it} other {# set-top boxes have it}}, missing on {lack, number}',
  },
  on: { id: 'bulks.on', defaultMessage: 'On' },
  off: { id: 'bulks.off', defaultMessage: 'Stopped' },
  held: { id: 'bulks.onHold', defaultMessage: 'On hold' },
  heldForAccount: {
    id: 'bulks.heldForAccount',
    defaultMessage: "Boxes do not get it: {author}'s account is deactivated or was deleted.",
  },
  heldForPermission: {
    id: 'bulks.heldForPermission',
    defaultMessage: "Boxes do not get it: {author}'s role can't change content any more.",
  },
  heldForOrganisation: {
    id: 'bulks.heldForOrganisation',
    defaultMessage:
      'Boxes do not get it: {author} no longer manages this organisation, or it is deactivated.',
  },
  heldSince: { id: 'bulks.heldSince', defaultMessage: 'On hold since {time}.' },
  takeOver: { id: 'bulks.takeOver', defaultMessage: 'Take over' },
  takeOverNamed: { id: 'bulks.takeOverNamed', defaultMessage: 'Take over {name}?' },
  takeOverHelp: {
    id: 'bulks.takeOverHelp',
    defaultMessage:
      '{count, plural, =0 {No set-top box lacks it now.} one {# set-top box that lacks it gets it in your name.} other {# set-top boxes that lack it get it in your name.}}',
  },
  takenOver: { id: 'bulks.takenOver', defaultMessage: 'Taken over' },
  author: { id: 'bulks.author', defaultMessage: 'Changed by' },
  organisation: { id: 'bulks.organisation', defaultMessage: 'Organisation' },
  organisationOf: { id: 'bulks.organisationOf', defaultMessage: 'Set-top boxes of {name}' },
  organisationName: { id: 'bulks.organisationName', defaultMessage: 'Name of an organisation' },
  organisations: {
    id: 'bulks.organisations',
    defaultMessage: '{count, plural, one {# organisation} other {# organisations}}',
  },
  noOrganisation: { id: 'bulks.noOrganisation', defaultMessage: 'No organisation has this name.' },
  searching: { id: 'bulks.searching', defaultMessage: 'Searching…' },
  item: { id: 'bulks.item', defaultMessage: 'Item' },
  version: { id: 'bulks.version', defaultMessage: 'Version' },
  number: { id: 'bulks.number', defaultMessage: 'Channel number' },
  file: { id: 'bulks.file', defaultMessage: 'File' },
  size: { id: 'bulks.size', defaultMessage: 'Size' },
  made: { id: 'bulks.made', defaultMessage: 'Made' },
  since: { id: 'bulks.since', defaultMessage: 'Chosen' },
  task: { id: 'bulks.task', defaultMessage: 'Service task' },
  choose: { id: 'bulks.choose', defaultMessage: 'Choose' },
  change: { id: 'bulks.change', defaultMessage: 'Change' },
  changed: { id: 'bulks.changed', defaultMessage: 'Set-top boxes get it from now on' },
  stored: { id: 'bulks.stored', defaultMessage: 'Stored. Set-top boxes get it once you start it.' },
  stop: { id: 'bulks.stop', defaultMessage: 'Stop' },
  stopNamed: { id: 'bulks.stopNamed', defaultMessage: 'Stop {name}?' },
  stopHelp: {
    id: 'bulks.stopHelp',
    defaultMessage:
      '{count, plural, =0 {No set-top boxes are in service.} one {# set-top box keeps what it has.} other {# set-top boxes keep what they have. Those that lack it do not get it any more.}}',
  },
  stopInherits: {
    id: 'bulks.stopInherits',
    defaultMessage:
      '{count, plural, =0 {No set-top boxes are in service. New ones get} one {# set-top box switches to} other {# set-top boxes switch to}} {name} from {organisation}.',
  },
  stopInheritsHeld: {
    id: 'bulks.stopInheritsHeld',
    defaultMessage:
      '{count, plural, =0 {No set-top boxes are in service. New ones wait} one {# set-top box keeps what it has} other {# set-top boxes keep what they have}} until {organisation} sends {name} again.',
  },
  stopFailed: { id: 'bulks.stopFailed', defaultMessage: 'Bulk provisioning could not be stopped.' },
  stopped: { id: 'bulks.stopped', defaultMessage: 'Stopped' },
  start: { id: 'bulks.start', defaultMessage: 'Start' },
  startNamed: { id: 'bulks.startNamed', defaultMessage: 'Start {name}?' },
  startHelp: {
    id: 'bulks.startHelp',
    defaultMessage:
      '{count, plural, =0 {No set-top box lacks it now.} one {# set-top box gets it: at once if online, otherwise when it connects.} other {# set-top boxes get it: at once if online, otherwise when they connect.}}',
  },
  startFailed: { id: 'bulks.startFailed', defaultMessage: 'Bulk provisioning could not be started.' },
  started: { id: 'bulks.started', defaultMessage: 'Started' },
  changeFailed: { id: 'bulks.changeFailed', defaultMessage: 'Bulk provisioning could not be changed.' },
  loadFailed: { id: 'bulks.loadFailed', defaultMessage: 'Bulk provisioning could not be loaded' },
  pickBootAd: { id: 'bulks.pickBootAd', defaultMessage: 'Assign boot ad to all set-top boxes' },
  pickChannel: { id: 'bulks.pickChannel', defaultMessage: 'Assign landing channel to all set-top boxes' },
  pickMetadata: { id: 'bulks.pickMetadata', defaultMessage: 'Assign metadata set to all set-top boxes' },
  continue: { id: 'bulks.continue', defaultMessage: 'Continue' },
  counting: { id: 'bulks.counting', defaultMessage: 'Counting set-top boxes…' },
  countFailed: { id: 'bulks.countFailed', defaultMessage: 'The set-top boxes could not be counted.' },
  sendBootAd: {
    id: 'bulks.sendBootAd',
    defaultMessage: 'Assign {name}, version {version}, to all set-top boxes?',
  },
  sendChannel: { id: 'bulks.sendChannel', defaultMessage: 'Assign {version} {name} to all set-top boxes?' },
  sendMetadata: {
    id: 'bulks.sendMetadata',
    defaultMessage: 'Assign {name}, version {version}, to all set-top boxes?',
  },
  changeHelp: { id: 'bulks.changeHelp', defaultMessage: 'It replaces what they have now.' },
  storeHelp: {
    id: 'bulks.storeHelp',
    defaultMessage: 'Bulk provisioning is stopped. No set-top box gets it until you start it.',
  },
  getIt: {
    id: 'bulks.getIt',
    defaultMessage:
      '{count, plural, =0 {No set-top box lacks it now.} one {# set-top box gets it.} other {# set-top boxes get it.}}',
  },
  wouldGetIt: {
    id: 'bulks.wouldGetIt',
    defaultMessage:
      '{count, plural, =0 {No set-top box lacks it now.} one {# set-top box gets it after a start.} other {# set-top boxes get it after a start.}}',
  },
  getItLater: {
    id: 'bulks.getItLater',
    defaultMessage:
      '{count, plural, one {# of them is offline and gets it when it connects.} other {# of them are offline and get it when they connect.}}',
  },
  haveItAlready: {
    id: 'bulks.haveItAlready',
    defaultMessage:
      '{count, plural, one {# set-top box has it already.} other {# set-top boxes have it already.}}',
  },
  send: {
    id: 'bulks.send',
    defaultMessage:
      '{count, plural, =0 {Change item} one {Send to # set-top box} other {Send to # set-top boxes}}',
  },
  store: { id: 'bulks.store', defaultMessage: 'Store' },
  pick: { id: 'bulks.pick', defaultMessage: 'Choose one' },
  name: { id: 'bulks.name', defaultMessage: 'Name' },
  noChoice: { id: 'bulks.noChoice', defaultMessage: 'There is none yet. Add one on its own page.' },
  bootAdsFailed: { id: 'bulks.bootAdsFailed', defaultMessage: 'The boot ads could not be loaded.' },
  channelsFailed: { id: 'bulks.channelsFailed', defaultMessage: 'The TV channels could not be loaded.' },
  namesFailed: {
    id: 'bulks.namesFailed',
    defaultMessage: 'The names of the metadata sets could not be loaded.',
  },
  versionsFailed: {
    id: 'bulks.versionsFailed',
    defaultMessage: 'The versions of {name} could not be loaded.',
  },
  organisationsFailed: {
    id: 'bulks.organisationsFailed',
    defaultMessage: 'The organisations could not be loaded.',
  },
  adChoice: { id: 'bulks.adChoice', defaultMessage: '{name}, version {version}' },
  channelChoice: { id: 'bulks.channelChoice', defaultMessage: '{number}: {name}' },
});
