import { deviceStream } from '#server/engine/device-stream.ts';
import { taskStream } from '#server/engine/task-stream.ts';
import { accountHandlers } from '#server/http/operations/auth/account.ts';
import { sessionHandlers } from '#server/http/operations/auth/session.ts';
import { caseHandlers } from '#server/http/operations/cases/handlers.ts';
import { deviceActionHandlers } from '#server/http/operations/devices/actions.ts';
import { deviceDetailHandlers } from '#server/http/operations/devices/detail.ts';
import { diagnosticHandlers } from '#server/http/operations/devices/diagnostics.ts';
import { deviceHistoryHandlers } from '#server/http/operations/devices/history.ts';
import { deviceListHandlers } from '#server/http/operations/devices/list.ts';
import { deviceSettingHandlers } from '#server/http/operations/devices/settings.ts';
import { deviceWatchHandlers } from '#server/http/operations/devices/watch.ts';
import { conformanceHandlers, logHandlers } from '#server/http/operations/log/handlers.ts';
import { taskHandlers } from '#server/http/operations/tasks/handlers.ts';
import { AuditProjection } from '#server/projections/audit/project.ts';
import { caseStream } from '#server/projections/cases/case-stream.ts';
import { ConformanceProjection } from '#server/projections/conformance/project.ts';
import { DeviceProjection } from '#server/projections/devices/project.ts';
import { deviceModelModule } from './administration/device-models.ts';
import { roleModule } from './administration/roles.ts';
import { bulkActionModule } from './device/bulk-actions.ts';
import type { Module } from './module.ts';
import { educationOfficeModule } from './people/education-offices.ts';
import { schoolModule } from './people/schools.ts';

/** The product: what a server is composed of. */
export const modules: readonly Module[] = [
  { name: 'session', handlers: sessionHandlers },
  { name: 'account', handlers: accountHandlers },
  {
    name: 'device list',
    handlers: deviceListHandlers,
    streams: [deviceStream],
    projections: (database) => [new DeviceProjection(database)],
  },
  { name: 'device detail', handlers: deviceDetailHandlers },
  { name: 'device settings', handlers: deviceSettingHandlers },
  { name: 'device watch', handlers: deviceWatchHandlers },
  { name: 'device actions', handlers: deviceActionHandlers },
  { name: 'device history', handlers: deviceHistoryHandlers, projections: () => [new AuditProjection()] },
  { name: 'diagnostics', handlers: diagnosticHandlers },
  { name: 'tasks', streams: [taskStream], handlers: taskHandlers },
  bulkActionModule,
  { name: 'cases', streams: [caseStream], handlers: caseHandlers },
  { name: 'log', handlers: logHandlers },
  {
    name: 'conformance',
    handlers: conformanceHandlers,
    projections: (_database, kinds) => [new ConformanceProjection(kinds)],
  },
  educationOfficeModule,
  schoolModule,
  roleModule,
  deviceModelModule,
];
