import type { Redactable } from '../json.ts';

export type AlarmMetric = 'cpu' | 'memory' | 'temperature';

/** Levels in percent or degrees; an alarm clears only `margin` below a level. */
export interface AlarmLevels {
  warning: number;
  critical: number;
  margin: number;
}

/**
 * Reason that an alarm ended. `recovered`: two readings below the level less the margin; `thresholds`: the levels were
 * raised above the last reading, or the alarm was switched off; `removed`: the device was removed or belongs to another
 * organisation.
 */
export type AlarmEnd = 'recovered' | 'thresholds' | 'removed';

/** Side of the level on which a value is a fault. */
export type AlarmDirection = 'above' | 'below';

export interface AlarmAssignee {
  accountId: string;
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
  /** Events before November 2026 have no `direction`: a reading worse than the last one was not recorded then. */
  | {
      type: 'alarm.begun';
      data: {
        endpointId: string;
        opId: string;
        modelName: string;
        metric: AlarmMetric;
        direction?: AlarmDirection;
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
  | { type: 'alarm.ended'; data: { cause: 'thresholds' | 'removed' } };

export const alarmRedactable = {
  'alarm.acknowledged': ['name', 'note'],
  'alarm.assigned': ['to'],
  'alarm.commented': ['text'],
  'alarm.silenced': ['name', 'note'],
} satisfies Redactable<AlarmFact>;

const reading = (value: number): AlarmFact => ({
  type: 'reading.taken',
  data: { value, at: '2026-01-01T08:00:00.000Z' },
});

/** At least one sample of each fact, for the path generators and the property tests. */
export const alarmSamples: AlarmFact[] = [
  {
    type: 'alarm.begun',
    data: {
      endpointId: 'os::00D09E-000001',
      opId: 'northwind',
      modelName: 'AR2146',
      metric: 'temperature',
      direction: 'above',
      warning: 80,
      critical: 95,
      margin: 5,
    },
  },
  // The readings lie below all levels, within the margin of the warning, at warning, within the margin of critical, at
  // critical.
  ...[50, 77, 85, 92, 97].map(reading),
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
