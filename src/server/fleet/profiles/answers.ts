import { Buffer } from 'node:buffer';
import type { components } from '#api/main.d.ts';
import { ianaZone, nextWindow, zoneOf } from '#domain/zones/zone.ts';
import type { RolloutContext } from '#machines/rollout/machine.ts';
import { waveOutcomes } from '#machines/wave/events.ts';
import type { Row } from '#server/core/database/database.ts';
import { homeReason } from '../rollouts/queries/homes.ts';
import type { ListedMember, RolloutRow } from '../rollouts/queries/rollouts.ts';
import type { ProfileServices, ProfileState, StartedProfile } from './kind.ts';

type Schemas = components['schemas'];
type Wave = Schemas['ProfileWave'];

const states = [
  ...(['planning', 'planned', 'awaitingApproval', 'scheduled', 'running', 'gate', 'paused'] as const),
  ...(['cancelling', 'completed', 'cancelled', 'refused', 'planFailed', 'declined', 'lapsed'] as const),
] satisfies ProfileState[];
export const stateOf = (text: string): ProfileState => states.find((state) => state === text) ?? 'planning';
const iso = (time: Date | null): string | null => time?.toISOString() ?? null;
/** Maximum number of refused devices that one answer names. */
const mostRefusals = 1_000;

type Needs = Pick<ProfileServices, 'blobs' | 'rollouts'>;

export async function startedProfile(services: Needs, id: string): Promise<StartedProfile> {
  const { snapshot } = await services.rollouts.streams.current(id);
  const { plan } = snapshot.context;
  return {
    id,
    state: stateOf(String(snapshot.value)),
    planHash: plan?.planHash ?? null,
    started: plan?.eligible ?? 0,
    refused: plan?.refused ?? 0,
    refusals: plan && plan.refused > 0 ? await refusalsOf(services, snapshot.context) : [],
  };
}

/** Reads refusals from the device list that the plan keeps. */
async function refusalsOf({ blobs }: Needs, { plan }: RolloutContext): Promise<StartedProfile['refusals']> {
  if (!plan || plan.eligible + plan.refused > mostRefusals) return [];
  const chunks: Buffer[] = [];
  for await (const chunk of (await blobs.read(plan.manifest)) ?? []) chunks.push(Buffer.from(chunk));
  const lines = Buffer.concat(chunks).toString('utf8').split('\n').filter(Boolean);
  return lines.flatMap((line) => {
    const { endpointId, verdict }: { endpointId: string; verdict: string | null } = JSON.parse(line);
    return verdict === null ? [] : [{ endpointId, reason: verdict }];
  });
}

/** Presents the part of a profile that is alike for all cargoes. */
export const presentProfile = (row: RolloutRow) => ({
  opId: row.op_id,
  operator: row.company_name,
  model: row.model_name,
  targetGroup: row.target_name,
  wholeModel: row.whole_model,
  handPicked: row.hand_picked,
  state: stateOf(row.state),
  pausedBy: pausers.find((one) => one === row.paused_by) ?? null,
  deleted: row.deleted,
  isRollback: row.undoes !== null,
  automatic: row.automatic,
  // In a rule, each day with devices is a wave.
  wave: row.wave,
  waves: row.automatic ? row.wave : row.waves,
  author: row.author,
  counts: {
    eligible: row.automatic ? row.joined : row.eligible,
    waiting: row.waiting,
    running: row.running,
    success: row.success,
    failed: row.failed,
    cancelled: row.cancelled,
    refused: row.refused,
  },
  requestTime: row.requested_at.toISOString(),
  startDate: iso(row.starts_at),
  endTime: iso(row.finished_at),
});

const pausers = ['user', 'threshold', 'fileMissing'] as const;
/** Reports a wave as called off if all its devices were called off before it began. */
const waveState = ({ state, started_at, called_off, size }: Row<'rollout_wave'>) =>
  state === 'closed' && started_at === null && called_off === size
    ? 'calledOff'
    : (waveStates.find((one) => one === state) ?? 'waiting');
const waveStates = ['waiting', 'running', 'soaking', 'passed', 'breached', 'closed'] as const;

export const presentWave = (row: Row<'rollout_wave'>): Wave => ({
  waveId: row.wave_id,
  number: row.number,
  size: row.size,
  day: row.day,
  state: waveState(row),
  counts: {
    eligible: row.size,
    waiting: row.waiting + row.held,
    running: row.running,
    success: row.succeeded,
    failed: row.bad,
    cancelled: row.called_off,
    refused: 0,
  },
  startTime: iso(row.started_at),
  endTime: iso(row.finished_at),
});

export const outcomeNamed = (text: string | null): Schemas['MemberOutcome'] | null =>
  waveOutcomes.find((outcome) => outcome === text) ?? null;
const memberStates = ['waiting', 'running', 'ended', 'held'] as const;

type Shared =
  | 'endpointId'
  | 'deviceName'
  | 'modelName'
  | 'fromVersion'
  | 'wave'
  | 'state'
  | 'outcome'
  | 'reason'
  | 'waitsFor'
  | 'attempt'
  | 'progress'
  | 'nextTime'
  | 'startTime'
  | 'endTime';

/** Device of a profile. Its kind names the work that was begun for the device. */
export type PresentMember = Pick<Schemas['ProfileMember'], Shared> & { workId: string | null };

export function presentMember(
  member: ListedMember,
  row: RolloutRow,
  { now, progress, isShort }: { now: Date; progress: number | null; isShort: boolean },
): PresentMember {
  const isOfHome = member.state === 'waiting' && member.reason === homeReason;
  return {
    endpointId: member.endpoint_id,
    deviceName: member.device_name,
    modelName: member.model_name,
    fromVersion: member.from_version,
    wave: member.wave,
    state: memberStates.find((state) => state === member.state) ?? 'waiting',
    outcome: outcomeNamed(member.outcome),
    reason: isOfHome ? '' : member.reason,
    waitsFor: waitsFor(member, row, now, isShort),
    attempt: member.attempt,
    // `next_at` of such a member is the next check; the wait may be longer.
    workId: member.work_id,
    progress,
    nextTime: isOfHome ? null : iso(member.next_at),
    startTime: iso(member.started_at),
    endTime: iso(member.ended_at),
  };
}

const isLater = ({ next_at: nextAt }: ListedMember, now: Date): boolean => nextAt !== null && nextAt > now;

function waitsFor(
  member: ListedMember,
  row: RolloutRow,
  now: Date,
  isShort: boolean,
): Schemas['ProfileMember']['waitsFor'] {
  if (member.state === 'held') return 'person';
  if (member.state !== 'waiting' || row.terminal) return null;
  if (row.state === 'paused') return 'pause';
  if (member.wave > row.wave) return 'wave';
  if (!member.online) return 'connection';
  if (isLater(member, now)) return member.reason === homeReason ? 'home' : 'retry';
  if (!isOpen(row, member.zone, now)) return 'hours';
  return isShort ? 'bandwidth' : 'places';
}

export function windowOf({ start_hour: startHour, end_hour: endHour }: RolloutRow, name: string, now: Date) {
  const zone = zoneOf(name) ?? ianaZone('UTC');
  if (startHour === null || endHour === null || !zone) return null;
  return nextWindow(zone, { startHour, endHour }, now.getTime());
}
const isOpen = (row: RolloutRow, zone: string, now: Date): boolean =>
  (windowOf(row, zone, now)?.start ?? 0) <= now.getTime();
