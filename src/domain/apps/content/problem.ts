/** Problem of an app file's bytes; the file is never repaired. */
export type AppProblem =
  | { code: 'empty' | 'unknown' | 'damaged' | 'ambiguous' }
  /** Unpacks to more than a device should be asked to hold. */
  | { code: 'bomb' }
  | { code: 'noManifest' | 'badManifest' | 'noVersionCode' | 'split' }
  | { code: 'manifestTooLarge'; megabytes: number }
  | { code: 'unsigned' | 'severalSigners' | 'badSignature' | 'unknownSignature' }
  | { code: 'noImage' | 'severalImages' };

/** Thrown within a check of an app file. */
export class AppRefusal extends Error {
  readonly problem: AppProblem;
  constructor(problem: AppProblem) {
    super(problem.code);
    this.problem = problem;
  }
}

export const damaged = () => new AppRefusal({ code: 'damaged' });
