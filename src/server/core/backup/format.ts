import { createHash } from 'node:crypto';
import { altered, BackupError, cut } from './backup-error.ts';

export const backupFormat = 'waymark-backup/1';

/** First line of a backup. */
export interface BackupHeader {
  format: typeof backupFormat;
  /** Time of the backup, ISO 8601. */
  madeAt: string;
  log: { logId: string; epoch: string; pos: number; hash: string };
  migrations: { name: string; sha256: string }[];
}

/** Secret of the data directory; `content` is base64. */
export interface BackupFile {
  path: string;
  content: string;
}

/**
 * Lines after the header: files, then each table with its rows, and the end with the number of rows and the SHA-256 of
 * all lines before it. A row is the database's own JSON text and is not parsed in between: its numbers may exceed the
 * precision of JavaScript.
 */
export type BackupLine =
  | { kind: 'file'; file: BackupFile }
  | { kind: 'table'; table: string }
  | { kind: 'row'; row: string }
  | { kind: 'end'; end: { rows: number; sha256: string } };

const rowStart = '{"row":';

export const rowLine = (row: string): string => `${rowStart}${row}}`;

/** Adds line ends, and a last line that proves completeness. */
export async function* closed(lines: AsyncIterable<string>): AsyncGenerator<string> {
  const digest = createHash('sha256');
  let rows = 0;
  for await (const line of lines) {
    if (line.startsWith(rowStart)) rows++;
    digest.update(line).update('\n');
    yield `${line}\n`;
  }
  yield `${JSON.stringify({ end: { rows, sha256: digest.digest('hex') } })}\n`;
}

/** Reads header and lines of a backup; rejects with `BackupError` if it is truncated, altered or of another format. */
export async function* read(lines: AsyncIterable<string>): AsyncGenerator<BackupHeader | BackupLine> {
  const digest = createHash('sha256');
  let [rows, ended, header] = [0, false, false];
  for await (const line of lines) {
    if (ended) throw altered();
    if (!header) {
      yield headerOf(line);
      header = true;
    } else {
      const parsed = lineOf(line);
      if (parsed.kind === 'row') rows++;
      if (parsed.kind === 'end') {
        ended = true;
        if (parsed.end.rows !== rows || parsed.end.sha256 !== digest.digest('hex')) throw altered();
      }
      yield parsed;
    }
    if (!ended) digest.update(line).update('\n');
  }
  if (!ended) throw cut();
}

function headerOf(line: string): BackupHeader {
  const header = parsed(line);
  if (header.format === backupFormat) return header;
  throw new BackupError(
    String(header.format).startsWith('waymark-backup/')
      ? `the file has the format ${header.format}: restore it with the Waymark that made it`
      : 'the file is no backup of Waymark',
  );
}

function lineOf(line: string): BackupLine {
  if (line.startsWith(rowStart)) return { kind: 'row', row: line.slice(rowStart.length, -1) };
  const { table, file, end } = parsed(line);
  if (typeof table === 'string') return { kind: 'table', table };
  if (file) return { kind: 'file', file };
  if (end) return { kind: 'end', end };
  throw altered();
}

function parsed(line: string) {
  try {
    return JSON.parse(line);
  } catch {
    throw altered();
  }
}
