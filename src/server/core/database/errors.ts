/** A statement the database refused; `code` is the SQLSTATE where there is one. */
export class DatabaseError extends Error {
  override name = 'DatabaseError';
  readonly code: string | undefined;

  constructor(message: string, code?: string) {
    super(message);
    this.code = code;
  }
}

/** Another server works on the log now. To callers it is as if the database were shut down; the process ends at once. */
export class TakenOver extends DatabaseError {
  override name = 'TakenOver';

  constructor() {
    super('another server works on this database now', '57P01');
  }
}

/** Another append moved the stream on; fold again and decide again. */
export class VersionConflict extends Error {
  override name = 'VersionConflict';
  readonly streamId: string;
  readonly actual: number;

  constructor(streamId: string, actual: number) {
    super(`stream ${streamId} is at version ${actual}`);
    this.streamId = streamId;
    this.actual = actual;
  }
}

/** What the stream held was erased when its time was over: nothing is appended to it any more. */
export class StreamErased extends Error {
  override name = 'StreamErased';
  readonly streamId: string;

  constructor(streamId: string) {
    super(`stream ${streamId} was erased`);
    this.streamId = streamId;
  }
}

/** SQLSTATEs of a server that cannot serve now: a broken connection, no resources, shut down, crashed, not up yet, a disk that fails. */
const states = /^(08...|53...|57P0[123]|58030)$/;
const network = /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENOTFOUND|EAI_AGAIN)$/;
/** A server at a socket takes its file away when it is shut down. */
const socketGone = (error: Error): boolean =>
  codeOf(error) === 'ENOENT' && Reflect.get(error, 'syscall') === 'connect';
/** A file of our own that could not be written; the SQLSTATEs of a database with the same trouble. */
const disk = /^(ENOSPC|EDQUOT|53100|58030)$/;
/** PostgreSQL has a code for a full disk alone; a quota and a limit on the size of files are internal errors (XX000). */
const otherLimits = /: (Disk quota exceeded|File too large)$/;
/** The driver's own errors carry no code: its wait for a connection, and a connection that was lost. */
const told =
  /^(timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error)/;

/** Whether the database could not be asked or did not answer, so that the same may succeed a moment later. */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  // A host with several addresses fails once for each.
  if (error instanceof AggregateError && error.errors.some(isUnavailable)) return true;
  const code = codeOf(error);
  return (
    states.test(code) ||
    network.test(code) ||
    socketGone(error) ||
    refusesWrites(error) ||
    told.test(error.message)
  );
}

/** Whether there was no room for what should be written: reads may go on meanwhile. */
export const refusesWrites = (error: unknown): boolean =>
  error instanceof Error &&
  (disk.test(codeOf(error)) || (codeOf(error) === 'XX000' && otherLimits.test(error.message)));

/** Whether the statement was given a value that is none of its type (SQLSTATE class 22). */
export const isBadValue = (error: unknown): boolean => error instanceof Error && /^22/.test(codeOf(error));

const codeOf = (error: Error): string => String(Reflect.get(error, 'code') ?? '');

/** Whether a prepared statement was refused because its table has other columns now (SQLSTATE 0A000, by this message alone). */
export const isOfAnOlderTable = (error: unknown): boolean =>
  error instanceof Error && error.message === 'cached plan must not change result type';
