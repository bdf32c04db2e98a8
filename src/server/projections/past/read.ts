import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Tables } from '#server/store/database.ts';
import { mainLogId } from '#server/store/log.ts';
import { changesIn, knownAfter } from './changes.ts';
import type { PastEvent } from './told.ts';

type Db = Kysely<Tables>;
/** How far a stream is read: to a moment, to one of its versions, or to its end. */
export type Until = { time: Date } | { version: number } | null;

/** Where a fold may begin. */
interface Checkpoint {
  version: number;
  needed: string;
}

/**
 * The events of which a device as it was is folded, in the order of the log: those that the last checkpoint before still needs,
 * and all since.
 */
export async function eventsUntil(db: Db, endpointId: string, until: Until): Promise<PastEvent[]> {
  const [kept, since] = await fromCheckpoint(db, endpointId, until);
  return [...kept, ...since];
}

async function fromCheckpoint(db: Db, endpointId: string, until: Until): Promise<[PastEvent[], PastEvent[]]> {
  const { rows } = await sql<Checkpoint>`
    select version, needed from device_checkpoint
    where endpoint_id = ${endpointId} ${noLater(until, sql`create_time`)} order by pos desc limit 1`.execute(
    db,
  );
  const [checkpoint] = rows;
  const kept = checkpoint ? await eventsAt(db, positionsIn(checkpoint.needed)) : [];
  const since = await read(
    db,
    sql`stream_id = ${`device:${endpointId}`} and version > ${checkpoint?.version ?? 0}
      ${noLater(until, sql`recorded_at`)} order by version`,
  );
  return [kept, since];
}

/** When the first event of a device was; null: there is none. */
export async function beginningOf(db: Db, endpointId: string): Promise<Date | null> {
  const [first] = await read(db, sql`stream_id = ${`device:${endpointId}`} and version = 1`);
  return first?.recordedAt ?? null;
}

/** Checkpoints looked at for changes: of 10,000 events of a device. */
const checkpointsAtOnce = 100;

/** The last event before a moment that changed what is set; null: there is none. */
export async function changeBefore(db: Db, endpointId: string, at: Date): Promise<PastEvent | null> {
  const isBefore = ({ recordedAt }: PastEvent) => recordedAt < at;
  const recent = (await changesSinceCheckpoint(db, endpointId)).findLast(isBefore);
  if (recent) return recent;
  // The checkpoint behind the moment may have some before it; the one that follows has only such.
  const { rows } = await sql<{ changing: string }>`
    select changing from device_checkpoint
    where endpoint_id = ${endpointId} and changing <> '[]' and pos <= coalesce(
      (select min(pos) from device_checkpoint
       where endpoint_id = ${endpointId} and create_time >= ${at.toISOString()}::timestamptz),
      ${Number.MAX_SAFE_INTEGER}::bigint
    ) order by pos desc limit 2`.execute(db);
  const events = await eventsAt(
    db,
    rows.flatMap(({ changing }) => positionsIn(changing)),
  );
  return events.findLast(isBefore) ?? null;
}

/** The events after a moment that changed what is set, of the last 10,000 of the device; in the order of the log. */
export async function changesAfter(db: Db, endpointId: string, at: Date): Promise<PastEvent[]> {
  const { rows } = await sql<{ changing: string }>`
    select changing from device_checkpoint
    where endpoint_id = ${endpointId} and changing <> '[]' and create_time > ${at.toISOString()}::timestamptz
    order by pos desc limit ${checkpointsAtOnce}`.execute(db);
  const indexed = await eventsAt(
    db,
    rows.flatMap(({ changing }) => positionsIn(changing)),
  );
  const recent = await changesSinceCheckpoint(db, endpointId);
  return [...indexed, ...recent].filter(({ recordedAt }) => recordedAt > at);
}

async function changesSinceCheckpoint(db: Db, endpointId: string): Promise<PastEvent[]> {
  const [kept, since] = await fromCheckpoint(db, endpointId, null);
  return changesIn(knownAfter(kept), since).map(({ event }) => event);
}

const positionsIn = (text: string): number[] => JSON.parse(text);

const eventsAt = (db: Db, positions: number[]): Promise<PastEvent[]> =>
  read(db, sql`pos = any(${positions}::bigint[]) order by pos`);

async function read(db: Db, which: RawBuilder<unknown>): Promise<PastEvent[]> {
  const { rows } = await sql<PastEvent>`
    select pos, version, type, recorded_at as "recordedAt", data, actor
    from es_event where log_id = ${mainLogId} and erased_by is null and ${which}`.execute(db);
  return rows;
}

function noLater(until: Until, time: RawBuilder<unknown>): RawBuilder<unknown> {
  if (until === null) return sql``;
  return 'version' in until
    ? sql`and version <= ${until.version}`
    : sql`and ${time} <= ${until.time.toISOString()}::timestamptz`;
}
