import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { components } from '#api/main.d.ts';
import { canonicalJson } from '#domain/canonical-json.ts';
import type { RolloutLimits, RolloutOrder, RolloutTargets, RolloutWaves } from '#machines/rollout/events.ts';
import { ApiError } from '#server/core/http/api-error.ts';
import type { Call, Caller, Handlers } from '#server/core/http/call.ts';
import { refusal } from '#server/core/http/validators.ts';
import type { Scope } from '#server/core/read-models/scope.ts';
import { ScopedDevices } from '#server/devices/queries/devices.ts';
import type { Rollouts } from '#server/fleet/rollouts/rollouts.ts';
import type { FirmwareContent } from '../firmware/firmware-cargo.ts';
import { retriesOf, targetsOf } from '../firmware/order-targets.ts';
import { ScopedFirmware } from '../firmware/queries/files.ts';
import type { UpgradeNeeds } from '../firmware/upgrade-handlers.ts';
import { activateModes, allRefused, partText, refuseUnusable } from '../firmware/upgrade-handlers.ts';
import { devicesInScope } from '../groups/membership.ts';
import { countTargets } from '../rollouts/queries/targets.ts';
import { resolveTargets } from '../rollouts/targets.ts';
import { startedProfile } from './answers.ts';

type Order = components['schemas']['ProfileOrder'];
type OrderHandlers = Pick<
  Handlers,
  | 'createFirmwareProfile'
  | 'createGroupFirmwareProfile'
  | 'createLocationFirmwareProfile'
  | 'createLocationsFirmwareProfile'
>;
type OrderCall = Pick<Call<'createFirmwareProfile'>, 'scope' | 'caller' | 'audit' | 'language'> & {
  body: Order;
};

/** Up to this many devices, the answer waits for the plan. */
const small = 1_000;
const planWaitMs = 10_000;
const lookMs = 50;
/** Bytes of a megabyte, in the unit of line speeds. */
export const megabyte = 1_000_000;
/** Milliseconds after which a rule ends; a person must renew it after a year. */
const ruleMs = 365 * 24 * 3_600_000;
const campaignMs = 30 * 24 * 3_600_000;

const usualWaves: RolloutWaves = {
  canary: null,
  factor: 5,
  largest: 20_000,
  passPercent: 90,
  atOnce: 100,
  continueBy: 'automatic',
};
const usualLimits: RolloutLimits = { failPercent: 5, failCount: null, minDecided: 10 };

interface Needs extends UpgradeNeeds {
  rollouts: Rollouts;
}

/** Handlers that create profiles: CL-238, and by group or place CL-190..CL-192. */
export const profileOrderHandlers = (services: Needs): OrderHandlers => {
  const only =
    (fields: readonly (keyof RolloutTargets)[], what: string) =>
    (call: OrderCall): ReturnType<typeof createProfile> => {
      const targets = targetsOf(call.body);
      const named = fields.filter((field) => targets[field] !== undefined);
      if (named.length !== 1) throw refusal([{ field: 'targets', message: `names ${what}` }]);
      return createProfile(services, call);
    };
  return {
    createFirmwareProfile: (call) => createProfile(services, call),
    createGroupFirmwareProfile: only(['gid', 'roomId', 'filterId'], 'one group, room or filter'),
    createLocationFirmwareProfile: only(['opRegionId', 'opCityIds'], 'one region or city'),
    createLocationsFirmwareProfile: only(['opCityIds'], 'cities'),
  };
};

export async function createProfile(
  services: Needs,
  { body, scope, caller, audit, language }: OrderCall,
): Promise<{ data: components['schemas']['StartedProfile'] }> {
  const { rollouts, database } = services;
  const order = await orderOf(services, scope, caller, body);
  const query = await resolveTargets(scope, order.targets, order.subject.modelName);
  if (query.addDids.length > 0) await devicesInScope(scope, query.addDids);
  const isSmall = (await countTargets(database.sql, query, small + 1)) <= small;
  const fpId = randomUUID();
  audit.objects.push(fpId);
  const { name: fpName, subject, targets, waves, limits, hours, startsAt } = order;
  audit.changed(
    null,
    {
      fpName,
      FirmwareFileId: subject.id,
      versionName: subject.name,
      mode: order.content.mode ?? null,
      targets: canonicalJson({ ...targets }).slice(0, 2_000),
      startsAt,
      hours: hours && { ...hours },
      waves: { ...waves },
      limits: { ...limits },
      ...(order.automatic && { automatic: { ...order.automatic } }),
      ...(order.bytesPerSecond !== undefined && { bytesPerSecond: order.bytesPerSecond }),
    },
    order.opId,
  );
  await rollouts.request(fpId, { ...order, targetName: query.name }, caller.actor);
  if (isSmall) await planned(services, fpId);
  const data = await startedProfile(services, fpId);
  if (data.state === 'planFailed')
    throw new ApiError('fwerr', { data, message: await failureOf(services, fpId) });
  if (data.state === 'refused')
    throw new ApiError('fwallfail', { data, ...allRefused(data.refusals, language) });
  // Work has begun, so a repeat with the same key must get this answer and not begin again.
  if (isSmall && !body.automatic && body.submit !== false && data.refused > 0 && data.planHash !== null)
    throw new ApiError('fwpartialfail', { data, didWork: true, message: partText(data, language) });
  return { data };
}

/** Waits until the plan is made, up to the time that a caller waits. */
export async function planned({ rollouts }: Needs, fpId: string): Promise<void> {
  for (let waited = 0; waited < planWaitMs; waited += lookMs) {
    const { snapshot } = await rollouts.streams.current(fpId);
    if (snapshot.value !== 'planning') return;
    await pause(lookMs);
  }
}

const failureOf = async ({ rollouts }: Needs, fpId: string): Promise<string> =>
  (await rollouts.streams.current(fpId)).snapshot.context.planFailure ?? '';

async function orderOf(services: Needs, scope: Scope, caller: Caller, body: Order): Promise<RolloutOrder> {
  const file = await scope.of(ScopedFirmware).find(body.FirmwareFileId);
  if (!file) throw new ApiError('nodata');
  const targets = targetsOf(body);
  const opId = targets.opId ?? caller.account.operator.opId;
  if ((await scope.of(ScopedDevices).operatorPath(opId)) === null) throw new ApiError('nodata');
  // The targets must exist before the file is checked.
  await resolveTargets(scope, targets, file.model_name);
  await refuseUnusable(services, file, body.mid);
  if (body.dailyMost !== undefined && !body.automatic)
    throw refusal([{ field: 'dailyMost', message: 'is of an automatic profile' }]);
  if (body.automatic && body.waves?.continueBy === 'person')
    throw refusal([{ field: 'waves', message: 'of an automatic profile continue by themselves' }]);
  const content: FirmwareContent = {
    fwCode: file.fw_code,
    minimumVersion: file.minimum_version,
    targetVersion: file.target_version,
    fileOpId: file.op_id,
    mode: body.updateMode ?? 'BI',
    activateMode: activateModes[body.activateMode ?? 'anytime'],
  };
  return {
    opId,
    name: body.fpName.trim(),
    cargo: 'firmware',
    content,
    targets,
    targetName: '',
    subject: {
      id: file.file_id,
      name: file.version_name,
      modelName: file.model_name,
      digest: file.sha256,
      bytes: file.size_bytes,
    },
    waves: { ...usualWaves, ...body.waves },
    limits: { ...usualLimits, ...body.limits },
    hours: hoursOf(body),
    startsAt: body.startDate ? new Date(body.startDate).toISOString() : null,
    retries: retriesOf(body),
    submit: body.submit !== false,
    soakMs: services.upgradeTimes.soakMs,
    campaignMs: body.automatic ? ruleMs : campaignMs,
    ...(body.automatic && { automatic: { dailyMost: body.dailyMost ?? null } }),
    ...(body.bandwidth !== undefined && { bytesPerSecond: Math.round(body.bandwidth * megabyte) }),
    authorId: caller.account.accountId,
    permission: caller.permission,
  };
}

function hoursOf({ fpRunMethod = 'Immediate', fpStartHour, fpEndHour }: Order): RolloutOrder['hours'] {
  if (fpRunMethod === 'Immediate') {
    if (fpStartHour === undefined && fpEndHour === undefined) return null;
    throw refusal([{ field: 'fpRunMethod', message: 'must be Reserved where hours are given' }]);
  }
  if (fpStartHour === undefined || fpEndHour === undefined)
    throw refusal([{ field: 'fpStartHour', message: 'Reserved needs fpStartHour and fpEndHour' }]);
  if (fpStartHour === fpEndHour) throw new ApiError('fwerr', { message: 'The two hours are equal.' });
  return { start: fpStartHour, end: fpEndHour };
}
