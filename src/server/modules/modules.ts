import { accountCallModule } from './administration/account-calls.ts';
import { appFileModule } from './administration/app-files.ts';
import { auditModule } from './administration/audit.ts';
import { deviceModelModule } from './administration/device-models.ts';
import { logModule } from './administration/log.ts';
import { modelPictureModule } from './administration/model-pictures.ts';
import { operatorRoleModule } from './administration/roles/operator-roles.ts';
import { roleModule } from './administration/roles/product-roles.ts';
import { tableExportModule } from './administration/tables/export.ts';
import { tableImportModule } from './administration/tables/import/import.ts';
import { modelTableModule } from './administration/tables/models.ts';
import { placeModule } from './administration/tables/places.ts';
import { recordModule } from './administration/tables/records.ts';
import { serviceTableModule } from './administration/tables/services.ts';
import { bulkActionModule } from './device/bulk-actions.ts';
import { caseModule } from './device/cases/cases.ts';
import { consentModule } from './device/consents.ts';
import { deviceModule } from './device/devices/devices.ts';
import { playbookModule } from './device/playbooks.ts';
import { taskModule } from './device/tasks.ts';
import type { Module } from './module.ts';
import { accountModule } from './people/accounts/accounts.ts';
import { credentialModule } from './people/credentials/credentials.ts';
import { feedbackModule } from './people/feedback.ts';
import { identityModule } from './people/identity/identity.ts';
import { mailModule } from './people/mails.ts';
import { messageModule } from './people/messages.ts';
import { noticeModule } from './people/notices.ts';
import { organisationModule } from './people/organisations/organisations.ts';
import { settingsModule } from './people/settings.ts';
import { signInModule } from './people/sign-in/sign-in.ts';
import { systemModule } from './people/system.ts';

/** The product: what a server is composed of. */
export const modules: readonly Module[] = [
  signInModule,
  credentialModule,
  identityModule,
  deviceModule,
  taskModule,
  bulkActionModule,
  consentModule,
  playbookModule,
  noticeModule,
  feedbackModule,
  messageModule,
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
];
