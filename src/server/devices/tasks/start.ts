import { taskKinds } from '#domain/task-kinds/table.ts';
import type { JsonObject } from '#machines/json.ts';
import type { TaskKind } from '#machines/task/kinds.ts';
import type { AuditNote } from '#server/core/audit/audit.ts';
import { ApiError } from '#server/core/http/api-error.ts';
import type { Caller } from '#server/core/http/call.ts';
import type { Scope } from '#server/core/read-models/scope.ts';
import type { TaskEngine } from '#server/devices/engine/port.ts';
import type { DeviceModels } from '#server/devices/models/queries/models.ts';
import type { ListedDevice } from '#server/devices/queries/list/page.ts';
import { ScopedTasks } from '#server/devices/tasks/queries/tasks.ts';
import { checkSupport, checkTargets, findDevice, findDeviceFor, type Targets } from '../target.ts';

export interface TaskCall {
  scope: Scope;
  caller: Caller;
  audit: AuditNote;
}

interface Needs {
  models: DeviceModels;
  engine: TaskEngine;
}

/** Starts one task on one device in scope. */
export async function startTask(
  services: Needs,
  { scope, caller, audit }: TaskCall,
  kind: TaskKind,
  endpointId: string,
  params: JsonObject,
): Promise<string> {
  await findDeviceFor(services, kind, scope, endpointId);
  audit.about(endpointId);
  audit.changed(null, params);
  const { taskIds } = await services.engine.request({
    kind,
    endpointIds: [endpointId],
    params,
    actor: caller.actor,
    permission: caller.permission,
    opId: caller.account.operator.opId,
  });
  audit.taskIds.push(...taskIds);
  return taskIds[0] ?? '';
}

/**
 * Tells if an open task of the kind is joined: a repeated restart or reset runs only once. For locks the last one
 * supersedes the others.
 */
export const joinsOpen = (kind: TaskKind): boolean => taskKinds[kind].family === 'power';

/** Starts one task for each device. All devices must be in scope, or none gets a task. `check` may refuse them. */
export async function startTasks(
  { engine, models }: Needs,
  call: TaskCall,
  kind: TaskKind,
  targets: Targets,
  { params = {}, check }: { params?: JsonObject; check?: (devices: ListedDevice[]) => void } = {},
): Promise<{ taskId: string; taskIds: string[]; bulkActionId: string | null }> {
  const endpointIds = targets.endpointIds ?? (targets.endpointId === undefined ? [] : [targets.endpointId]);
  const devices = await checkTargets(call.scope, endpointIds, targets);
  for (const device of devices) await checkSupport(models, kind, device);
  call.audit.about(...endpointIds);
  if (Object.keys(params).length > 0) call.audit.changed(null, params);
  check?.(devices);
  const { taskIds, bulkActionId, joined } = await engine.request({
    kind,
    endpointIds,
    params,
    joins: joinsOpen(kind),
    actor: call.caller.actor,
    permission: call.caller.permission,
    opId: call.caller.account.operator.opId,
  });
  if (joined) call.audit.changed(null, { ...params, joined: true });
  call.audit.taskIds.push(...taskIds);
  return { taskId: taskIds[0] ?? '', taskIds, bulkActionId };
}

/**
 * Requests the cancellation of a device's open task of a kind; `nodata` if there is none, `custom` if it cannot be
 * cancelled.
 */
export async function cancelOpenTask(
  { engine }: Needs,
  { scope, caller, audit }: TaskCall,
  kind: TaskKind,
  endpointId: string,
): Promise<{ taskId: string; taskIds: string[] }> {
  await findDevice(scope, { endpointId });
  audit.about(endpointId);
  const task = await scope.of(ScopedTasks).openOf(endpointId, kind);
  if (!task) throw new ApiError('nodata');
  const outcome = await engine.cancel(task.task_id, 'user', caller.actor);
  audit.taskIds.push(task.task_id);
  if (outcome === 'tooLate') throw new ApiError('nodata');
  if (outcome === 'notCancellable')
    throw new ApiError('custom', { message: 'This task cannot be ended any more.' });
  return { taskId: task.task_id, taskIds: [task.task_id] };
}
