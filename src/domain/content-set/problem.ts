import type { ZipProblem } from '../zip.ts';

/** Problem of an archive; `name`: the entry, or the value in it. */
export type SetProblem =
  | { code: 'tooLarge'; megabytes: number }
  | ZipProblem
  | { code: 'noChannels' }
  | { code: 'unknown' | 'notJson' | 'entry' | 'noPicture' | 'picture'; name: string };

/** Thrown within a check, which returns the problem to its caller. */
export class SetRefusal extends Error {
  readonly problem: SetProblem;
  constructor(problem: SetProblem) {
    super(problem.code);
    this.problem = problem;
  }
}
