import type { components } from '#api/main.d.ts';
import { operations } from '#api/operations.gen.ts';
import type { PresetContent } from '#machines/preset/events.ts';
import type { Handlers } from '#server/core/http/call.ts';
import { defaultLimit, pagination } from '#server/core/http/paging.ts';
import { streamHandlers, type TimelineOperation } from '#server/core/http/stream-handlers.ts';
import { namedApprovers } from '#server/core/read-models/approvers.ts';
import { operatorPath } from '#server/core/read-models/operator-paths.ts';
import type { Scope } from '#server/core/read-models/scope.ts';
import type { CoreServices } from '#server/core/services.ts';
import { rulesOf } from '../approvals/queries/rules.ts';
import { type CommandHandlers, presetCommands } from './commands.ts';
import { type DevicePresetServices, devicePresets, presetEffect } from './device-presets.ts';
import { presetInScope } from './found.ts';
import { orderedPreset } from './orders.ts';
import { planOf } from './planner.ts';
import { configurationOf, objectOf, presentOnDevice, presentPreset } from './present.ts';
import { presetStream } from './preset-stream.ts';
import { namesOf, waitingOf } from './queries/details.ts';
import { countDevices, targetCondition } from './queries/devices.ts';
import { presetsInForce, targetIn } from './queries/in-force.ts';
import { type PresetRow, ScopedPresets } from './queries/presets.ts';
import { presentTarget } from './targets.ts';

type PresetHandlers = Pick<
  Handlers,
  | 'listPresets'
  | 'getPreset'
  | 'previewPreset'
  | 'listPresetDevices'
  | 'getPresetFile'
  | 'getDevicePresets'
  | 'previewPresetEffect'
  | keyof CommandHandlers
  | TimelineOperation<'Preset'>
>;

export interface PresetServices
  extends DevicePresetServices,
    Pick<CoreServices, 'log' | 'proof' | 'readModels'> {
  /** Returns the reason that an account may no longer do this for the organisation; null: it may. */
  lostStanding(question: {
    accountId: string;
    permission: string;
    opId: string;
  }): Promise<'account' | 'permission' | 'organisation' | null>;
}

/** Maximum number of devices that a preview reads: the plan reads all of them. */
const mostPreviewed = 2_000;

/** Handlers of presets (CL-161 … CL-165). */
export const presetHandlers = (services: PresetServices): PresetHandlers => ({
  ...presetCommands(services),
  ...streamHandlers('Preset', presetStream, services, {
    find: (scope, id) => scope.of(ScopedPresets).find(id),
    file: { row: presentPreset },
  }),

  async listPresets({ query, scope }) {
    const { page = 1, limit = defaultLimit, ...filter } = query;
    const view = scope.of(ScopedPresets);
    const rows = await view.page(filter, limit, (page - 1) * limit);
    return {
      data: rows.map(presentPreset),
      pagination: pagination({ page, limit }, await view.count(filter)),
    };
  },

  async getPreset({ params: { presetId }, scope, caller }) {
    const row = await presetInScope(services, scope, presetId);
    return { data: { ...presentPreset(row), ...(await detailOf(services, row, scope, caller.account)) } };
  },

  async previewPreset({ body: { presetId, order }, scope, caller }) {
    const { presets, now } = services;
    const known = presetId === undefined ? null : await presetInScope(services, scope, presetId);
    const id = known?.preset_id ?? presets.newId();
    const { opId, opPath, content } = await orderedPreset(services, { scope, caller }, order, {
      presetId: id,
      ...(known && { opId: known.op_id }),
    });
    const draft = { presetId: id, opId, opPath, createdAt: known?.created_at ?? now(), content };
    const plan = await planOf(presets.planner, draft, mostPreviewed);
    const visible = new Set(
      (await presetsInForce(services.database))
        .filter((preset) => preset.opPath.startsWith(scope.opPath))
        .map((preset) => preset.presetId),
    );
    const condition = targetCondition(
      { opPath, target: targetIn(content) },
      await presets.planner.filters.of([{ opId, opPath, target: targetIn(content) }]),
    );
    return {
      data: {
        devices: plan.isPart ? await countDevices(services.database, condition) : plan.devices,
        checked: plan.devices,
        changes: plan.changes,
        conflicts: plan.conflicts.map(({ presetId: other, name, ...conflict }) => ({
          ...conflict,
          ...(visible.has(other) ? { presetId: other, name } : { presetId: null, name: '' }),
        })),
      },
    };
  },

  async listPresetDevices({ params: { presetId }, query, scope }) {
    await presetInScope(services, scope, presetId);
    const { page = 1, limit = defaultLimit, ...filter } = query;
    const view = scope.of(ScopedPresets);
    const rows = await view.devices(presetId, filter, limit, (page - 1) * limit);
    return {
      data: rows.map(presentOnDevice),
      pagination: pagination({ page, limit }, await view.countDevices(presetId, filter)),
    };
  },

  async getPresetFile({ params: { presetId }, scope }) {
    const row = await presetInScope(services, scope, presetId);
    const all = configurationOf(objectOf(row.configuration));
    const isSecret = (value: unknown) => value instanceof Object && 'secretId' in value;
    const passphrases = Object.keys(all).filter((field) => isSecret(all[field]));
    const preset = presentPreset(row);
    return {
      data: {
        format: 'waymark-preset/1',
        name: row.name,
        description: row.description,
        target: presentTarget(objectOf(row.target)),
        weight: row.weight,
        events: preset.events,
        configuration: Object.fromEntries(Object.entries(all).filter(([, value]) => !isSecret(value))),
        passphrases: passphrases as components['schemas']['PresetField'][],
        autoFirmwareUpgrade: row.auto_firmware_upgrade,
      },
    };
  },

  async getDevicePresets({ query: { endpointId }, scope, audit }) {
    audit.about(endpointId);
    return { data: await devicePresets(services, scope, endpointId) };
  },

  async previewPresetEffect({ body: { endpointId, kind, params }, scope }) {
    return { data: await presetEffect(services, scope, { endpointId, kind, params: objectOf(params) }) };
  },
});

async function detailOf(
  { database, presets, lostStanding }: PresetServices,
  row: PresetRow,
  scope: Scope,
  account: { accountId: string; role: { permissions: readonly string[] } },
) {
  const { context, value } = (await presets.streams.current(row.preset_id)).snapshot;
  const opPath = (await operatorPath(database.sql, row.op_id)) ?? '-';
  const { fourEyes } = await rulesOf(database.sql, row.op_id);
  const isWaiting = value === 'awaitingApproval';
  const { permission } = operations.approvePreset;
  const except = fourEyes ? context.editorIds : [];
  const { inForce, plan } = context;
  return {
    plan: plan && {
      planHash: plan.planHash,
      devices: plan.devices,
      changes: { different: 0, same: 0, unknown: 0, unsupported: 0, lost: 0, ...plan.changes },
      approvalNeeded: plan.needsApproval,
    },
    planFailure: context.planFailure,
    declineReason: context.declineReason,
    pauseReason: context.pauseReason,
    inForce: context.draft && inForce ? contentOf(inForce.content) : null,
    waiting: await waitingOf(database, presets.planner.filters, row.preset_id),
    hold: inForce
      ? await lostStanding({
          accountId: inForce.accountId,
          permission: operations.updatePreset.permission,
          opId: row.op_id,
        })
      : null,
    editors: await namesOf(database, context.editorIds),
    mayApprove:
      isWaiting && account.role.permissions.includes(permission) && !except.includes(account.accountId),
    approvers: isWaiting
      ? await namedApprovers(database.sql, { permission, opPath, except }, scope.opPath)
      : { names: [], more: 0 },
  };
}

const contentOf = ({ name, targetName, weight, events, values }: PresetContent) => ({
  name,
  targetName,
  weight,
  events,
  configuration: configurationOf(values),
});
