import type { Sha256 } from '../chain.ts';
import { type BoundPlan, planHashOf } from '../rollouts/plan-hash.ts';
import type { StreamExportEvent } from '../stream-export.ts';
import { hasShape, isCount, isDigest, isListOf, isObject, isText } from './shapes.ts';
import { type Approval, Fault } from './verdict.ts';

/** Checked members of a plan in its event. */
export interface CheckedPlan {
  planHash: string;
  setHash: string;
  eligible: number;
  refused: number;
  /** Number of devices in each wave. */
  waves: number[];
  needsApproval: boolean;
  isRule: boolean;
}

export interface CheckedRollout {
  /** The last plan; null: none. */
  plan: CheckedPlan | null;
  approval: Approval;
  approver: string | null;
  /** Position of the event after which devices may begin; null: they may not. */
  mayBeginAfter: number | null;
}

const isNamed = (value: unknown, names: Record<string, (value: unknown) => boolean>): boolean =>
  isObject(value) && Object.entries(names).every(([name, check]) => check(value[name]));
const isOrder = (value: unknown): value is BoundPlan & { authorId: string } =>
  isNamed(value, {
    subject: isObject,
    content: isObject,
    waves: isObject,
    limits: isObject,
    targets: isObject,
    hours: (hours) => hours === null || isObject(hours),
    startsAt: (startsAt) => startsAt === null || isText(startsAt),
    automatic: (automatic) => automatic === undefined || isObject(automatic),
    bytesPerSecond: (bytes) => bytes === undefined || typeof bytes === 'number',
    authorId: isText,
  });
const isPlan = (value: unknown): value is CheckedPlan & { asOf: string } =>
  isNamed(value, {
    planHash: isDigest,
    setHash: isDigest,
    asOf: isText,
    eligible: isCount,
    refused: isCount,
    waves: isListOf((size): size is number => isCount(size)),
    needsApproval: (needs) => typeof needs === 'boolean',
  });
const isEdit = (value: unknown): value is { targets: object; accountId: string } =>
  hasShape(value, { targets: isObject, accountId: isText });
const isApproval = (value: unknown): value is { planHash: string; accountId: string; alone: boolean } =>
  isNamed(value, {
    planHash: isDigest,
    accountId: isText,
    alone: (alone) => typeof alone === 'boolean',
  });

/**
 * Verifies a rollout's events: each plan has the hash of its order and devices, an approval is of that plan and by
 * another person than its writers, unless it states otherwise. Throws `Fault` with the event that violates this.
 */
export function checkRollout(sha256: Sha256, events: readonly StreamExportEvent[]): CheckedRollout {
  const [first] = events;
  if (first?.type !== 'rollout.requested' || !isOrder(first.data))
    throw faultOf(first, 'badPlan', 'the rollout does not begin with an order');
  let order: BoundPlan = first.data;
  const authors = { author: first.data.authorId, editor: first.data.authorId };
  const none: CheckedRollout = { plan: null, approval: 'none', approver: null, mayBeginAfter: null };
  let state = none;
  for (const event of events) {
    const { type, data, actor, pos } = event;
    const bad = (problem: 'badPlan' | 'badApproval', detail: string) => faultOf(event, problem, detail);
    if (type === 'rollout.edited') {
      if (!isEdit(data)) throw bad('badPlan', 'the edit does not say what it changes');
      order = { ...order, targets: data.targets };
      authors.editor = data.accountId;
      state = none;
    } else if (type === 'rollout.planned') {
      if (!isPlan(data)) throw bad('badPlan', 'the plan is not whole');
      if (planHashOf(sha256, order, data) !== data.planHash)
        throw bad('badPlan', 'the hash of the plan is not that of its order and its devices');
      state = { ...none, plan: { ...data, isRule: order.automatic !== undefined } };
    } else if (type === 'rollout.submitted') {
      if (data.planHash !== state.plan?.planHash) throw bad('badPlan', 'another plan was submitted');
      if (!state.plan?.needsApproval) state = { ...state, approval: 'notNeeded', mayBeginAfter: pos };
    } else if (type === 'rollout.approved') {
      if (!isApproval(data)) throw bad('badApproval', 'the approval does not name its plan');
      if (data.planHash !== state.plan?.planHash) throw bad('badApproval', 'another plan was approved');
      if (data.accountId !== actor.id)
        throw bad('badApproval', 'the approval is recorded under another account');
      const isOwn = Object.values(authors).includes(data.accountId);
      if (isOwn && !data.alone)
        throw bad('badApproval', 'its author or its last editor approved it, as if it were another person');
      const approval = isOwn ? 'alone' : 'another';
      state = { ...state, approval, approver: actor.name, mayBeginAfter: pos };
    }
  }
  return state;
}

const isClaimOf = (value: unknown): value is { ordinals: number[] } =>
  isNamed(value, { ordinals: isListOf((ordinal): ordinal is number => isCount(ordinal)) });

/** Verifies that a wave is part of the plan, and begins no device outside of its plan or before the approval. */
export function checkWave(
  { plan, mayBeginAfter }: CheckedRollout,
  { rolloutId, number }: { rolloutId: string; number: number },
  events: readonly StreamExportEvent[],
): void {
  const [first] = events;
  const { type, data } = first ?? {};
  if (type !== 'wave.planned' || data?.rolloutId !== rolloutId || data.number !== number || !plan)
    throw faultOf(first, 'badPlan', 'the wave is none of this plan');
  if (!plan.isRule && data.size !== plan.waves[number - 1])
    throw faultOf(first, 'badPlan', 'the wave has another size than in the plan');
  const before = plan.waves.slice(0, number - 1).reduce((sum, size) => sum + size, 0);
  const most = before + Number(data.size);
  for (const event of events) {
    if (event.type !== 'wave.claimed') continue;
    if (mayBeginAfter === null || event.pos < mayBeginAfter)
      throw faultOf(event, 'badApproval', 'devices began before the plan was approved');
    if (!isClaimOf(event.data)) throw faultOf(event, 'badPlan', 'the claim names no devices');
    const isForeign = (ordinal: number) => ordinal <= before || ordinal > most;
    if (!plan.isRule && event.data.ordinals.some(isForeign))
      throw faultOf(event, 'badPlan', 'a device began that is not in this wave of the plan');
  }
}

function faultOf(
  event: Pick<StreamExportEvent, 'version' | 'streamId'> | undefined,
  problem: 'badPlan' | 'badApproval',
  detail: string,
): Fault {
  const { version = 1, streamId = null } = event ?? {};
  return new Fault(problem, version, streamId === null ? detail : `${streamId}: ${detail}`, streamId);
}
