import { type MeasuringRule, type ParameterReading, worstOf } from '#domain/statistics/alarm-rules.ts';
import type { Database } from '#server/core/database/database.ts';
import {
  bootsSince,
  type CoveredDevice,
  failedSince,
  failuresSince,
  offlineSince,
  restartedSince,
} from './queries/rules.ts';

const minuteMs = 60_000;
/** Milliseconds in which restarts are counted. */
export const bootsWithinMs = 86_400_000;
/** Milliseconds in which failed upgrades are counted: an older failure says nothing about the device now. */
export const failuresWithinMs = 30 * 86_400_000;
/**
 * Milliseconds after the start in which a device that is offline raises no alarm: it may only not have come back to this
 * server yet.
 */
export const settlingMs = 600_000;
/** Maximum number of devices without an alarm that one rule reads in one check; the next checks read the others. */
const mostCandidates = 500;

/** Value of a device for a rule. */
export interface RuleReading {
  endpointId: string;
  value: number;
  /** Milliseconds since 1970. */
  at: number;
}

interface Asked {
  now: number;
  startedAt: number;
}

/**
 * Finds devices that a counted rule may raise an alarm of, and that have none: their values are then read like those of
 * devices with an alarm.
 */
export async function candidatesOf(
  database: Database,
  rule: MeasuringRule,
  { now, startedAt }: Asked,
): Promise<string[]> {
  switch (rule.metric) {
    case 'offline':
      return now - startedAt < settlingMs
        ? []
        : offlineSince(database, rule, new Date(now - rule.warning * minuteMs), mostCandidates);
    case 'boots':
      return restartedSince(database, rule, new Date(now - bootsWithinMs), mostCandidates);
    case 'firmware':
      return failedSince(database, rule, new Date(now - failuresWithinMs), mostCandidates);
    case 'parameter':
      return [];
  }
}

/**
 * Reads the value of each device for a counted rule. A device that is missing in the answer has no value now: of one that
 * is offline since an unknown time, the minutes are unknown and not zero.
 */
export async function countedReadings(
  database: Database,
  rule: MeasuringRule,
  devices: ReadonlyMap<string, CoveredDevice>,
  { now, startedAt }: Asked,
): Promise<RuleReading[]> {
  const ids = [...devices.keys()];
  const counted = (counts: ReadonlyMap<string, number>): RuleReading[] =>
    ids.map((endpointId) => ({ endpointId, value: counts.get(endpointId) ?? 0, at: now }));
  switch (rule.metric) {
    case 'offline':
      return [...devices.values()].flatMap(({ endpointId, offlineAt, isOnline }) => {
        if (isOnline) return [{ endpointId, value: 0, at: now }];
        if (offlineAt === null || now - startedAt < settlingMs) return [];
        const minutes = Math.max(0, Math.floor((now - offlineAt.getTime()) / minuteMs));
        return [{ endpointId, value: minutes, at: now }];
      });
    case 'boots':
      return counted(await bootsSince(database, ids, new Date(now - bootsWithinMs)));
    case 'firmware':
      return counted(await failuresSince(database, ids, new Date(now - failuresWithinMs)));
    case 'parameter':
      return [];
  }
}

/** Values that a device reported together. `isWhole`: the server read them, so that no object of a table is missing. */
export interface ReportedValues {
  endpointId: string;
  readings: readonly ParameterReading[];
  isWhole: boolean;
  at: number;
}

/**
 * Returns the reading of a parameter rule; null: the values say nothing about it. `worstPath` is the object that the
 * present alarm is about: a report that leaves it out is no recovery.
 */
export function parameterReading(
  { readings, isWhole }: ReportedValues,
  { parameter, direction, warning }: MeasuringRule,
  worstPath: string | null,
): ParameterReading | null {
  const ofRule = readings.filter((each) => each.parameter === parameter);
  const worst = worstOf(ofRule, direction);
  if (worst === null) return null;
  const isAtLevel = direction === 'below' ? worst.value <= warning : worst.value >= warning;
  const isComplete = isWhole || worstPath === null || ofRule.some(({ path }) => path === worstPath);
  return isAtLevel || isComplete ? worst : null;
}
