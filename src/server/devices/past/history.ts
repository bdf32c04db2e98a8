import type { Kysely } from 'kysely';
import type { components, operations } from '#api/main.d.ts';
import { isTaskKind } from '#domain/task-kinds/table.ts';
import { displayNameOf } from '#domain/task-record.ts';
import type { AgentNotice } from '#machines/device/events.ts';
import type { Tables } from '#server/core/database/database.ts';
import { ApiError } from '#server/core/http/api-error.ts';
import type { Handlers, Outcome } from '#server/core/http/call.ts';
import { defaultLimit, pagination } from '#server/core/http/paging.ts';
import type { CoreServices } from '#server/core/services.ts';
import { ScopedDevices } from '#server/devices/queries/devices.ts';
import { ScopedAudit } from '#server/devices/queries/past/history.ts';
import { presentTask } from '#server/devices/tasks/queries/present.ts';
import { ScopedTasks } from '#server/devices/tasks/queries/tasks.ts';
import { findDevice } from '../target.ts';

type HistoryHandlers = Pick<
  Handlers,
  'listDeviceActions' | 'getDeviceAction' | 'listUserActions' | 'listAgentNotices'
>;
type TaskKindName = components['schemas']['TaskKind'];
type TaskStateName = components['schemas']['TaskState'];
type UserAction =
  operations['listUserActions']['responses'][200]['content']['application/json']['data'][number];

type ActionUpgrade = NonNullable<Outcome<'listDeviceActions'>['data'][number]['upgrade']>;

/** Returns the upgrade that began each task; other tasks are absent. */
export type UpgradesByTask = (
  db: Kysely<Tables>,
  taskIds: readonly string[],
) => Promise<ReadonlyMap<string, ActionUpgrade>>;

export const deviceHistoryHandlers = (
  { database }: Pick<CoreServices, 'database'>,
  upgradesByTask: UpgradesByTask,
): HistoryHandlers => ({
  async listDeviceActions({ query, scope }) {
    const { endpointId, page = 1, limit = defaultLimit } = query;
    await findDevice(scope, { endpointId });
    const { rows, total, totalIsLowerBound } = await scope.of(ScopedTasks).page({ endpointId }, page, limit);
    const upgrades = await upgradesByTask(
      database.sql,
      rows.map((task) => task.task_id),
    );
    return {
      data: rows.map((task) => ({
        id: task.task_id,
        upgrade: upgrades.get(task.task_id) ?? null,
        action: task.kind as TaskKindName,
        actionName: isTaskKind(task.kind) ? displayNameOf(task.kind) : task.kind,
        dateTime: task.requested_at.toISOString(),
        taskId: task.task_id,
        state: task.state as TaskStateName,
        performedBy: task.account_name,
      })),
      pagination: pagination({ page, limit }, total, totalIsLowerBound),
    };
  },

  async getDeviceAction({ query, scope }) {
    const { endpointId, id } = query;
    await findDevice(scope, { endpointId });
    const task = await scope.of(ScopedTasks).find(id);
    if (task?.endpoint_id !== endpointId) throw new ApiError('nodata');
    return { data: { endpointId, id, detail: presentTask(task) } };
  },

  async listUserActions({ query, scope }) {
    const { endpointId, page = 1, limit = defaultLimit } = query;
    await findDevice(scope, { endpointId });
    const found = await scope.of(ScopedAudit).page(endpointId, limit, (page - 1) * limit);
    const data: UserAction[] = found.rows.map((entry) => ({
      id: String(entry.pos),
      actionName: entry.operation,
      performedBy: entry.accountName,
      result: entry.result,
      createTime: entry.recordedAt.toISOString(),
      taskIds: entry.taskIds,
      oldValue: entry.oldValue,
      newValue: entry.newValue,
    }));
    return { data, pagination: pagination({ page, limit }, found.total, found.totalIsLowerBound) };
  },

  async listAgentNotices({ query, scope }) {
    const { endpointId, page = 1, limit = defaultLimit } = query;
    const device = await findDevice(scope, { endpointId });
    const { rows, total } = await scope.of(ScopedDevices).notices(device, limit, (page - 1) * limit);
    return {
      data: rows.map(({ pos, notice, detail, times, noticed_at }) => ({
        id: String(pos),
        notice: notice as AgentNotice,
        detail,
        times,
        dateTime: noticed_at.toISOString(),
      })),
      pagination: pagination({ page, limit }, total, false),
    };
  },
});
