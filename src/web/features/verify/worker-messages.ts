import type { Verdict } from '#domain/verify/verdict.ts';

/** A file to verify, or, without one, the end of the job before. Jobs are numbered, so that late answers are known. */
export interface WorkerOrder {
  job: number;
  file?: File;
}

export type WorkerAnswer =
  | { job: number; read: number }
  | { job: number; verdict: Verdict; seconds: number }
  | { job: number; failed: true };
