import type { JsonObject, Redactable } from '../json.ts';

export interface RolloutWaves {
  /** Number of devices in the first wave. */
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

/** Hours in each device's own time zone; null: any. */
export interface RolloutHours {
  start: number;
  end: number;
}

/** Targeted devices: those that match any of these fields, without `deleteDids`. */
export interface RolloutTargets {
  /**
   * All devices of the model in the organisation; absent: only if no other field is set. An empty list names no device.
   */
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

/** Content that the devices get, with the names for lists. */
export interface RolloutSubject {
  id: string;
  name: string;
  modelName: string;
  /** SHA-256 of the content. */
  digest: string;
  bytes: number;
}

/** Order for a rollout. Only its cargo interprets `content`. */
export interface RolloutOrder {
  opId: string;
  name: string;
  cargo: string;
  subject: RolloutSubject;
  content: JsonObject;
  targets: RolloutTargets;
  /** Names of groups, sites and filters; empty: all devices. */
  targetName: string;
  waves: RolloutWaves;
  limits: RolloutLimits;
  hours: RolloutHours | null;
  /** Start time, ISO 8601; null: at once. */
  startsAt: string | null;
  /** Maximum retries of a failed device. */
  retries: number;
  /** True if the rollout is submitted as soon as it is planned. */
  submit: boolean;
  /** Milliseconds that a decided wave is observed. */
  soakMs: number;
  /** Milliseconds from the start until devices that never connected count as expired. */
  campaignMs: number;
  authorId: string;
  /**
   * Makes the rollout a rule: devices that meet it join when they connect, at most `dailyMost` a day; each day is a
   * wave.
   */
  automatic?: { dailyMost: number | null };
  /** Bandwidth limit for all its downloads together; absent: none. */
  bytesPerSecond?: number;
  /** Rollout that this one rolls back: its devices return to what they had before. */
  undoes?: string;
  undoReason?: string;
  /** Permission key that allowed the author's request; checked again for each device. */
  permission: string;
}

export interface RolloutPlan {
  eligible: number;
  refused: number;
  refusals: { reason: string; count: number }[];
  /** Number of devices in each wave. */
  waves: number[];
  /** Digest of the device list in the blob store. */
  manifest: string;
  /** Merkle root of the device list. */
  setHash: string;
  planHash: string;
  bytes: number;
  /** Time of the plan, ISO 8601. */
  asOf: string;
  needsApproval: boolean;
}

export type PausedBy = 'user' | 'threshold' | 'fileMissing';
export type RolloutDeadline = 'planTime' | 'approval' | 'start' | 'campaign';

/** The facts of one rollout, stream `rollout:<id>`. */
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
  /** The targets were changed, so the rollout is planned again. */
  | { type: 'rollout.edited'; data: { targets: RolloutTargets; accountId: string } }
  /** Devices left the plan, which stays as it was approved; `left` devices remain. */
  | {
      type: 'rollout.reduced';
      data: { endpointIds: string[]; count: number; left: number; accountId: string };
    }
  | { type: 'rollout.described'; data: { name: string; retries: number } }
  | { type: 'rollout.paused'; data: { by: PausedBy; reason: string; bad: number } }
  | { type: 'rollout.resumed'; data: { reason: string } }
  /** A person started the next wave. */
  | { type: 'rollout.continued'; data: Record<string, never> }
  | { type: 'wave.passed'; data: { number: number } }
  /** A day of a rule has begun with its first device, as its own wave. `date`: day in the organisation's time zone. */
  | { type: 'rollout.dayBegun'; data: { number: number; date: string } }
  /** Ended devices are retried. */
  | { type: 'rollout.retried'; data: { count: number } }
  | { type: 'cancel.requested'; data: { reason: string } }
  /** The rollout starts no more devices, and another rollout rolls it back. */
  | { type: 'rollout.undone'; data: { by: string; reason: string } }
  /** No device is waiting or running. */
  | { type: 'rollout.finished'; data: Record<string, never> }
  | { type: 'rollout.deleted'; data: Record<string, never> }
  | { type: 'rollout.commented'; data: { text: string } }
  | { type: 'deadline.passed'; data: { name: RolloutDeadline } };

/** Fields that people wrote. */
export const rolloutRedactable = {
  'rollout.requested': ['name', 'targetName', 'undoReason'],
  'rollout.declined': ['reason'],
  'rollout.described': ['name'],
  'rollout.paused': ['reason'],
  'rollout.resumed': ['reason'],
  'cancel.requested': ['reason'],
  'rollout.undone': ['reason'],
  'rollout.commented': ['text'],
} satisfies Redactable<RolloutFact>;

const order: RolloutOrder = {
  opId: 'northwind',
  name: 'Spring',
  cargo: 'firmware',
  content: {},
  targets: {},
  subject: { id: 'file', name: '1.4.0', modelName: 'KSTB2020', digest: 'a'.repeat(64), bytes: 1 },
  targetName: '',
  waves: { canary: 1, factor: 5, largest: 20_000, passPercent: 90, continueBy: 'person', atOnce: 100 },
  limits: { failPercent: 5, failCount: null, minDecided: 10 },
  hours: null,
  startsAt: null,
  retries: 2,
  submit: false,
  soakMs: 600_000,
  campaignMs: 2_592_000_000,
  authorId: 'a1',
  permission: '/firmwares/profiles/edit',
};
const plan: RolloutPlan = {
  eligible: 3,
  refused: 1,
  refusals: [{ reason: 'notNewer', count: 1 }],
  waves: [1, 2],
  manifest: 'm'.repeat(64),
  setHash: 's'.repeat(64),
  planHash: 'p1',
  bytes: 3,
  asOf: '2026-11-27T00:00:00.000Z',
  needsApproval: true,
};

/** At least one sample of each fact, for the path generators and the property tests. */
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
  // The author approves, then someone approves another plan: the machine ignores both.
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
  { type: 'rollout.commented', data: { text: 'Wait for the school holidays.' } },
  { type: 'deadline.passed', data: { name: 'planTime' } },
  { type: 'deadline.passed', data: { name: 'approval' } },
  { type: 'deadline.passed', data: { name: 'start' } },
  { type: 'deadline.passed', data: { name: 'campaign' } },
];
