import type { LoggedEvent } from '#domain/logged-event.ts';
import type { DeviceFact } from '#machines/device/events.ts';

/** A parameter as a device reported it. */
export interface ToldParameter {
  path: string;
  value: string;
  /** ISO 8601. */
  at: string;
}

/**
 * What an event of a device's stream tells of parameters; nothing where it was redacted. A checkpoint tells what the erased
 * events reported, where it replaces them (checkpoint.ts), and nothing where it was appended.
 */
export function toldBy({
  type,
  data,
  version,
  recordedAt,
}: Pick<LoggedEvent, 'type' | 'data' | 'version' | 'recordedAt'>): ToldParameter[] {
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

const parameters = (values: Record<string, string> | undefined, at: string): ToldParameter[] =>
  Object.entries(values ?? {}).map(([path, value]) => ({ path, value, at }));
