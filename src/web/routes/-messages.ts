import { defineMessages } from '#web/i18n/message.ts';

export const messages = defineMessages({
  product: { id: 'routes.product', defaultMessage: 'Remote Management System' },
  pageTitle: { id: 'routes.pageTitle', defaultMessage: '{page} | {product}' },
  login: { id: 'routes.login', defaultMessage: 'Sign in' },
  logout: { id: 'routes.logout', defaultMessage: 'Sign out' },
  notFound: { id: 'routes.notFound', defaultMessage: 'Page not found' },
  serverError: { id: 'routes.serverError', defaultMessage: 'Server error' },
  dbcheck: { id: 'routes.dbcheck', defaultMessage: 'Service check' },
  registerDevice: { id: 'routes.registerDevice', defaultMessage: 'Device registration' },
  home: { id: 'routes.home', defaultMessage: 'Home' },
  devices: { id: 'routes.devices', defaultMessage: 'Devices' },
  device: { id: 'routes.device', defaultMessage: 'Device' },
  task: { id: 'routes.task', defaultMessage: 'Task' },
  tasks: { id: 'routes.tasks', defaultMessage: 'Tasks' },
  machines: { id: 'routes.machines', defaultMessage: 'State machines' },
  cases: { id: 'routes.cases', defaultMessage: 'Cases' },
  case: { id: 'routes.case', defaultMessage: 'Case' },
  verify: { id: 'routes.verify', defaultMessage: 'Verify a file' },
  deviceInfo: { id: 'routes.deviceInfo', defaultMessage: 'Device information' },
});
