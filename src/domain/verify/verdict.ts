import type { ErasedCount } from '../erasure.ts';

/** What is wrong with a file, in a word; docs/verification.md explains each. */
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
  /** Null: it was never planned. */
  planHash: string | null;
  /** Devices of the plan that it may bring something to. */
  devices: number;
  waves: number;
  approval: Approval;
  /** Who approved the plan; null: it is not approved. */
  approver: string | null;
}

/** `alone`: by its author or its last editor, where the organisation allowed that. */
export type Approval = 'none' | 'notNeeded' | 'another' | 'alone';

export interface Proven {
  ok: true;
  kind: FileKindName;
  /** The stream of a file, name of a log. */
  subject: string;
  events: number;
  /** How many of them are under seals; the others rest on the statement of the export alone. */
  sealed: number;
  seals: number;
  /** Positions in the log of the first and the last event. */
  from: number;
  to: number;
  /** Leaf of the last event of a stream, hash of the log behind the range; hex. */
  head: string;
  exportedAt: string;
  /** Keys that signed, sorted. */
  keyIds: string[];
  /** Of a case: its tasks in the file. */
  tasks?: number;
  /** Of a rollout: what was planned, and who approved it. */
  rollout?: ProvenRollout;
  /** Fields that were taken out of the events; absent where a stream is whole. */
  redacted?: number;
  /** Events that were erased when their time was over, and the statements about them; absent where all are whole. */
  erased?: ErasedCount;
}

export interface Refused {
  ok: false;
  /** Null where the file was not recognised. */
  kind: FileKindName | null;
  problem: Problem;
  /** First event at fault, where one can be named: its version in a task, its position in a log. */
  event: number | null;
  /** Of a file with several streams: the stream whose event it is. */
  stream?: string;
  /** Of a rollout: the device whose line it is. */
  device?: string;
  /** For a developer, in English. */
  detail: string;
}

export type Verdict = Proven | Refused;

/** Thrown inside the verifier only, to leave from wherever the first fault is found. */
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
