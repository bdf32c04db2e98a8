import { branchesOf, modelOf, type Walk, type World, walksOver } from './walks.ts';

interface CaseWorld {
  /** A case is opened together with the first task in it. */
  opening: boolean;
}

const caseWorld: World<CaseWorld> = {
  start: { opening: false },
  next: ({ opening }, { event }) =>
    opening && event !== 'case.taskAdded' ? null : { opening: event === 'case.opened' },
};

/** The generated paths of a case: the same on the server's tier and the browser's. */
export function caseWalks(): Walk[] {
  const model = modelOf('case');
  return walksOver(model, caseWorld, branchesOf(model));
}
