import type { components } from '#api/main.d.ts';
import type { Handlers } from '#server/core/http/call.ts';
import { missingStream } from '#server/core/http/missing-stream.ts';
import { defaultLimit, pagination } from '#server/core/http/paging.ts';
import { streamHandlers, type TimelineOperation } from '#server/core/http/stream-handlers.ts';
import type { Module } from '#server/core/module.ts';
import type { CoreServices } from '#server/core/services.ts';
import { playbooksTables } from '#server/devices/playbooks/stored.ts';
import { playbookDemo } from './demo.ts';
import { playbookStream } from './playbook-stream.ts';
import { type ListedRun, ScopedRuns } from './queries.ts';

type PlaybookRun = components['schemas']['PlaybookRun'];
type RecordHandlers = Pick<
  Handlers,
  'listPlaybookRuns' | 'getPlaybookRun' | TimelineOperation<'PlaybookRun'>
>;

/** Recorded runs of playbooks; the device handlers start and continue them. */
const handlers = (services: CoreServices): RecordHandlers => ({
  async listPlaybookRuns({ query, scope }) {
    const { page = 1, limit = defaultLimit, ...filter } = query;
    const found = await scope.of(ScopedRuns).page(filter, page, limit);
    return { data: found.rows.map(present), pagination: pagination({ page, limit }, found.total) };
  },

  async getPlaybookRun({ params: { runId }, scope }) {
    const found = await scope.of(ScopedRuns).find(runId);
    if (!found) throw await missingStream(services.log, `${playbookStream.kind}:${runId}`);
    return { data: present(found) };
  },

  ...streamHandlers('PlaybookRun', playbookStream, services, {
    find: (scope, id) => scope.of(ScopedRuns).find(id),
    file: { row: present },
  }),
});

const present = (row: ListedRun): PlaybookRun => ({
  runId: row.run_id,
  playbook: row.playbook as PlaybookRun['playbook'],
  endpointId: row.endpoint_id,
  deviceName: row.device_name,
  state: row.state as PlaybookRun['state'],
  terminal: row.terminal,
  outcome: row.outcome as PlaybookRun['outcome'],
  caseId: row.case_id,
  tasks: row.tasks,
  version: row.version,
  startedBy: { id: row.account_id, name: row.account_name },
  startTime: row.started_at.toISOString(),
  updateTime: row.updated_at.toISOString(),
  finishTime: row.finished_at?.toISOString() ?? null,
});

export const playbookModule: Module<CoreServices> = {
  name: 'playbooks',
  demo: playbookDemo,
  tables: playbooksTables,
  streams: [playbookStream],
  handlers,
};
