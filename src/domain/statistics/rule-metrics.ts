import type { ParameterName } from '#domain/device-parameters/table.ts';
import type { RuleMetric } from '#machines/alarm/events.ts';

// Apart from the rules: a page's address needs the names, but not the table of all parameters.

export const ruleMetrics = [
  'offline',
  'boots',
  'firmware',
  'parameter',
] as const satisfies readonly RuleMetric[];

/** Device parameters that rules can measure: numbers that the server reads, at the same path on every device. */
export const ruleParameters = [
  'signalStrength',
  'endpointDownRate',
  'uplinkDownRate',
  'stationSignal',
  'stationDownRate',
  'stationCount',
  'hostCount',
  'ethernetRate',
  'radioErrorsReceived',
  'radioErrorsSent',
  'radioDiscardsSent',
  'ipErrorsReceived',
  'ipErrorsSent',
  'upTime',
  'memoryFree',
  'environmentDiskFree',
  'tunerStrength',
  'tunerQuality',
  'remoteBattery',
] as const satisfies readonly ParameterName[];
export type RuleParameter = (typeof ruleParameters)[number];
