import type { components } from '#api/main.d.ts';
import type { TimelineEvent } from '#web/entities/stream/replay.ts';

type Schemas = components['schemas'];
export type ProfileState = Schemas['ProfileState'];
export type ProfileWave = Schemas['ProfileWave'];
export type Waiting = Schemas['ProfileWaiting'];
export type RollbackForecast = Schemas['ProfileRollbackForecast'];
export type Counts = Schemas['ProfileCounts'];
export type Targets = Schemas['ProfileTargets'];
/** Device of a profile; `workId`: what was begun for it last. */
export type Member = Omit<Schemas['ProfileMember'], 'upgradeId'> & { workId: string | null };

/** A profile in the words of all kinds. */
export interface Profile {
  id: string;
  name: string;
  operator: string;
  model: string;
  version: string;
  targetGroup: string;
  wholeModel: boolean;
  handPicked: number;
  state: ProfileState;
  pausedBy: 'user' | 'threshold' | 'fileMissing' | null;
  deleted: boolean;
  isRollback: boolean;
  automatic: boolean;
  wave: number;
  waves: number;
  counts: Counts;
  author: string;
  requestTime: string;
  startDate: string | null;
  endTime: string | null;
  /** Manner in which the devices get the content; only texts and columns of the kind read it. */
  manner: Readonly<Record<string, string>>;
}

/** The other profile of a rollback. */
export interface OtherProfile {
  id: string;
  name: string;
  state: ProfileState;
  reason: string;
}

/** Content that a profile brings to its devices; only its kind reads `manner`. */
export interface ProfileContent {
  id: string;
  model: string;
  version: string;
  manner: Readonly<Record<string, string>>;
}

export interface ProfileDetail {
  profile: Profile;
  content: ProfileContent;
  order: {
    /** Hours in the zone of each device; null: any. */
    hours: { start: number; end: number } | null;
    retries: number;
    waves: Pick<Schemas['WavePlan'], 'atOnce' | 'continueBy'>;
    limits: Pick<Schemas['ProfileLimits'], 'failCount' | 'failPercent'>;
    dailyMost: number | null;
    /** MB a second. */
    bandwidth: number | null;
  };
  planHash: string | null;
  approver: string | null;
  approvedAlone: boolean;
  approvalTime: string | null;
  approvalNeeded: boolean;
  declineReason: string | null;
  mine: boolean;
  pauseReason: string | null;
  pausedByName: string | null;
  pauseTime: string | null;
  approvers: Schemas['Approvers'];
  failReason: string | null;
  rollsBack: OtherProfile | null;
  rolledBackBy: OtherProfile | null;
  waveList: ProfileWave[];
  /** Planned devices that cannot be rolled back. */
  noWayBack: number;
  outcomes: { outcome: Schemas['MemberOutcome']; reason: string; count: number }[];
  waiting: Waiting[];
  version: number;
}

interface Count {
  name: string;
  count: number;
}

export interface ProfilePlan {
  planHash: string;
  asOf: string;
  eligible: number;
  refused: number;
  bytes: number;
  refusals: { reason: string; count: number }[];
  installed: Count[];
  hardware: Count[];
  zones: { zone: string; source: 'device' | 'organisation' | 'utc'; count: number }[];
  waves: number[];
  /** Changes since; `why`: the reason that they are not known. */
  now: {
    left: number | null;
    joined: number | null;
    why: 'ended' | 'automatic' | 'rollback' | 'tooMany' | 'targetGone' | null;
  };
}

/** Devices that ended on a day. */
export interface ProfileDay {
  date: string;
  Success: number;
  Failed: number;
  Cancel: number;
}

export interface ProfileComment {
  version: number;
  name: string;
  time: string;
  text: string;
}

/** Wave with the profile that it belongs to. */
export interface WaveOfProfile {
  profileId: string;
  profileName: string;
  operator: string;
  wave: ProfileWave;
  terminal: boolean;
  version: number;
}

export interface WaveMember {
  ordinal: number;
  endpointId: string;
  inScope: boolean;
  deviceName: string | null;
  macAddress: string | null;
  serial: string | null;
  workId: string | null;
}

export interface Page<Row> {
  data: Row[];
  pagination: { page: number; totalRecords: number; totalPage: number; totalIsLowerBound?: boolean };
}

export type EventPage = { after: number; limit: number };
export type Events = Promise<TimelineEvent[]>;
