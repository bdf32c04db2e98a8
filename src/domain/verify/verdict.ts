import type { ErasedCount } from '../erasure.ts';

/** Problems of a file; docs/verification.md explains each. */
export const problems = [
  'empty',
  'foreign',
  'unknownVersion',
  'tooLarge',
  'damaged',
  'altered',
  'missing',
  'reordered',
  'truncated',
  'badStatement',
  'badSignature',
  'badSeal',
  'missingSeal',
  'badErasure',
  'badPlan',
  'badApproval',
  'foreignKey',
  'noSignatures',
] as const;
export type Problem = (typeof problems)[number];

export type FileKindName = 'task' | 'stream' | 'logRange' | 'case' | 'rollout';

export interface ProvenRollout {
  /** Null: never planned. */
  planHash: string | null;
  /** Number of eligible devices in the plan. */
  devices: number;
  waves: number;
  approval: Approval;
  /** Person who approved the plan; null: not approved. */
  approver: string | null;
}

/** `alone`: by its author or last editor, with the organisation's permission. */
export type Approval = 'none' | 'notNeeded' | 'another' | 'alone';

export interface Proven {
  ok: true;
  kind: FileKindName;
  /** Stream of a file, or id of a log. */
  subject: string;
  events: number;
  /** Number of sealed events; the others rely on the statement of the export only. */
  sealed: number;
  seals: number;
  /** Positions in the log of the first and the last event. */
  from: number;
  to: number;
  /** Leaf of the last event of a stream, or hash of the log after the range; hex. */
  head: string;
  exportedAt: string;
  /** Ids of the signing keys, sorted. */
  keyIds: string[];
  /** Number of a case's tasks in the file. */
  tasks?: number;
  /** Plan and approval of a rollout. */
  rollout?: ProvenRollout;
  /** Number of redacted fields; absent: none. */
  redacted?: number;
  /** Events that were erased after their retention period, and the statements about them; absent: none. */
  erased?: ErasedCount;
}

export interface Refused {
  ok: false;
  /** Null: the file was not recognised. */
  kind: FileKindName | null;
  problem: Problem;
  /** First event at fault, if known: its version in a task, its position in a log. */
  event: number | null;
  /** Stream of the event, in a file with several. */
  stream?: string;
  /** Device of the line, in a rollout. */
  device?: string;
  /** Details for a developer, in English. */
  detail: string;
}

export type Verdict = Proven | Refused;

/** Thrown within the verifier only, at the first fault. */
export class Fault extends Error {
  override name = 'Fault';
  readonly problem: Problem;
  readonly event: number | null;
  readonly stream: string | null;
  readonly device: string | null;

  constructor(
    problem: Problem,
    event: number | null,
    detail: string,
    stream: string | null = null,
    device: string | null = null,
  ) {
    super(detail);
    this.problem = problem;
    this.event = event;
    this.stream = stream;
    this.device = device;
  }
}

export const refused = (
  kind: FileKindName | null,
  { problem, event, stream, device, message }: Fault,
): Refused => ({
  ok: false,
  kind,
  problem,
  event,
  ...(stream === null ? {} : { stream }),
  ...(device === null ? {} : { device }),
  detail: message,
});
