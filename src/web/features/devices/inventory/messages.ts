import { defineMessages } from '#web/i18n/message.ts';

export const messages = defineMessages({
  devicesTitle: { id: 'inventory.devices.title', defaultMessage: 'Devices and customers' },
  devicesContext: {
    id: 'inventory.devices.context',
    defaultMessage: 'Stock, activation and customers of {company} and the organisations below it',
  },
  stockTitle: { id: 'inventory.stock.title', defaultMessage: 'Inventory' },
  stockContext: {
    id: 'inventory.stock.context',
    defaultMessage: 'Devices of {company} and the organisations below it',
  },
  ownTitle: { id: 'inventory.own.title', defaultMessage: 'Own stock' },
  ownContext: {
    id: 'inventory.own.context',
    defaultMessage: 'Devices in stock of {company}, without the organisations below it',
  },
  activationTitle: { id: 'inventory.activation.title', defaultMessage: 'Activation' },
  activationContext: {
    id: 'inventory.activation.context',
    defaultMessage: 'Devices that wait for a customer and an address',
  },
  lists: { id: 'inventory.lists', defaultMessage: 'Lists' },
  tabAll: { id: 'inventory.tab.all', defaultMessage: 'All devices' },
  tabDeployed: { id: 'inventory.tab.deployed', defaultMessage: 'Deployed' },
  tabStock: { id: 'inventory.tab.stock', defaultMessage: 'Inventory' },
  tabRequested: { id: 'inventory.tab.requested', defaultMessage: 'Requested' },
  tabUploads: { id: 'inventory.tab.uploads', defaultMessage: 'Bulk Upload History' },
  import: { id: 'inventory.import', defaultMessage: 'Import' },
  importAdd: { id: 'inventory.importAdd', defaultMessage: 'Add devices' },
  importDeploy: { id: 'inventory.importDeploy', defaultMessage: 'Deploy devices' },
  importEdit: { id: 'inventory.importEdit', defaultMessage: 'Edit devices' },
  addDevice: { id: 'inventory.addDevice', defaultMessage: 'Add device' },
  chooseModel: { id: 'inventory.chooseModel', defaultMessage: 'Choose a model' },
  upload: { id: 'inventory.upload', defaultMessage: 'Upload devices' },
  columnRequested: { id: 'inventory.column.requested', defaultMessage: 'Requested' },
  columnAddress: { id: 'inventory.column.address', defaultMessage: 'Address' },
  columnRetailer: { id: 'inventory.column.retailer', defaultMessage: 'Retailer' },
  columnFrom: { id: 'inventory.column.from', defaultMessage: 'Connected from' },
  columnFound: { id: 'inventory.column.found', defaultMessage: 'First seen' },
  none: { id: 'inventory.none', defaultMessage: 'No devices here' },
  noneHelp: {
    id: 'inventory.noneHelp',
    defaultMessage: 'Devices come here by an import, or from another organisation.',
  },
  noneRequested: { id: 'inventory.noneRequested', defaultMessage: 'No activation is waiting' },
  noneRequestedHelp: {
    id: 'inventory.noneRequestedHelp',
    defaultMessage:
      'Imported devices come here when they connect for the first time, or when an installer asks.',
  },
  more: { id: 'inventory.more', defaultMessage: 'More' },
  rowActions: { id: 'inventory.rowActions', defaultMessage: 'Actions for {name}' },

  activate: { id: 'inventory.activate', defaultMessage: 'Activate' },
  activateTitle: { id: 'inventory.activateTitle', defaultMessage: 'Activate {name}' },
  activateVerb: { id: 'inventory.activateVerb', defaultMessage: 'Activate device' },
  activated: { id: 'inventory.activated', defaultMessage: 'Device activated' },
  request: { id: 'inventory.request', defaultMessage: 'Ask for activation' },
  requestTitle: {
    id: 'inventory.requestTitle',
    defaultMessage: 'Ask for the activation of {count, plural, one {this device} other {# devices}}?',
  },
  requestBody: {
    id: 'inventory.requestBody',
    defaultMessage: 'Who may activate finds them under Activation.',
  },
  reject: { id: 'inventory.reject', defaultMessage: 'Reject' },
  rejectTitle: {
    id: 'inventory.rejectTitle',
    defaultMessage: 'Reject {count, plural, one {this activation} other {# activations}}?',
  },
  rejectBody: { id: 'inventory.rejectBody', defaultMessage: 'The devices go back to the inventory.' },
  retrieve: { id: 'inventory.retrieve', defaultMessage: 'Retrieve' },
  retrieveTitle: {
    id: 'inventory.retrieveTitle',
    defaultMessage: 'Retrieve {count, plural, one {this device} other {# devices}} from use?',
  },
  retrieveBody: {
    id: 'inventory.retrieveBody',
    defaultMessage:
      'The devices go back to the inventory. Customer, retailer and address are removed; the history stays.',
  },
  allocate: { id: 'inventory.allocate', defaultMessage: 'Move to another operator' },
  allocateTitle: {
    id: 'inventory.allocateTitle',
    defaultMessage: 'Move {count, plural, one {this device} other {# devices}} to another operator',
  },
  moveTo: { id: 'inventory.moveTo', defaultMessage: 'Operator or school' },
  moveNowhere: { id: 'inventory.moveNowhere', defaultMessage: 'Not chosen' },
  moveHelp: {
    id: 'inventory.moveHelp',
    defaultMessage: 'It joins the inventory there and keeps its history.',
  },
  moveUnread: {
    id: 'inventory.moveUnread',
    defaultMessage: 'The operators could not be loaded. Close this and try again.',
  },
  moveVerb: { id: 'inventory.moveVerb', defaultMessage: 'Move' },
  release: { id: 'inventory.release', defaultMessage: 'Return to the operator above' },
  releaseTitle: {
    id: 'inventory.releaseTitle',
    defaultMessage: 'Return {count, plural, one {this device} other {# devices}} to the operator above?',
  },
  releaseBody: {
    id: 'inventory.releaseBody',
    defaultMessage: 'They leave this inventory and join that of the operator above.',
  },
  remove: { id: 'inventory.remove', defaultMessage: 'Remove' },
  removeTitle: {
    id: 'inventory.removeTitle',
    defaultMessage: 'Remove {count, plural, one {this device} other {# devices}}?',
  },
  removeBody: {
    id: 'inventory.removeBody',
    defaultMessage:
      'The devices leave all lists. Their record stays. A removed device that connects is unregistered.',
  },
  customer: { id: 'inventory.customer', defaultMessage: 'Change customer' },
  customerTitle: { id: 'inventory.customerTitle', defaultMessage: 'Customer of {name}' },
  customerVerb: { id: 'inventory.customerVerb', defaultMessage: 'Save customer' },
  customerSaved: { id: 'inventory.customerSaved', defaultMessage: 'Customer saved' },

  devicesCreate: {
    id: 'inventory.toast.registered',
    defaultMessage: '{count, plural, one {# device} other {# devices}} registered',
  },
  devicesRequested: {
    id: 'inventory.toast.requested',
    defaultMessage: 'Activation of {count, plural, one {# device} other {# devices}} requested',
  },
  devicesRejected: {
    id: 'inventory.toast.rejected',
    defaultMessage: 'All selected devices have been moved to your inventory.',
  },
  devicesDeActivate: {
    id: 'inventory.toast.retrieved',
    defaultMessage: '{count, plural, one {# device} other {# devices}} retrieved to the inventory',
  },
  devicesAllocate: {
    id: 'inventory.toast.moved',
    defaultMessage: '{count, plural, one {# device} other {# devices}} moved',
  },
  devicesReleased: {
    id: 'inventory.toast.released',
    defaultMessage: '{count, plural, one {# device} other {# devices}} returned',
  },
  devicesRemoved: {
    id: 'inventory.toast.removed',
    defaultMessage: '{count, plural, one {# device} other {# devices}} removed',
  },
  devicesDecided: {
    id: 'inventory.toast.decided',
    defaultMessage: '{count, plural, one {# device} other {# devices}} changed',
  },
  partly: {
    id: 'inventory.partly',
    defaultMessage: '{done} done, {refused} refused: {reason}',
  },

  onlyStock: { id: 'inventory.onlyStock', defaultMessage: 'Only devices in the inventory' },
  onlyRequested: { id: 'inventory.onlyRequested', defaultMessage: 'Only requested devices' },
  onlyDeployed: { id: 'inventory.onlyDeployed', defaultMessage: 'Only devices in use' },
  notDeployed: { id: 'inventory.notDeployed', defaultMessage: 'Not for devices in use' },
  oneAtATime: { id: 'inventory.oneAtATime', defaultMessage: 'Each device has a customer of its own' },

  customerId: { id: 'inventory.field.customer', defaultMessage: 'Customer ID' },
  address: { id: 'inventory.field.address', defaultMessage: 'Address' },
  zipCode: { id: 'inventory.field.zipCode', defaultMessage: 'Zip code' },
  city: { id: 'inventory.field.city', defaultMessage: 'City' },
  province: { id: 'inventory.field.province', defaultMessage: 'Province' },
  retailer: { id: 'inventory.field.retailer', defaultMessage: 'Retailer' },
  lat: { id: 'inventory.field.lat', defaultMessage: 'Latitude' },
  lng: { id: 'inventory.field.lng', defaultMessage: 'Longitude' },
  marker: { id: 'inventory.field.marker', defaultMessage: 'Place on the map' },
  markerHelp: {
    id: 'inventory.field.markerHelp',
    defaultMessage: 'Press on the map, or move the pin with the arrow keys; with Shift in larger steps.',
  },
  markerNone: { id: 'inventory.field.markerNone', defaultMessage: 'No place yet' },
  markerSet: { id: 'inventory.field.markerSet', defaultMessage: 'Set a pin' },
  markerClear: { id: 'inventory.field.markerClear', defaultMessage: 'Remove the pin' },
  markerAt: { id: 'inventory.field.markerAt', defaultMessage: 'Pin at {lat}, {lng}' },

  unregisteredTitle: { id: 'inventory.unregistered.title', defaultMessage: 'Unregistered devices' },
  unregisteredContext: {
    id: 'inventory.unregistered.context',
    defaultMessage: 'Devices that connected without an import. They belong to no operator yet.',
  },
  tabWaiting: { id: 'inventory.unregistered.tab.waiting', defaultMessage: 'To decide' },
  tabIgnored: { id: 'inventory.unregistered.tab.ignored', defaultMessage: 'Ignored' },
  tabBlocked: { id: 'inventory.unregistered.tab.blocked', defaultMessage: 'Blocked' },
  noneUnregistered: { id: 'inventory.unregistered.none', defaultMessage: 'No unregistered devices' },
  noneUnregisteredHelp: {
    id: 'inventory.unregistered.noneHelp',
    defaultMessage: 'A device that connects and is in no inventory appears here.',
  },
  register: { id: 'inventory.register', defaultMessage: 'Register' },
  registerTitle: {
    id: 'inventory.registerTitle',
    defaultMessage: 'Register {count, plural, one {this device} other {# devices}}',
  },
  asImported: { id: 'inventory.asImported', defaultMessage: 'Register as imported device' },
  asImportedTitle: { id: 'inventory.asImportedTitle', defaultMessage: 'Register as the imported device?' },
  asImportedBody: {
    id: 'inventory.asImportedBody',
    defaultMessage:
      'It takes the organisation, name and customer of the imported device with the same serial number or MAC address. The imported row, whose endpoint ID never connected, is removed.',
  },
  importedConnected: {
    id: 'inventory.importedConnected',
    defaultMessage: 'The imported device has connected itself.',
  },
  sameNumber: { id: 'inventory.sameNumber', defaultMessage: 'Imported as' },
  ignore: { id: 'inventory.ignore', defaultMessage: 'Ignore' },
  ignoreTitle: {
    id: 'inventory.ignoreTitle',
    defaultMessage: 'Ignore {count, plural, one {this device} other {# devices}}?',
  },
  ignoreBody: {
    id: 'inventory.ignoreBody',
    defaultMessage: 'They are listed under Ignored and may connect.',
  },
  block: { id: 'inventory.block', defaultMessage: 'Block' },
  blockTitle: {
    id: 'inventory.blockTitle',
    defaultMessage: 'Block {count, plural, one {this device} other {# devices}}?',
  },
  blockBody: {
    id: 'inventory.blockBody',
    defaultMessage: 'Their connection ends now, and they are refused when they connect again.',
  },
  restore: { id: 'inventory.restore', defaultMessage: 'Restore' },
  restoreTitle: {
    id: 'inventory.restoreTitle',
    defaultMessage: 'Restore {count, plural, one {this device} other {# devices}}?',
  },
  restoreBody: {
    id: 'inventory.restoreBody',
    defaultMessage: 'They are listed under To decide and may connect.',
  },
  removeUnregisteredBody: {
    id: 'inventory.removeUnregisteredBody',
    defaultMessage: 'They leave the list, and come back when they connect again.',
  },
  outsideTitle: { id: 'inventory.outside.title', defaultMessage: 'Outside the service area' },
  outsideContext: {
    id: 'inventory.outside.context',
    defaultMessage: 'The service area was set by {company}',
  },
  outsideDefault: {
    id: 'inventory.outside.default',
    defaultMessage: 'No service area is set: South Africa is assumed',
  },
  outsideChecking: {
    id: 'inventory.outside.checking',
    defaultMessage: 'Checking devices against the service area…',
  },
  noneOutside: { id: 'inventory.outside.none', defaultMessage: 'Every device is inside the service area' },
  noneOutsideHelp: {
    id: 'inventory.outside.noneHelp',
    defaultMessage:
      'A device is listed here by its registered place, or by the place of the address that it connects from.',
  },
  columnRegisteredPlace: { id: 'inventory.column.registeredPlace', defaultMessage: 'Registered place' },
  columnAddressPlace: { id: 'inventory.column.addressPlace', defaultMessage: 'Place by address' },
  areaChange: { id: 'inventory.area.change', defaultMessage: 'Change service area' },
  areaTitle: { id: 'inventory.area.title', defaultMessage: 'Service area' },
  areaVerb: { id: 'inventory.area.verb', defaultMessage: 'Save service area' },
  areaSaved: { id: 'inventory.area.saved', defaultMessage: 'Service area saved' },
  areaCorners: { id: 'inventory.area.corners', defaultMessage: 'Corners' },
  areaHelp: {
    id: 'inventory.area.help',
    defaultMessage:
      'One corner on each line: longitude, latitude. The last one is joined to the first. It applies to the organisations below too, unless they have one of their own.',
  },
  areaWrongLine: {
    id: 'inventory.area.wrongLine',
    defaultMessage: 'Line {line} is no longitude and latitude.',
  },
  areaTooFew: { id: 'inventory.area.tooFew', defaultMessage: 'An area needs at least three corners.' },
});
