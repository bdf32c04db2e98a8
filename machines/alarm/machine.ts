import { assign, setup } from 'xstate';
import type {
  AlarmAssignee,
  AlarmDirection,
  AlarmEnd,
  AlarmFact,
  AlarmLevels,
  AlarmMetric,
  AlarmRule,
  AlarmSilence,
} from './events.ts';

/** Machine version that a stream stores with its first event and keeps. */
export const alarmMachineVersion = '1';

export type AlarmSeverity = 'warning' | 'critical';

export interface AlarmContext extends AlarmLevels {
  endpointId: string;
  opId: string;
  modelName: string;
  metric: AlarmMetric;
  /** Null: begun before the worst value was recorded. */
  direction: AlarmDirection | null;
  /** Null: raised by the thresholds. */
  rule: AlarmRule | null;
  /** Name of the device parameter; null: another metric. */
  parameter: string | null;
  /** True if the server counts the value itself: one reading raises the alarm and one ends it. */
  counted: boolean;
  /** Milliseconds for which the value must be at the level before the alarm is raised. */
  durationMs: number;
  /** Value of the last recorded reading. */
  value: number;
  /** Time of the last recorded reading, ISO 8601. */
  at: string;
  /** Time of the first of the readings that raised the alarm; empty before. */
  triggeredAt: string;
  /** Value of that reading; null before. */
  triggerValue: number | null;
  /** Worst value since then: the highest, or the lowest of an alarm below a level. Null: not known. */
  peak: number | null;
  /** Present level; while the alarm is falling, the level before. Null before it was raised. */
  level: AlarmSeverity | null;
  /** Highest level that the alarm has reached. */
  severity: AlarmSeverity | null;
  /** Number of successive readings at the critical level. */
  critically: number;
  /** Number of successive readings that are no longer at the critical level. */
  eased: number;
  /** Time since which readings are missing; null: readings arrive. */
  staleSince: string | null;
  acknowledged: { accountId: string; name: string; note: string } | null;
  assigned: AlarmAssignee | null;
  /** Until then it sends no messages. */
  silenced: AlarmSilence | null;
  /** True if it became critical for the first time during the silence, so that no message was sent. */
  heldBack: boolean;
  /** Number of comments. */
  comments: number;
  end: AlarmEnd | null;
}

const emptyContext: AlarmContext = {
  endpointId: '',
  opId: '',
  modelName: '',
  metric: 'cpu',
  direction: null,
  rule: null,
  parameter: null,
  counted: false,
  durationMs: 0,
  warning: 0,
  critical: 0,
  margin: 0,
  value: 0,
  at: '',
  triggeredAt: '',
  triggerValue: null,
  peak: null,
  level: null,
  severity: null,
  critically: 0,
  eased: 0,
  staleSince: null,
  acknowledged: null,
  assigned: null,
  silenced: null,
  heldBack: false,
  comments: 0,
  end: null,
};

type Sided = Pick<AlarmContext, 'direction'>;
/** Tells if the value is at the level, or beyond it. */
const reaches = ({ direction }: Sided, value: number, level: number): boolean =>
  direction === 'below' ? value <= level : value >= level;
/** Tells if the value has left the level by more than the margin. */
const leaves = ({ direction, margin }: Sided & AlarmLevels, value: number, level: number): boolean =>
  direction === 'below' ? value > level + margin : value < level - margin;
const isWorse = ({ direction, peak }: Sided & Pick<AlarmContext, 'peak'>, value: number): boolean =>
  peak !== null && (direction === 'below' ? value < peak : value > peak);

/** Tells if the value has been at the level for the required time. A clock that goes back delays no other alarm. */
const lasts = ({ durationMs, triggeredAt }: Pick<AlarmContext, 'durationMs' | 'triggeredAt'>, at: string) =>
  durationMs === 0 || Date.parse(at) - Date.parse(triggeredAt) >= durationMs;

const alarmSetup = setup({
  types: {
    context: {} as AlarmContext,
    events: {} as AlarmFact,
    tags: {} as 'open' | 'terminal',
  },
  actions: {
    setDeadline: (_, _params: { name: 'silence'; ms: number }) => {},
    clearDeadline: (_, _params: { name: 'silence' }) => {},
    rememberBeginning: assign(({ event }) => (event.type === 'alarm.begun' ? event.data : {})),
    rememberReading: assign(({ context, event }) => {
      if (event.type !== 'reading.taken') return {};
      const { value, at } = event.data;
      return {
        value,
        at,
        peak: isWorse(context, value) ? value : context.peak,
        critically: reaches(context, value, context.critical) ? context.critically + 1 : 0,
        eased: leaves(context, value, context.critical) ? context.eased + 1 : 0,
        staleSince: null,
      };
    }),
    rememberTrigger: assign(({ context, event }) => {
      if (event.type !== 'reading.taken') return {};
      const { value, at } = event.data;
      return { triggeredAt: at, triggerValue: value, peak: context.direction === null ? null : value };
    }),
    nowWarning: assign(({ context }) => ({
      level: 'warning' as const,
      severity: context.severity ?? ('warning' as const),
    })),
    nowCritical: assign(({ context }) => ({
      level: 'critical' as const,
      severity: 'critical' as const,
      heldBack: context.heldBack || (context.silenced !== null && context.severity !== 'critical'),
    })),
    rememberStale: assign(({ event }) =>
      event.type === 'readings.missed' ? { staleSince: event.data.since } : {},
    ),
    rememberAcknowledgement: assign(({ event }) =>
      event.type === 'alarm.acknowledged' ? { acknowledged: event.data } : {},
    ),
    rememberAssignee: assign(({ event }) =>
      event.type === 'alarm.assigned' ? { assigned: event.data.to } : {},
    ),
    countComment: assign(({ context }) => ({ comments: context.comments + 1 })),
    rememberSilence: assign(({ event }) => {
      if (event.type !== 'alarm.silenced') return {};
      const { ms: _, ...silenced } = event.data;
      return { silenced };
    }),
    forgetSilence: assign({ silenced: null, heldBack: false }),
    rememberLevels: assign(({ event }) => (event.type === 'levels.changed' ? event.data : {})),
    hasRecovered: assign({ end: 'recovered' as const }),
    rememberEnd: assign(
      ({ event }): Pick<AlarmContext, 'end'> => ({
        end: event.type === 'alarm.ended' ? event.data.cause : 'thresholds',
      }),
    ),
  },
  guards: {
    isHigh: ({ context, event }) =>
      event.type === 'reading.taken' && reaches(context, event.data.value, context.warning),
    isNotHigh: ({ context, event }) =>
      event.type === 'reading.taken' && !reaches(context, event.data.value, context.warning),
    /** Tells if a counted value is critical: it needs no second reading. */
    isSurelyCritical: ({ context, event }) =>
      event.type === 'reading.taken' &&
      context.counted &&
      reaches(context, event.data.value, context.critical),
    isSurelyHigh: ({ context, event }) =>
      event.type === 'reading.taken' &&
      context.counted &&
      reaches(context, event.data.value, context.warning),
    isHighLongEnough: ({ context, event }) =>
      event.type === 'reading.taken' &&
      reaches(context, event.data.value, context.warning) &&
      lasts(context, event.data.at),
    isCriticalLongEnough: ({ context, event }) =>
      event.type === 'reading.taken' &&
      reaches(context, event.data.value, context.critical) &&
      context.critically > 0 &&
      lasts(context, event.data.at),
    /** Tells if this is a critical reading, and the second in a row unless the value is counted. */
    isCriticalAgain: ({ context, event }) =>
      event.type === 'reading.taken' &&
      reaches(context, event.data.value, context.critical) &&
      (context.counted || context.critically > 0),
    /** Tells if this is a reading below the critical level, and the second in a row unless the value is counted. */
    hasEased: ({ context, event }) =>
      event.type === 'reading.taken' &&
      leaves(context, event.data.value, context.critical) &&
      (context.counted || context.eased > 0),
    isSurelyBelow: ({ context, event }) =>
      event.type === 'reading.taken' && context.counted && leaves(context, event.data.value, context.warning),
    isBelow: ({ context, event }) =>
      event.type === 'reading.taken' && leaves(context, event.data.value, context.warning),
    /** Tells if an alarm that was critical before it fell is again at that level or within its margin. */
    isCriticalStill: ({ context, event }) =>
      event.type === 'reading.taken' &&
      context.level === 'critical' &&
      !leaves(context, event.data.value, context.critical),
    /** Tells if a reading must be recorded: it starts or breaks a row, is the worst one, or the first after a gap. */
    matters: ({ context, event }) => {
      if (event.type !== 'reading.taken') return false;
      const { value } = event.data;
      if (context.staleSince !== null || isWorse(context, value)) return true;
      return context.level === 'critical'
        ? leaves(context, value, context.critical) !== context.eased > 0
        : reaches(context, value, context.critical) !== context.critically > 0;
    },
    isFresh: ({ context }) => context.staleSince === null,
    isUnseen: ({ context }) => context.acknowledged === null,
    isSilenced: ({ context }) => context.silenced !== null,
    isUnderNewLevel: ({ context, event }) =>
      event.type === 'levels.changed' && !reaches(context, context.value, event.data.warning),
  },
});

const setSilenceEnd = {
  type: 'setDeadline',
  params: ({ event }: { event: { data: { ms: number } } }) => ({
    name: 'silence' as const,
    ms: event.data.ms,
  }),
} as const;
const clearSilenceEnd = { type: 'clearDeadline', params: { name: 'silence' } } as const;

/** Transitions of every open state that do not depend on a reading. */
const beside = {
  'readings.missed': { guard: 'isFresh', actions: 'rememberStale' },
  'alarm.acknowledged': { guard: 'isUnseen', actions: 'rememberAcknowledgement' },
  'alarm.assigned': { actions: 'rememberAssignee' },
  'alarm.commented': { actions: 'countComment' },
  // A later silence replaces the one before, with its deadline.
  'alarm.silenced': { actions: ['rememberSilence', setSilenceEnd] },
  'silence.ended': { guard: 'isSilenced', actions: ['forgetSilence', clearSilenceEnd] },
  'deadline.passed': { actions: 'forgetSilence' },
  'levels.changed': [
    { guard: 'isUnderNewLevel', target: 'ended', actions: ['rememberLevels', 'rememberEnd'] },
    { actions: 'rememberLevels' },
  ],
  'alarm.ended': { target: 'ended', actions: 'rememberEnd' },
} as const;

/**
 * One alarm of one device and one metric, from the first reading at a level to its end. Two readings raise it and two
 * clear it, so that a value that moves around a level is one alarm. A value that the server counts itself needs one
 * reading. Pure.
 */
export const alarmMachine = alarmSetup.createMachine({
  id: 'alarm',
  context: emptyContext,
  initial: 'empty',
  states: {
    empty: { on: { 'alarm.begun': { target: 'normal', actions: 'rememberBeginning' } } },
    normal: {
      on: {
        'reading.taken': [
          {
            guard: 'isSurelyCritical',
            target: 'critical',
            actions: ['rememberTrigger', 'rememberReading', 'nowCritical'],
          },
          {
            guard: 'isSurelyHigh',
            target: 'warning',
            actions: ['rememberTrigger', 'rememberReading', 'nowWarning'],
          },
          { guard: 'isHigh', target: 'rising', actions: ['rememberTrigger', 'rememberReading'] },
        ],
      },
    },
    /** The value is at the level, but not for long enough, or has been read only once. */
    rising: {
      on: {
        'reading.taken': [
          {
            guard: 'isCriticalLongEnough',
            target: 'critical',
            actions: ['rememberReading', 'nowCritical'],
          },
          { guard: 'isHighLongEnough', target: 'warning', actions: ['rememberReading', 'nowWarning'] },
          { guard: 'isNotHigh', target: 'normal', actions: 'rememberReading' },
          { guard: 'matters', actions: 'rememberReading' },
        ],
      },
    },
    warning: {
      tags: 'open',
      on: {
        ...beside,
        'reading.taken': [
          { guard: 'isCriticalAgain', target: 'critical', actions: ['rememberReading', 'nowCritical'] },
          { guard: 'isSurelyBelow', target: 'ended', actions: ['rememberReading', 'hasRecovered'] },
          { guard: 'isBelow', target: 'falling', actions: 'rememberReading' },
          { guard: 'matters', actions: 'rememberReading' },
        ],
      },
    },
    critical: {
      tags: 'open',
      on: {
        ...beside,
        'reading.taken': [
          { guard: 'isSurelyBelow', target: 'ended', actions: ['rememberReading', 'hasRecovered'] },
          { guard: 'isBelow', target: 'falling', actions: 'rememberReading' },
          { guard: 'hasEased', target: 'warning', actions: ['rememberReading', 'nowWarning'] },
          { guard: 'matters', actions: 'rememberReading' },
        ],
      },
    },
    /** One reading was low. Missing data is no recovery, so the alarm waits for a second one. */
    falling: {
      tags: 'open',
      on: {
        ...beside,
        'reading.taken': [
          { guard: 'isBelow', target: 'ended', actions: ['rememberReading', 'hasRecovered'] },
          { guard: 'isCriticalStill', target: 'critical', actions: 'rememberReading' },
          { target: 'warning', actions: ['rememberReading', 'nowWarning'] },
        ],
      },
    },
    ended: { tags: 'terminal' },
  },
});
