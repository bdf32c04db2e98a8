import type { components } from '#api/main.d.ts';
import { appKey } from '#domain/apps/app-name.ts';
import { appPlatformOf } from '#domain/apps/platform.ts';
import type { RolloutHours, RolloutTargets } from '#machines/rollout/events.ts';
import { ApiError } from '#server/core/http/api-error.ts';
import type { Handlers } from '#server/core/http/call.ts';
import { refusal } from '#server/core/http/validators.ts';
import type { Scope } from '#server/core/read-models/scope.ts';
import type { DeviceModels } from '#server/devices/models/queries/models.ts';
import { type AppFileRow, ScopedAppFiles } from '../app-files/queries/app-files.ts';
import type { ProfileServices } from '../profiles/kind.ts';
import { createProfile, type ProfileContent, refuseForeign } from '../profiles/orders.ts';
import type { AppContent } from './content.ts';
import { appProfiles } from './profile-kind.ts';

type Order = components['schemas']['AppProfileOrder'];

export interface OrderNeeds extends ProfileServices {
  models: DeviceModels;
  upgradeTimes: { soakMs: number; lostMs: number };
}

/** Creates app profiles (CL-267). */
export const appProfileOrderHandlers = (services: OrderNeeds): Pick<Handlers, 'createAppProfile'> => ({
  async createAppProfile({ body, ...call }) {
    const file = await orderedFile(call.scope, body);
    const targets = targetsOf(body);
    await refuseForeign(call, targets);
    await refuseUnusable(services, file, body);
    const { waves, limits, automatic, dailyMost, bandwidth, submit } = body;
    const asked = {
      name: body.profileName,
      targets,
      waves,
      limits,
      startDate: startOf(body),
      automatic,
      dailyMost,
      bandwidth,
      submit,
      hours: hoursOf(body),
      retries: retriesOf(body.apRetry),
    };
    return createProfile(appProfiles, services, call, asked, contentOf(services, file, body));
  },
});

/** Names of a version: its id, or its app with a version; a deletion needs the app alone. */
export type NamedVersion = Pick<Order, 'apId' | 'appId' | 'version' | 'apType'>;

/** Finds the version that an order names; `nodata` for one that the caller does not see. */
export async function orderedFile(
  scope: Scope,
  { apId, appId, version, apType }: NamedVersion,
): Promise<AppFileRow> {
  const files = scope.of(ScopedAppFiles);
  if (apId !== undefined) {
    const file = await files.seen(apId);
    if (!file) throw new ApiError('nodata');
    if (appId !== undefined && file.app_id !== appId)
      throw refusal([{ field: 'appId', message: 'is not that of apId' }]);
    if (version !== undefined && appKey(file.app_version) !== appKey(version))
      throw refusal([{ field: 'version', message: 'is not that of apId' }]);
    return file;
  }
  if (appId === undefined) throw refusal([{ field: 'apId', message: 'or appId is needed' }]);
  if (version === undefined && apType !== 'D')
    throw refusal([{ field: 'version', message: 'is needed beside appId' }]);
  const file = version === undefined ? await files.newestSeen(appId) : await files.find(appId, version);
  if (!file) throw new ApiError('nodata');
  return file;
}

const flat = ['group', 'dids', 'addDids'] as const;

/** Reads an order's targets: from `targets`, or from the flat fields of CL-267. */
function targetsOf(body: Order): RolloutTargets {
  const { group, dids, addDids, targets } = body;
  const named = flat.filter((field) => body[field] !== undefined);
  if (named.length === 0) return targets ?? {};
  if (targets) throw refusal([{ field: 'targets', message: 'is beside other fields that name devices' }]);
  const byHand = dids || addDids ? [...new Set([...(dids ?? []), ...(addDids ?? [])])] : undefined;
  return { ...(group !== undefined && { gid: group }), ...(byHand && { addDids: byHand }) };
}

/** Refuses a file that devices cannot get, or a model that has no such apps. */
async function refuseUnusable(
  { models }: OrderNeeds,
  file: AppFileRow,
  { apType = 'IU', model }: Pick<Order, 'apType' | 'model'>,
): Promise<void> {
  const { supportFeatures } = await models.of({ endpoint_id: '', model_name: model, prod_class: '' });
  if (appPlatformOf(supportFeatures) !== file.platform)
    throw new ApiError('fwerr', {
      message: `${model} has no apps of this platform: ${file.platform}.`,
      data: { model },
    });
  if (apType === 'D') return;
  if (file.state !== 'approved') throw new ApiError('fwerr', { message: 'The app file is not approved.' });
  if (file.models !== null && !file.models.includes(model))
    throw new ApiError('fwerr', { message: `The app file is not approved for ${model}.`, data: { model } });
}

function contentOf({ upgradeTimes }: OrderNeeds, file: AppFileRow, body: Order): ProfileContent {
  const { apType = 'IU', model } = body;
  const isRemoval = apType === 'D';
  const content: AppContent = {
    appType: apType,
    appId: file.app_id,
    appName: file.app_name,
    platform: file.platform === 'quantum' ? 'quantum' : 'android',
    packageName: file.package_name,
    appUuid: file.app_uuid,
    signer: file.signer_sha256,
  };
  return {
    subject: {
      id: file.file_id,
      name: isRemoval ? '' : file.app_version,
      modelName: model,
      digest: isRemoval ? '' : (file.sha256 ?? ''),
      bytes: isRemoval ? 0 : file.size,
    },
    content,
    soakMs: upgradeTimes.soakMs,
    noted: { apId: file.file_id, appId: file.app_id, apType, version: isRemoval ? null : file.app_version },
  };
}

function startOf({ mode, executionTime }: Order): string | undefined {
  if (mode === 'Reserved' && executionTime === undefined)
    throw refusal([{ field: 'executionTime', message: 'is needed for Reserved' }]);
  if (mode === 'Immediate' && executionTime !== undefined)
    throw refusal([{ field: 'mode', message: 'must be Reserved where a time is given' }]);
  return executionTime;
}

function hoursOf({ startHour, endHour }: Order): RolloutHours | null {
  if (startHour === undefined && endHour === undefined) return null;
  if (startHour === undefined || endHour === undefined)
    throw refusal([{ field: 'startHour', message: 'and endHour are given together' }]);
  if (startHour === endHour) throw new ApiError('fwerr', { message: 'The two hours are equal.' });
  return { start: startHour, end: endHour };
}

const usualRetries = 2;

/** Reads how often a device that failed is tried again. */
export const retriesOf = (given: Order['apRetry']): number =>
  given === undefined || given === true ? usualRetries : given === false ? 0 : given;
