import type { components } from '#api/main.d.ts';
import type { Handlers } from '#server/core/http/call.ts';
import { presentAppFile } from '../app-files/present.ts';
import { ScopedAppFiles } from '../app-files/queries/app-files.ts';
import { presentProfile } from '../profiles/answers.ts';
import { forecastProfile } from '../profiles/forecast.ts';
import type { ProfileServices } from '../profiles/kind.ts';
import { type OtherProfile, profileReads } from '../profiles/reads.ts';
import type { RolloutRow } from '../rollouts/queries/rollouts.ts';
import { appContentOf } from './content.ts';
import { appProfiles } from './profile-kind.ts';
import { type OrderNeeds, orderedFile } from './profile-orders.ts';
import { appColumns } from './queries/columns.ts';
import { appVerdicts } from './verdicts.ts';

type Profile = components['schemas']['AppProfile'];
type ReadHandlers = Pick<
  Handlers,
  | 'listAppProfiles'
  | 'getAppProfilePage'
  | 'getAppProfile'
  | 'getAppProfilePlan'
  | 'getAppProfileDevices'
  | 'getAppProfileDays'
  | 'forecastAppProfile'
>;
type Needs = ProfileServices & Pick<OrderNeeds, 'models'>;

/** Reads app profiles (CL-265, CL-266, CL-269, CL-270, CL-273). */
export const appProfileReadHandlers = (services: Needs): ReadHandlers => {
  const reads = profileReads(appProfiles, services);
  return {
    async listAppProfiles({ scope }) {
      return { data: (await reads.list(scope)).map(present) };
    },

    async getAppProfilePage({ body, scope }) {
      const { keyword, states, apId, appId, automatic, orders = [], ...at } = body;
      const by = orders.map(({ column, order }) => ({
        column: column === 'profileName' ? ('name' as const) : column,
        order,
      }));
      const filter = {
        keyword,
        states,
        contentId: apId,
        content: appId === undefined ? undefined : { appId },
        automatic,
      };
      const { rows, pagination } = await reads.page(scope, filter, by, at);
      return { data: rows.map(present), pagination };
    },

    async getAppProfile(call) {
      const { scope, params } = call;
      const { row, context, order, rollbacks, answer } = await reads.detail(call, params.appProfileId);
      const file = await scope.of(ScopedAppFiles).seen(row.content_id);
      return {
        data: {
          ...answer,
          profile: present(row),
          order: {
            ...order,
            mode: modeOf(row),
            startHour: context.hours?.start ?? null,
            endHour: context.hours?.end ?? null,
            retry: context.retries,
          },
          file: file && presentAppFile(file),
          rollsBack: named(rollbacks.rollsBack),
          rolledBackBy: named(rollbacks.rolledBackBy),
        },
      };
    },

    getAppProfilePlan: ({ params, scope }) => reads.plan(scope, params.appProfileId),

    async getAppProfileDevices({ params, body, scope }) {
      const { data, pagination } = await reads.devices(scope, params.appProfileId, body, () => null);
      return { data: data.map(({ workId, ...member }) => ({ ...member, changeId: workId })), pagination };
    },

    getAppProfileDays: ({ params, scope }) => reads.days(scope, params.appProfileId),

    async forecastAppProfile({ body, scope }) {
      const { targets = {}, model, apType = 'IU' } = body;
      const file = await orderedFile(scope, body);
      const content = {
        appType: apType,
        appId: file.app_id,
        appName: file.app_name,
        platform: file.platform,
        packageName: file.package_name,
        appUuid: file.app_uuid,
        signer: file.signer_sha256,
      };
      const bytes = apType === 'D' ? 0 : file.size;
      const subject = {
        id: file.file_id,
        name: apType === 'D' ? '' : file.app_version,
        modelName: model,
        digest: '',
        bytes,
      };
      const asked = { rolloutId: null, insisted: new Set<string>() };
      return forecastProfile(services, scope, targets, {
        modelName: model,
        columns: appColumns({ packageName: file.package_name, appUuid: file.app_uuid }),
        bytes,
        verdicts: (devices) => appVerdicts(services, { subject, content }, devices, asked),
      });
    },
  };
};

const modeOf = ({ starts_at }: RolloutRow): Profile['mode'] =>
  starts_at === null ? 'Immediate' : 'Reserved';

function present(row: RolloutRow): Profile {
  const shared = presentProfile(row);
  const { appType, appId, appName, platform } = appContentOf(row.content);
  return {
    appProfileId: row.rollout_id,
    serviceTaskId: row.rollout_id,
    profileName: row.name,
    version: row.content_name,
    apId: row.content_id,
    appId,
    appName,
    apType: appType,
    type: platform,
    group: row.target_name,
    mode: modeOf(row),
    executionTime: shared.startDate,
    retry: row.retries,
    ...shared,
  };
}

const named = (other: OtherProfile | null) =>
  other && { appProfileId: other.id, profileName: other.name, state: other.state, reason: other.reason };
