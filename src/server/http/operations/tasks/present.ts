import type { components } from '#api/main.d.ts';
import { failureCodeOf, taskKinds } from '#domain/task-kinds.ts';
import type { ListedTask } from '#server/projections/tasks/queries.ts';

type Task = components['schemas']['Task'];

/** A task as the API shows it. */
export function presentTask(task: ListedTask): Task {
  const failure = task.failure ?? failureOfState(task.state);
  return {
    taskId: task.task_id,
    endpointId: task.endpoint_id,
    taskType: task.kind as Task['taskType'],
    taskName: taskKinds[task.kind as Task['taskType']].name,
    featureKey: task.feature as Task['featureKey'],
    family: task.family as Task['family'],
    lane: task.lane as Task['lane'],
    batchId: task.batch_id,
    state: task.state as Task['state'],
    terminal: task.terminal,
    version: task.version,
    attempts: task.attempts,
    requestedBy: { id: task.account_id, name: task.account_name },
    startTime: task.requested_at.toISOString(),
    updateTime: task.updated_at.toISOString(),
    finishTime: task.finished_at?.toISOString() ?? null,
    params: task.params,
    resultData: task.result,
    failure,
    lastPos: task.last_pos,
    modelName: task.modelName,
    deviceName: task.deviceName,
  };
}

/** A deadline ends a task without an answer that could say why; the state does. */
function failureOfState(state: string): Task['failure'] {
  const code = failureCodeOf(state);
  return code === null ? null : { code, message: state };
}
