import { parameterAt } from '#domain/device-parameters/readings.ts';
import { type DeviceParameter, deviceParameters } from '#domain/device-parameters/table.ts';
import { measured } from '#domain/measurement.ts';
import type { AlarmDirection, AlarmLevels, RuleMetric } from '#machines/alarm/events.ts';
import { type RuleParameter, ruleParameters } from './rule-metrics.ts';

const isRuleParameter = (name: string | null): name is RuleParameter =>
  name !== null && ruleParameters.some((each) => each === name);

/** Devices that a rule is about, of its organisation and those below it: at most one of model, group, place and access point. */
export interface RuleDevices {
  /** Null: all models. */
  modelName: string | null;
  /** Null: devices of all groups, and of none. */
  gid: string | null;
  /** Null: devices of all cities, and of none. */
  city: string | null;
  /** Null: cities of that name in all provinces. */
  province: string | null;
  /** Endpoint id of the access point whose home network they are in; null: in any. */
  accessPoint: string | null;
}

/** Rule of an organisation, for its devices and those of the organisations below it. */
export interface MeasuringRule extends AlarmLevels, RuleDevices {
  ruleId: string;
  name: string;
  opPath: string;
  metric: RuleMetric;
  parameter: RuleParameter | null;
  direction: AlarmDirection;
  durationMs: number;
}

/** Values of a device that determine which rules cover it. */
export interface RuledDevice {
  opPath: string;
  modelName: string;
  isDeployed: boolean;
  gids: readonly string[];
  city: string | null;
  province: string | null;
  /** Endpoint ids of the access points that report it in their home networks. */
  accessPoints: readonly string[];
}

/** Tells if the rule is about the device. A device that is not in use raises no alarm of a rule. */
export const covers = (
  { opPath, modelName, gid, city, province, accessPoint }: RuleDevices & { opPath: string },
  device: RuledDevice,
): boolean =>
  device.isDeployed &&
  device.opPath.startsWith(opPath) &&
  (modelName === null || modelName === device.modelName) &&
  (gid === null || device.gids.includes(gid)) &&
  (city === null || city === device.city) &&
  (province === null || province === device.province) &&
  (accessPoint === null || device.accessPoints.includes(accessPoint));

/** Tells if the server counts the value itself, so that it needs no second reading. */
export const isCounted = (metric: RuleMetric): boolean => metric !== 'parameter';

/** Least warning level: below it, a restart or an outage of the network would be an alarm. */
const leastLevel = { offline: 5, boots: 2, firmware: 1 };
const mostLevel = { offline: 43_200, boots: 1_000, firmware: 100 };

export interface RuleValues extends AlarmLevels, RuleDevices {
  metric: RuleMetric;
  parameter: string | null;
  direction: AlarmDirection;
  durationMinutes: number;
}

type RuleProblem = { field: keyof RuleValues; message: string };

/** Finds what the schema of a rule allows, but no rule can have. */
export function problemsOf(rule: RuleValues): RuleProblem[] {
  const { metric, parameter, direction, warning, critical, margin, durationMinutes, province } = rule;
  const named = (['modelName', 'gid', 'city', 'accessPoint'] as const).filter(
    (field) => rule[field] !== null,
  );
  const problems: RuleProblem[] = [];
  const add = (field: keyof RuleValues, message: string) => void problems.push({ field, message });
  if (direction === 'above' && warning > critical)
    add('warning', 'The warning level must not be above the critical level.');
  if (direction === 'below' && warning < critical)
    add('warning', 'The warning level must not be below the critical level.');
  const [, second] = named;
  if (second) add(second, 'Choose one of model, group, city and access point.');
  if (province !== null && rule.city === null) add('province', 'A province needs a city.');
  if (metric === 'parameter') {
    if (!isRuleParameter(parameter)) add('parameter', 'Choose a device parameter.');
    return problems;
  }
  if (parameter !== null) add('parameter', 'Only a rule on a device parameter names one.');
  if (direction !== 'above') add('direction', 'This value can only be too high.');
  if (margin !== 0) add('margin', 'This value is counted and has no margin.');
  if (durationMinutes !== 0) add('durationMinutes', 'This value is counted and raises the alarm at once.');
  const [least, most] = [leastLevel[metric], mostLevel[metric]];
  for (const [field, level] of [
    ['warning', warning],
    ['critical', critical],
  ] as const)
    if (!Number.isInteger(level) || level < least || level > most)
      add(field, `Choose a whole number from ${least} to ${most}.`);
  return problems;
}

/** A value of a device parameter that rules can measure. */
export interface ParameterReading {
  parameter: RuleParameter;
  path: string;
  value: number;
}

/** Finds measurable values among reported ones. A text that is no number, or means "not measured", is left out. */
export function parameterReadings(values: Readonly<Record<string, string>>): ParameterReading[] {
  const found: ParameterReading[] = [];
  for (const [path, text] of Object.entries(values)) {
    const parameter = parameterAt(path);
    if (!isRuleParameter(parameter)) continue;
    const { quantity = 'amount' }: DeviceParameter = deviceParameters[parameter];
    const value = measured(text, quantity);
    if (value !== null) found.push({ parameter, path, value });
  }
  return found;
}

/** Returns the worst of readings of one parameter; null: there is none. */
export const worstOf = (
  readings: readonly ParameterReading[],
  direction: AlarmDirection,
): ParameterReading | null =>
  readings.reduce<ParameterReading | null>(
    (worst, each) =>
      worst === null || (direction === 'below' ? each.value < worst.value : each.value > worst.value)
        ? each
        : worst,
    null,
  );
