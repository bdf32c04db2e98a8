import { modelId } from '#domain/models.ts';
import { taskKinds } from '#domain/task-kinds.ts';
import type { JsonObject } from '#machines/json.ts';
import type { TaskKind } from '#machines/task/kinds.ts';
import { ScopedDevices } from '#server/projections/devices/queries.ts';
import type { Scope } from '#server/projections/scope.ts';
import { ScopedTasks } from '#server/projections/tasks/queries.ts';
import { ApiError } from '../../api-error.ts';
import type { AuditNote } from '../../audit.ts';
import type { Caller } from '../../call.ts';
import type { Services } from '../../services.ts';
import { findDevice } from './find.ts';

export interface TaskCall {
  scope: Scope;
  caller: Caller;
  audit: AuditNote;
}

export interface Targets {
  endpointIds?: string[];
  endpointId?: string;
  opId?: string;
  mid?: string;
  unRegDevice?: boolean;
}

/** Starts one task on one device of the caller's. */
export async function startTask(
  services: Services,
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

/** The device in the caller's scope, of a model that supports such tasks (RU-021). */
export async function findDeviceFor(
  { models }: Pick<Services, 'models'>,
  kind: TaskKind,
  scope: Scope,
  endpointId: string,
) {
  const device = await findDevice(scope, { endpointId });
  const { modelFeature } = taskKinds[kind];
  const model = await models.of(device.model_name, device.prod_class);
  if (modelFeature && !model.supportFeatures.includes(modelFeature))
    throw new ApiError('custom', { message: `${model.modelName} does not support ${modelFeature}.` });
  return { device, model };
}

/** One task a device. All devices must be the caller's, or none is touched: a batch is never half a batch. */
export async function startTasks(
  { engine }: Services,
  call: TaskCall,
  kind: TaskKind,
  targets: Targets,
): Promise<{ taskId: string; taskIds: string[]; bulkActionId: string | null }> {
  const endpointIds = targets.endpointIds ?? (targets.endpointId === undefined ? [] : [targets.endpointId]);
  await checkTargets(call.scope, endpointIds, targets);
  call.audit.about(...endpointIds);
  const { taskIds, bulkActionId } = await engine.request({
    kind,
    endpointIds,
    params: {},
    actor: call.caller.actor,
    permission: call.caller.permission,
    opId: call.caller.account.operator.opId,
  });
  call.audit.taskIds.push(...taskIds);
  return { taskId: taskIds[0] ?? '', taskIds, bulkActionId };
}

async function checkTargets(scope: Scope, endpointIds: string[], { opId, mid, unRegDevice }: Targets) {
  const found = new Map(
    (await scope.of(ScopedDevices).findMany(endpointIds)).map((row) => [row.endpoint_id, row]),
  );
  const opPath = opId === undefined ? null : await scope.of(ScopedDevices).operatorPath(opId);
  const inOperator =
    opPath === null ? null : new Set(await scope.of(ScopedDevices).below(opPath, endpointIds));
  const missing = endpointIds.filter((endpointId) => {
    const device = found.get(endpointId);
    if (!device) return true;
    if (unRegDevice && device.device_status !== 'Requested') return true;
    return opId !== undefined && !inOperator?.has(endpointId);
  });
  if (missing.length > 0) throw new ApiError('nodata', { data: { endpointIds: missing.slice(0, 100) } });
  // RU-118, RU-119: a command for several devices names their model, and they must all be of it.
  const others =
    mid === undefined ? [] : [...found.values()].filter((row) => modelId(row.model_name) !== modelId(mid));
  if (others.length > 0)
    throw new ApiError('custom', {
      message: 'Select the same device model.',
      data: { endpointIds: others.slice(0, 100).map((row) => row.endpoint_id) },
    });
}

/** Asks to end the open task of a kind on a device; `nodata` when there is none, `custom` when it cannot be ended. */
export async function cancelOpenTask(
  { engine }: Services,
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
