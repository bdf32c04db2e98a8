/** Bytes of a file that is read in parts: in the browser of a `File`, on the server of a stored one. */
export interface MediaSource {
  size: number;
  /** Bytes from `start` to before `end`; both are inside of the file. */
  read(start: number, end: number): Promise<Uint8Array<ArrayBuffer>>;
}

/** What is wrong with a file; nothing about its bytes is ever mended. */
export type MediaProblem =
  | { code: 'tooLarge'; megabytes: number }
  | { code: 'notPng' | 'notMp4' | 'animated' | 'damaged' | 'codec' }
  | { code: 'resolution'; width: number; height: number; needed: string }
  | { code: 'exceeds'; width: number; height: number; most: string }
  | { code: 'tooLong'; seconds: number; most: number };

/** Thrown inside of a check; the check itself answers with the problem. */
export class MediaRefusal extends Error {
  readonly problem: MediaProblem;
  constructor(problem: MediaProblem) {
    super(problem.code);
    this.problem = problem;
  }
}

export const megabyte = 1024 * 1024;
