import type { JsonObject } from '#machines/json.ts';
import type { EventLog } from '#server/core/log/log.ts';

/** Last fact of a row in the log. `values` is null if the row was deleted. */
export interface LastFact {
  values: JsonObject | null;
  /** Version of the stream, which its last event has. */
  version: number;
}

const factsAtOnce = 1_000;

/**
 * Reads the last values of a row. Facts from before seals carry the time at which the row was written (`at`), because
 * they may have been appended in another order; later ones are appended with the row.
 */
export async function lastFactOf(
  log: Pick<EventLog, 'readStream'>,
  streamId: string,
  fields: readonly string[],
): Promise<LastFact | null> {
  let version = 0;
  let last: JsonObject | null = null;
  for (;;) {
    const page = await log.readStream(streamId, version, factsAtOnce);
    for (const { type, data, version: at } of page) {
      version = at;
      if (type.endsWith('.deleted')) last = null;
      else if (fields.every((field) => field in data) && !isOlder(data, last)) last = data;
    }
    if (page.length < factsAtOnce) break;
  }
  if (version === 0) return null;
  const values = last && Object.fromEntries(fields.map((field) => [field, last?.[field] ?? null]));
  return { values, version };
}

const isOlder = (data: JsonObject, last: JsonObject | null): boolean =>
  typeof data.at === 'string' && typeof last?.at === 'string' && data.at < last.at;
