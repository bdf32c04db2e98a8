import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffectEvent } from 'react';
import type { TaskKind } from '#machines/task/kinds.ts';
import { showNewest } from '#web/http/show-newest.ts';
import { useLive, useLiveFacts } from '#web/live/use-live.ts';
import { deviceKeys } from '../device/queries.ts';
import { androidQuery, askForAndroid, askForQuantum, type Platform, quantumQuery } from './queries.ts';

const kinds: ReadonlySet<string> = new Set<TaskKind>([
  'AppInstall',
  'AppUpdate',
  'AppUninstall',
  'AppStartStop',
]);

export const isAppTask = (kind: string): boolean => kinds.has(kind);

/** Reads the apps from the device itself, and shows its answer. */
export const ask = async (client: QueryClient, platform: Platform, endpointId: string) => {
  if (platform === 'android')
    await showNewest(client, androidQuery(endpointId).queryKey, await askForAndroid(endpointId));
  else await showNewest(client, quantumQuery(endpointId).queryKey, await askForQuantum(endpointId));
};

/**
 * Keeps the page current while it is open, whichever user starts a task: running tasks are read from the server, and when one
 * is done the apps are read from the device again (TN-087, TN-090, TN-092, TN-096, TN-097, TN-101).
 */
export function useAppUpdates(platform: Platform, endpointId: string): void {
  const client = useQueryClient();
  const readAgain = () => void client.invalidateQueries({ queryKey: deviceKeys.apps(endpointId) });
  const askAgain = useEffectEvent(() => {
    ask(client, platform, endpointId).catch((error: unknown) => {
      console.warn(error);
      readAgain();
    });
  });
  const isOurs = (message: { endpoint_id: string; task?: { action_type: string } }) =>
    message.endpoint_id === endpointId && isAppTask(message.task?.action_type ?? '');
  useLiveFacts((message) => {
    if (isOurs(message) && message.fact.type !== 'task.progressed') readAgain();
  });
  useLive((message) => {
    if (isOurs(message) && message.task?.task_event === 'complete') askAgain();
  });
}
