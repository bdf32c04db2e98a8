import type { JsonObject, Redactable } from '../json.ts';

export interface RolloutWaves {
  /** Devices of the first wave. */
  canary: number | null;
  factor: number;
  largest: number;
  passPercent: number;
  continueBy: 'person' | 'automatic';
  atOnce: number;
}

export interface RolloutLimits {
  failPercent: number;
  failCount: number | null;
  minDecided: number;
}

/** Hours of each device's own zone; null: any. */
export interface RolloutHours {
  start: number;
  end: number;
}

/** Devices that are meant: those of any of these, without `deleteDids`. */
export interface RolloutTargets {
  /** All of the model in the organisation; missing: where nothing below is named. An empty list names no device. */
  wholeModel?: boolean;
  opId?: string;
  gid?: string;
  gids?: string[];
  roomId?: string;
  filterId?: string;
  opRegionId?: string;
  opCityIds?: string[];
  fromVersions?: string[];
  addDids?: string[];
  deleteDids?: string[];
}

/** What the devices get, as lists name it. */
export interface RolloutSubject {
  id: string;
  name: string;
  modelName: string;
  /** SHA-256 of its bytes. */
  digest: string;
  bytes: number;
}

/** What is asked for. What is brought to the devices only its cargo understands. */
export interface RolloutOrder {
  opId: string;
  name: string;
  cargo: string;
  subject: RolloutSubject;
  content: JsonObject;
  targets: RolloutTargets;
  /** Names of groups, places and filters; empty: all devices. */
  targetName: string;
  waves: RolloutWaves;
  limits: RolloutLimits;
  hours: RolloutHours | null;
  /** ISO 8601; null: at once. */
  startsAt: string | null;
  /** Of a device that failed. */
  retries: number;
  /** It is submitted as soon as it is planned. */
  submit: boolean;
  /** How long a wave is watched after it is decided. */
  soakMs: number;
  /** From the start until devices that never came count as expired. */
  campaignMs: number;
  authorId: string;
  /** A rule: devices join when they connect and meet it, at most so many a day; each day is a wave. */
  automatic?: { dailyMost: number | null };
  /** Limit of all its downloads together; missing: none. */
  bytesPerSecond?: number;
  /** The rollout whose devices go back to what they had before it. */
  undoes?: string;
  undoReason?: string;
  /** Permission key that let the author in; asked again for each device. */
  permission: string;
}

export interface RolloutPlan {
  eligible: number;
  refused: number;
  refusals: { reason: string; count: number }[];
  /** Devices of each wave. */
  waves: number[];
  /** Digest of the list of devices in the blob store. */
  manifest: string;
  /** Merkle root of that list. */
  setHash: string;
  planHash: string;
  bytes: number;
  /** ISO 8601 */
  asOf: string;
  needsApproval: boolean;
}

export type PausedBy = 'user' | 'threshold' | 'fileMissing';
export type RolloutDeadline = 'planTime' | 'approval' | 'start' | 'campaign';

/** The facts of one rollout, a stream of its own, `rollout:<id>`. */
export type RolloutFact =
  | { type: 'rollout.requested'; data: RolloutOrder }
  | { type: 'rollout.planned'; data: RolloutPlan }
  | { type: 'rollout.planFailed'; data: { reason: string } }
  | { type: 'rollout.submitted'; data: { planHash: string; startsInMs: number } }
  | {
      type: 'rollout.approved';
      data: { planHash: string; accountId: string; alone: boolean; startsInMs: number };
    }
  | { type: 'rollout.declined'; data: { reason: string } }
  /** Its devices are others now: it is planned again. */
  | { type: 'rollout.edited'; data: { targets: RolloutTargets; accountId: string } }
  /** Devices leave the plan, which stays as it was approved; `left` devices remain. */
  | {
      type: 'rollout.reduced';
      data: { endpointIds: string[]; count: number; left: number; accountId: string };
    }
  | { type: 'rollout.described'; data: { name: string; retries: number } }
  | { type: 'rollout.paused'; data: { by: PausedBy; reason: string; bad: number } }
  | { type: 'rollout.resumed'; data: { reason: string } }
  /** A person lets the next wave begin. */
  | { type: 'rollout.continued'; data: Record<string, never> }
  | { type: 'wave.passed'; data: { number: number } }
  /** Of a rule: a day with devices has begun, as a wave of its own. `date` in the organisation's zone. */
  | { type: 'rollout.dayBegun'; data: { number: number; date: string } }
  /** Devices that had ended are tried again. */
  | { type: 'rollout.retried'; data: { count: number } }
  | { type: 'cancel.requested'; data: { reason: string } }
  /** It begins nothing more, and another rollout takes its devices back. */
  | { type: 'rollout.undone'; data: { by: string; reason: string } }
  /** No device waits or runs any more. */
  | { type: 'rollout.finished'; data: Record<string, never> }
  | { type: 'rollout.deleted'; data: Record<string, never> }
  | { type: 'deadline.passed'; data: { name: RolloutDeadline } };

/** What people wrote. */
export const rolloutRedactable = {
  'rollout.requested': ['name', 'targetName', 'undoReason'],
  'rollout.declined': ['reason'],
  'rollout.described': ['name'],
  'rollout.paused': ['reason'],
  'rollout.resumed': ['reason'],
  'cancel.requested': ['reason'],
  'rollout.undone': ['reason'],
} satisfies Redactable<RolloutFact>;

const order: RolloutOrder = {
  ...{ opId: 'northwind', name: 'Spring', cargo: 'firmware', content: {}, targets: {} },
  subject: { id: 'file', name: '1.4.0', modelName: 'KSTB2020', digest: 'a'.repeat(64), bytes: 1 },
  targetName: '',
  waves: { canary: 1, factor: 5, largest: 20_000, passPercent: 90, continueBy: 'person', atOnce: 100 },
  limits: { failPercent: 5, failCount: null, minDecided: 10 },
  ...{ hours: null, startsAt: null, retries: 2, submit: false, soakMs: 600_000, campaignMs: 2_592_000_000 },
  ...{ authorId: 'a1', permission: '/firmwares/profiles/edit' },
};
const plan: RolloutPlan = {
  ...{ eligible: 3, refused: 1, refusals: [{ reason: 'notNewer', count: 1 }], waves: [1, 2] },
  ...{ manifest: 'm'.repeat(64), setHash: 's'.repeat(64), planHash: 'p1', bytes: 3 },
  ...{ asOf: '2026-11-27T00:00:00.000Z', needsApproval: true },
};

/** One sample or more of each fact: what the path generators and the property tests feed. */
export const rolloutSamples: RolloutFact[] = [
  { type: 'rollout.requested', data: order },
  { type: 'rollout.requested', data: { ...order, waves: { ...order.waves, continueBy: 'automatic' } } },
  { type: 'rollout.requested', data: { ...order, automatic: { dailyMost: 100 } } },
  { type: 'rollout.requested', data: { ...order, undoes: 'r0', undoReason: 'No picture' } },
  { type: 'rollout.planned', data: plan },
  { type: 'rollout.planned', data: { ...plan, needsApproval: false, waves: [3] } },
  { type: 'rollout.planned', data: { ...plan, eligible: 0, waves: [] } },
  { type: 'rollout.planFailed', data: { reason: 'too many devices' } },
  { type: 'rollout.submitted', data: { planHash: 'p1', startsInMs: 0 } },
  { type: 'rollout.submitted', data: { planHash: 'p1', startsInMs: 1_000 } },
  { type: 'rollout.submitted', data: { planHash: 'old', startsInMs: 0 } },
  { type: 'rollout.approved', data: { planHash: 'p1', accountId: 'a2', alone: false, startsInMs: 0 } },
  { type: 'rollout.approved', data: { planHash: 'p1', accountId: 'a2', alone: false, startsInMs: 1_000 } },
  { type: 'rollout.approved', data: { planHash: 'p1', accountId: 'a1', alone: true, startsInMs: 0 } },
  // By its author, and of another plan: not taken.
  { type: 'rollout.approved', data: { planHash: 'p1', accountId: 'a1', alone: false, startsInMs: 0 } },
  { type: 'rollout.approved', data: { planHash: 'old', accountId: 'a2', alone: false, startsInMs: 0 } },
  { type: 'rollout.declined', data: { reason: 'Not in the exam weeks' } },
  { type: 'rollout.edited', data: { targets: {}, accountId: 'a2' } },
  { type: 'rollout.reduced', data: { endpointIds: ['d1'], count: 1, left: 2, accountId: 'a2' } },
  { type: 'rollout.reduced', data: { endpointIds: ['d1', 'd2'], count: 2, left: 0, accountId: 'a2' } },
  { type: 'rollout.described', data: { name: 'Summer', retries: 1 } },
  { type: 'rollout.paused', data: { by: 'user', reason: '', bad: 0 } },
  { type: 'rollout.paused', data: { by: 'threshold', reason: '2/3', bad: 2 } },
  { type: 'rollout.resumed', data: { reason: '' } },
  { type: 'rollout.resumed', data: { reason: 'A bad cable' } },
  { type: 'rollout.continued', data: {} },
  { type: 'wave.passed', data: { number: 1 } },
  { type: 'wave.passed', data: { number: 2 } },
  { type: 'rollout.dayBegun', data: { number: 1, date: '2026-11-27' } },
  { type: 'rollout.dayBegun', data: { number: 2, date: '2026-11-28' } },
  { type: 'rollout.retried', data: { count: 1 } },
  { type: 'cancel.requested', data: { reason: 'The image is bad' } },
  { type: 'rollout.undone', data: { by: 'r2', reason: 'No picture' } },
  { type: 'rollout.finished', data: {} },
  { type: 'rollout.deleted', data: {} },
  { type: 'deadline.passed', data: { name: 'planTime' } },
  { type: 'deadline.passed', data: { name: 'approval' } },
  { type: 'deadline.passed', data: { name: 'start' } },
  { type: 'deadline.passed', data: { name: 'campaign' } },
];
