import type { PublicKey } from '../seal.ts';
import type { StreamClaimOfFile, StreamOfParts } from '../stream-export.ts';

/** A case as a file (docs/verification.md): one JSON document, by itself or inside the page that replays it. */
export const caseFormat = 'waymark-case/1';

/** Kinds of the streams in a case file. */
export const caseKinds = ['case', 'task'];

export const caseLanguages = ['en', 'ko'] as const;
export type CaseLanguage = (typeof caseLanguages)[number];

/** A value that the device reported, before the first event of its tasks in the case and after the last one. */
export interface CaseValue {
  /** Full Device:2 path. */
  path: string;
  /** Null: unknown or redacted. */
  before: string | null;
  after: string | null;
  redacted: boolean;
}

export interface CaseDevice {
  endpointId: string;
  /** Positions in the log of the first and the last event of the device's tasks in the case. */
  from: number;
  to: number;
  /** Values that changed between these events. */
  values: CaseValue[];
}

export interface CaseStatement {
  format: typeof caseFormat;
  caseId: string;
  /** Address of the case in the console. */
  address: string;
  language: CaseLanguage;
  /** The case's own stream, followed by those of its tasks. */
  streams: StreamClaimOfFile[];
  devices: CaseDevice[];
  /** Number of tasks of the case that the exporting account may not see. */
  leftOut: number;
  /** Position up to which the log was sealed; events before it have a proof in the file. */
  sealedTo: number;
  log: { logId: string; epoch: string; pos: number; hash: string };
  /** `pageDigest` of the page around this document; null if it was exported without a page. */
  page: string | null;
  exportedAt: string;
  keyId: string;
}

export interface CaseFile {
  format: typeof caseFormat;
  statement: CaseStatement;
  signature: string;
  keys: PublicKey[];
  streams: StreamOfParts[];
}
