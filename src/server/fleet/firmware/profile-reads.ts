import type { components } from '#api/main.d.ts';
import { updateModes } from '#domain/firmware/verdict.ts';
import { ApiError } from '#server/core/http/api-error.ts';
import type { Handlers } from '#server/core/http/call.ts';
import { presentProfile } from '../profiles/answers.ts';
import { forecastProfile } from '../profiles/forecast.ts';
import type { ProfileServices } from '../profiles/kind.ts';
import { type OtherProfile, profileReads } from '../profiles/reads.ts';
import { type RolloutRow, ScopedRollouts } from '../rollouts/queries/rollouts.ts';
import { presentFile } from './file-handlers.ts';
import { firmwareProfiles } from './profile-kind.ts';
import { firmwareColumns } from './queries/columns.ts';
import { ScopedFirmware } from './queries/files.ts';
import { namesOfModes, targetOf, type UpgradeNeeds } from './upgrade-handlers.ts';
import { verdictsOf } from './verdicts.ts';

type Profile = components['schemas']['FirmwareProfile'];
type ReadHandlers = Pick<
  Handlers,
  | 'listFirmwareProfiles'
  | 'getFirmwareProfilePage'
  | 'getFirmwareProfile'
  | 'getFirmwareProfilePlan'
  | 'getFirmwareProfileDevices'
  | 'getFirmwareProfileDays'
  | 'forecastFirmwareProfile'
>;
type Needs = ProfileServices & Pick<UpgradeNeeds, 'downloadProgress' | 'models'>;

/** Reads firmware profiles (CL-236, CL-237, CL-240, CL-241, CL-247). */
export const profileReadHandlers = (services: Needs): ReadHandlers => {
  const reads = profileReads(firmwareProfiles, services);
  return {
    async listFirmwareProfiles({ scope }) {
      return { data: (await reads.list(scope)).map(present) };
    },

    async getFirmwareProfilePage({ body, scope }) {
      const { keyword, states, FirmwareFileId: contentId, automatic, orders = [], ...at } = body;
      const by = orders.map(({ column, order }) => ({
        column: column === 'fpName' ? ('name' as const) : column,
        order,
      }));
      const { rows, pagination } = await reads.page(scope, { keyword, states, contentId, automatic }, by, at);
      return { data: rows.map(present), pagination };
    },

    async getFirmwareProfile(call) {
      const { scope, params } = call;
      const { row, context, order, rollbacks, answer } = await reads.detail(call, params.fpId);
      const file = await scope.of(ScopedFirmware).findVisible(row.content_id);
      if (!file) throw new ApiError('nodata');
      const isForward = row.undoes === null;
      return {
        data: {
          ...answer,
          profile: present(row),
          order: {
            ...order,
            fpRunMethod: context.hours ? 'Reserved' : 'Immediate',
            fpStartHour: context.hours?.start ?? null,
            fpEndHour: context.hours?.end ?? null,
            autoRetry: context.retries > 0,
            maxRetryCount: context.retries,
          },
          file: presentFile(file),
          rollsBack: named(rollbacks.rollsBack),
          rolledBackBy: named(rollbacks.rolledBackBy),
          oneBank: isForward ? await scope.of(ScopedRollouts).plannedWithoutWayBack(row.rollout_id) : 0,
        },
      };
    },

    getFirmwareProfilePlan: ({ params, scope }) => reads.plan(scope, params.fpId),

    async getFirmwareProfileDevices({ params, body, scope }) {
      const { data, pagination } = await reads.devices(scope, params.fpId, body, services.downloadProgress);
      return { data: data.map(({ workId, ...member }) => ({ ...member, upgradeId: workId })), pagination };
    },

    getFirmwareProfileDays: ({ params, scope }) => reads.days(scope, params.fpId),

    async forecastFirmwareProfile({ body, scope }) {
      const { targets = {}, updateMode = 'BI' } = body;
      const file = await scope.of(ScopedFirmware).find(body.FirmwareFileId);
      if (!file) throw new ApiError('nodata');
      return forecastProfile(services, scope, targets, {
        modelName: file.model_name,
        columns: firmwareColumns,
        bytes: file.size_bytes,
        verdicts: (devices) => verdictsOf(services, targetOf(file), devices, updateMode),
      });
    },
  };
};

const present = (row: RolloutRow): Profile => ({
  fpId: row.rollout_id,
  serviceTaskId: row.rollout_id,
  fpName: row.name,
  version: row.content_name,
  FirmwareFileId: row.content_id,
  updateMode: updateModes.find((mode) => mode === row.content.mode) ?? 'BI',
  activateMode: namesOfModes[String(row.content.activateMode)] ?? 'anytime',
  ...presentProfile(row),
});

const named = (other: OtherProfile | null) =>
  other && { fpId: other.id, fpName: other.name, state: other.state, reason: other.reason };
