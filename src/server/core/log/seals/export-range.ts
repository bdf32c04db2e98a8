import { sql } from 'kysely';
import { toHex } from '#domain/hex.ts';
import {
  type LogRangeErasureLine,
  type LogRangeHeader,
  type LogRangeSealLine,
  type LogRangeStatement,
  type LogRangeTrailer,
  logRangeFormats,
} from '#domain/log-range.ts';
import { noSeal, type Seal, sealDigest } from '#domain/seal.ts';
import { Fault } from '#domain/verify/verdict.ts';
import type { Database } from '#server/core/database/database.ts';
import type { EventLog } from '../log.ts';
import { type Range, RangeReads, type Reading } from '../range-reads.ts';
import { sha256 } from '../sha256.ts';
import type { SigningKey } from '../signing-key.ts';
import { hashAt } from './leaves.ts';
import { formatOf, outsideStatements } from './outside-statements.ts';
import type { SealStore } from './seal-store.ts';

export interface RangeDeps {
  /** Separation from erasing; by default nothing is erased meanwhile. */
  reads?: RangeReads;
  database: Database;
  log: Pick<EventLog, 'logId' | 'head'>;
  store: SealStore;
  key: SigningKey;
  now(): Date;
}

/** Events read at once: half a megabyte of lines. */
const pageEvents = 512;
const pageSeals = 256;

/** Returns the range of the log to export for a request; null: the log does not reach that far. */
export async function rangeFor(
  { log, store }: Pick<RangeDeps, 'log' | 'store'>,
  range: { from?: number | undefined; to?: number | undefined },
): Promise<Range | null> {
  const { pos } = await log.head();
  const from = range.from ?? 1;
  const to = Math.min(range.to ?? pos, pos);
  if (from > pos + 1 || from > to + 1) return null;
  const first = await store.over(from);
  const last = to >= from ? await store.over(to) : null;
  return { from: first?.statement.from ?? from, to: last?.statement.to ?? to };
}

/**
 * Exports the range as text in pieces of about half a megabyte of whole lines. The reader sets the pace: one piece is
 * read ahead while the previous one is written or checked, so memory does not grow with the range.
 */
export async function* exportRange(deps: RangeDeps, range: Range): AsyncGenerator<string> {
  const { reads = new RangeReads() } = deps;
  const reading = await reads.begin(range);
  const pieces = piecesOf(deps, range, reading);
  let coming = pieces.next();
  try {
    for (;;) {
      const { done, value } = await coming;
      if (done) return;
      coming = pieces.next();
      // The error is thrown at its await, if the reader gets that far.
      coming.catch(() => {});
      yield value;
    }
  } finally {
    reads.end(reading);
    await pieces.return(undefined);
  }
}

async function* piecesOf(deps: RangeDeps, { from, to }: Range, reading: Reading): AsyncGenerator<string> {
  const { database, log, store, key, now } = deps;
  const { logId } = log;
  const { epoch } = await log.head();
  const previous = await requiredHash(deps, from - 1);
  const keys = (await store.keys()).map(({ keyId, publicKey }) => ({ keyId, publicKey }));
  const format = await formatOf(database, logId, { from, to });
  const header: LogRangeHeader = { format, logId, epoch, from, to, previous, keys };
  yield lineOf<LogRangeHeader>(header);
  if (format !== logRangeFormats.whole)
    for await (const erasure of outsideStatements(database, logId, { from, to }))
      yield lineOf<LogRangeErasureLine>({ erasure });
  const page = async (at: number, end: number): Promise<string> => {
    const lines = await readLogLines(database, logId, at, Math.min(at + pageEvents - 1, end));
    reading.next = Math.min(at + pageEvents - 1, end) + 1;
    return lines;
  };
  let next = from;
  let seals = 0;
  let last: Seal | null = null;
  for await (const seal of sealsWithin(store, from, to)) {
    for (; next <= seal.statement.to; next += pageEvents) yield await page(next, seal.statement.to);
    next = seal.statement.to + 1;
    yield lineOf<LogRangeSealLine>({ seal });
    seals++;
    last = seal;
  }
  for (; next <= to; next += pageEvents) yield await page(next, to);
  const { keys: _keys, ...frame } = header;
  const statement: LogRangeStatement = {
    ...frame,
    head: await requiredHash(deps, to),
    seals,
    lastSeal: last ? sealDigest(sha256, last.statement) : noSeal,
    exportedAt: now().toISOString(),
    keyId: key.keyId,
  };
  yield lineOf<LogRangeTrailer>({ end: key.sealed(statement) });
}

const lineOf = <Line>(line: Line): string => `${JSON.stringify(line)}\n`;

/** Yields seals that lie completely in the range, in order. */
async function* sealsWithin(store: SealStore, from: number, to: number): AsyncGenerator<Seal> {
  for (let after = from - 1; ; ) {
    const page = await store.after(after, pageSeals);
    for (const seal of page) {
      if (seal.statement.to > to) return;
      if (seal.statement.from >= from) yield seal;
      after = seal.statement.to;
    }
    if (page.length < pageSeals) return;
  }
}

async function requiredHash({ database, log }: RangeDeps, pos: number): Promise<string> {
  const hash = await hashAt(database, log.logId, pos);
  if (!hash) throw new Fault('missing', pos, 'the log has no such event');
  return toHex(hash);
}

/**
 * Reads events `from` to `to` as lines of a log range (src/domain/log-range.ts), each with its line end. The database
 * concatenates the lines, because it holds `data` and `actor` as the canonical text of the file: one value for
 * thousands of rows, without parsing and printing.
 */
export async function readLogLines(
  { sql: kysely }: Database,
  logId: string,
  from: number,
  to: number,
): Promise<string> {
  const { rows } = await sql<{ lines: string | null }>`
    select string_agg(
      '{"pos":' || e.pos || ',"streamId":' || to_json(e.stream_id) || ',"version":' || e.version
      || ',"type":' || to_json(e.type) || ',"schemaVersion":' || e.schema_version
      || ',"recordedAt":"' || to_char(e.recorded_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') || '"'
      || case when e.erased_by is null
        then coalesce(',"deviceAt":' || to_json(e.device_at), '') || ',"actor":' || e.actor || ',"data":' || e.data
        else ',"erased":{"by":' || e.erased_by || ',"payload":"' || encode(e.payload, 'hex') || '"}' end
      || ',"streamHead":"' || encode(coalesce(
        (select p.leaf from es_event p
          where p.log_id = e.log_id and p.stream_id = e.stream_id and p.version = e.version - 1),
        decode(repeat('00', 32), 'hex')), 'hex')
      || '"' || case when e.erased_by is null then ',"salts":"' || encode(e.salts, 'hex') || '"' else '' end
      || ',"leaf":"' || encode(e.leaf, 'hex')
      || '","hash":"' || encode(e.hash, 'hex') || E'"}\n', '' order by e.pos) as lines
    from es_event e where e.log_id = ${logId} and e.pos between ${from} and ${to}`.execute(kysely);
  return rows[0]?.lines ?? '';
}
