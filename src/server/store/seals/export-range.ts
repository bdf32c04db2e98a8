import { toHex } from '#domain/hex.ts';
import {
  type LogRangeHeader,
  type LogRangeSealLine,
  type LogRangeStatement,
  type LogRangeTrailer,
  logRangeFormat,
} from '#domain/log-range.ts';
import { noSeal, type Seal, sealDigest } from '#domain/seal.ts';
import { Fault } from '#domain/verify/verdict.ts';
import type { Database } from '../database.ts';
import type { EventLog } from '../log.ts';
import { sha256 } from '../sha256.ts';
import type { SigningKey } from '../signing-key.ts';
import { hashAt } from './leaves.ts';
import { readLogLines } from './log-lines.ts';
import type { SealStore } from './seal-store.ts';

export interface RangeDeps {
  database: Database;
  log: Pick<EventLog, 'logId' | 'head'>;
  store: SealStore;
  key: SigningKey;
  now(): Date;
}

/** Read at once: half a megabyte of lines. */
const pageEvents = 512;
const pageSeals = 256;

/** Positions of a range, inclusive, widened to whole seals at both ends where there are seals. */
export interface Range {
  from: number;
  to: number;
}

/** What of the log can be given for a wish; null when the log does not go that far. */
export async function rangeFor(
  { log, store }: Pick<RangeDeps, 'log' | 'store'>,
  wish: { from?: number | undefined; to?: number | undefined },
): Promise<Range | null> {
  const { pos } = await log.head();
  const from = wish.from ?? 1;
  const to = Math.min(wish.to ?? pos, pos);
  if (from > pos + 1 || from > to + 1) return null;
  const first = await store.over(from);
  const last = to >= from ? await store.over(to) : null;
  return { from: first?.statement.from ?? from, to: last?.statement.to ?? to };
}

/**
 * The range as text in pieces of about half a megabyte, each a number of whole lines. Whoever reads sets the pace: one piece is
 * read ahead, while the one before it is written or checked, and nothing grows with the range.
 */
export async function* exportRange(deps: RangeDeps, range: Range): AsyncGenerator<string> {
  const pieces = piecesOf(deps, range);
  let coming = pieces.next();
  try {
    for (;;) {
      const { done, value } = await coming;
      if (done) return;
      coming = pieces.next();
      // Told where it is awaited, if the reader comes that far.
      coming.catch(() => {});
      yield value;
    }
  } finally {
    await pieces.return(undefined);
  }
}

async function* piecesOf(deps: RangeDeps, { from, to }: Range): AsyncGenerator<string> {
  const { database, log, store, key, now } = deps;
  const { logId } = log;
  const { epoch } = await log.head();
  const previous = await requiredHash(deps, from - 1);
  const keys = (await store.keys()).map(({ keyId, publicKey }) => ({ keyId, publicKey }));
  const header: LogRangeHeader = { format: logRangeFormat, logId, epoch, from, to, previous, keys };
  yield lineOf<LogRangeHeader>(header);
  let next = from;
  let seals = 0;
  let last: Seal | null = null;
  for await (const seal of sealsWithin(store, from, to)) {
    for (; next <= seal.statement.to; next += pageEvents)
      yield await readLogLines(database, logId, next, Math.min(next + pageEvents - 1, seal.statement.to));
    next = seal.statement.to + 1;
    yield lineOf<LogRangeSealLine>({ seal });
    seals++;
    last = seal;
  }
  for (; next <= to; next += pageEvents)
    yield await readLogLines(database, logId, next, Math.min(next + pageEvents - 1, to));
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

/** Seals that lie in the range as a whole, in order. */
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
