import type { LiveMessage } from '#domain/live-message.ts';
import type { DiagnosticKind, StoredDiagnosis } from '#machines/diagnostics/events.ts';
import { expiryAfter } from '#machines/diagnostics/machine.ts';
import { nowSeconds } from '#web/ambient/clock.ts';
import { localStore, readJson, writeJson } from '#web/ambient/storage.ts';
import { storedPrefix } from './stored-prefix.ts';

const keyOf = (endpointId: string, kind: string) => `${storedPrefix}${endpointId}:${kind}`;

function isStored(value: unknown): value is StoredDiagnosis {
  return (
    value !== null &&
    typeof value === 'object' &&
    'taskId' in value &&
    typeof value.taskId === 'string' &&
    'endpointId' in value &&
    typeof value.endpointId === 'string' &&
    'taskEventStatus' in value &&
    'progressTime' in value &&
    typeof value.progressTime === 'number' &&
    'samples' in value &&
    Array.isArray(value.samples)
  );
}

export function readStored(endpointId: string, kind: DiagnosticKind): StoredDiagnosis | null {
  const value = readJson(localStore, keyOf(endpointId, kind));
  return isStored(value) ? value : null;
}

export const saveStored = (task: StoredDiagnosis): void =>
  writeJson(localStore, keyOf(task.endpointId, task.taskType), task);

export const deleteStored = (endpointId: string, kind: string): void =>
  localStore.remove(keyOf(endpointId, kind));

/** Endpoints whose diagnostics are on the screen: their cards do the writing. */
export const onScreen = new Set<string>();

/**
 * A diagnosis that ends while another page is open: completed and put away with its result (TR-009), to be shown once
 * when somebody returns to the device (TR-022). A failed one is only put away.
 */
export function noteUnseenResult(message: LiveMessage): void {
  const { event, endpoint_id: endpointId, task, task_id: taskId } = message;
  if (event !== 'DiagnosticsResult' || !task || onScreen.has(endpointId)) return;
  const value = readJson(localStore, keyOf(endpointId, task.task_type));
  if (!isStored(value) || value.taskId !== taskId) return;
  const done = task.task_event === 'complete' || task.task_event === 'success';
  if (!done) deleteStored(endpointId, task.task_type);
  else
    saveStored({
      ...value,
      taskEventStatus: 'success',
      resultData: message.data,
      progressTime: nowSeconds(),
    });
}

/** CO-011: what nobody came back for is dropped. */
export function dropExpired(): void {
  for (const key of localStore.keys()) {
    if (!key.startsWith(storedPrefix)) continue;
    const value = readJson(localStore, key);
    if (!isStored(value) || nowSeconds() - value.progressTime > expiryAfter) localStore.remove(key);
  }
}
