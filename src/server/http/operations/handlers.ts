import type { Handlers } from '../call.ts';
import type { Services } from '../services.ts';
import { accountHandlers } from './auth/account.ts';
import { sessionHandlers } from './auth/session.ts';
import { caseHandlers } from './cases/handlers.ts';
import { deviceActionHandlers } from './devices/actions.ts';
import { deviceDetailHandlers } from './devices/detail.ts';
import { diagnosticHandlers } from './devices/diagnostics.ts';
import { deviceHistoryHandlers } from './devices/history.ts';
import { deviceListHandlers } from './devices/list.ts';
import { deviceSettingHandlers } from './devices/settings.ts';
import { deviceWatchHandlers } from './devices/watch.ts';
import { conformanceHandlers } from './log/conformance.ts';
import { logHandlers } from './log/handlers.ts';
import { referenceHandlers } from './reference.ts';
import { taskHandlers } from './tasks/handlers.ts';

/** Every operation of the contract with its handler. */
export const allHandlers = (services: Services): Handlers => ({
  ...sessionHandlers(services),
  ...accountHandlers(services),
  ...deviceListHandlers(services),
  ...deviceDetailHandlers(services),
  ...deviceSettingHandlers(services),
  ...deviceWatchHandlers(services),
  ...deviceActionHandlers(services),
  ...deviceHistoryHandlers(),
  ...diagnosticHandlers(services),
  ...taskHandlers(services),
  ...caseHandlers(services),
  ...logHandlers(services),
  ...conformanceHandlers(services),
  ...referenceHandlers(),
});
