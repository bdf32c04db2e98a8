import type { LiveMessage } from '#domain/live-message.ts';
import { nowSeconds } from '#web/ambient/clock.ts';
import { readJson, sealedLocalStore, writeJson } from '#web/ambient/storage.ts';
import type { TaskStatus } from '#web/entities/task/followed-tasks.ts';
import type { DiagnosticKind } from './calls.ts';

/** CO-011: seconds without a word about a diagnosis (docs/decisions/042). */
const expiryAfter = 600;
/** One entry for all: the name of an entry cannot be sealed, and an endpoint identifies a customer's device. */
const storageKey = 'diagnoses';
const keyOf = (endpointId: string, kind: string) => `${endpointId}:${kind}`;

/** A diagnosis in local storage, one for each endpoint and kind. Its events are in the log. */
export interface StoredDiagnosis {
  taskId: string;
  endpointId: string;
  taskType: DiagnosticKind;
  /** `success`: it ended while another page was open, and its result was not seen yet (TN-009). */
  taskEventStatus: Exclude<TaskStatus, 'completed' | 'stopped'> | 'success';
  /** Seconds, the client's clock: when the last event about it arrived. */
  progressTime: number;
}

const statuses: readonly unknown[] = ['start', 'progress', 'success'];

function isStored(value: unknown): value is StoredDiagnosis {
  return (
    value !== null &&
    typeof value === 'object' &&
    'taskId' in value &&
    typeof value.taskId === 'string' &&
    'endpointId' in value &&
    typeof value.endpointId === 'string' &&
    'taskEventStatus' in value &&
    statuses.includes(value.taskEventStatus) &&
    'progressTime' in value &&
    typeof value.progressTime === 'number'
  );
}

export const isExpired = (progressTime: number): boolean => nowSeconds() - progressTime > expiryAfter;

function readAll(): ReadonlyMap<string, StoredDiagnosis> {
  const value = readJson(sealedLocalStore, storageKey);
  const entries = value !== null && typeof value === 'object' ? Object.values(value) : [];
  return new Map(
    entries.filter(isStored).map((entry) => [keyOf(entry.endpointId, entry.taskType), entry] as const),
  );
}

function writeAll(all: ReadonlyMap<string, StoredDiagnosis>): void {
  if (all.size > 0) writeJson(sealedLocalStore, storageKey, [...all.values()]);
  else sealedLocalStore.remove(storageKey);
}

const readOne = (endpointId: string, kind: string): StoredDiagnosis | null =>
  readAll().get(keyOf(endpointId, kind)) ?? null;

export const readStored: (endpointId: string, kind: DiagnosticKind) => StoredDiagnosis | null = readOne;

export const saveStored = (task: StoredDiagnosis): void =>
  writeAll(new Map([...readAll(), [keyOf(task.endpointId, task.taskType), task]]));

export function deleteStored(endpointId: string, kind: string): void {
  const all = new Map(readAll());
  if (all.delete(keyOf(endpointId, kind))) writeAll(all);
}

/** Endpoints whose diagnostics are on the screen: their cards do the writing. */
export const onScreen = new Set<string>();

/**
 * A diagnosis that ends while another page is open: marked as not seen yet (TN-009), to be shown once on return to the
 * device (TN-022). One without a result is only put away.
 */
export function noteUnseenResult({
  event,
  endpoint_id: endpointId,
  task,
  task_id: taskId,
}: LiveMessage): void {
  if (event !== 'DiagnosticsResult' || !task || onScreen.has(endpointId)) return;
  const value = readOne(endpointId, task.action_type);
  if (!value || value.taskId !== taskId) return;
  if (task.task_status === 'succeeded')
    saveStored({ ...value, taskEventStatus: 'success', progressTime: nowSeconds() });
  else deleteStored(endpointId, task.action_type);
}

/** CO-011: a diagnosis whose device page was not opened again is dropped. */
export function dropExpired(): void {
  const all = readAll();
  const open = [...all].filter(([, { progressTime }]) => !isExpired(progressTime));
  if (open.length < all.size) writeAll(new Map(open));
}
