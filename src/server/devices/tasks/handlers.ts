import type { components, operations } from '#api/main.d.ts';
import { taskExportFormat } from '#domain/stream-export.ts';
import type { Handlers } from '#server/core/http/call.ts';
import { missingStream } from '#server/core/http/missing-stream.ts';
import { defaultLimit, pagination } from '#server/core/http/paging.ts';
import { streamHandlers, type TimelineOperation } from '#server/core/http/stream-handlers.ts';
import type { Module } from '#server/core/module.ts';
import type { Scope } from '#server/core/read-models/scope.ts';
import { knownZone, sheetLimit, sheetOf } from '#server/core/resource/sheet.ts';
import type { CoreServices } from '#server/core/services.ts';
import type { TaskEngine } from '#server/devices/engine/port.ts';
import { taskStream, taskStreamId } from '#server/devices/engine/task-stream.ts';
import { presentTask, redactedTask } from '#server/devices/tasks/queries/present.ts';
import { type ListedTask, ScopedTasks, type TaskFilter } from '#server/devices/tasks/queries/tasks.ts';
import { tasksTables } from '#server/devices/tasks/stored.ts';

type TaskHandlers = Pick<
  Handlers,
  'listTasks' | 'countTasks' | 'exportTasks' | 'getTask' | 'cancelTask' | TimelineOperation<'Task'>
>;
type TaskState = components['schemas']['TaskState'];
type Filtered = NonNullable<operations['countTasks']['parameters']['query']>;

const filterOf = ({ action, account, endpointId, batchId, from, to }: Filtered): TaskFilter => ({
  kinds: action,
  account,
  endpointId,
  batchId,
  from: from === undefined ? undefined : new Date(from),
  to: to === undefined ? undefined : new Date(to),
});

interface Needs extends CoreServices {
  engine: TaskEngine;
}

const handlers = (services: Needs): TaskHandlers => ({
  async listTasks({ query, scope }) {
    const { page = 1, limit = defaultLimit, state, ...filtered } = query;
    const found = await scope.of(ScopedTasks).page({ ...filterOf(filtered), states: state }, page, limit);
    return {
      data: found.rows.map(presentTask),
      pagination: pagination({ page, limit }, found.total, found.totalIsLowerBound),
    };
  },

  async countTasks({ query, scope }) {
    const counts = await scope.of(ScopedTasks).countByState(filterOf(query));
    return { data: counts.map(({ state, ...count }) => ({ state: state as TaskState, ...count })) };
  },

  async exportTasks({ query, scope, caller }) {
    const { as, timeZone, state, ...filtered } = query;
    const tasks = scope.of(ScopedTasks);
    const filter = { ...filterOf(filtered), states: state };
    const zone = knownZone(timeZone, caller.account.operator.timeZone);
    const columns = exportColumns.map((field) => (times.has(field) ? { time: field, zone } : field));
    const counted = await tasks.count(filter, sheetLimit);
    return sheetOf(as, 'tasks', columns, { rows: newestFirst(tasks, filter), ...counted });
  },

  async getTask({ params, scope }) {
    const task = await taskInScope(services, scope, params.taskId);
    // The read models must have the result before the caller reads the device again (TN-140).
    if (task.terminal) await services.readModels.reached((await services.log.head()).pos);
    return { data: presentTask(task) };
  },

  ...streamHandlers('Task', taskStream, services, {
    find: (scope, taskId) => scope.of(ScopedTasks).find(taskId),
    file: { format: taskExportFormat, row: redactedTask },
  }),

  async cancelTask({ params, body, caller, scope, audit }) {
    const task = await taskInScope(services, scope, params.taskId);
    audit.about(task.endpoint_id);
    audit.taskIds = [params.taskId];
    const outcome = await services.engine.cancel(params.taskId, body.reason, caller.actor);
    return { data: { taskId: params.taskId, outcome } };
  },
});

const times = new Set(['startTime', 'updateTime', 'finishTime']);
const exportColumns = [
  'taskId',
  'taskType',
  'state',
  'endpointId',
  'deviceName',
  'modelName',
  'requestedBy',
  'startTime',
  'updateTime',
  'finishTime',
  'attempts',
  'batchId',
  'failureCode',
  'failureMessage',
  'params',
  'resultData',
];
const exportBatch = 1_000;

/** Yields tasks in batches, each after the last one's end, so that new tasks do not shift them. */
async function* newestFirst(tasks: ScopedTasks, filter: TaskFilter): AsyncGenerator<object> {
  let before: number | undefined;
  for (let written = 0; written < sheetLimit; written += exportBatch) {
    const rows = await tasks.newest({ ...filter, before }, exportBatch);
    for (const row of rows) {
      const { requestedBy, failure, ...task } = presentTask(row);
      yield {
        ...task,
        requestedBy: requestedBy.name,
        failureCode: failure?.code ?? null,
        failureMessage: failure?.message ?? null,
      };
    }
    before = rows.at(-1)?.requested_pos;
    if (rows.length < exportBatch) return;
  }
}

/** Finds a task; answers `nodata` for a foreign device's task and a missing one alike. */
async function taskInScope({ log }: Needs, scope: Scope, taskId: string): Promise<ListedTask> {
  const task = await scope.of(ScopedTasks).find(taskId);
  if (!task) throw await missingStream(log, taskStreamId(taskId));
  return task;
}

/** Task list and timeline. */
export const taskModule: Module<Needs> = {
  name: 'tasks',
  tables: tasksTables,
  streams: [taskStream],
  handlers,
};
