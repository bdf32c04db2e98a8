import { assign, setup } from 'xstate';
import type { CaseFact } from './events.ts';

/** Machine version that a stream stores with its first event and keeps. */
export const caseMachineVersion = '1';

/** Maximum tasks in a case, so that a browser can open its exported file. */
export const caseTaskLimit = 20;

export interface CaseContext {
  title: string;
  opId: string;
  /** Task ids in the order they were added. */
  tasks: string[];
  comments: number;
  /** Number of times that the case was shared. */
  shares: number;
}

/** Upper bound of the counters for comments and shares; the stream has all of them. */
const countLimit = 1_000;

const caseSetup = setup({
  types: { context: {} as CaseContext, events: {} as CaseFact },
  actions: {
    rememberOpening: assign(({ event }) =>
      event.type === 'case.opened' ? { title: event.data.title, opId: event.data.opId } : {},
    ),
    rememberTitle: assign(({ event }) => (event.type === 'case.renamed' ? { title: event.data.title } : {})),
    rememberTask: assign(({ context, event }) =>
      event.type === 'case.taskAdded' ? { tasks: [...context.tasks, event.data.taskId] } : {},
    ),
    forgetTask: assign(({ context, event }) =>
      event.type === 'case.taskRemoved'
        ? { tasks: context.tasks.filter((taskId) => taskId !== event.data.taskId) }
        : {},
    ),
    countShare: assign(({ context }) => ({ shares: Math.min(context.shares + 1, countLimit) })),
    countComment: assign(({ context }) => ({ comments: Math.min(context.comments + 1, countLimit) })),
  },
  guards: {
    isNew: ({ context, event }) =>
      event.type === 'case.taskAdded' &&
      !context.tasks.includes(event.data.taskId) &&
      context.tasks.length < caseTaskLimit,
    isIn: ({ context, event }) =>
      event.type === 'case.taskRemoved' && context.tasks.includes(event.data.taskId),
  },
});

/** One case, from its opening on. Pure, without effects. */
export const caseMachine = caseSetup.createMachine({
  id: 'case',
  context: { title: '', opId: '', tasks: [], comments: 0, shares: 0 },
  initial: 'empty',
  states: {
    empty: { on: { 'case.opened': { target: 'open', actions: 'rememberOpening' } } },
    open: {
      on: {
        'case.taskAdded': { guard: 'isNew', actions: 'rememberTask' },
        'case.taskRemoved': { guard: 'isIn', actions: 'forgetTask' },
        'case.commented': { actions: 'countComment' },
        'case.renamed': { actions: 'rememberTitle' },
        'case.shared': { actions: 'countShare' },
        'case.closed': 'closed',
      },
    },
    // The tasks of a closed case stay as they are; it can still be commented on and shared.
    closed: {
      on: {
        'case.commented': { actions: 'countComment' },
        'case.shared': { actions: 'countShare' },
        'case.reopened': 'open',
      },
    },
  },
});
