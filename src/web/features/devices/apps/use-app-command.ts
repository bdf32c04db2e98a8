import { useEffect } from 'react';
import type { TaskKind } from '#machines/task/kinds.ts';
import { followTasks } from '#web/entities/task/toasts.ts';
import { useCommand } from '#web/resource/use-command.ts';
import { toastStore } from '#web/ui/toasts.ts';
import { type Device, deviceKeys, nameOf } from '../device/queries.ts';
import { messages } from './messages.ts';
import type { Platform } from './queries.ts';

type AppOperation = 'installApp' | 'updateApp' | 'uninstallApp' | 'startStopApp';

const titles = { android: messages.errorTitleAndroid, quantum: messages.errorTitleQuantum };

interface Started {
  taskId: string;
  taskIds: string[];
}

/**
 * A command about an app: toasts report its end, and a refusal is a toast that says ERROR (RU-069, ER-045, TN-088). The page
 * then reads the running tasks again.
 */
export function useAppCommand<Id extends AppOperation>(id: Id, device: Device, platform: Platform) {
  const command = useCommand(id, {
    failure: 'inPlace',
    invalidates: [deviceKeys.apps(device.endpointId)],
  });
  const { error } = command;
  useEffect(() => {
    if (!error) return;
    toastStore.show({
      tone: 'danger',
      title: { message: titles[platform] },
      body: { message: messages.error, values: { message: error.message } },
      code: error.code,
    });
  }, [error, platform]);
  return {
    ...command,
    /** It was accepted: a toast reports its end. */
    follow: (kind: TaskKind, started: Started) => followTasks(kind, nameOf(device), started),
  };
}
