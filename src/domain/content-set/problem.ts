import type { ZipProblem } from '../zip.ts';

/** What is wrong with an archive; `name`: the entry, or the value in it. */
export type SetProblem =
  | { code: 'tooLarge'; megabytes: number }
  | ZipProblem
  | { code: 'noChannels' }
  | { code: 'unknown' | 'notJson' | 'entry' | 'noPicture' | 'picture'; name: string };

/** Thrown inside of a check; the check itself answers with the problem. */
export class SetRefusal extends Error {
  readonly problem: SetProblem;
  constructor(problem: SetProblem) {
    super(problem.code);
    this.problem = problem;
  }
}
