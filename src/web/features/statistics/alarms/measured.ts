import type { components } from '#api/main.d.ts';
import { type RuleParameter, ruleParameters } from '#domain/statistics/rule-metrics.ts';
import type { RuleMetric } from '#machines/alarm/events.ts';
import { messages as alarmMessages, metricNames } from '#web/entities/alarm/messages.ts';
import { useSpan } from '#web/entities/stream/span.ts';
import type { Message } from '#web/i18n/message.ts';
import { useFormats, useText } from '#web/i18n/use-text.ts';
import { measureMessages } from './measure-messages.ts';

type Metric = components['schemas']['AlarmMetric'];

/** Measured value of an alarm or a rule. */
export interface Measured {
  metric: Metric;
  parameter: string | null;
}

const names: Record<Metric | RuleParameter, Message> = { ...metricNames, ...measureMessages };

/** Name of the measured value: an unknown parameter is named by its kind. */
export const measureOf = ({ metric, parameter }: Measured): Message =>
  names[ruleParameters.find((each) => each === parameter) ?? metric];

export const parameterNames: Record<RuleParameter, Message> = measureMessages;
const { offline, boots, firmware, parameter } = metricNames;
export const ruleMetricNames: Record<RuleMetric, Message> = { offline, boots, firmware, parameter };

/** Units; what is missing is a plain number. Times are in milliseconds of one unit. */
const units: Partial<Record<Metric | RuleParameter, Message | number>> = {
  cpu: alarmMessages.percent,
  memory: alarmMessages.percent,
  temperature: alarmMessages.degrees,
  offline: 60_000,
  signalStrength: measureMessages.dbm,
  stationSignal: measureMessages.dbm,
  tunerStrength: measureMessages.dbm,
  endpointDownRate: measureMessages.kbits,
  uplinkDownRate: measureMessages.kbits,
  stationDownRate: measureMessages.kbits,
  ethernetRate: measureMessages.mbits,
  upTime: 1_000,
  memoryFree: measureMessages.kib,
  environmentDiskFree: measureMessages.kib,
  tunerQuality: alarmMessages.percent,
  remoteBattery: alarmMessages.percent,
};

const unitNames: Partial<Record<RuleMetric | RuleParameter, Message>> = {
  offline: measureMessages.unitMinutes,
  signalStrength: measureMessages.unitDbm,
  stationSignal: measureMessages.unitDbm,
  tunerStrength: measureMessages.unitDbm,
  endpointDownRate: measureMessages.unitKbits,
  uplinkDownRate: measureMessages.unitKbits,
  stationDownRate: measureMessages.unitKbits,
  ethernetRate: measureMessages.unitMbits,
  upTime: measureMessages.unitSeconds,
  memoryFree: measureMessages.unitKib,
  environmentDiskFree: measureMessages.unitKib,
  tunerQuality: measureMessages.unitPercent,
  remoteBattery: measureMessages.unitPercent,
};

/** Unit in which the levels of a rule are written. */
export const unitOf = ({ metric, parameter }: { metric: RuleMetric; parameter: string | null }): Message =>
  unitNames[ruleParameters.find((each) => each === parameter) ?? metric] ?? measureMessages.unitNumber;

/** Formats a value with its unit. */
export function useMeasured(): (of: Measured, value: number) => string {
  const text = useText();
  const spanOf = useSpan();
  const { number } = useFormats();
  return ({ metric, parameter }, value) => {
    const unit = units[ruleParameters.find((each) => each === parameter) ?? metric];
    if (unit === undefined) return number(value);
    return typeof unit === 'number' ? spanOf(value * unit) : text(unit, { value: number(value) });
  };
}
