import { and, assign, setup } from 'xstate';
import type { TaskKind } from '../task/kinds.ts';
import type {
  EndedStep,
  Figure,
  Finding,
  LeftOut,
  PlaybookFact,
  PlaybookName,
  PlaybookOutcome,
  PlaybookTask,
  Proposal,
} from './events.ts';

/** Machine version that a stream stores with its first event and keeps. */
export const playbookMachineVersion = '1';

/** A task of the run; `round` counts from 0, and `end` is null while the task runs. */
export interface RunTask {
  taskId: string;
  kind: TaskKind;
  part: 'measurement' | 'step' | 'takeBack';
  round: number;
  end: { state: string; message: string } | null;
}

export interface PlaybookContext {
  /** Null before the run is started. */
  playbook: PlaybookName | null;
  endpointId: string;
  opId: string;
  modelName: string;
  prodClass: string;
  /** Case that the run will create, or has created at its end. */
  caseId: string | null;
  caseTitle: string;
  measurements: PlaybookTask[];
  leftOut: LeftOut[];
  idleMs: number;
  /** Number of completed rounds of measurements. */
  round: number;
  /** Index of the next measurement of this round. */
  next: number;
  /** All tasks in the order in which they started. */
  tasks: RunTask[];
  /** Id of the running task. */
  running: string | null;
  /** Figures before and after the step; null where nothing was measured. */
  before: Figure[];
  after: Figure[] | null;
  findings: Finding[];
  proposals: Proposal[];
  /** The last chosen step that has not been reverted. */
  step: Proposal | null;
  outcome: PlaybookOutcome | null;
}

const emptyContext: PlaybookContext = {
  playbook: null,
  endpointId: '',
  opId: '',
  modelName: '',
  prodClass: '',
  caseId: null,
  caseTitle: '',
  measurements: [],
  leftOut: [],
  idleMs: 0,
  round: 0,
  next: 0,
  tasks: [],
  running: null,
  before: [],
  after: null,
  findings: [],
  proposals: [],
  step: null,
  outcome: null,
};

type Args = { context: PlaybookContext; event: PlaybookFact };

const endIn = ({ context: { running }, event }: Args): EndedStep | null =>
  (event.type === 'tasks.ended' && event.data.ended.find(({ taskId }) => taskId === running)) || null;
const chosenIn = ({ context: { proposals }, event }: Args): Proposal | null =>
  (event.type === 'proposal.chosen' && proposals.find(({ id }) => id === event.data.proposalId)) || null;

/** End states after which the device may have changed. After any other, nothing was done. */
const mayHaveWorked = ['succeeded', 'timedOut', 'outcomeUnknown'];

const playbookSetup = setup({
  types: {
    context: {} as PlaybookContext,
    events: {} as PlaybookFact,
    tags: {} as 'terminal' | 'asking',
  },
  actions: {
    beginMeasurement: () => {},
    beginStep: () => {},
    beginTakeBack: () => {},
    /** Evaluates the tasks of this round into figures, findings and proposals. */
    judge: () => {},
    /** Cancels the running task, and creates a case. */
    close: () => {},
    setDeadline: (_, _params: { name: 'idle'; ms: number }) => {},
    clearDeadline: (_, _params: { name: 'idle' }) => {},
    rememberStart: assign(({ event }) => (event.type === 'playbook.started' ? event.data : {})),
    rememberTask: assign(({ context, event }, { part }: { part: RunTask['part'] }) =>
      event.type === 'task.begun'
        ? {
            running: event.data.taskId,
            tasks: [...context.tasks, { ...event.data, part, round: context.round, end: null }],
          }
        : {},
    ),
    countMeasurement: assign(({ context }) => ({ next: context.next + 1 })),
    rememberEnd: assign((args) => {
      const end = endIn(args);
      if (!end) return {};
      const { taskId, state, message } = end;
      const tasks = args.context.tasks.map((task) =>
        task.taskId === taskId ? { ...task, end: { state, message } } : task,
      );
      return { running: null, tasks };
    }),
    beginRound: assign(({ context }) => ({ round: context.round + 1, next: 0 })),
    rememberBefore: assign(({ event }) =>
      event.type === 'round.judged' ? { ...rest(event.data), before: event.data.figures, after: null } : {},
    ),
    rememberAfter: assign(({ event }) =>
      event.type === 'round.judged' ? { ...rest(event.data), after: event.data.figures } : {},
    ),
    /** The figures after one step are the baseline of the next one. */
    rememberStep: assign((args) => ({
      step: chosenIn(args),
      before: args.context.after ?? args.context.before,
      after: null,
    })),
    forgetStep: assign({ step: null }),
    rememberOutcome: assign(({ event }) => ({
      outcome: event.type === 'run.ended' ? event.data.outcome : ('expired' as const),
    })),
    rememberCase: assign(({ event }) =>
      event.type === 'run.closed' ? { caseId: event.data.caseId, running: null } : {},
    ),
  },
  guards: {
    nothingRuns: ({ context }) => context.running === null,
    endsTask: (args) => endIn(args) !== null,
    /** Tells if another measurement follows the ended one. */
    isMore: ({ context }) => context.next < context.measurements.length,
    /** Tells if another measurement follows the refused one. */
    isMoreAfter: ({ context }) => context.next + 1 < context.measurements.length,
    mayHaveWorked: (args) => mayHaveWorked.includes(endIn(args)?.state ?? ''),
    isStep: ({ context }) => context.step !== null,
    isProposed: (args) => chosenIn(args) !== null,
    hasWayBack: ({ context }) => context.step?.undo != null,
    isCancelled: ({ event }) => event.type === 'run.ended' && event.data.outcome === 'cancelled',
  },
});

const rest = ({ findings, proposals }: { findings: Finding[]; proposals: Proposal[] }) => ({
  findings,
  proposals,
});

const ends = { target: 'ending', actions: 'rememberOutcome' } as const;
/** A working run cannot be marked as done, but it can be cancelled. */
const working = { 'run.ended': { guard: 'isCancelled', ...ends } } as const;
/** Transitions while the run waits for a person's choice. */
const asking = {
  'proposal.chosen': { guard: 'isProposed', target: 'applying', actions: 'rememberStep' },
  'run.ended': ends,
  'deadline.passed': ends,
} as const;
const asks = {
  tags: 'asking',
  entry: {
    type: 'setDeadline',
    params: ({ context }: { context: PlaybookContext }) => ({ name: 'idle' as const, ms: context.idleMs }),
  },
  exit: { type: 'clearDeadline', params: { name: 'idle' } },
} as const;
const begins = (part: RunTask['part']) => ({ type: 'rememberTask', params: { part } }) as const;

/**
 * One run of a playbook, from the first measurement to the case. Pure. The device changes only in `applying` and
 * `takingBack`, which require a person's choice; each is followed by the same measurements.
 */
export const playbookMachine = playbookSetup.createMachine({
  id: 'playbook',
  context: emptyContext,
  initial: 'empty',
  states: {
    empty: { on: { 'playbook.started': { target: 'measuring', actions: 'rememberStart' } } },
    measuring: {
      entry: 'beginMeasurement',
      on: {
        ...working,
        'task.begun': { guard: 'nothingRuns', actions: [begins('measurement'), 'countMeasurement'] },
        'task.refused': [
          {
            guard: and(['nothingRuns', 'isMoreAfter']),
            actions: ['countMeasurement', 'beginMeasurement'],
          },
          { guard: 'nothingRuns', target: 'judging', actions: 'countMeasurement' },
        ],
        'tasks.ended': [
          { guard: and(['endsTask', 'isMore']), actions: ['rememberEnd', 'beginMeasurement'] },
          { guard: 'endsTask', target: 'judging', actions: 'rememberEnd' },
        ],
      },
    },
    judging: {
      entry: 'judge',
      on: {
        ...working,
        'round.judged': [
          { guard: 'isStep', target: 'compared', actions: 'rememberAfter' },
          { target: 'proposing', actions: 'rememberBefore' },
        ],
      },
    },
    proposing: { ...asks, on: asking },
    applying: {
      entry: 'beginStep',
      on: {
        ...working,
        'task.begun': { guard: 'nothingRuns', actions: begins('step') },
        'task.refused': { guard: 'nothingRuns', target: 'proposing', actions: 'forgetStep' },
        'tasks.ended': [
          { guard: 'mayHaveWorked', target: 'measuring', actions: ['rememberEnd', 'beginRound'] },
          { guard: 'endsTask', target: 'proposing', actions: ['rememberEnd', 'forgetStep'] },
        ],
      },
    },
    compared: {
      ...asks,
      on: { ...asking, 'takeBack.requested': { guard: 'hasWayBack', target: 'takingBack' } },
    },
    takingBack: {
      entry: 'beginTakeBack',
      on: {
        ...working,
        'task.begun': { guard: 'nothingRuns', actions: begins('takeBack') },
        'task.refused': { guard: 'nothingRuns', target: 'compared' },
        'tasks.ended': [
          {
            guard: 'mayHaveWorked',
            target: 'measuring',
            actions: ['rememberEnd', 'forgetStep', 'beginRound'],
          },
          { guard: 'endsTask', target: 'compared', actions: 'rememberEnd' },
        ],
      },
    },
    ending: { entry: 'close', on: { 'run.closed': { target: 'ended', actions: 'rememberCase' } } },
    ended: { tags: 'terminal' },
  },
});
