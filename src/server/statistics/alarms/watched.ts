import { isCounted, type MeasuringRule } from '#domain/statistics/alarm-rules.ts';
import type {
  AlarmDirection,
  AlarmFact,
  AlarmLevels,
  AlarmMetric,
  AlarmRule,
} from '#machines/alarm/events.ts';

/** Value of a device that an alarm may be raised for, with its levels now. */
export interface Watched {
  endpointId: string;
  opId: string;
  modelName: string;
  metric: AlarmMetric;
  direction: AlarmDirection;
  /** Null: the thresholds. */
  rule: AlarmRule | null;
  parameter: string | null;
  isCounted: boolean;
  durationMs: number;
  levels: AlarmLevels;
}

export const levelsIn = ({ warning, critical, margin }: AlarmLevels): AlarmLevels => ({
  warning,
  critical,
  margin,
});

export const watchedByRule = (
  rule: MeasuringRule,
  { endpointId, opId, modelName }: { endpointId: string; opId: string; modelName: string },
): Watched => ({
  endpointId,
  opId,
  modelName,
  metric: rule.metric,
  direction: rule.direction,
  rule: { ruleId: rule.ruleId, name: rule.name },
  parameter: rule.parameter,
  isCounted: isCounted(rule.metric),
  durationMs: rule.durationMs,
  levels: levelsIn(rule),
});

/** Returns the first fact of an alarm. Fields that only rules have are missing where they do not apply. */
export function beginningOf(watched: Watched): AlarmFact {
  const { endpointId, opId, modelName, metric, direction, rule, parameter, isCounted, durationMs, levels } =
    watched;
  return {
    type: 'alarm.begun',
    data: {
      endpointId,
      opId,
      modelName,
      metric,
      direction,
      ...(rule && { rule }),
      ...(parameter !== null && { parameter }),
      ...(isCounted && { counted: true }),
      ...(durationMs > 0 && { durationMs }),
      ...levels,
    },
  };
}

export const sameLevels = (one: AlarmLevels, other: AlarmLevels): boolean =>
  one.warning === other.warning && one.critical === other.critical && one.margin === other.margin;

export const changedTo = (levels: AlarmLevels): AlarmFact => ({
  type: 'levels.changed',
  data: levelsIn(levels),
});
