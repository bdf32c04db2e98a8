import type { components } from '#api/main.d.ts';
import { displayNameOf } from '#domain/task-record.ts';
import type { Row } from '#server/core/database/database.ts';
import { ApiError } from '#server/core/http/api-error.ts';
import type { Handlers } from '#server/core/http/call.ts';
import { missingStream } from '#server/core/http/missing-stream.ts';
import { defaultLimit, pagination } from '#server/core/http/paging.ts';
import { streamHandlers, type TimelineOperation } from '#server/core/http/stream-handlers.ts';
import type { Module } from '#server/core/module.ts';
import type { Scope } from '#server/core/read-models/scope.ts';
import type { CoreServices } from '#server/core/services.ts';
import { bulkActionStream } from '#server/devices/engine/bulk-action-stream.ts';
import type { TaskEngine } from '#server/devices/engine/port.ts';
import { ScopedBulkActions } from '#server/devices/tasks/queries/bulk-actions.ts';
import { type BulkCommandRow, ScopedBulkCommands } from '#server/devices/tasks/queries/bulk-commands.ts';
import { taskDemo } from './demo.ts';

type BulkAction = components['schemas']['BulkAction'];
type BulkCommand = components['schemas']['BulkCommand'];

type BulkActionHandlers = Pick<
  Handlers,
  | ('listBulkActions' | 'getBulkAction' | 'cancelBulkAction' | TimelineOperation<'BulkAction'>)
  | ('listBulkCommands' | 'getBulkCommand' | 'cancelBulkCommand')
>;

interface Needs extends CoreServices {
  engine: TaskEngine;
}

const handlers = (services: Needs): BulkActionHandlers => ({
  async listBulkActions({ query, scope }) {
    const { page = 1, limit = defaultLimit, ...filter } = query;
    const found = await scope.of(ScopedBulkActions).page(filter, page, limit);
    return { data: found.rows.map(present), pagination: pagination({ page, limit }, found.total) };
  },

  async getBulkAction({ params, scope }) {
    return { data: present(await bulkActionInScope(services, scope, params.bulkActionId)) };
  },

  ...streamHandlers('BulkAction', bulkActionStream, services, {
    find: (scope, id) => scope.of(ScopedBulkActions).find(id),
    file: { row: present },
  }),

  async cancelBulkAction({ params, caller, scope, audit }) {
    const { bulk_action_id: bulkActionId } = await bulkActionInScope(services, scope, params.bulkActionId);
    audit.changed(null, { bulkActionId });
    const outcome = await services.engine.cancelBulkAction(bulkActionId, caller.actor);
    return { data: { bulkActionId, outcome } };
  },

  async listBulkCommands({ query, scope }) {
    const { page = 1, limit = defaultLimit, ...filter } = query;
    const found = await scope.of(ScopedBulkCommands).page(filter, page, limit);
    return { data: found.rows.map(presentCommand), pagination: pagination({ page, limit }, found.total) };
  },

  async getBulkCommand({ params: { commandId }, scope }) {
    const command = await commandInScope(scope, commandId);
    const bulkActions = await scope.of(ScopedBulkCommands).parts(commandId);
    return { data: { command: presentCommand(command), bulkActions: bulkActions.map(present) } };
  },

  async cancelBulkCommand({ params: { commandId }, caller, scope, audit }) {
    await commandInScope(scope, commandId);
    audit.changed(null, { commandId });
    const parts = await scope.of(ScopedBulkCommands).parts(commandId);
    const ids = parts.map((part) => part.bulk_action_id);
    return { data: { commandId, outcome: await services.engine.cancelBulkActions(ids, caller.actor) } };
  },
});

async function commandInScope(scope: Scope, commandId: string): Promise<BulkCommandRow> {
  const found = await scope.of(ScopedBulkCommands).find(commandId);
  if (!found) throw new ApiError('nodata');
  return found;
}

async function bulkActionInScope({ log }: Needs, scope: Scope, id: string): Promise<Row<'bulk_action'>> {
  const found = await scope.of(ScopedBulkActions).find(id);
  if (!found) throw await missingStream(log, `${bulkActionStream.kind}:${id}`);
  return found;
}

const present = (row: Row<'bulk_action'>): BulkAction => {
  const taskType = row.kind as BulkAction['taskType'];
  return {
    bulkActionId: row.bulk_action_id,
    commandId: row.command_id,
    part: row.part,
    parts: row.parts,
    targetName: row.target_name,
    taskType,
    taskName: displayNameOf(taskType),
    state: row.state as BulkAction['state'],
    terminal: row.terminal,
    total: row.total,
    started: row.started,
    ended: row.ended,
    outcomes: JSON.parse(row.outcomes),
    version: row.version,
    requestedBy: { id: row.account_id, name: row.account_name },
    startTime: row.requested_at.toISOString(),
    updateTime: row.updated_at.toISOString(),
    finishTime: row.finished_at?.toISOString() ?? null,
    scheduledTime: row.starts_at?.toISOString() ?? null,
    windowEndTime: row.window_ends_at.toISOString(),
  };
};

const presentCommand = ({ all_outcomes: all, ...row }: BulkCommandRow): BulkCommand => {
  const {
    bulkActionId: _id,
    part: _part,
    version: _version,
    taskName: _name,
    ...command
  } = present({
    ...row,
    outcomes: JSON.stringify(summed(all.map((outcomes) => JSON.parse(outcomes)))),
  });
  return command;
};

function summed(counts: readonly Record<string, number>[]): Record<string, number> {
  const sum: Record<string, number> = {};
  for (const one of counts)
    for (const [state, count] of Object.entries(one)) sum[state] = (sum[state] ?? 0) + count;
  return sum;
}

export const bulkActionModule: Module<Needs> = {
  name: 'bulk actions',
  demo: taskDemo,
  streams: [bulkActionStream],
  handlers,
};
