import { randomUUID } from 'node:crypto';
import type { components } from '#api/main.d.ts';
import { operations } from '#api/operations.gen.ts';
import type { Player } from '#domain/case/page.ts';
import { normalEmail } from '#domain/validation.ts';
import type { CaseFact } from '#machines/case/events.ts';
import type { caseMachine } from '#machines/case/machine.ts';
import type { AuditNote } from '#server/core/audit/audit.ts';
import { ApiError } from '#server/core/http/api-error.ts';
import type { Caller, Handlers } from '#server/core/http/call.ts';
import { missingStream } from '#server/core/http/missing-stream.ts';
import { defaultLimit, pagination } from '#server/core/http/paging.ts';
import { streamHandlers, type TimelineOperation } from '#server/core/http/stream-handlers.ts';
import type { Module } from '#server/core/module.ts';
import { peopleWhoMay } from '#server/core/read-models/approvers.ts';
import { operatorPath } from '#server/core/read-models/operator-paths.ts';
import type { Scope } from '#server/core/read-models/scope.ts';
import type { CoreServices } from '#server/core/services.ts';
import type { StreamRepository } from '#server/core/streams/repository.ts';
import { type ListedCase, readerOfCase, ScopedCases } from '#server/devices/cases/queries/cases.ts';
import { casesTables } from '#server/devices/cases/stored.ts';
import { presentTask } from '#server/devices/tasks/queries/present.ts';
import { type ListedTask, ScopedTasks } from '#server/devices/tasks/queries/tasks.ts';
import { caseStream } from './case-stream.ts';
import { changeCase, readCase } from './changes.ts';
import { caseDemo } from './demo.ts';
import { changedDevices, exportCase } from './file.ts';

type CaseHandlers = Pick<
  Handlers,
  | 'listCases'
  | 'openCase'
  | 'getCase'
  | 'exportCase'
  | 'addCaseTasks'
  | 'removeCaseTask'
  | 'commentCase'
  | 'renameCase'
  | 'shareCase'
  | 'listCaseReaders'
  | 'closeCase'
  | 'reopenCase'
  | TimelineOperation<'Case'>
>;

interface Needs extends CoreServices {
  caseStreams: StreamRepository<typeof caseMachine>;
  player: Player | null;
}

/** Case files: chosen tasks, comments about them, and the file that replays them. */
const handlers = (services: Needs): CaseHandlers => {
  /** Appends one fact to a case in scope. */
  const change = async (
    call: { params: { caseId: string }; caller: Caller; scope: Scope },
    fact: CaseFact,
  ) => {
    const { caseId } = await caseInScope(services, call.scope, call.params.caseId);
    const version = await changeCase(services.caseStreams, caseId, call.caller.actor, () => [fact]);
    return { data: { caseId, version } };
  };
  return {
    async listCases({ query, scope }) {
      const { page = 1, limit = defaultLimit, ...filter } = query;
      const found = await scope.of(ScopedCases).page(filter, page, limit);
      return { data: found.rows.map(presentCase), pagination: pagination({ page, limit }, found.total) };
    },

    async openCase({ body, caller, scope, audit }) {
      const { title, taskIds = [] } = body;
      noteTasks(audit, await tasksInScope(scope, taskIds));
      audit.changed(null, { title, taskIds }, caller.account.operator.opId);
      const caseId = randomUUID();
      const version = await changeCase(services.caseStreams, caseId, caller.actor, () => [
        { type: 'case.opened', data: { title, opId: caller.account.operator.opId } },
        ...taskIds.map((taskId) => added(taskId)),
      ]);
      return { data: { caseId, version } };
    },

    async getCase({ params, scope }) {
      const found = await caseInScope(services, scope, params.caseId);
      const tasks = await visibleTasks(scope, found.task_ids);
      return {
        data: {
          ...presentCase(found),
          address: addressOf(services, found.case_id),
          version: found.version,
          tasks: tasks.map(presentTask),
          events: await readCase(services.log, found.case_id),
          devices: await changedDevices(services, tasks),
        },
      };
    },

    ...streamHandlers('Case', caseStream, services, {
      find: (scope, caseId) => scope.of(ScopedCases).find(caseId),
    }),

    async exportCase({ params, query, scope, language, audit }) {
      const found = await caseInScope(services, scope, params.caseId);
      const tasks = await visibleTasks(scope, found.task_ids);
      noteTasks(audit, tasks);
      audit.changed(null, { caseId: found.case_id, redact: query.redact ?? [] }, found.op_id);
      return exportCase(services, {
        caseId: found.case_id,
        address: addressOf(services, found.case_id),
        tasks,
        leftOut: found.task_ids.length - tasks.length,
        language: query.language ?? language,
        as: query.as ?? 'html',
        redact: query.redact ?? [],
      });
    },

    async addCaseTasks({ params, body, caller, scope, audit }) {
      const { caseId } = await caseInScope(services, scope, params.caseId);
      noteTasks(audit, await tasksInScope(scope, body.taskIds));
      const version = await changeCase(services.caseStreams, caseId, caller.actor, ({ tasks }) =>
        body.taskIds.filter((taskId) => !tasks.includes(taskId)).map((taskId) => added(taskId)),
      );
      return { data: { caseId, version } };
    },

    async removeCaseTask(call) {
      const { taskId } = call.body;
      noteTasks(call.audit, await visibleTasks(call.scope, [taskId]));
      call.audit.taskIds = [taskId];
      return change(call, { type: 'case.taskRemoved', data: { taskId } });
    },

    async commentCase(call) {
      return change(call, { type: 'case.commented', data: { text: call.body.text.trim() } });
    },

    async renameCase(call) {
      const found = await caseInScope(services, call.scope, call.params.caseId);
      const title = call.body.title.trim();
      call.audit.changed({ title: found.title }, { title }, found.op_id);
      return change(call, { type: 'case.renamed', data: { title } });
    },

    async shareCase(call) {
      const found = await caseInScope(services, call.scope, call.params.caseId);
      const { email } = call.body;
      const reader = email === undefined ? null : await readerByEmail(services, found, email);
      call.audit.changed(null, { with: reader?.id ?? null }, found.op_id);
      return change(call, { type: 'case.shared', data: { with: reader } });
    },

    async listCaseReaders({ params: { caseId }, scope }) {
      const { op_id } = await caseInScope(services, scope, caseId);
      const { sql: db } = services.database;
      const opPath = await operatorPath(db, op_id);
      if (opPath === null) return { data: [] };
      const { permission } = operations.getCase;
      return { data: await peopleWhoMay(db, { permission, opPath, except: [] }, scope.opPath) };
    },

    async closeCase(call) {
      return change(call, { type: 'case.closed', data: {} });
    },

    async reopenCase(call) {
      return change(call, { type: 'case.reopened', data: {} });
    },
  };
};

const added = (taskId: string): CaseFact => ({ type: 'case.taskAdded', data: { taskId } });

const addressOf = ({ publicUrl }: Needs, caseId: string) => `${publicUrl}/cases/${caseId}`;

/** Finds a case; answers `nodata` for a foreign operator's case and a missing one alike. */
async function caseInScope(
  { log }: Needs,
  scope: Scope,
  caseId: string,
): Promise<ListedCase & { caseId: string }> {
  const found = await scope.of(ScopedCases).find(caseId);
  if (!found) throw await missingStream(log, `case:${caseId}`);
  return { ...found, caseId: found.case_id };
}

/** Finds the account with this address if it may already read the case; reveals nothing about others. */
async function readerByEmail(
  { database }: Needs,
  { op_id }: ListedCase,
  email: string,
): Promise<{ id: string; name: string }> {
  const reader = await readerOfCase(database.sql, op_id, normalEmail(email));
  if (reader) return reader;
  throw new ApiError('custom', { message: 'No person with this e-mail address can see the case.' });
}

/** Finds all the tasks; answers `nodata` if one is missing. */
async function tasksInScope(scope: Scope, taskIds: readonly string[]): Promise<ListedTask[]> {
  const tasks = await visibleTasks(scope, taskIds);
  if (tasks.length < taskIds.length) throw new ApiError('nodata');
  return tasks;
}

/**
 * Filters the tasks that the caller may see: a case may hold tasks of a device that now belongs to another operator.
 */
async function visibleTasks(scope: Scope, taskIds: readonly string[]): Promise<ListedTask[]> {
  const tasks: ListedTask[] = [];
  for (const taskId of taskIds) {
    const task = await scope.of(ScopedTasks).find(taskId);
    if (task) tasks.push(task);
  }
  return tasks;
}

function noteTasks(audit: AuditNote, tasks: readonly ListedTask[]): void {
  audit.about(...new Set(tasks.map((task) => task.endpoint_id)));
  audit.taskIds = tasks.map((task) => task.task_id);
}

const presentCase = (row: ListedCase): components['schemas']['CaseSummary'] => ({
  caseId: row.case_id,
  title: row.title,
  state: row.state,
  taskCount: row.task_ids.length,
  commentCount: row.comments,
  openedBy: { id: row.opened_by_id, name: row.opened_by },
  openedAt: row.opened_at.toISOString(),
  updateTime: row.updated_at.toISOString(),
  companyName: row.company_name,
});

export const caseModule: Module<Needs> = {
  name: 'cases',
  demo: caseDemo,
  tables: casesTables,
  streams: [caseStream],
  handlers,
};
