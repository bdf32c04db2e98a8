import {
  type CaseDevice,
  type CaseFile,
  type CaseStatement,
  type CaseValue,
  caseFormat,
  caseLanguages,
} from '../case/file.ts';
import { type PageFrame, pageDigest } from '../case/page-digest.ts';
import type { Sha256 } from '../chain.ts';
import { isKeyList, KeyRing } from './keys.ts';
import { checkPart, isClaim, isPart } from './parts.ts';
import { hasShape, isCount, isDigest, isHex, isListOf, isText, logShape } from './shapes.ts';
import { type CheckedStream, redactedCount } from './stream.ts';
import { Fault, type Proven } from './verdict.ts';

/** Maximum characters. The server limits the events of a case so that it stays below. */
export const caseSizeLimit = 128 * 1024 * 1024;

const isTextOrNull = (value: unknown) => value === null || isText(value);
const isValue = (value: unknown): value is CaseValue =>
  hasShape(value, {
    path: isText,
    before: isTextOrNull,
    after: isTextOrNull,
    redacted: (redacted) => typeof redacted === 'boolean',
  });
const isDevice = (value: unknown): value is CaseDevice =>
  hasShape(value, { endpointId: isText, from: isCount, to: isCount, values: isListOf(isValue) });
const isStatement = (value: unknown): value is CaseStatement =>
  hasShape(value, {
    format: (format) => format === caseFormat,
    caseId: isText,
    address: isText,
    language: (language) => caseLanguages.some((known) => known === language),
    streams: isListOf(isClaim),
    devices: isListOf(isDevice),
    leftOut: isCount,
    sealedTo: isCount,
    log: (log) => hasShape(log, logShape),
    page: (page) => page === null || isDigest(page),
    exportedAt: isText,
    keyId: isDigest,
  });
export const isCaseFile = (value: unknown): value is CaseFile =>
  hasShape(value, {
    format: (format) => format === caseFormat,
    statement: isStatement,
    signature: isHex,
    keys: isKeyList,
    streams: isListOf(isPart),
  });

/**
 * Verifies every stream of a case like an exported task, the redacted fields against the signed ones, and the
 * surrounding page, if any. Accepts any parsed JSON; throws `Fault` at the first difference from the record.
 */
export async function verifyCase(
  file: unknown,
  page: PageFrame | null,
  { sha256, trusted }: { sha256: Sha256; trusted: ReadonlySet<string> | null },
): Promise<Proven> {
  if (!isCaseFile(file)) throw new Fault('badStatement', null, `the file is no whole ${caseFormat}`);
  const { statement, signature, streams } = file;
  const keys = new KeyRing(sha256, file.keys, trusted);
  const claims = statement.streams;
  if (claims[0]?.streamId !== `case:${statement.caseId}`)
    throw new Fault('badStatement', null, 'the first stream is not that of the case');
  if (streams.length !== claims.length)
    throw new Fault('badStatement', null, `the file holds ${streams.length} of ${claims.length} streams`);
  const checked: CheckedStream[] = [];
  for (const [index, claim] of claims.entries()) {
    const stream = streams[index];
    if (stream?.streamId !== claim.streamId)
      throw new Fault('badStatement', null, `the stream ${claim.streamId} is not in its place`);
    checked.push(await checkPart(stream, claim, statement, { sha256, keys }));
  }
  if (page && pageDigest(sha256, page) !== statement.page)
    throw new Fault('badStatement', null, 'the page around the case is not the one that was exported');
  await keys.check({ statement, signature }, 'the case', null);
  const sum = (of: (part: CheckedStream) => number) => checked.reduce((total, part) => total + of(part), 0);
  return {
    ok: true,
    kind: 'case',
    subject: claims[0].streamId,
    events: sum(({ events }) => events.length),
    sealed: sum(({ sealed }) => sealed),
    seals: streams.reduce((total, { seals }) => total + seals.length, 0),
    from: Math.min(...checked.map(({ first }) => first.pos)),
    to: Math.max(...checked.map(({ last }) => last.pos)),
    head: claims[0].head,
    exportedAt: statement.exportedAt,
    keyIds: keys.used,
    tasks: claims.length - 1,
    redacted: claims.reduce((total, { redacted }) => total + redactedCount(redacted), 0),
  };
}
