import type { JsonObject } from '#machines/json.ts';
import type { PresetContent, PresetFact } from '#machines/preset/events.ts';
import { ApiError, hintError } from '#server/core/http/api-error.ts';
import type { Handlers } from '#server/core/http/call.ts';
import type { Scope } from '#server/core/read-models/scope.ts';
import type { CoreServices } from '#server/core/services.ts';
import { rulesOf } from '../approvals/queries/rules.ts';
import { presetInScope } from './found.ts';
import { type OrderServices, orderedPreset, type PresetOrder } from './orders.ts';
import { presentPreset } from './present.ts';
import { addRequested } from './queries/due.ts';
import { type PresetRow, ScopedPresets } from './queries/presets.ts';

export type CommandHandlers = Pick<
  Handlers,
  | 'createPreset'
  | 'importPreset'
  | 'updatePreset'
  | 'deletePreset'
  | 'submitPreset'
  | 'approvePreset'
  | 'declinePreset'
  | 'discardPreset'
  | 'pausePreset'
  | 'resumePreset'
  | 'checkPreset'
  | 'retryPreset'
>;

type Services = OrderServices & Pick<CoreServices, 'log' | 'readModels'>;
type Call = Parameters<Handlers['discardPreset']>[0];
type Of = Pick<Call, 'scope' | 'caller' | 'audit'>;

/** Commands for presets. Each answers with the preset after it. */
export function presetCommands(services: Services): CommandHandlers {
  const { presets, database } = services;
  const shown = async (scope: Scope, presetId: string) => {
    const row = await scope.of(ScopedPresets).find(presetId);
    if (!row) throw new ApiError('nodata');
    return { data: presentPreset(row) };
  };
  /** Writes a fact of the caller, or refuses if the state does not allow it. */
  const done = async ({ scope, caller }: Of, row: PresetRow, fact: PresetFact) => {
    const written = await presets.write(row.preset_id, { ...fact, actor: caller.actor });
    if (!written) throw notNow((await presets.streams.current(row.preset_id)).snapshot.value);
    return shown(scope, row.preset_id);
  };
  const found = async ({ scope, audit }: Of, presetId: string) => {
    const row = await presetInScope(services, scope, presetId);
    audit.objects.push(presetId);
    return row;
  };
  const created = async ({ scope, caller, audit }: Of, order: PresetOrder) => {
    const presetId = presets.newId();
    const { opId, content, secrets } = await orderedPreset(services, { scope, caller }, order, { presetId });
    audit.objects.push(presetId);
    audit.changed(null, noteOf(content), opId);
    const { accountId } = caller.account;
    await presets.draft(presetId, { opId, accountId, content }, { revision: 0, secrets }, caller.actor);
    return shown(scope, presetId);
  };
  const requested = async (call: Of, row: PresetRow, endpointId: string | undefined, retry: boolean) => {
    if (row.state === 'removed' || row.revision_in_force === null || row.paused) throw notNow(row.state);
    const queued = await addRequested(
      database.sql,
      { presetId: row.preset_id, opPath: call.scope.opPath, endpointId },
      { retry, now: services.now() },
    );
    if (endpointId !== undefined) {
      if (queued === 0) throw new ApiError('nodata');
      call.audit.about(endpointId);
    }
    call.audit.changed(null, { queued }, row.op_id);
    return { data: { queued } };
  };

  return {
    createPreset: (call) => created(call, call.body),

    async importPreset(call) {
      const { file, opId, content } = call.body;
      const { format: _, passphrases = [], ...order } = content;
      const preset = await created(call, { ...order, file, ...(opId !== undefined && { opId }) });
      return { data: { preset: preset.data, passphrases } };
    },

    async updatePreset(call) {
      const { scope, caller, audit } = call;
      const { revision, order } = call.body;
      const row = await found(call, call.params.presetId);
      if (order.opId !== undefined && order.opId !== row.op_id)
        throw new ApiError('custom', { message: 'A preset stays with its organisation.' });
      const { preset_id: presetId, op_id: opId } = row;
      const { content, secrets } = await orderedPreset(services, { scope, caller }, order, {
        presetId,
        opId,
      });
      const file = order.file === undefined ? row.file : order.file;
      audit.changed(noteOfRow(row), noteOf(content), opId);
      const { accountId } = caller.account;
      const drafted = { opId, accountId, content: { ...content, file } };
      const written = await presets.draft(presetId, drafted, { revision, secrets }, caller.actor);
      if (!written && row.state === 'removed') throw notNow(row.state);
      if (!written) throw hintError('conflict');
      return shown(scope, presetId);
    },

    async deletePreset(call) {
      const row = await found(call, call.params.presetId);
      call.audit.changed(noteOfRow(row), null, row.op_id);
      await done(call, row, { type: 'preset.removed', data: {} });
      return { data: {} };
    },

    async submitPreset(call) {
      const row = await found(call, call.params.presetId);
      const { planHash } = call.body;
      call.audit.changed({ state: row.state }, { planHash }, row.op_id);
      refuseOtherPlan(row, planHash);
      return done(call, row, { type: 'preset.submitted', data: { planHash } });
    },

    async approvePreset(call) {
      const row = await found(call, call.params.presetId);
      const { planHash } = call.body;
      const { accountId } = call.caller.account;
      call.audit.changed({ state: row.state }, { planHash }, row.op_id);
      refuseOtherPlan(row, planHash);
      const { context } = (await presets.streams.current(row.preset_id)).snapshot;
      const isOwn = context.editorIds.includes(accountId);
      const { fourEyes } = await rulesOf(database.sql, row.op_id);
      if (isOwn && fourEyes)
        throw new ApiError('custom', {
          status: 403,
          message: 'Another person than its editors must approve this preset.',
          data: { fourEyes },
        });
      return done(call, row, { type: 'preset.approved', data: { planHash, accountId, alone: isOwn } });
    },

    async declinePreset(call) {
      const row = await found(call, call.params.presetId);
      const reason = call.body.reason.trim();
      call.audit.changed({ state: row.state }, { state: 'declined', reason }, row.op_id);
      return done(call, row, { type: 'preset.declined', data: { reason } });
    },

    async discardPreset(call) {
      const row = await found(call, call.params.presetId);
      call.audit.changed(noteOfRow(row), null, row.op_id);
      return done(call, row, { type: 'preset.discarded', data: {} });
    },

    async pausePreset(call) {
      const row = await found(call, call.params.presetId);
      const reason = call.body.reason?.trim() ?? '';
      call.audit.changed({ paused: row.paused }, { paused: true, reason }, row.op_id);
      return done(call, row, { type: 'preset.paused', data: { reason } });
    },

    async resumePreset(call) {
      const row = await found(call, call.params.presetId);
      call.audit.changed({ paused: row.paused }, { paused: false }, row.op_id);
      return done(call, row, { type: 'preset.resumed', data: {} });
    },

    async checkPreset(call) {
      const row = await found(call, call.params.presetId);
      const content = row.in_force as unknown as PresetContent | null;
      if (content && !content.events.includes('manual'))
        throw new ApiError('custom', { status: 409, message: 'This preset is not checked by hand.' });
      return requested(call, row, call.body.endpointId, false);
    },

    async retryPreset(call) {
      const row = await found(call, call.params.presetId);
      return requested(call, row, call.body.endpointId, true);
    },
  };
}

const notNow = (state: unknown): ApiError =>
  new ApiError('custom', {
    status: 409,
    message: `The preset does not allow this now (${String(state)}).`,
    data: { state: String(state) },
  });

function refuseOtherPlan({ plan_hash: planHash }: PresetRow, seen: string): void {
  if (planHash !== seen)
    throw new ApiError('custom', {
      status: 409,
      message: 'The plan has changed since you looked at it.',
      data: { planHash },
    });
}

/** Note of a preset for the audit trail; of a passphrase it names the version. */
const noteOf = ({
  name,
  targetName,
  weight,
  events,
  values,
  autoFirmwareUpgrade,
}: PresetContent): JsonObject => ({
  name,
  target: targetName,
  weight,
  events: [...events],
  configuration: values,
  autoFirmwareUpgrade,
});

const noteOfRow = (row: PresetRow): JsonObject => ({
  name: row.name,
  target: row.target_name,
  weight: row.weight,
  events: [...row.events],
  configuration: row.configuration as JsonObject,
  autoFirmwareUpgrade: row.auto_firmware_upgrade,
});
