import { branchesOf, modelOf, type StateModel, type Walk, walksOver } from './walks.ts';

interface CaseModelState {
  /** True while the first task is added with the opening of its case. */
  opening: boolean;
}

const caseModel: StateModel<CaseModelState> = {
  start: { opening: false },
  next: ({ opening }, { event }) =>
    opening && event !== 'case.taskAdded' ? null : { opening: event === 'case.opened' },
};

/** Returns the generated paths of a case, the same on the server's tier and the browser's. */
export function caseWalks(): Walk[] {
  const model = modelOf('case');
  return walksOver(model, caseModel, branchesOf(model));
}
