import { branchesOf, modelOf, type Walk, type World, walksOver } from './walks.ts';

interface CaseWorld {
  /** True while the first task is added with the opening of its case. */
  opening: boolean;
}

const caseWorld: World<CaseWorld> = {
  start: { opening: false },
  next: ({ opening }, { event }) =>
    opening && event !== 'case.taskAdded' ? null : { opening: event === 'case.opened' },
};

/** Returns the generated paths of a case, the same on the server's tier and the browser's. */
export function caseWalks(): Walk[] {
  const model = modelOf('case');
  return walksOver(model, caseWorld, branchesOf(model));
}
