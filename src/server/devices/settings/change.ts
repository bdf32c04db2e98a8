import { pathOf } from '#domain/device-parameters/readings.ts';
import type { JsonObject } from '#machines/json.ts';
import type { TaskKind } from '#machines/task/kinds.ts';
import type { Scope } from '#server/core/read-models/scope.ts';
import type { TaskEngine } from '#server/devices/engine/port.ts';
import type { DeviceModels } from '#server/devices/models/queries/models.ts';
import { ScopedDevices } from '#server/devices/queries/devices.ts';
import { findDevice } from '../target.ts';
import { startTask, type TaskCall } from '../tasks/start.ts';

/** Tells if the device has reported that it can revert a change by itself. */
export async function takesBack(scope: Scope, ids: { endpointId: string }): Promise<boolean> {
  const device = await findDevice(scope, ids);
  return (await scope.of(ScopedDevices).values(device, [pathOf('commitStatus')], 1)).length > 0;
}

/** Old and new values of a settings change. */
interface Change {
  was: JsonObject;
  wanted: JsonObject;
}

interface Needs {
  models: DeviceModels;
  engine: TaskEngine;
}

export async function change(
  services: Needs,
  call: TaskCall,
  kind: TaskKind,
  endpointId: string,
  { was, wanted }: Change,
) {
  const taskId = await startTask(services, call, kind, endpointId, wanted);
  call.audit.changed(was, wanted);
  return { data: { taskId, taskIds: [taskId] } };
}

/** Filters the known values that the wanted ones replace. */
export const replaced = (known: object, wanted: object): JsonObject =>
  Object.fromEntries(Object.keys(wanted).map((field) => [field, Reflect.get(known, field) ?? null]));
