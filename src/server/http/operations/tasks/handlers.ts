import type { TaskFact } from '#machines/task/events.ts';
import { taskMachineVersion } from '#machines/task/machine.ts';
import { taskFold } from '#server/engine/task-stream.ts';
import type { Scope } from '#server/projections/scope.ts';
import { type ListedTask, ScopedTasks } from '#server/projections/tasks/queries.ts';
import { ApiError } from '../../api-error.ts';
import type { Handlers } from '../../call.ts';
import { defaultLimit, pagination } from '../../paging.ts';
import type { Services } from '../../services.ts';
import { presentTask } from './present.ts';

type TaskHandlers = Pick<
  Handlers,
  'listTasks' | 'getTask' | 'listTaskEvents' | 'getTaskState' | 'exportTask' | 'cancelTask'
>;

const defaultEvents = 500;
const readPage = 1000;

/** The task list and the timeline. */
export const taskHandlers = (services: Services): TaskHandlers => ({
  async listTasks({ query, scope }) {
    const { page = 1, limit = defaultLimit, action, account, endpointId, batchId, state, from, to } = query;
    const found = await scope.of(ScopedTasks).page(
      {
        kinds: action,
        account,
        endpointId,
        batchId,
        states: state,
        from: from === undefined ? undefined : new Date(from),
        to: to === undefined ? undefined : new Date(to),
      },
      page,
      limit,
    );
    return {
      data: found.rows.map(presentTask),
      pagination: pagination({ page, limit }, found.total, found.totalIsLowerBound),
    };
  },

  async getTask({ params, scope }) {
    return { data: presentTask(await taskInScope(scope, params.taskId)) };
  },

  async listTaskEvents({ params, query, scope }) {
    await taskInScope(scope, params.taskId);
    const { after = 0, limit = defaultEvents } = query;
    return { data: await services.log.readStream(`task:${params.taskId}`, after, limit) };
  },

  async getTaskState({ params, query, scope }) {
    const task = await taskInScope(scope, params.taskId);
    const version = query.at ?? task.version;
    if (version > task.version) throw new ApiError('nodata');
    let snapshot = taskFold.initial();
    for (let at = 0; at < version; ) {
      const events = await services.log.readStream(
        `task:${params.taskId}`,
        at,
        Math.min(readPage, version - at),
      );
      if (events.length === 0) break;
      for (const { type, data } of events) snapshot = taskFold.step(snapshot, { type, data } as TaskFact);
      at += events.length;
    }
    return {
      data: {
        taskId: params.taskId,
        version,
        headVersion: task.version,
        state: String(snapshot.value),
        terminal: snapshot.hasTag('terminal'),
        context: { ...snapshot.context },
      },
    };
  },

  async exportTask({ params, scope }) {
    const task = await taskInScope(scope, params.taskId);
    const file = await services.proof.taskFile({
      streamId: `task:${params.taskId}`,
      task: presentTask(task),
      machine: { name: 'task', current: taskMachineVersion },
    });
    return { fileName: `task-${params.taskId}.json`, file };
  },

  async cancelTask({ params, body, caller, scope, audit }) {
    const task = await taskInScope(scope, params.taskId);
    audit.about(task.endpoint_id);
    audit.taskIds = [params.taskId];
    const outcome = await services.engine.cancel(params.taskId, body.reason, caller.actor);
    return { data: { taskId: params.taskId, outcome } };
  },
});

/** A task of a foreign device is `nodata`, like one that does not exist. */
async function taskInScope(scope: Scope, taskId: string): Promise<ListedTask> {
  const task = await scope.of(ScopedTasks).find(taskId);
  if (!task) throw new ApiError('nodata');
  return task;
}
