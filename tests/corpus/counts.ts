import { RecordedStream } from '#domain/conformance.ts';
import { versionsOf } from '#machines/recorded.ts';
import { corpus } from './corpus.ts';

/** Counts each `state + event` of a machine in the golden corpus. Null: its streams are not recorded. */
export function recordedCounts(machine: string): Map<string, number> | null {
  if (!versionsOf(machine)) return null;
  const counts = new Map<string, number>();
  for (const recording of corpus().values()) {
    if (recording.machine !== machine) continue;
    const stream = new RecordedStream(versionsOf(machine)?.[recording.machineVersion] ?? null);
    recording.events.forEach((event, at) => {
      const { state } = stream.step({ version: at + 1, ...event });
      const key = `${state} + ${event.type}`;
      counts.set(key, (counts.get(key) ?? 0) + 1);
    });
  }
  return counts;
}
