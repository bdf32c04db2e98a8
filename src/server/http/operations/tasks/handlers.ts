import { taskExportFormat } from '#domain/stream-export.ts';
import { taskStream } from '#server/engine/task-stream.ts';
import type { Scope } from '#server/projections/scope.ts';
import { type ListedTask, ScopedTasks } from '#server/projections/tasks/queries.ts';
import { ApiError } from '../../api-error.ts';
import type { Handlers } from '../../call.ts';
import { defaultLimit, pagination } from '../../paging.ts';
import type { Services } from '../../services.ts';
import { streamHandlers, type TimelineOperation } from '../stream-handlers.ts';
import { presentTask } from './present.ts';

type TaskHandlers = Pick<Handlers, 'listTasks' | 'getTask' | 'cancelTask' | TimelineOperation<'Task'>>;

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

  ...streamHandlers('Task', taskStream, services, {
    find: (scope, taskId) => scope.of(ScopedTasks).find(taskId),
    file: { format: taskExportFormat, row: presentTask },
  }),

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
