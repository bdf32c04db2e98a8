import type { TableId } from '#api/tables.gen.ts';
import { defineMessages, type Messages } from '#web/i18n/message.ts';

/** Every table has a name. */
export const tableNames = defineMessages({
  'device-model': { id: 'tables.table.device.model', defaultMessage: 'Device models' },
  'device-model-feature': { id: 'tables.table.device.model.feature', defaultMessage: 'Features of models' },
  'device-model-menu': { id: 'tables.table.device.model.menu', defaultMessage: 'Tabs of models' },
  'app-file': { id: 'tables.table.app.file', defaultMessage: 'App files' },
  role: { id: 'tables.table.role', defaultMessage: 'Roles of the product' },
  'common-code': { id: 'tables.table.common.code', defaultMessage: 'Common codes' },
  'device-model-image': { id: 'tables.table.device.model.image', defaultMessage: 'Pictures of models' },
  'device-model-menu-basic': {
    id: 'tables.table.device.model.menu.basic',
    defaultMessage: 'Tabs of product classes',
  },
  country: { id: 'tables.table.country', defaultMessage: 'Countries' },
  region: { id: 'tables.table.region', defaultMessage: 'Regions' },
  'location-city': { id: 'tables.table.location.city', defaultMessage: 'Cities' },
  'ip2location-db9': { id: 'tables.table.ip2location.db9', defaultMessage: 'IP geolocation' },
  manufacturer: { id: 'tables.table.manufacturer', defaultMessage: 'Manufacturers' },
  menu: { id: 'tables.table.menu', defaultMessage: 'Menus of the console' },
  'role-group-basic': { id: 'tables.table.role.group.basic', defaultMessage: 'Groups of roles' },
  'service-feature': { id: 'tables.table.service.feature', defaultMessage: 'Features of the service' },
  'service-model': { id: 'tables.table.service.model', defaultMessage: 'Models of services' },
  system: { id: 'tables.table.system', defaultMessage: 'Systems' },
  'system-device-model': { id: 'tables.table.system.device.model', defaultMessage: 'Models of systems' },
  'model-supported': { id: 'tables.table.model.supported', defaultMessage: 'Supported objects' },
  'model-parameters': { id: 'tables.table.model.parameters', defaultMessage: 'Parameters of models' },
  user: { id: 'tables.table.user', defaultMessage: 'Accounts' },
  'user-client': { id: 'tables.table.user.client', defaultMessage: 'Browsers of accounts' },
  task: { id: 'tables.table.task', defaultMessage: 'Tasks' },
  'user-del': { id: 'tables.table.user.del', defaultMessage: 'Deleted accounts' },
  device: { id: 'tables.table.device', defaultMessage: 'Devices' },
  'device-device-info': {
    id: 'tables.table.device.device.info',
    defaultMessage: 'Reported device info',
  },
  provisioning: { id: 'tables.table.provisioning', defaultMessage: 'Devices to be provisioned' },
}) satisfies Messages<TableId>;
