import { defineMessages } from '#web/i18n/message.ts';

/** Headings of the permissions, as PE-001..PE-035 group them. */
export const areaNames = defineMessages({
  devices: { id: 'permissionArea.devices', defaultMessage: 'View devices' },
  actions: { id: 'permissionArea.actions', defaultMessage: 'Devices: control' },
  diagnostics: { id: 'permissionArea.diagnostics', defaultMessage: 'Diagnostics' },
  network: { id: 'permissionArea.network', defaultMessage: 'Wi-Fi and network' },
  av: { id: 'permissionArea.av', defaultMessage: 'AV, screen and remote control' },
  apps: { id: 'permissionArea.apps', defaultMessage: 'Apps' },
  tasks: { id: 'permissionArea.tasks', defaultMessage: 'Tasks' },
  cases: { id: 'permissionArea.cases', defaultMessage: 'Cases' },
  groups: { id: 'permissionArea.groups', defaultMessage: 'Groups and rooms' },
  inventory: { id: 'permissionArea.inventory', defaultMessage: 'Inventory' },
  organisations: { id: 'permissionArea.organisations', defaultMessage: 'Companies, schools and roles' },
  accounts: { id: 'permissionArea.accounts', defaultMessage: 'Accounts' },
  notices: { id: 'permissionArea.notices', defaultMessage: 'Notices and feedback' },
  statistics: { id: 'permissionArea.statistics', defaultMessage: 'Statistics' },
  log: { id: 'permissionArea.log', defaultMessage: 'Log and audit' },
  tables: { id: 'permissionArea.tables', defaultMessage: 'Administrator’s tables' },
  other: { id: 'permissionArea.other', defaultMessage: 'Other' },
});
