import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { canonicalJson } from '#domain/canonical-json.ts';
import { megabyte } from '#domain/rollouts/bandwidth.ts';
import type { Json, JsonObject } from '#machines/json.ts';
import type {
  RolloutHours,
  RolloutLimits,
  RolloutOrder,
  RolloutSubject,
  RolloutTargets,
  RolloutWaves,
} from '#machines/rollout/events.ts';
import { ApiError } from '#server/core/http/api-error.ts';
import type { Caller } from '#server/core/http/call.ts';
import { refusal } from '#server/core/http/validators.ts';
import { ScopedDevices } from '#server/devices/queries/devices.ts';
import { devicesInScope } from '../groups/membership.ts';
import { countTargets } from '../rollouts/queries/targets.ts';
import { meantBy, resolveTargets } from '../rollouts/targets.ts';
import { startedProfile } from './answers.ts';
import type { ProfileCall, ProfileKind, ProfileServices } from './kind.ts';

/** Up to this many devices, the answer waits for the plan. */
const small = 1_000;
const planWaitMs = 10_000;
const lookMs = 50;
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

/** Order for a profile: each operation that creates one takes these, under names of its own. */
export interface AskedProfile {
  name: string;
  targets: RolloutTargets;
  waves: Partial<RolloutWaves> | undefined;
  limits: Partial<RolloutLimits> | undefined;
  hours: RolloutHours | null;
  /** ISO 8601; undefined: at once. */
  startDate: string | undefined;
  retries: number;
  automatic: boolean | undefined;
  dailyMost: number | undefined;
  /** Megabytes a second. */
  bandwidth: number | undefined;
  submit: boolean | undefined;
}

/** Content that a profile brings to its devices. */
export interface ProfileContent {
  subject: RolloutSubject;
  /** Data that only the cargo reads. */
  content: JsonObject;
  soakMs: number;
  /** Fields that name the content in the audit trail. */
  noted: Record<string, Json>;
}

/** Refuses targets that the caller may not name, before a content that only some may know is checked. */
export async function refuseForeign(
  { scope, caller }: Pick<ProfileCall, 'scope' | 'caller'>,
  targets: RolloutTargets,
): Promise<void> {
  if ((await scope.of(ScopedDevices).operatorPath(organisationOf(targets, caller))) === null)
    throw new ApiError('nodata');
  await meantBy(scope, targets);
}

const organisationOf = ({ opId }: RolloutTargets, { account }: Caller): string =>
  opId ?? account.operator.opId;

/** Creates a profile. A small one is planned when the answer comes, and the answer names the devices left out. */
export async function createProfile<Started>(
  kind: ProfileKind<Started>,
  services: ProfileServices,
  { scope, caller, audit, language }: ProfileCall,
  asked: AskedProfile,
  brought: ProfileContent,
): Promise<{ data: Started }> {
  const { rollouts, database } = services;
  const { refused } = kind;
  const order = orderOf(kind.cargo, caller, asked, brought);
  const { modelName } = order.subject;
  const columns = rollouts.cargoOf(order).columns(order);
  const query = await resolveTargets(scope, order.targets, { modelName, columns });
  if (query.addDids.length > 0) await devicesInScope(scope, query.addDids);
  const isSmall = (await countTargets(database.sql, query, small + 1)) <= small;
  const id = randomUUID();
  audit.objects.push(id);
  const { name, targets, waves, limits, hours, startsAt } = order;
  audit.changed(
    null,
    {
      [kind.fields.name]: name,
      ...brought.noted,
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
  await rollouts.request(id, { ...order, targetName: query.name }, caller.actor);
  if (isSmall) await planned(services, id);
  const started = await startedProfile(services, id);
  const data = kind.started(started);
  if (started.state === 'planFailed')
    throw new ApiError(refused.failed, { data, message: await failureOf(services, id) });
  if (started.state === 'refused')
    throw new ApiError(refused.none, { data, ...refused.noneText(started.refusals, language) });
  const isPart = started.refused > 0 && started.planHash !== null;
  // Work has begun, so a repeat with the same key must get this answer and not begin again.
  if (isSmall && !asked.automatic && asked.submit !== false && isPart)
    throw new ApiError(refused.some, { data, didWork: true, message: refused.someText(started, language) });
  return { data };
}

/** Waits until the plan is made, up to the time that a caller waits. */
export async function planned({ rollouts }: Pick<ProfileServices, 'rollouts'>, id: string): Promise<void> {
  for (let waited = 0; waited < planWaitMs; waited += lookMs) {
    const { snapshot } = await rollouts.streams.current(id);
    if (snapshot.value !== 'planning') return;
    await pause(lookMs);
  }
}

const failureOf = async ({ rollouts }: ProfileServices, id: string): Promise<string> =>
  (await rollouts.streams.current(id)).snapshot.context.planFailure ?? '';

function orderOf(
  cargo: string,
  caller: Caller,
  { automatic, dailyMost, bandwidth, ...asked }: AskedProfile,
  { subject, content, soakMs }: ProfileContent,
): RolloutOrder {
  if (dailyMost !== undefined && !automatic)
    throw refusal([{ field: 'dailyMost', message: 'is of an automatic profile' }]);
  if (automatic && asked.waves?.continueBy === 'person')
    throw refusal([{ field: 'waves', message: 'of an automatic profile continue by themselves' }]);
  return {
    opId: organisationOf(asked.targets, caller),
    name: asked.name.trim(),
    cargo,
    content,
    targets: asked.targets,
    targetName: '',
    subject,
    waves: { ...usualWaves, ...asked.waves },
    limits: { ...usualLimits, ...asked.limits },
    hours: asked.hours,
    startsAt: asked.startDate ? new Date(asked.startDate).toISOString() : null,
    retries: asked.retries,
    submit: asked.submit !== false,
    soakMs,
    campaignMs: automatic ? ruleMs : campaignMs,
    ...(automatic && { automatic: { dailyMost: dailyMost ?? null } }),
    ...(bandwidth !== undefined && { bytesPerSecond: Math.round(bandwidth * megabyte) }),
    authorId: caller.account.accountId,
    permission: caller.permission,
  };
}
