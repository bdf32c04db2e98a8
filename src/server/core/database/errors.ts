/** Statement that the database refused; `code` is the SQLSTATE if there is one. */
export class DatabaseError extends Error {
  override name = 'DatabaseError';
  readonly code: string | undefined;

  constructor(message: string, code?: string) {
    super(message);
    this.code = code;
  }
}

/** Another server now works on the log. Callers handle it like a shut down database; the process ends at once. */
export class TakenOver extends DatabaseError {
  override name = 'TakenOver';

  constructor() {
    super('another server works on this database now', '57P01');
  }
}

/** Another append moved the stream on, so the caller must fold and decide again. */
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

/** The stream was erased at the end of its retention time, so nothing is appended to it any more. */
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
/** Detects a missing socket: a server removes its file when it is shut down. */
const socketGone = (error: Error): boolean =>
  codeOf(error) === 'ENOENT' && Reflect.get(error, 'syscall') === 'connect';
/** Codes of a file that could not be written, and SQLSTATEs of a database with the same problem. */
const disk = /^(ENOSPC|EDQUOT|53100|58030)$/;
/** PostgreSQL has its own code only for a full disk; quota and file size limits are internal errors (XX000). */
const otherLimits = /: (Disk quota exceeded|File too large)$/;
/** Messages of the driver's own errors, which have no code: a timeout while connecting, and a lost connection. */
const reported =
  /^(timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error)/;

/** Tells if the database is unreachable, so that a retry may succeed. */
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
    reported.test(error.message)
  );
}

/** Tells if there was no room for a write; reads may still succeed. */
export const refusesWrites = (error: unknown): boolean =>
  error instanceof Error &&
  (disk.test(codeOf(error)) || (codeOf(error) === 'XX000' && otherLimits.test(error.message)));

/** Tells if a value was invalid for its type (SQLSTATE class 22). */
export const isBadValue = (error: unknown): boolean => error instanceof Error && /^22/.test(codeOf(error));

const codeOf = (error: Error): string => String(Reflect.get(error, 'code') ?? '');

/**
 * Tells if a prepared statement was refused because its table has other columns now (SQLSTATE 0A000, by this message
 * alone).
 */
export const isOfAnOlderTable = (error: unknown): boolean =>
  error instanceof Error && error.message === 'cached plan must not change result type';
