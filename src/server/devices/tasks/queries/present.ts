import type { components } from '#api/main.d.ts';
import {
  displayNameOf,
  eventStatusOf,
  failureCodeOf,
  pushesOf,
  statusOf,
  typeNameOf,
} from '#domain/task-record.ts';
import type { TaskFeature, TaskKind } from '#machines/task/kinds.ts';
import type { ListedTask } from './tasks.ts';

type Task = components['schemas']['Task'];

/** Maps a task to the API. */
export function presentTask(task: ListedTask): Task {
  const failure = task.failure ?? failureOfState(task.state);
  const kind = task.kind as TaskKind;
  const feature = task.feature as TaskFeature;
  const eventStatus = eventStatusOf(task.state, feature, task.attempts);
  return {
    taskId: task.task_id,
    endpointId: task.endpoint_id,
    taskType: kind,
    taskTypeName: typeNameOf(kind),
    taskName: displayNameOf(kind),
    taskStatus: statusOf(task.state),
    taskEventStatus: eventStatus,
    actionType: kind,
    featureKey: feature,
    ...pushesOf(kind),
    isCompiled: eventStatus === 'complete',
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
    progressTime: task.attempts > 0 ? task.updated_at.toISOString() : null,
    finishTime: task.finished_at?.toISOString() ?? null,
    params: task.params,
    resultData: task.result,
    failure,
    failReason: failure?.code ?? null,
    lastPos: task.last_pos,
    modelName: task.modelName,
    deviceName: task.deviceName,
  };
}

/** Maps a task as in a file from which these event fields were redacted. */
export function redactedTask(row: ListedTask, taken: ReadonlySet<string>): Task {
  const task = presentTask(row);
  return {
    ...task,
    ...(taken.has('params') ? { params: {} } : {}),
    ...(taken.has('result') ? { resultData: null } : {}),
    ...(task.failure && (taken.has('message') || taken.has('reason'))
      ? { failure: { ...task.failure, message: '' } }
      : {}),
  };
}

/**
 * Returns the failure of a task that a deadline ended: without an answer only the state gives the reason, for an
 * offline device (task-stream.ts).
 */
export function failureOfState(state: string): Task['failure'] {
  const code = failureCodeOf(state, false);
  return code === null ? null : { code, message: state };
}
