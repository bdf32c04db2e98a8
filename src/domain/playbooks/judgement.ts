import type { Readings } from '#domain/device-parameters/readings.ts';
import type { ModelProfile } from '#domain/models.ts';
import { taskKinds } from '#domain/task-kinds/table.ts';
import type { Json, JsonObject } from '#machines/json.ts';
import type { Figure, Finding, PlaybookTask, Proposal } from '#machines/playbook/events.ts';
import type { TaskKind } from '#machines/task/kinds.ts';
import type { FigureName } from './figures.ts';

/** A restart that the device reported (`Boot!`). */
export interface Boot {
  /** Cause in TR-369's words: `LocalReboot`, `RemoteReboot`, … */
  cause: string;
  at: Date;
}

/** Input of a playbook's rules. */
export interface Observed {
  model: ModelProfile;
  /** Result of each measurement that succeeded. */
  results: Partial<Record<TaskKind, JsonObject>>;
  /** Readings of the device after the tasks; empty if it did not answer. */
  readings: Readings;
  /** Restarts in the last 24 hours, newest first. */
  boots: readonly Boot[];
}

export interface Judgement {
  figures: Figure[];
  findings: Finding[];
  proposals: Proposal[];
}

export const figure = (name: FigureName, value: Figure['value'], subject = ''): Figure => ({
  name,
  subject,
  value,
});
export const finding = (weight: Finding['weight'], id: string, values: Finding['values'] = {}): Finding => ({
  id,
  weight,
  values,
});

/** Returns a task under the permission key of its own call: a playbook grants no further permission. */
export const taskOf = (kind: TaskKind, params: JsonObject = {}): PlaybookTask => ({
  kind,
  params,
  permission: taskKinds[kind].permission,
});

export const numberIn = (value: Json | undefined): number | null =>
  typeof value === 'number' && Number.isFinite(value) ? value : null;
export const textIn = (value: Json | undefined): string | null =>
  typeof value === 'string' && value !== '' ? value : null;
export const objectIn = (value: Json | undefined): JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {};
