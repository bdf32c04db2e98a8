import type { Sha256 } from '../chain.ts';
import {
  rowMembers,
  type StreamExport,
  type StreamFormat,
  type StreamStatement,
  taskExportFormat,
} from '../stream-export.ts';
import { isKeyList, KeyRing } from './keys.ts';
import {
  hasShape,
  isCount,
  isDigest,
  isHex,
  isListOf,
  isObject,
  isText,
  logShape,
  machineShape,
} from './shapes.ts';
import { checkStream, isRedactedFields, isStreamSeal, redactedCount } from './stream.ts';
import { Fault, type Proven } from './verdict.ts';

const statementShape = (format: StreamFormat) => ({
  format: (value: unknown) => value === format,
  streamId: isText,
  machine: (value: unknown) => hasShape(value, machineShape),
  version: isCount,
  head: isDigest,
  places: isDigest,
  sealedTo: isCount,
  log: (value: unknown) => hasShape(value, logShape),
  [rowMembers[format]]: isObject,
  exportedAt: isText,
  keyId: isDigest,
});
/** Tells if the parts are well-formed; each event is checked separately. */
const isStreamExport = (
  value: unknown,
  format: StreamFormat,
): value is Omit<StreamExport, 'events'> & { events: unknown[] } =>
  hasShape(value, {
    format: (named) => named === format,
    statement: (statement): statement is StreamStatement =>
      hasShape(statement, statementShape(format), { redacted: isListOf(isRedactedFields) }),
    signature: isHex,
    keys: isKeyList,
    seals: isListOf(isStreamSeal),
    events: Array.isArray,
  });

/**
 * Verifies every event against its hashes, their order and number, the seals that cover them, and the statement for the
 * rest. Accepts any parsed JSON; throws `Fault` at the first difference from the record.
 */
export async function verifyStreamExport(
  file: unknown,
  format: StreamFormat,
  { sha256, trusted }: { sha256: Sha256; trusted: ReadonlySet<string> | null },
): Promise<Proven> {
  if (!isStreamExport(file, format)) throw new Fault('badStatement', null, `the file is no whole ${format}`);
  const { statement, signature, seals } = file;
  const { redacted = [] } = statement;
  const keys = new KeyRing(sha256, file.keys, trusted);
  const claim = { ...statement, redacted, logId: statement.log.logId };
  const { events, first, last, sealed } = await checkStream({ events: file.events, seals }, claim, {
    sha256,
    keys,
  });
  await keys.check({ statement, signature }, 'the export', null);
  return {
    ok: true,
    kind: format === taskExportFormat ? 'task' : 'stream',
    subject: statement.streamId,
    events: events.length,
    sealed,
    seals: seals.length,
    from: first.pos,
    to: last.pos,
    head: statement.head,
    exportedAt: statement.exportedAt,
    keyIds: keys.used,
    ...(redacted.length > 0 ? { redacted: redactedCount(redacted) } : {}),
  };
}
