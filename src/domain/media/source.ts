/** Bytes of a file that is read in parts: of a `File` in the browser, of a stored file on the server. */
export interface MediaSource {
  size: number;
  /** Reads the bytes from `start` to before `end`; both are within the file. */
  read(start: number, end: number): Promise<Uint8Array<ArrayBuffer>>;
}

/** Problem of a file; its bytes are never repaired. */
export type MediaProblem =
  | { code: 'tooLarge'; megabytes: number }
  | { code: 'notPng' | 'notMp4' | 'animated' | 'damaged' | 'codec' }
  | { code: 'resolution'; width: number; height: number; needed: string }
  | { code: 'exceeds'; width: number; height: number; most: string }
  | { code: 'tooLong'; seconds: number; most: number };

/** Thrown within a check, which returns the problem to its caller. */
export class MediaRefusal extends Error {
  readonly problem: MediaProblem;
  constructor(problem: MediaProblem) {
    super(problem.code);
    this.problem = problem;
  }
}

export const megabyte = 1024 * 1024;
