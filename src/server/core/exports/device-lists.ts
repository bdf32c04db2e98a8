import { endpointId, list, words } from './exported-list.ts';

const connection = { true: 'devices.online', false: 'devices.offline' };
const service = { true: 'devices.locked', false: 'devices.unlocked' };
const statuses = {
  Inventory: 'devices.inventory',
  Requested: 'devices.requested',
  Deployed: 'devices.statusDeployed',
  Unregistered: 'devices.statusUnregistered',
};

const status = { head: 'devices.columnStatus', field: 'deviceStatus', words: statuses } as const;
const device = {
  device: { head: 'devices.columnDevice', field: 'deviceName' },
  endpoint: endpointId,
  online: { head: 'devices.connection', field: 'online', words: connection },
  lock: { head: 'devices.columnService', field: 'uiLockEnable', words: service },
  model: { head: 'devices.model', field: 'modelName' },
  mac: { head: 'devices.columnMac', field: 'macAddr' },
  serial: { head: 'devices.columnSerial', field: 'deviceSn' },
} as const;

/** Lists of devices, and of what devices are sorted into. */
export const deviceLists = {
  getDevicePageList: list(
    'getDevicePageList',
    'devices.title',
    {
      ...device,
      status,
      firmware: { head: 'devices.columnFirmware', field: 'firmwareVersion' },
      customer: { head: 'devices.columnCustomer', field: 'customerId' },
      retailer: { head: 'inventory.retailer', field: 'retailer' },
      address: { head: 'inventory.address', field: 'address' },
      zip: { head: 'inventory.zipCode', field: 'zipCode', within: 'address' },
      city: { head: 'devices.columnCity', field: 'city', within: 'address' },
      company: { head: 'devices.columnCompany', field: 'companyName' },
      groups: { head: 'groups.groups', field: 'groupName' },
      room: { head: 'groups.room', field: 'roomName' },
      activation: {
        head: 'devices.activation',
        field: 'activeFlag',
        words: { Activated: 'devices.activated', Deactivated: 'devices.deactivated' },
      },
      requested: { head: 'inventory.columnRequested', field: 'activeReqTime' },
      access: { head: 'devices.columnAccess', field: 'accessTime' },
      created: { head: 'devices.columnCreated', field: 'createTime' },
    },
    'exportDevices',
  ),
  listGroups: list('listGroups', 'groups.groups', {
    name: { head: 'groups.name', field: 'groupName' },
    desc: { head: 'groups.desc', field: 'desc' },
    province: { head: 'groups.region', field: 'province', always: true },
    city: { head: 'groups.city', field: 'city', always: true },
    landing: { head: 'groups.landingChannelSent', field: 'landingChannel' },
    bootAd: { head: 'groups.bootAdSent', field: 'bootAd' },
    company: { head: 'groups.company', field: 'companyName' },
    devices: { head: 'groups.deviceCount', field: 'deviceCnt' },
    createdBy: { head: 'groups.createdBy', field: 'createdBy' },
    created: { head: 'groups.created', field: 'createTime' },
  }),
  listLocationGroups: list('listLocationGroups', 'groups.groups', {
    name: { head: 'groups.name', field: 'groupName' },
    place: { head: 'groups.place', field: 'placeType', words: words('groups.', ['region', 'city']) },
    region: { head: 'groups.region', field: 'region' },
    city: { head: 'groups.city', field: 'city' },
    desc: { head: 'groups.desc', field: 'desc' },
    landing: { head: 'groups.landingChannelSent', field: 'landingChannel' },
    bootAd: { head: 'groups.bootAdSent', field: 'bootAd' },
    company: { head: 'groups.company', field: 'companyName' },
    devices: { head: 'groups.deviceCount', field: 'deviceCnt' },
  }),
  getGroupDevicePage: list('getGroupDevicePage', 'devices.title', {
    ...device,
    city: { head: 'devices.columnCity', field: 'city' },
  }),
  getRoomDevicePage: list('getRoomDevicePage', 'devices.title', {
    ...device,
    city: { head: 'devices.columnCity', field: 'city' },
  }),
  listRooms: list('listRooms', 'groups.roomsTitle', {
    name: { head: 'groups.room', field: 'roomName' },
    type: {
      head: 'groups.type',
      field: 'roomType',
      words: {
        ...words('groups.type', ['Classroom', 'Laboratory', 'Library', 'Office']),
        ...words('groups.type', ['Hall', 'Corridor', 'Other']),
      },
    },
    school: { head: 'groups.school', field: 'companyName' },
    devices: { head: 'groups.deviceCount', field: 'deviceCnt' },
    offline: { head: 'groups.offlineCount', field: 'offlineCnt' },
    created: { head: 'groups.created', field: 'createTime' },
  }),
  listSavedFilters: list('listSavedFilters', 'groups.filterName', {
    name: { head: 'groups.filterName', field: 'filterName' },
    conditions: { head: 'devices.keyword', field: 'keyword' },
    model: { head: 'devices.model', field: 'modelName', always: true },
    online: { head: 'devices.connection', field: 'online', words: connection, always: true },
    lock: { head: 'devices.columnService', field: 'uiLockEnable', words: service, always: true },
    group: { head: 'groups.name', field: 'groupName', always: true },
    room: { head: 'groups.room', field: 'roomName', always: true },
    desc: { head: 'groups.desc', field: 'desc' },
    company: { head: 'groups.company', field: 'companyName' },
    createdBy: { head: 'groups.createdBy', field: 'createdBy' },
  }),
  getOutsidePage: list('getOutsidePage', 'inventory.outsideTitle', {
    ...device,
    status,
    company: { head: 'devices.columnCompany', field: 'companyName' },
    registered: { head: 'inventory.columnRegisteredPlace', field: 'city' },
    byAddress: { head: 'inventory.columnAddressPlace', field: 'byAddress.city' },
    address: { head: 'inventory.columnFrom', field: 'locationIp' },
    access: { head: 'devices.columnAccess', field: 'accessTime' },
    created: { head: 'devices.columnCreated', field: 'createTime' },
  }),
  listDeviceUploads: list('listDeviceUploads', 'inventoryUploads.history', {
    fileName: { head: 'inventoryUploads.fileName', field: 'fileName' },
    type: {
      head: 'inventoryUploads.typeOf',
      field: 'type',
      words: {
        create: 'inventoryUploads.typeCreate',
        deploy: 'inventoryUploads.typeDeploy',
        edit: 'inventoryUploads.typeEdit',
      },
    },
    state: {
      head: 'inventoryUploads.state',
      field: 'state',
      words: {
        ...words('inventoryUploads.', ['received', 'previewed', 'applying', 'done']),
        ...words('inventoryUploads.', ['stopped', 'undoing', 'undone', 'cancelled']),
        closed: 'inventoryUploads.done',
      },
    },
    result: {
      head: 'inventoryUploads.result',
      field: 'result',
      words: {
        pending: 'inventoryUploads.resultPending',
        success: 'inventoryUploads.resultSuccess',
        partial: 'inventoryUploads.resultPartial',
        failed: 'inventoryUploads.resultFailed',
        ...words('inventoryUploads.', ['cancelled', 'undone']),
      },
    },
    total: { head: 'inventoryUploads.total', field: 'totalRecords' },
    added: { head: 'inventoryUploads.added', field: 'added' },
    updated: { head: 'inventoryUploads.updated', field: 'updated' },
    invalid: { head: 'inventoryUploads.invalid', field: 'invalidData' },
    email: { head: 'inventoryUploads.requestedBy', field: 'requestedBy.name' },
    requested: { head: 'inventoryUploads.requested', field: 'requestTime' },
  }),
};
