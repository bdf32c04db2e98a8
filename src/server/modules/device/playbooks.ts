import type { components } from '#api/main.d.ts';
import { operations } from '#api/operations.gen.ts';
import { pathOf, Readings } from '#domain/device-parameters/readings.ts';
import { isAllowed } from '#domain/permissions.ts';
import { caseTitle } from '#domain/playbooks/case-title.ts';
import { hindrance, planOf, type Targets } from '#domain/playbooks/procedures.ts';
import type { PlaybookTask } from '#machines/playbook/events.ts';
import { ApiError } from '#server/http/api-error.ts';
import type { Caller, Handlers } from '#server/http/call.ts';
import { missingStream } from '#server/http/missing-stream.ts';
import { defaultLimit, pagination } from '#server/http/paging.ts';
import type { Services } from '#server/http/services.ts';
import { streamHandlers, type TimelineOperation } from '#server/http/stream-handlers.ts';
import { playbookStream } from '#server/playbooks/playbook-stream.ts';
import type { ListedDevice } from '#server/projections/devices/page.ts';
import { ScopedDevices } from '#server/projections/devices/queries.ts';
import { speedSetting } from '#server/projections/devices/settings.ts';
import { type ListedRun, ScopedRuns } from '#server/projections/playbooks/queries.ts';
import type { Scope } from '#server/projections/scope.ts';
import type { Module } from '../module.ts';
import { findDevice } from './devices/target.ts';
import type { TaskCall } from './devices/tasks.ts';

type PlaybookRun = components['schemas']['PlaybookRun'];
type PlaybookHandlers = Pick<
  Handlers,
  | 'listPlaybookRuns'
  | 'getPlaybookRun'
  | 'startPlaybook'
  | 'applyProposal'
  | 'takeBackStep'
  | 'finishPlaybook'
  | 'cancelPlaybook'
  | TimelineOperation<'PlaybookRun'>
>;

const gatewayPaths = [pathOf('gateway'), pathOf('dhcpGateway')];

/** Guided procedures: machines/playbook is their life, domain/playbooks their rules. */
const handlers = (services: Services): PlaybookHandlers => {
  const { playbooks } = services;
  /** The run of a device of the caller's that is not over. */
  const openRun = async ({ scope, audit }: TaskCall, runId: string) => {
    const row = await runInScope(services, scope, runId);
    audit.about(row.endpoint_id);
    const { snapshot } = await playbooks.streams.load(runId);
    return { row, context: snapshot.context };
  };
  /** A step is one that the caller could have taken by himself (RU-020, RU-021). */
  const checkTask = async (caller: Caller, device: ListedRun, task: PlaybookTask) => {
    const { context } = (await playbooks.streams.load(device.run_id)).snapshot;
    const { supportFeatures } = await services.models.of(context.modelName, context.prodClass);
    const { permissions } = caller.account.role;
    const reason = hindrance(task, { supportFeatures, permissions });
    if (reason === 'permission') throw new ApiError('roleerr');
    if (reason === 'model')
      throw new ApiError('custom', { message: `${context.modelName} does not support this step.` });
  };
  return {
    async listPlaybookRuns({ query, scope }) {
      const { page = 1, limit = defaultLimit, ...filter } = query;
      const found = await scope.of(ScopedRuns).page(filter, page, limit);
      return { data: found.rows.map(present), pagination: pagination({ page, limit }, found.total) };
    },

    async getPlaybookRun({ params, scope }) {
      return { data: present(await runInScope(services, scope, params.runId)) };
    },

    ...streamHandlers('PlaybookRun', playbookStream, services, {
      find: (scope, id) => scope.of(ScopedRuns).find(id),
      file: { row: present },
    }),

    async startPlaybook({ body, scope, caller, audit, language }) {
      const { endpointId, playbook } = body;
      const device = await findDevice(scope, { endpointId });
      audit.about(endpointId);
      const { permissions } = caller.account.role;
      const { supportFeatures, modelName } = await services.models.of(device.model_name, device.prod_class);
      const targets = await targetsOf(services, scope, device);
      const plan = planOf(playbook, { supportFeatures, permissions }, targets);
      if (plan.measurements.length === 0)
        throw plan.leftOut.some(({ reason }) => reason === 'permission')
          ? new ApiError('roleerr')
          : new ApiError('custom', { message: `${modelName} has nothing that this playbook could measure.` });
      audit.changed(null, { playbook });
      const runId = await playbooks.start({
        ...{ playbook, endpointId, ...plan },
        opId: device.op_id,
        modelName: device.model_name,
        prodClass: device.prod_class,
        caseTitle: caseTitle(language, playbook, device.device_name ?? endpointId),
        leavesCase: isAllowed({ permissions, userLevel: 0 }, operations.openCase.permission),
        actor: caller.actor,
      });
      if (runId === null)
        throw new ApiError('custom', { message: 'Another playbook is running on this device.' });
      return { data: { runId, version: 1 } };
    },

    async applyProposal(call) {
      const { runId } = call.params;
      const { proposalId } = call.body;
      const { row, context } = await openRun(call, runId);
      const proposal = context.proposals.find(({ id }) => id === proposalId);
      if (!proposal) throw new ApiError('nodata');
      await checkTask(call.caller, row, proposal.task);
      call.audit.changed(null, { kind: proposal.task.kind, params: proposal.task.params });
      return answer(runId, await playbooks.choose(runId, proposalId, call.caller.actor));
    },

    async takeBackStep(call) {
      const { runId } = call.params;
      const { row, context } = await openRun(call, runId);
      const undo = context.step?.undo;
      if (!undo) throw new ApiError('custom', { message: 'There is no step that could be taken back.' });
      await checkTask(call.caller, row, undo);
      call.audit.changed(null, { kind: undo.kind, params: undo.params });
      return answer(runId, await playbooks.takeBack(runId, call.caller.actor));
    },

    async finishPlaybook(call) {
      const { runId } = call.params;
      await openRun(call, runId);
      call.audit.changed(null, { outcome: call.body.outcome });
      return answer(runId, await playbooks.end(runId, call.body.outcome, call.caller.actor));
    },

    async cancelPlaybook(call) {
      const { runId } = call.params;
      await openRun(call, runId);
      return answer(runId, await playbooks.end(runId, 'cancelled', call.caller.actor));
    },
  };
};

function answer(runId: string, run: { version: number } | null) {
  if (!run) throw new ApiError('custom', { message: 'The playbook is not at this point any more.' });
  return { data: { runId, version: run.version } };
}

/** Against what a device is measured. It is asked for its gateway: what was read last may be of another place. */
async function targetsOf(services: Services, scope: Scope, device: ListedDevice): Promise<Targets> {
  const { endpoint_id: endpointId } = device;
  if (device.online) await services.devices.read(endpointId, gatewayPaths);
  const values = await scope.of(ScopedDevices).values(device, gatewayPaths, 20);
  const readings = new Readings(values.map(({ path, value }) => [path, value]));
  const { host, filesize } = await speedSetting(services.database.sql, endpointId);
  return {
    gateway: readings.text('gateway') ?? readings.text('dhcpGateway'),
    speedServer: host === null ? null : { host, filesize },
  };
}

async function runInScope({ log }: Services, scope: Scope, id: string): Promise<ListedRun> {
  const found = await scope.of(ScopedRuns).find(id);
  if (!found) throw await missingStream(log, `${playbookStream.kind}:${id}`);
  return found;
}

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

export const playbookModule: Module = { name: 'playbooks', streams: [playbookStream], handlers };
