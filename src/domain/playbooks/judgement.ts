import type { Readings } from '#domain/device-parameters/readings.ts';
import type { ModelProfile } from '#domain/models.ts';
import { taskKinds } from '#domain/task-kinds/table.ts';
import type { Json, JsonObject } from '#machines/json.ts';
import type { Figure, Finding, PlaybookTask, Proposal } from '#machines/playbook/events.ts';
import type { TaskKind } from '#machines/task/kinds.ts';
import type { FigureName } from './figures.ts';

/** A restart of the device, as it reported it (`Boot!`). */
export interface Boot {
  /** As TR-369 writes it: `LocalReboot`, `RemoteReboot`, … */
  cause: string;
  at: Date;
}

/** All that the rules of a playbook look at. */
export interface Observed {
  model: ModelProfile;
  /** Of each measurement that succeeded. */
  results: Partial<Record<TaskKind, JsonObject>>;
  /** What the device answered when the tasks were over; empty where it did not. */
  readings: Readings;
  /** In the last 24 hours, newest first. */
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

/** A task under the permission key of its own call: a playbook grants no more than that. */
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
