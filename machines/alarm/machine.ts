import { assign, setup } from 'xstate';
import type { AlarmEnd, AlarmFact, AlarmLevels, AlarmMetric } from './events.ts';

/** Machine version that a stream stores with its first event and keeps. */
export const alarmMachineVersion = '1';

export type AlarmSeverity = 'warning' | 'critical';

export interface AlarmContext extends AlarmLevels {
  endpointId: string;
  opId: string;
  modelName: string;
  metric: AlarmMetric;
  /** Value of the last recorded reading. */
  value: number;
  /** Time of the last recorded reading, ISO 8601. */
  at: string;
  /** Time of the first of the two readings that raised the alarm; empty before. */
  triggeredAt: string;
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
  end: AlarmEnd | null;
}

const emptyContext: AlarmContext = {
  endpointId: '',
  opId: '',
  modelName: '',
  metric: 'cpu',
  warning: 0,
  critical: 0,
  margin: 0,
  value: 0,
  at: '',
  triggeredAt: '',
  level: null,
  severity: null,
  critically: 0,
  eased: 0,
  staleSince: null,
  acknowledged: null,
  end: null,
};

const alarmSetup = setup({
  types: {
    context: {} as AlarmContext,
    events: {} as AlarmFact,
    tags: {} as 'open' | 'terminal',
  },
  actions: {
    rememberBeginning: assign(({ event }) => (event.type === 'alarm.begun' ? event.data : {})),
    rememberReading: assign(({ context, event }) => {
      if (event.type !== 'reading.taken') return {};
      const { value, at } = event.data;
      return {
        value,
        at,
        critically: value >= context.critical ? context.critically + 1 : 0,
        eased: value < context.critical - context.margin ? context.eased + 1 : 0,
        staleSince: null,
      };
    }),
    rememberTrigger: assign(({ event }) =>
      event.type === 'reading.taken' ? { triggeredAt: event.data.at } : {},
    ),
    nowWarning: assign(({ context }) => ({
      level: 'warning' as const,
      severity: context.severity ?? ('warning' as const),
    })),
    nowCritical: assign({ level: 'critical' as const, severity: 'critical' as const }),
    rememberStale: assign(({ event }) =>
      event.type === 'readings.missed' ? { staleSince: event.data.since } : {},
    ),
    rememberAcknowledgement: assign(({ event }) =>
      event.type === 'alarm.acknowledged' ? { acknowledged: event.data } : {},
    ),
    rememberLevels: assign(({ event }) => (event.type === 'levels.changed' ? event.data : {})),
    hasRecovered: assign({ end: 'recovered' as const }),
    rememberEnd: assign(
      ({ event }): Pick<AlarmContext, 'end'> => ({
        end: event.type === 'alarm.ended' ? event.data.cause : 'thresholds',
      }),
    ),
  },
  guards: {
    isHigh: ({ context, event }) => event.type === 'reading.taken' && event.data.value >= context.warning,
    /** Tells if this is the second critical reading in a row. */
    isCriticalAgain: ({ context, event }) =>
      event.type === 'reading.taken' && event.data.value >= context.critical && context.critically > 0,
    /** Tells if this is the second reading in a row below the critical level. */
    hasEased: ({ context, event }) =>
      event.type === 'reading.taken' &&
      event.data.value < context.critical - context.margin &&
      context.eased > 0,
    isBelow: ({ context, event }) =>
      event.type === 'reading.taken' && event.data.value < context.warning - context.margin,
    /** Tells if an alarm that was critical before it fell is again at that level or within its margin. */
    isCriticalStill: ({ context, event }) =>
      event.type === 'reading.taken' &&
      context.level === 'critical' &&
      event.data.value >= context.critical - context.margin,
    /** Tells if a reading must be recorded: it starts or breaks a row, or is the first one after a gap. */
    matters: ({ context, event }) => {
      if (event.type !== 'reading.taken') return false;
      const { value } = event.data;
      if (context.staleSince !== null) return true;
      return context.level === 'critical'
        ? value < context.critical - context.margin !== context.eased > 0
        : value >= context.critical !== context.critically > 0;
    },
    isFresh: ({ context }) => context.staleSince === null,
    isUnseen: ({ context }) => context.acknowledged === null,
    isUnderNewLevel: ({ context, event }) =>
      event.type === 'levels.changed' && context.value < event.data.warning,
  },
});

/** Transitions of every open state that do not depend on a reading. */
const beside = {
  'readings.missed': { guard: 'isFresh', actions: 'rememberStale' },
  'alarm.acknowledged': { guard: 'isUnseen', actions: 'rememberAcknowledgement' },
  'levels.changed': [
    { guard: 'isUnderNewLevel', target: 'ended', actions: ['rememberLevels', 'rememberEnd'] },
    { actions: 'rememberLevels' },
  ],
  'alarm.ended': { target: 'ended', actions: 'rememberEnd' },
} as const;

/**
 * One alarm of one device and one metric, from the first reading at a level to its end. Two readings raise it and two
 * clear it, so that a value that moves around a level is one alarm. Pure.
 */
export const alarmMachine = alarmSetup.createMachine({
  id: 'alarm',
  context: emptyContext,
  initial: 'empty',
  states: {
    empty: { on: { 'alarm.begun': { target: 'normal', actions: 'rememberBeginning' } } },
    normal: {
      on: {
        'reading.taken': {
          guard: 'isHigh',
          target: 'rising',
          actions: ['rememberTrigger', 'rememberReading'],
        },
      },
    },
    rising: {
      on: {
        'reading.taken': [
          { guard: 'isCriticalAgain', target: 'critical', actions: ['rememberReading', 'nowCritical'] },
          { guard: 'isHigh', target: 'warning', actions: ['rememberReading', 'nowWarning'] },
          { target: 'normal', actions: 'rememberReading' },
        ],
      },
    },
    warning: {
      tags: 'open',
      on: {
        ...beside,
        'reading.taken': [
          { guard: 'isCriticalAgain', target: 'critical', actions: ['rememberReading', 'nowCritical'] },
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
