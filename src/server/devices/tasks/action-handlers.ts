import type { TaskKind } from '#machines/task/kinds.ts';
import type { Handlers } from '#server/core/http/call.ts';
import type { TaskEngine } from '#server/devices/engine/port.ts';
import type { DeviceModels } from '#server/devices/models/queries/models.ts';
import type { Targets } from '../target.ts';
import { startTasks, type TaskCall } from './start.ts';

type ActionHandlers = Pick<
  Handlers,
  'rebootDevices' | 'factoryResetDevices' | 'lockDevices' | 'unlockDevices'
>;

interface Needs {
  models: DeviceModels;
  engine: TaskEngine;
}

export const deviceActionHandlers = (services: Needs): ActionHandlers => {
  const start = (kind: TaskKind) => async (call: TaskCall & { body: Targets }) => ({
    data: await startTasks(services, call, kind, call.body),
  });
  return {
    rebootDevices: start('Reboot'),
    factoryResetDevices: start('FactoryReset'),
    lockDevices: start('Lock'),
    unlockDevices: start('Unlock'),
  };
};
