import type { components } from '#api/main.d.ts';
import type { RolloutHours, RolloutTargets } from '#machines/rollout/events.ts';
import { ApiError } from '#server/core/http/api-error.ts';
import type { Handlers } from '#server/core/http/call.ts';
import { refusal } from '#server/core/http/validators.ts';
import type { ProfileCall, ProfileServices } from '../profiles/kind.ts';
import { createProfile, type ProfileContent, refuseForeign } from '../profiles/orders.ts';
import type { FirmwareContent } from './firmware-cargo.ts';
import { retriesOf, targetsOf } from './order-targets.ts';
import { firmwareProfiles } from './profile-kind.ts';
import { type FirmwareRow, ScopedFirmware } from './queries/files.ts';
import type { UpgradeNeeds } from './upgrade-handlers.ts';
import { activateModes, refuseUnusable } from './upgrade-handlers.ts';

type Order = components['schemas']['ProfileOrder'];
type OrderHandlers = Pick<
  Handlers,
  | 'createFirmwareProfile'
  | 'createGroupFirmwareProfile'
  | 'createLocationFirmwareProfile'
  | 'createLocationsFirmwareProfile'
>;
type OrderCall = ProfileCall & { body: Order };
type Needs = UpgradeNeeds & ProfileServices;

/** Handlers that create firmware profiles: CL-238, and by group or place CL-190..CL-192. */
export const profileOrderHandlers = (services: Needs): OrderHandlers => {
  const only =
    (fields: readonly (keyof RolloutTargets)[], what: string) =>
    (call: OrderCall): ReturnType<typeof createFirmwareProfile> => {
      const targets = targetsOf(call.body);
      const named = fields.filter((field) => targets[field] !== undefined);
      if (named.length !== 1) throw refusal([{ field: 'targets', message: `names ${what}` }]);
      return createFirmwareProfile(services, call);
    };
  return {
    createFirmwareProfile: (call) => createFirmwareProfile(services, call),
    createGroupFirmwareProfile: only(['gid', 'roomId', 'filterId'], 'one group, room or filter'),
    createLocationFirmwareProfile: only(['opRegionId', 'opCityIds'], 'one region or city'),
    createLocationsFirmwareProfile: only(['opCityIds'], 'cities'),
  };
};

export async function createFirmwareProfile(services: Needs, { body, ...call }: OrderCall) {
  const file = await call.scope.of(ScopedFirmware).find(body.FirmwareFileId);
  if (!file) throw new ApiError('nodata');
  const targets = targetsOf(body);
  await refuseForeign(call, targets);
  await refuseUnusable(services, file, body.mid);
  const { fpName: name, waves, limits, startDate, automatic, dailyMost, bandwidth, submit } = body;
  const asked = {
    name,
    targets,
    waves,
    limits,
    startDate,
    automatic,
    dailyMost,
    bandwidth,
    submit,
    hours: hoursOf(body),
    retries: retriesOf(body),
  };
  return createProfile(firmwareProfiles, services, call, asked, contentOf(services, file, body));
}

function contentOf({ upgradeTimes }: Needs, file: FirmwareRow, body: Order): ProfileContent {
  const content: FirmwareContent = {
    fwCode: file.fw_code,
    minimumVersion: file.minimum_version,
    targetVersion: file.target_version,
    fileOpId: file.op_id,
    mode: body.updateMode ?? 'BI',
    activateMode: activateModes[body.activateMode ?? 'anytime'],
  };
  return {
    subject: {
      id: file.file_id,
      name: file.version_name,
      modelName: file.model_name,
      digest: file.sha256,
      bytes: file.size_bytes,
    },
    content,
    soakMs: upgradeTimes.soakMs,
    noted: { FirmwareFileId: file.file_id, versionName: file.version_name, mode: content.mode },
  };
}

function hoursOf({ fpRunMethod = 'Immediate', fpStartHour, fpEndHour }: Order): RolloutHours | null {
  if (fpRunMethod === 'Immediate') {
    if (fpStartHour === undefined && fpEndHour === undefined) return null;
    throw refusal([{ field: 'fpRunMethod', message: 'must be Reserved where hours are given' }]);
  }
  if (fpStartHour === undefined || fpEndHour === undefined)
    throw refusal([{ field: 'fpStartHour', message: 'Reserved needs fpStartHour and fpEndHour' }]);
  if (fpStartHour === fpEndHour) throw new ApiError('fwerr', { message: 'The two hours are equal.' });
  return { start: fpStartHour, end: fpEndHour };
}
