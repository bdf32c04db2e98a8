import { accountCallModule } from '../administration/audit/account-calls.ts';
import { auditModule } from '../administration/audit/handlers.ts';
import { fileUploadModule } from '../administration/file-uploads/module.ts';
import { logModule } from '../administration/log/handlers.ts';
import { systemModule } from '../administration/system/handlers.ts';
import { tableExportModule } from '../administration/tables/export.ts';
import { tableImportModule } from '../administration/tables/import/import.ts';
import { modelTableModule } from '../administration/tables/models.ts';
import { placeModule } from '../administration/tables/places.ts';
import { recordModule } from '../administration/tables/record-resources.ts';
import { serviceTableModule } from '../administration/tables/services.ts';
import { contentModule } from '../content/module.ts';
import type { Module } from '../core/module.ts';
import { admissionModule } from '../devices/admission/module.ts';
import { consentModule } from '../devices/capture/consent-handlers.ts';
import { caseModule } from '../devices/cases/cases.ts';
import { DeviceList } from '../devices/list/rows.ts';
import { deviceModelModule } from '../devices/model-tables/tables.ts';
import { modelPictureModule } from '../devices/models/pictures.ts';
import { deviceModule } from '../devices/module.ts';
import { playbookModule } from '../devices/playbooks/runs.ts';
import { bulkActionModule } from '../devices/tasks/bulk-actions.ts';
import { taskModule } from '../devices/tasks/handlers.ts';
import { appFileModule } from '../fleet/app-files/module.ts';
import { appsBroughtTo } from '../fleet/app-profiles/brought.ts';
import { appProfileModule } from '../fleet/app-profiles/module.ts';
import { approvalModule } from '../fleet/approvals/module.ts';
import { upgradeGroup } from '../fleet/firmware/group-upgrades.ts';
import { firmwareModule } from '../fleet/firmware/module.ts';
import { upgradesByTask } from '../fleet/firmware/queries/upgrades.ts';
import { groupFields } from '../fleet/groups/listed.ts';
import { groupModule } from '../fleet/groups/module.ts';
import { handoverModule } from '../fleet/handovers/module.ts';
import { inventoryModule } from '../fleet/inventory/module.ts';
import { inventoryUploadModule } from '../fleet/inventory/uploads/handlers.ts';
import { mapModule } from '../fleet/map/module.ts';
import { presetsModule } from '../fleet/presets/module.ts';
import { registrationModule } from '../fleet/registration/module.ts';
import { accountModule } from '../people/accounts/module.ts';
import { identityModule } from '../people/company-sign-in/module.ts';
import { credentialModule } from '../people/credentials/module.ts';
import { feedbackModule } from '../people/feedback/resource.ts';
import { mailModule } from '../people/mail/handlers.ts';
import { noticeModule } from '../people/notices/handlers.ts';
import { messageModule } from '../people/notifications/handlers.ts';
import { organisationModule } from '../people/organisations/resource.ts';
import { operatorRoleModule } from '../people/roles/operator-roles.ts';
import { roleModule } from '../people/roles/product-roles.ts';
import { scheduledExportModule } from '../people/scheduled-exports/module.ts';
import { settingsModule } from '../people/settings/handlers.ts';
import { signInModule } from '../people/sign-in/module.ts';
import { alarmFields } from '../statistics/alarms/listed.ts';
import { dashboardModule } from '../statistics/dashboard/module.ts';
import { statisticsModule } from '../statistics/module.ts';
import { deviceFollowers } from './device-followers.ts';
import type { Services } from './services.ts';

const list = new DeviceList([groupFields, alarmFields]);

/** Modules of the product, of which a server is composed. */
export const modules: readonly Module<Services>[] = [
  signInModule,
  credentialModule,
  identityModule,
  deviceModule({ followers: deviceFollowers, list, upgradesByTask, appsBroughtTo }),
  registrationModule,
  admissionModule,
  inventoryModule(list),
  mapModule,
  handoverModule,
  fileUploadModule,
  approvalModule,
  firmwareModule,
  groupModule(upgradeGroup),
  presetsModule,
  dashboardModule,
  taskModule,
  bulkActionModule,
  inventoryUploadModule,
  statisticsModule,
  consentModule,
  playbookModule,
  noticeModule,
  feedbackModule,
  messageModule,
  scheduledExportModule,
  settingsModule,
  systemModule,
  accountModule,
  mailModule,
  caseModule,
  logModule,
  auditModule,
  accountCallModule,
  organisationModule,
  roleModule,
  operatorRoleModule,
  deviceModelModule,
  placeModule,
  modelTableModule,
  serviceTableModule,
  modelPictureModule,
  tableExportModule,
  tableImportModule,
  recordModule,
  appFileModule,
  appProfileModule,
  contentModule,
];
