import type { Redactable } from '../json.ts';

/**
 * Watched value. The first three are sampled and have thresholds; the others are measured by rules: minutes offline,
 * restarts within 24 hours, upgrades that failed since the last successful one, and a device parameter.
 */
export type AlarmMetric = 'cpu' | 'memory' | 'temperature' | RuleMetric;
export type RuleMetric = 'offline' | 'boots' | 'firmware' | 'parameter';

/** Levels in percent or degrees; an alarm clears only `margin` below a level. */
export interface AlarmLevels {
  warning: number;
  critical: number;
  margin: number;
}

/**
 * Reason that an alarm ended. `recovered`: two readings below the level less the margin; `thresholds`: the levels were
 * raised above the last reading, or the alarm was switched off; `removed`: the device was removed or belongs to another
 * organisation; `rule`: its rule was switched off or deleted, or covers other devices now.
 */
export type AlarmEnd = 'recovered' | 'thresholds' | 'removed' | 'rule';

/** Side of the level on which a value is a fault. */
export type AlarmDirection = 'above' | 'below';

export interface AlarmAssignee {
  accountId: string;
  name: string;
}

/** Rule that raised an alarm, with its name at that time. */
export interface AlarmRule {
  ruleId: string;
  name: string;
}

/** `until`: planned end, ISO 8601. */
export interface AlarmSilence {
  until: string;
  accountId: string;
  name: string;
  note: string;
}

/**
 * The facts of one alarm, stream `alarm:<id>`. A reading that changes nothing is not recorded, and neither is a stream
 * whose first reading was not confirmed by a second.
 */
export type AlarmFact =
  /**
   * Events before November 2026 have no `direction`: a reading worse than the last one was not recorded then. `rule` is
   * missing for thresholds. `parameter` is the name of the device parameter. `counted`: the server counts the value
   * itself, so that one reading raises the alarm and one ends it. `durationMs`: time for which the value must be at the
   * level before the alarm is raised.
   */
  | {
      type: 'alarm.begun';
      data: {
        endpointId: string;
        opId: string;
        modelName: string;
        metric: AlarmMetric;
        direction?: AlarmDirection;
        rule?: AlarmRule;
        parameter?: string;
        counted?: true;
        durationMs?: number;
      } & AlarmLevels;
    }
  /** `at`: time of the device's answer, ISO 8601. */
  | { type: 'reading.taken'; data: { value: number; at: string } }
  /** No reading arrived for longer than three sampling intervals. */
  | { type: 'readings.missed'; data: { since: string } }
  | { type: 'alarm.acknowledged'; data: { accountId: string; name: string; note: string } }
  /** `to` null: the alarm has no assignee any more. */
  | { type: 'alarm.assigned'; data: { to: AlarmAssignee | null } }
  | { type: 'alarm.commented'; data: { text: string } }
  /** `ms`: time until `until`, from the moment of the call. */
  | { type: 'alarm.silenced'; data: AlarmSilence & { ms: number } }
  /** A user ended the silence before its time. */
  | { type: 'silence.ended'; data: Record<string, never> }
  | { type: 'deadline.passed'; data: { name: 'silence' } }
  | { type: 'levels.changed'; data: AlarmLevels }
  | { type: 'alarm.ended'; data: { cause: 'thresholds' | 'removed' | 'rule' } };

export const alarmRedactable = {
  'alarm.acknowledged': ['name', 'note'],
  'alarm.assigned': ['to'],
  'alarm.commented': ['text'],
  'alarm.silenced': ['name', 'note'],
} satisfies Redactable<AlarmFact>;

const reading = (value: number, at = '2026-01-01T08:00:00.000Z'): AlarmFact => ({
  type: 'reading.taken',
  data: { value, at },
});
const watched = {
  endpointId: 'os::00D09E-000001',
  opId: 'northwind',
  modelName: 'AR2146',
  direction: 'above',
  warning: 80,
  critical: 95,
  margin: 5,
} as const;

/** At least one sample of each fact, for the path generators and the property tests. */
export const alarmSamples: AlarmFact[] = [
  { type: 'alarm.begun', data: { ...watched, metric: 'temperature' } },
  {
    type: 'alarm.begun',
    data: {
      ...watched,
      metric: 'offline',
      rule: { ruleId: 'rule-1', name: 'Routers offline' },
      counted: true,
    },
  },
  {
    type: 'alarm.begun',
    data: {
      ...watched,
      metric: 'parameter',
      rule: { ruleId: 'rule-2', name: 'Busy channel' },
      parameter: 'radioChannelUtilization',
      durationMs: 600_000,
    },
  },
  // The readings lie below all levels, within the margin of the warning, at warning, within the margin of critical, at
  // critical.
  ...[50, 77, 85, 92, 97].map((value) => reading(value)),
  // Ten minutes later, as long as the rule's duration.
  ...[85, 97].map((value) => reading(value, '2026-01-01T08:10:00.000Z')),
  { type: 'readings.missed', data: { since: '2026-01-01T08:00:00.000Z' } },
  { type: 'readings.missed', data: { since: '2026-01-01T09:00:00.000Z' } },
  { type: 'alarm.acknowledged', data: { accountId: 'porter', name: 'Sam Porter', note: '' } },
  { type: 'alarm.acknowledged', data: { accountId: 'lee', name: 'Jo Lee', note: 'Fan ordered' } },
  { type: 'alarm.assigned', data: { to: { accountId: 'porter', name: 'Sam Porter' } } },
  { type: 'alarm.assigned', data: { to: null } },
  { type: 'alarm.commented', data: { text: 'The rack is open.' } },
  {
    type: 'alarm.silenced',
    data: {
      until: '2026-01-01T10:00:00.000Z',
      ms: 7_200_000,
      accountId: 'porter',
      name: 'Sam Porter',
      note: 'Fan on its way',
    },
  },
  { type: 'silence.ended', data: {} },
  { type: 'deadline.passed', data: { name: 'silence' } },
  { type: 'levels.changed', data: { warning: 40, critical: 90, margin: 5 } },
  { type: 'levels.changed', data: { warning: 60, critical: 90, margin: 5 } },
  { type: 'levels.changed', data: { warning: 98, critical: 99, margin: 5 } },
  { type: 'alarm.ended', data: { cause: 'removed' } },
];
