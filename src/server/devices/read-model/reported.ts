import type { LoggedEvent } from '#domain/logged-event.ts';
import type { DeviceFact } from '#machines/device/events.ts';

/** Reported parameter. */
export interface ReportedParameter {
  path: string;
  value: string;
  /** ISO 8601. */
  at: string;
}

/**
 * Reads the parameters that a device event reports; none if it was redacted. A checkpoint reports the erased events'
 * values at the position that it replaces (checkpoint.ts), and nothing where it was appended.
 */
export function reportedBy({
  type,
  data,
  version,
  recordedAt,
}: Pick<LoggedEvent, 'type' | 'data' | 'version' | 'recordedAt'>): ReportedParameter[] {
  const fact = { type, data } as unknown as DeviceFact;
  switch (fact.type) {
    case 'device.valuesObserved':
      return parameters(fact.data.values, recordedAt);
    case 'device.booted':
      return parameters(fact.data.parameters, recordedAt);
    case 'device.checkpointed':
      if (fact.data.version !== version) return [];
      return fact.data.told.flatMap(({ at, values }) => parameters(values, at));
    default:
      return [];
  }
}

const parameters = (values: Record<string, string> | undefined, at: string): ReportedParameter[] =>
  Object.entries(values ?? {}).map(([path, value]) => ({ path, value, at }));
