import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Tables } from '#server/core/database/database.ts';
import { isOfLog } from '#server/core/log/stored-events.ts';
import { beginningOf } from '#server/devices/read-model/beginning.ts';
import { changesIn, knownAfter } from './changes.ts';
import { foldValues, type PastEvent, type ReportedValue } from './reported.ts';

type Db = Kysely<Tables>;
/** End of a stream's reading: a moment, a version, or null for its end. */
export type Until = { time: Date } | { version: number } | null;

/** Point from which a fold may start. */
interface Checkpoint {
  version: number;
  needed: string;
}

/**
 * Reads the events from which a past state is folded, in log order: those that the last checkpoint still needs, and all
 * since. If the oldest events were erased, their result comes first; before that nothing is known.
 */
export async function eventsUntil(db: Db, endpointId: string, until: Until): Promise<PastEvent[]> {
  const [kept, since] = await fromCheckpoint(db, endpointId, until);
  return [...kept, ...since];
}

async function fromCheckpoint(db: Db, endpointId: string, until: Until): Promise<[PastEvent[], PastEvent[]]> {
  const beginning = await beginningOf(db, endpointId);
  if (beginning && isBefore(until, beginning)) return [[], []];
  const { rows } = await sql<Checkpoint>`
    select version, needed from device_checkpoint
    where endpoint_id = ${endpointId} and pos > ${beginning?.pos ?? 0} ${noLater(until, sql`create_time`)}
    order by pos desc limit 1`.execute(db);
  const [checkpoint] = rows;
  const needed = checkpoint ? await eventsAt(db, positionsIn(checkpoint.needed)) : [];
  const since = await read(
    db,
    sql`stream_id = ${`device:${endpointId}`} and version > ${checkpoint?.version ?? beginning?.version ?? 0}
      ${noLater(until, sql`recorded_at`)} order by version`,
  );
  if (!beginning) return [needed, since];
  return [[beginning, ...needed.filter(({ version }) => version > beginning.version)], since];
}

const isBefore = (until: Until, { recordedAt, version }: PastEvent): boolean =>
  until !== null && ('version' in until ? until.version < version : until.time < recordedAt);

/** Returns the time from which the device's state is known; null: nothing is. */
export async function knownSince(db: Db, endpointId: string): Promise<Date | null> {
  const beginning = await beginningOf(db, endpointId);
  if (beginning) return beginning.recordedAt;
  const [first] = await read(db, sql`stream_id = ${`device:${endpointId}`} and version = 1`);
  return first?.recordedAt ?? null;
}

/** Present state of a device, and its events since the last checkpoint that changed settings. */
export interface Present {
  values: Map<string, ReportedValue>;
  changing: PastEvent[];
}

export async function presentOf(db: Db, endpointId: string): Promise<Present> {
  const [kept, since] = await fromCheckpoint(db, endpointId, null);
  return {
    values: foldValues([...kept, ...since]),
    changing: changesIn(knownAfter(kept), since).map(({ event }) => event),
  };
}

/** Finds the last event before a moment that changed settings; null: none. */
export async function changeBefore(
  db: Db,
  endpointId: string,
  at: Date,
  { changing }: Present,
): Promise<PastEvent | null> {
  const isBefore = ({ recordedAt }: PastEvent) => recordedAt < at;
  const recent = changing.findLast(isBefore);
  if (recent) return recent;
  // The checkpoint after the moment may have some from before it; the preceding checkpoint has only such.
  const indexed = await changingIn(
    db,
    endpointId,
    sql`and pos <= coalesce(
      (select min(pos) from device_checkpoint
       where endpoint_id = ${endpointId} and create_time >= ${at.toISOString()}::timestamptz),
      ${Number.MAX_SAFE_INTEGER}::bigint
    ) order by pos desc limit 2`,
  );
  return indexed.findLast(isBefore) ?? null;
}

/** Finds the first event after a moment that changed settings. */
export async function changeAfter(
  db: Db,
  endpointId: string,
  at: Date,
  { changing }: Present,
): Promise<PastEvent | null> {
  const indexed = await changingIn(
    db,
    endpointId,
    sql`and create_time > ${at.toISOString()}::timestamptz order by pos limit 2`,
  );
  return [...indexed, ...changing].find(({ recordedAt }) => recordedAt > at) ?? null;
}

/** Maximum number of checkpoints read for changes: they cover 10,000 events of a device. */
const checkpointsAtOnce = 100;

/** Reads all changing events after a moment among the device's last 10,000, in log order. */
export async function changesAfter(
  db: Db,
  endpointId: string,
  at: Date,
  { changing }: Present,
): Promise<PastEvent[]> {
  const indexed = await changingIn(
    db,
    endpointId,
    sql`and create_time > ${at.toISOString()}::timestamptz order by pos desc limit ${checkpointsAtOnce}`,
  );
  return [...indexed, ...changing].filter(({ recordedAt }) => recordedAt > at);
}

/** Reads the events that checkpoints name as changing, in log order. */
async function changingIn(db: Db, endpointId: string, which: RawBuilder<unknown>): Promise<PastEvent[]> {
  const { rows } = await sql<{ changing: string }>`
    select changing from device_checkpoint where endpoint_id = ${endpointId} and changing <> '[]' ${which}`.execute(
    db,
  );
  return eventsAt(
    db,
    rows.flatMap(({ changing }) => positionsIn(changing)),
  );
}

const positionsIn = (text: string): number[] => JSON.parse(text);

const eventsAt = (db: Db, positions: number[]): Promise<PastEvent[]> =>
  read(db, sql`pos = any(${positions}::bigint[]) order by pos`);

async function read(db: Db, which: RawBuilder<unknown>): Promise<PastEvent[]> {
  const { rows } = await sql<PastEvent>`
    select pos, version, type, recorded_at as "recordedAt", data, actor
    from es_event e where ${isOfLog('e')} and erased_by is null and ${which}`.execute(db);
  return rows;
}

function noLater(until: Until, time: RawBuilder<unknown>): RawBuilder<unknown> {
  if (until === null) return sql``;
  return 'version' in until
    ? sql`and version <= ${until.version}`
    : sql`and ${time} <= ${until.time.toISOString()}::timestamptz`;
}
