import type { Handlers } from '../../call.ts';
import type { Services } from '../../services.ts';
import { startTasks } from './tasks.ts';

type ActionHandlers = Pick<
  Handlers,
  'rebootDevices' | 'factoryResetDevices' | 'lockDevices' | 'unlockDevices'
>;

export const deviceActionHandlers = (services: Services): ActionHandlers => ({
  rebootDevices: async (call) => ({ data: await startTasks(services, call, 'Reboot', call.body) }),
  factoryResetDevices: async (call) => ({
    data: await startTasks(services, call, 'FactoryReset', call.body),
  }),
  lockDevices: async (call) => ({ data: await startTasks(services, call, 'Lock', call.body) }),
  unlockDevices: async (call) => ({ data: await startTasks(services, call, 'Unlock', call.body) }),
});
