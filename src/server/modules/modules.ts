import { accountCallModule } from './administration/account-calls.ts';
import { appFileModule } from './administration/app-files.ts';
import { deviceModelModule } from './administration/device-models.ts';
import { logModule } from './administration/log.ts';
import { roleModule } from './administration/roles.ts';
import { bulkActionModule } from './device/bulk-actions.ts';
import { caseModule } from './device/cases/cases.ts';
import { consentModule } from './device/consents.ts';
import { deviceModule } from './device/devices/devices.ts';
import { playbookModule } from './device/playbooks.ts';
import { taskModule } from './device/tasks.ts';
import type { Module } from './module.ts';
import { mailModule } from './people/mails.ts';
import { schoolModule } from './people/schools.ts';
import { signInModule } from './people/sign-in/sign-in.ts';

/** The product: what a server is composed of. */
export const modules: readonly Module[] = [
  signInModule,
  deviceModule,
  taskModule,
  bulkActionModule,
  consentModule,
  playbookModule,
  mailModule,
  caseModule,
  logModule,
  accountCallModule,
  schoolModule,
  roleModule,
  deviceModelModule,
  appFileModule,
];
