import { operations } from '#api/operations.gen.ts';
import { pathOf, Readings } from '#domain/device-parameters/readings.ts';
import { roleFacts } from '#domain/device-parameters/roles.ts';
import { isAllowed } from '#domain/permissions.ts';
import { caseTitle } from '#domain/playbooks/case-title.ts';
import { blockReason, planOf, type Targets } from '#domain/playbooks/procedures.ts';
import type { PlaybookTask } from '#machines/playbook/events.ts';
import type { PlaybookContext } from '#machines/playbook/machine.ts';
import { ApiError } from '#server/core/http/api-error.ts';
import type { Caller, Handlers } from '#server/core/http/call.ts';
import type { Scope } from '#server/core/read-models/scope.ts';
import type { CoreServices } from '#server/core/services.ts';
import type { DeviceReader, SecretReader } from '#server/devices/engine/port.ts';
import type { DeviceModels } from '#server/devices/models/queries/models.ts';
import type { Playbooks } from '#server/devices/playbooks/playbooks.ts';
import { ScopedDevices } from '#server/devices/queries/devices.ts';
import type { ListedDevice } from '#server/devices/queries/list/page.ts';
import { speedServers, speedSetting } from '#server/devices/settings/queries/settings.ts';
import { nearestFirst } from '../diagnostics/nearest-first.ts';
import { findDevice } from '../target.ts';
import type { TaskCall } from '../tasks/start.ts';
import { ScopedRuns } from './queries.ts';

type PlaybookHandlers = Pick<
  Handlers,
  'startPlaybook' | 'applyProposal' | 'takeBackStep' | 'finishPlaybook' | 'cancelPlaybook'
>;

const gatewayPaths = [pathOf('gateway'), pathOf('dhcpGateway'), ...roleFacts];
const valueLimit = 5_000;

interface Needs extends Pick<CoreServices, 'database'> {
  playbooks: Playbooks;
  models: DeviceModels;
  devices: DeviceReader & SecretReader;
}

/** Guided procedures: the machine is in machines/playbook, the rules in domain/playbooks. */
export const devicePlaybookHandlers = (services: Needs): PlaybookHandlers => {
  const { playbooks } = services;
  /** Reads the current state of a run on a device in scope. */
  const runOf = async ({ scope, audit }: TaskCall, runId: string): Promise<PlaybookContext> => {
    const row = await scope.of(ScopedRuns).find(runId);
    if (!row) throw new ApiError('nodata');
    audit.about(row.endpoint_id);
    return (await playbooks.streams.load(runId)).snapshot.context;
  };
  /** Checks that the caller could take a step directly too (RU-020, RU-021). */
  const check = async (caller: Caller, context: PlaybookContext, task: PlaybookTask) => {
    const { modelName } = context;
    const { supportFeatures } = await services.models.ofRun(context);
    const reason = blockReason(task, { supportFeatures, permissions: caller.account.role.permissions });
    if (reason === 'permission') throw new ApiError('roleerr');
    if (reason === 'model')
      throw new ApiError('custom', { message: `${modelName} does not support this step.` });
  };
  return {
    async startPlaybook({ body, scope, caller, audit, language }) {
      const { endpointId, playbook } = body;
      const device = await findDevice(scope, { endpointId });
      audit.about(endpointId);
      const { permissions, level: userLevel } = caller.account.role;
      const { supportFeatures, modelName } = await services.models.of(device);
      const targets = await targetsOf(services, scope, device);
      const plan = planOf(playbook, { supportFeatures, permissions }, targets);
      if (plan.measurements.length === 0) throw nothingToMeasure(plan.leftOut, modelName);
      audit.changed(null, { playbook });
      const runId = await playbooks.start({
        playbook,
        endpointId,
        ...plan,
        opId: device.op_id,
        modelName: device.model_name,
        prodClass: device.prod_class,
        caseTitle: caseTitle(language, playbook, device.device_name ?? endpointId),
        leavesCase: isAllowed({ permissions, userLevel }, operations.openCase.permission),
        actor: caller.actor,
      });
      if (runId === null)
        throw new ApiError('custom', { message: 'Another playbook is running on this device.' });
      return { data: { runId, version: 1 } };
    },

    async applyProposal(call) {
      const { runId } = call.params;
      const { proposalId } = call.body;
      const context = await runOf(call, runId);
      const proposal = context.proposals.find(({ id }) => id === proposalId);
      if (!proposal) throw new ApiError('nodata');
      const { kind, params } = proposal.task;
      await check(call.caller, context, proposal.task);
      call.audit.changed(null, { kind, params });
      return answer(runId, await playbooks.choose(runId, proposalId, call.caller.actor));
    },

    async takeBackStep(call) {
      const { runId } = call.params;
      const context = await runOf(call, runId);
      const undo = context.step?.undo;
      if (!undo) throw new ApiError('custom', { message: 'There is no step that could be taken back.' });
      await check(call.caller, context, undo);
      call.audit.changed(null, { kind: undo.kind, params: undo.params });
      return answer(runId, await playbooks.takeBack(runId, call.caller.actor));
    },

    async finishPlaybook(call) {
      const { runId } = call.params;
      const { outcome } = call.body;
      await runOf(call, runId);
      call.audit.changed(null, { outcome });
      return answer(runId, await playbooks.end(runId, outcome, call.caller.actor));
    },

    async cancelPlaybook(call) {
      const { runId } = call.params;
      await runOf(call, runId);
      return answer(runId, await playbooks.end(runId, 'cancelled', call.caller.actor));
    },
  };
};

function answer(runId: string, run: { version: number } | null) {
  if (!run) throw new ApiError('custom', { message: 'The playbook is not at this point any more.' });
  return { data: { runId, version: run.version } };
}

const nothingToMeasure = (leftOut: readonly { reason: string }[], modelName: string): ApiError =>
  leftOut.some(({ reason }) => reason === 'permission')
    ? new ApiError('roleerr')
    : new ApiError('custom', { message: `${modelName} has nothing that this playbook could measure.` });

/**
 * Reads the targets to measure a device against. The gateway is read from the device now, since the last reading may be
 * from another place.
 */
async function targetsOf(services: Needs, scope: Scope, device: ListedDevice): Promise<Targets> {
  const { endpoint_id: endpointId } = device;
  if (device.online) await services.devices.read(endpointId, gatewayPaths);
  const values = await scope.of(ScopedDevices).values(device, gatewayPaths, valueLimit);
  const readings = new Readings(values.map(({ path, value }) => [path, value]));
  const db = services.database.sql;
  const { host: chosen, filesize } = await speedSetting(db, endpointId);
  // The default host is the one that Diagnostics proposes: the nearest, unless one was chosen.
  const host = chosen ?? nearestFirst(await speedServers(db, device.op_id), null, device)[0]?.url;
  return {
    gateway: readings.text('gateway') ?? readings.text('dhcpGateway'),
    speedServer: host === undefined ? null : { host, filesize },
  };
}
