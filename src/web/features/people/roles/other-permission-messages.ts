import { defineMessages } from '#web/i18n/message.ts';

export const av = defineMessages({
  '/devices/avs/full': { id: 'permission.devices.avs.full', defaultMessage: 'View AV and tuner' },
  '/devices/avs/hdmi': { id: 'permission.devices.avs.hdmi', defaultMessage: 'Read the HDMI output' },
  '/devices/avs/info': { id: 'permission.devices.avs.info', defaultMessage: 'Read the remote control' },
  '/devices/avs/set/cec': { id: 'permission.devices.avs.set.cec', defaultMessage: 'HDMI-CEC' },
  '/devices/avs/set/osd-message': {
    id: 'permission.devices.avs.set.osd.message',
    defaultMessage: 'Message on the screen',
  },
  '/devices/avs/screen-captures/consents': {
    id: 'permission.devices.avs.screen.captures.consents',
    defaultMessage: 'Ask for consent to see the screen',
  },
  '/devices/avs/consent-cancel': {
    id: 'permission.devices.avs.consent.cancel',
    defaultMessage: 'Withdraw a consent',
  },
  '/devices/avs/screen-capture-start': {
    id: 'permission.devices.avs.screen.capture.start',
    defaultMessage: 'See the screen',
  },
  '/devices/avs/screen-capture-cancel': {
    id: 'permission.devices.avs.screen.capture.cancel',
    defaultMessage: 'Stop seeing the screen',
  },
  '/devices/avs/remote-control': {
    id: 'permission.devices.avs.remote.control',
    defaultMessage: 'Remote control',
  },
  '/consents': { id: 'permission.consents', defaultMessage: 'Consent log' },
});

export const apps = defineMessages({
  '/devices/apps/info': { id: 'permission.devices.apps.info', defaultMessage: 'Apps of a device' },
  '/devices/ui/getApplicationStatWeekly': {
    id: 'permission.devices.ui.getApplicationStatWeekly',
    defaultMessage: 'App usage, last 7 days',
  },
  '/application/info/getDeploymentInfo': {
    id: 'permission.application.info.getDeploymentInfo',
    defaultMessage: 'Installed app packages',
  },
  '/application/info/getTotalUsageInfo': {
    id: 'permission.application.info.getTotalUsageInfo',
    defaultMessage: 'Memory and disk of apps',
  },
  '/application/details/{keyword}': {
    id: 'permission.application.details.keyword',
    defaultMessage: 'App files to choose from',
  },
  '/devices/apps/install': { id: 'permission.devices.apps.install', defaultMessage: 'Install apps' },
  '/devices/apps/uninstall': { id: 'permission.devices.apps.uninstall', defaultMessage: 'Remove apps' },
  '/application/installAppTemp': {
    id: 'permission.application.installAppTemp',
    defaultMessage: 'Install a version beside the profile',
  },
  '/application/uninstallAppTemp': {
    id: 'permission.application.uninstallAppTemp',
    defaultMessage: 'Remove an app beside the profile',
  },
  '/application/updateApp': { id: 'permission.application.updateApp', defaultMessage: 'Update apps' },
  '/application/profile/appStartStop': {
    id: 'permission.application.profile.appStartStop',
    defaultMessage: 'Start and stop apps',
  },
});

export const tasks = defineMessages({
  '/tasks': { id: 'permission.tasks', defaultMessage: 'Task list' },
  '/tasks/{taskId}': { id: 'permission.tasks.taskId', defaultMessage: 'Open a task' },
  '/tasks/{taskId}/events': { id: 'permission.tasks.taskId.events', defaultMessage: 'Timeline of a task' },
  '/tasks/{taskId}/state': {
    id: 'permission.tasks.taskId.state',
    defaultMessage: 'State of a task at a moment',
  },
  '/tasks/{taskId}/export': {
    id: 'permission.tasks.taskId.export',
    defaultMessage: 'Download a task with its proof',
  },
  '/tasks/{taskId}/cancel': { id: 'permission.tasks.taskId.cancel', defaultMessage: 'Cancel tasks' },
  '/playbooks': { id: 'permission.playbooks', defaultMessage: 'Playbook runs: look' },
  '/playbooks/start': { id: 'permission.playbooks.start', defaultMessage: 'Run playbooks' },
});

export const cases = defineMessages({
  '/cases': { id: 'permission.cases', defaultMessage: 'Case list' },
  '/cases/{caseId}': { id: 'permission.cases.caseId', defaultMessage: 'Open a case' },
  '/cases/{caseId}/file': { id: 'permission.cases.caseId.file', defaultMessage: 'Download a case' },
  '/cases/action/open': { id: 'permission.cases.action.open', defaultMessage: 'Create cases' },
  '/cases/{caseId}/tasks': { id: 'permission.cases.caseId.tasks', defaultMessage: 'Add and remove tasks' },
  '/cases/{caseId}/edit': {
    id: 'permission.cases.caseId.edit',
    defaultMessage: 'Rename, close and open again',
  },
  '/cases/{caseId}/comment': { id: 'permission.cases.caseId.comment', defaultMessage: 'Comment' },
});

export const groups = defineMessages({
  '/groups': { id: 'permission.groups', defaultMessage: 'Groups: view' },
  '/groups/write': { id: 'permission.groups.write', defaultMessage: 'Groups: create and delete' },
  '/groups/{gid}/edit': { id: 'permission.groups.gid.edit', defaultMessage: 'Groups: rename and describe' },
  '/groups/actions/associate': {
    id: 'permission.groups.actions.associate',
    defaultMessage: 'Groups: assign devices',
  },
  '/groups/{gid}/devices/imports': {
    id: 'permission.groups.gid.devices.imports',
    defaultMessage: 'Groups: assign devices by file',
  },
  '/groups/controls/reboot': { id: 'permission.groups.controls.reboot', defaultMessage: 'Groups: reboot' },
  '/groups/controls/factory-reset': {
    id: 'permission.groups.controls.factory.reset',
    defaultMessage: 'Groups: factory reset',
  },
  '/groups/controls/lock': { id: 'permission.groups.controls.lock', defaultMessage: 'Groups: lock' },
  '/groups/controls/unlock': {
    id: 'permission.groups.controls.unlock',
    defaultMessage: 'Groups: unlock or lock',
  },
  '/rooms': { id: 'permission.rooms', defaultMessage: 'Rooms: view' },
  '/rooms/write': { id: 'permission.rooms.write', defaultMessage: 'Rooms: manage' },
});

export const inventory = defineMessages({
  '/devices/action/create': {
    id: 'permission.devices.action.create',
    defaultMessage: 'Create devices, and check their numbers',
  },
  '/devices/actions/multi/firmware-update': {
    id: 'permission.firmwareUpdate',
    defaultMessage: 'Upgrade firmware of devices',
  },
  '/cms': { id: 'permission.cms', defaultMessage: 'View channels, banners, live ads and boot ads' },
  '/cms/edit': { id: 'permission.cms.edit', defaultMessage: 'Edit channels, banners, live ads and boot ads' },
  '/firmwares': {
    id: 'permission.firmwares',
    defaultMessage: 'View firmware files',
  },
  '/firmwares/edit': {
    id: 'permission.firmwares.edit',
    defaultMessage: 'Upload, edit and delete firmware files',
  },
  '/firmwares/action/approve': {
    id: 'permission.firmwares.approve',
    defaultMessage: 'Approve firmware files',
  },
  '/firmwares/rules': {
    id: 'permission.firmwares.rules',
    defaultMessage: 'Set the rules for firmware approval',
  },
  '/firmwares/profiles': {
    id: 'permission.firmwares.profiles',
    defaultMessage: 'View firmware profiles',
  },
  '/firmwares/profiles/edit': {
    id: 'permission.firmwares.profiles.edit',
    defaultMessage: 'Plan, start and stop firmware profiles',
  },
  '/firmwares/profiles/approve': {
    id: 'permission.firmwares.profiles.approve',
    defaultMessage: 'Approve firmware profiles',
  },
  '/firmwares/profiles/rollback': {
    id: 'permission.firmwares.profiles.rollback',
    defaultMessage: 'Roll back firmware profiles',
  },
  '/invdevices/bulk-uploads': {
    id: 'permission.invdevices.bulkUploads',
    defaultMessage: 'Upload devices by file, apply and undo',
  },
  '/invdevices/bulk-uploads/page': {
    id: 'permission.invdevices.bulkUploads.page',
    defaultMessage: 'View the history of uploads',
  },
  '/devices/outsidesa': {
    id: 'permission.devices.outsidesa',
    defaultMessage: 'View devices outside of the service area',
  },
  '/devices/outsidesa/area': {
    id: 'permission.devices.outsidesa.area',
    defaultMessage: 'Change the service area',
  },
  '/devices/activate-counts/edit': {
    id: 'permission.devices.activateCounts.edit',
    defaultMessage: 'Set the activation target',
  },
  '/op/action/release': {
    id: 'permission.op.action.release',
    defaultMessage: 'Return devices to the organisation above',
  },
  '/invdevices': { id: 'permission.invdevices', defaultMessage: 'View devices in stock' },
  '/invdevices/exports': {
    id: 'permission.invdevices.exports',
    defaultMessage: 'Download the devices in stock',
  },
  '/invdevices/remove': {
    id: 'permission.invdevices.remove',
    defaultMessage: 'Remove devices from the stock',
  },
  '/devices/actions/request-activation': {
    id: 'permission.devices.actions.requestActivation',
    defaultMessage: 'Ask for the activation of devices',
  },
  '/devices/actions/activate': {
    id: 'permission.devices.actions.activate',
    defaultMessage: 'Activate devices',
  },
  '/devices/actions/deactivate': {
    id: 'permission.devices.actions.deactivate',
    defaultMessage: 'Retrieve devices from use',
  },
  '/devices/actions/reject': {
    id: 'permission.devices.actions.reject',
    defaultMessage: 'Reject requested activations',
  },
  '/devices/customer': {
    id: 'permission.devices.customer',
    defaultMessage: 'Set customer and retailer of a device',
  },
  '/devices/unregistered': {
    id: 'permission.devices.unregistered',
    defaultMessage: 'View unregistered devices',
  },
  '/devices/unregistered/exports': {
    id: 'permission.devices.unregistered.exports',
    defaultMessage: 'Download the unregistered devices',
  },
  '/devices/unregistered/update': {
    id: 'permission.devices.unregistered.update',
    defaultMessage: 'Register, ignore, block or remove unregistered devices',
  },
  '/op/action/allocate': {
    id: 'permission.op.action.allocate',
    defaultMessage: 'Move devices to another organisation',
  },
  '/op/action/identity': { id: 'permission.op.action.identity', defaultMessage: 'Secrets of devices' },
});

export const organisations = defineMessages({
  '/ops': { id: 'permission.ops', defaultMessage: 'Companies and schools: look' },
  '/ops/{opId}/edit': { id: 'permission.ops.opId.edit', defaultMessage: 'Schools: manage' },
  '/op/action/createOpInviteAdmin': {
    id: 'permission.op.action.createOpInviteAdmin',
    defaultMessage: 'Companies: manage',
  },
  '/ops/{op}/roles': { id: 'permission.ops.op.roles', defaultMessage: 'Roles: look' },
  '/ops/{op}/roles/edit': {
    id: 'permission.ops.op.roles.edit',
    defaultMessage: 'Roles of an operator: manage',
  },
  '/users/{id}/passwords': {
    id: 'permission.users.id.passwords',
    defaultMessage: 'Reset passwords and second factors',
  },
  '/iam/two-factor-policy': {
    id: 'permission.iam.two.factor.policy',
    defaultMessage: 'Require two factors',
  },
  '/iam/identity-provider': {
    id: 'permission.iam.identity.provider',
    defaultMessage: 'Set the company sign-in',
  },
  '/mails': { id: 'permission.mails', defaultMessage: 'Mails: look' },
  '/mails/{mailId}/resend': { id: 'permission.mails.mailId.resend', defaultMessage: 'Mails: send again' },
});

export const accounts = defineMessages({
  '/users': { id: 'permission.users', defaultMessage: 'Accounts: look' },
  '/users/action/invite': { id: 'permission.users.action.invite', defaultMessage: 'Accounts: invite' },
  '/users/{userId}/infos': {
    id: 'permission.users.userId.infos',
    defaultMessage: 'Accounts: change, stop and delete',
  },
  '/users/requests': { id: 'permission.users.requests', defaultMessage: 'Requests for accounts' },
});

export const log = defineMessages({
  '/log/account-calls': {
    id: 'permission.log.account.calls',
    defaultMessage: 'Refusals and reads of accounts',
  },
  '/log/audit': { id: 'permission.log.audit', defaultMessage: 'View audit trail' },
  '/log/seals': { id: 'permission.log.seals', defaultMessage: 'Seals of the log' },
  '/log/check': { id: 'permission.log.check', defaultMessage: 'Check of the log' },
  '/log/conformance': { id: 'permission.log.conformance', defaultMessage: 'Consistency of recorded streams' },
  '/log/export': { id: 'permission.log.export', defaultMessage: 'Download the log' },
});

export const tables = defineMessages({
  '/admin/api/v1/ref/role': {
    id: 'permission.admin.api.v1.ref.role',
    defaultMessage: 'Roles of the product',
  },
  '/admin/api/v1/ref/device-model': {
    id: 'permission.admin.api.v1.ref.device.model',
    defaultMessage: 'Device models',
  },
  '/admin/api/v1/ref/device-model-feature': {
    id: 'permission.admin.api.v1.ref.device.model.feature',
    defaultMessage: 'Features of models',
  },
  '/admin/api/v1/ref/device-model-menu': {
    id: 'permission.admin.api.v1.ref.device.model.menu',
    defaultMessage: 'Menus of models',
  },
  '/admin/api/v1/auth/*': { id: 'permission.admin.api.v1.auth', defaultMessage: 'Accounts as a table' },
  '/admin/api/v1/service/*': { id: 'permission.admin.api.v1.service', defaultMessage: 'Tasks as a table' },
  '/admin/api/v1/device/*': { id: 'permission.admin.api.v1.device', defaultMessage: 'Devices as a table' },
  '/admin/api/v1/ref/*': { id: 'permission.admin.api.v1.ref', defaultMessage: 'Other reference tables' },
  '/admin/api/v1/ref/app-file': { id: 'permission.admin.api.v1.ref.app.file', defaultMessage: 'App files' },
});

export const notices = defineMessages({
  '/notices': { id: 'permission.notices', defaultMessage: 'View notices and readers' },
  '/notices/write': { id: 'permission.notices.write', defaultMessage: 'Notices: create and delete' },
  '/notices/{notiId}/edit': { id: 'permission.notices.notiId.edit', defaultMessage: 'Notices: change' },
  '/system/health': { id: 'permission.system.health', defaultMessage: 'System health: look' },
  '/feedback': { id: 'permission.feedback', defaultMessage: 'Feedback: look' },
});

export const statistics = defineMessages({
  '/stat': { id: 'permission.stat', defaultMessage: 'View statistics' },
  '/stats/resources': { id: 'permission.stats.resources', defaultMessage: 'View resources and alarms' },
  '/stats/resources/alarms/acknowledge': {
    id: 'permission.stats.resources.alarms.acknowledge',
    defaultMessage: 'Acknowledge alarms',
  },
  '/stats/resources/alarms/thresholds': {
    id: 'permission.stats.resources.alarms.thresholds',
    defaultMessage: 'Set alarm thresholds',
  },
  '/stats/logs/actions': { id: 'permission.stats.logs.actions', defaultMessage: 'View the action log' },
});
