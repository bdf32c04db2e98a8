import { caseFormat } from '../case/file.ts';
import { anyPageStart, pageStart, splitPage } from '../case/page.ts';
import type { Sha256 } from '../chain.ts';
import { logRangeFormats } from '../log-range.ts';
import { rolloutFormat } from '../rollouts/file.ts';
import { type StreamFormat, streamExportFormat, taskExportFormat } from '../stream-export.ts';
import { caseSizeLimit, verifyCase } from './case-file.ts';
import { LogRangeReader } from './log-range.ts';
import { RolloutReader } from './rollout-file.ts';
import { verifyStreamExport } from './stream-export.ts';
import { type ByteSource, linesOf, textOf } from './text.ts';
import { Fault, type FileKindName, type Proven, refused, type Verdict } from './verdict.ts';

export interface VerifyOptions {
  sha256: Sha256;
  /** Ids of the keys that the reader has obtained elsewhere; null: the file's own keys, unconfirmed. */
  trusted: ReadonlySet<string> | null;
  /** Called with the number of bytes read so far. */
  onProgress?(bytes: number): void;
}

interface FileKind {
  name: FileKindName;
  /** First member of the file; the text after the slash is the version. */
  format: string;
  /** First characters of a page with such a file. */
  pageStart?: string;
  /** Throws `Fault` at the first difference from the record. */
  verify(pieces: AsyncIterable<string>, options: VerifyOptions): Promise<Proven>;
}

/** Kinds of files that can be verified. */
const fileKinds: readonly FileKind[] = [
  { name: 'task', format: taskExportFormat, verify: verifyStream(taskExportFormat) },
  { name: 'stream', format: streamExportFormat, verify: verifyStream(streamExportFormat) },
  ...Object.values(logRangeFormats).map(
    (format): FileKind => ({
      name: 'logRange',
      format,
      verify: verifyLines((line, options) => new LogRangeReader(line, options)),
    }),
  ),
  { name: 'case', format: caseFormat, pageStart, verify: verifyCasePage },
  {
    name: 'rollout',
    format: rolloutFormat,
    verify: verifyLines((line, options) => new RolloutReader(line, options)),
  },
];

/** Maximum size of a document, for a stream of a million events; more would be a range of the log. */
const wholeLimit = 400 * 1024 * 1024;
/** Length within which the format is named. */
const headLength = 256;

/**
 * Verifies a file without server or network. Accepts any file, however damaged, foreign or large, reads it in pieces
 * and always settles with a verdict.
 */
export async function verifyFile(file: ByteSource, options: VerifyOptions): Promise<Verdict> {
  let kind: FileKind | null = null;
  const pieces = textOf(file, (bytes) => options.onProgress?.(bytes));
  try {
    if (file.size === 0) throw new Fault('empty', null, 'the file is empty');
    let head = '';
    while (head.length < headLength) {
      const { done, value } = await pieces.next();
      if (done) break;
      head += value;
    }
    kind = kindOf(head);
    return await kind.verify(before(head, pieces), options);
  } catch (error) {
    if (error instanceof Fault) return refused(kind?.name ?? null, error);
    throw error;
  } finally {
    await pieces.return(undefined);
  }
}

function kindOf(head: string): FileKind {
  const page = fileKinds.find((candidate) => candidate.pageStart && head.startsWith(candidate.pageStart));
  if (page) return page;
  if (head.startsWith(anyPageStart))
    throw new Fault('unknownVersion', null, 'cases of this version are not known here');
  const format = /^\s*\{\s*"format"\s*:\s*"([a-z-]{1,40}\/\d{1,4})"/.exec(head)?.[1];
  if (format === undefined) throw new Fault('foreign', null, 'the file does not begin as one of ours');
  const kind = fileKinds.find((candidate) => candidate.format === format);
  if (kind) return kind;
  const [name] = format.split('/');
  throw fileKinds.some((candidate) => candidate.format.startsWith(`${name}/`))
    ? new Fault('unknownVersion', null, `files of the version ${format} are not known here`)
    : new Fault('foreign', null, `there is no kind of file called ${format}`);
}

async function* before(head: string, rest: AsyncIterable<string>): AsyncGenerator<string> {
  yield head;
  yield* rest;
}

function verifyStream(format: StreamFormat): FileKind['verify'] {
  return async (pieces, options) =>
    verifyStreamExport(parsed(await wholeText(pieces, wholeLimit)), format, options);
}

/** Verifies a case, alone or inside its replay page: the page is only read as text. */
async function verifyCasePage(pieces: AsyncIterable<string>, options: VerifyOptions): Promise<Proven> {
  const text = await wholeText(pieces, caseSizeLimit);
  if (!text.startsWith(pageStart)) return verifyCase(parsed(text), null, options);
  const page = splitPage(text);
  if (!page) throw new Fault('damaged', null, 'the page does not hold its document whole');
  return verifyCase(parsed(page.document), page.frame, options);
}

async function wholeText(pieces: AsyncIterable<string>, limit: number): Promise<string> {
  const parts: string[] = [];
  let length = 0;
  for await (const piece of pieces) {
    length += piece.length;
    if (length > limit)
      throw new Fault('tooLarge', null, 'nothing exported of this kind is as large as this');
    parts.push(piece);
  }
  return parts.join('');
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Fault('damaged', null, 'the file is no whole JSON document');
  }
}

/** Reader of a file with lines. */
interface LineReader {
  /** Returns a promise only if there is something to wait for: one per line would cost more than its hashes. */
  take(line: string): Promise<void> | null | undefined;
  finish(): Promise<Proven> | Proven;
}

function verifyLines(begin: (line: string, options: VerifyOptions) => LineReader): FileKind['verify'] {
  return async (pieces, options) => {
    let reader: LineReader | null = null;
    try {
      for await (const lines of linesOf(pieces))
        for (const line of lines) {
          if (reader === null) reader = begin(line, options);
          else {
            const signed = reader.take(line);
            if (signed) await signed;
          }
        }
    } catch (error) {
      // In any truncated file, the last event before the cut is known.
      if (!reader || !(error instanceof Fault) || error.event !== null || error.problem !== 'damaged')
        throw error;
    }
    if (!reader) throw new Fault('truncated', null, 'the file ends before its first line does');
    return reader.finish();
  };
}
