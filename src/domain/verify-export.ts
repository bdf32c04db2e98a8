import { canonicalJson } from './canonical-json.ts';
import {
  emptyDigest,
  fieldDigests,
  fieldKeys,
  leafDigest,
  payloadDigest,
  type Sha256,
  saltBytes,
} from './chain.ts';
import type { Actor, ProvenEvent } from './logged-event.ts';

export const exportFormat = 'waymark-task-export/1';

/** What the server signs of an export: how far the stream went, and where its chain stood. */
export interface ExportStatement {
  format: string;
  streamId: string;
  machine: { name: string; version: string };
  /** Number of events in the stream at the time of the export. */
  version: number;
  /** Leaf of the last event, hex. */
  head: string;
  exportedAt: string;
}

/** The bytes that are signed. */
export const statementBytes = (statement: ExportStatement): Uint8Array =>
  new TextEncoder().encode(canonicalJson({ ...statement, machine: { ...statement.machine } }));

export type Verdict =
  | { ok: true; streamId: string; events: number; head: string }
  /** `version` is the first event at fault, where one can be named. */
  | { ok: false; problem: Problem; version: number | null; detail: string };

export type Problem =
  | 'notAnExport'
  | 'altered'
  | 'missing'
  | 'reordered'
  | 'truncated'
  | 'badStatement'
  | 'badSignature';

export interface Checks {
  sha256: Sha256;
  /** Ed25519 over `statementBytes`; the key is the caller's, never the file's word alone. */
  verify(statement: Uint8Array, signature: Uint8Array): Promise<boolean>;
}

/**
 * Verifies an exported task without a server: every event against its hash, their order, the stream's length, and the
 * signature. Takes any parsed JSON, however damaged, and always answers with a verdict.
 */
export async function verifyExport(file: unknown, checks: Checks): Promise<Verdict> {
  const parts = partsOf(file);
  if (!parts) return fault('notAnExport', null, `the file is not a ${exportFormat} file`);
  const { statement, signature, events } = parts;
  const chain = verifyChain(statement.streamId, events, checks.sha256);
  if (!chain.ok) return chain;
  if (events.length < statement.version) {
    return fault(
      'truncated',
      events.length + 1,
      `the stream had ${statement.version} events when it was exported`,
    );
  }
  if (events.length > statement.version || chain.head !== statement.head) {
    return fault('badStatement', null, 'the signed statement speaks of another stream');
  }
  const signed = await checks.verify(statementBytes(statement), signature).catch(() => false);
  return signed ? chain : fault('badSignature', null, 'the signature is not of this key');
}

function verifyChain(streamId: string, events: readonly unknown[], sha256: Sha256): Verdict {
  let head: Uint8Array = emptyDigest;
  const versions = new Set(events.map((event) => (isObject(event) ? event.version : null)));
  for (const [index, event] of events.entries()) {
    const version = index + 1;
    if (!isProvenEvent(event)) return fault('altered', version, 'the event has not the shape of one');
    if (event.version !== version) {
      return versions.has(version)
        ? fault('reordered', version, `event ${event.version} stands in the place of ${version}`)
        : fault('missing', version, `event ${version} is not there`);
    }
    if (event.streamId !== streamId) return fault('altered', version, 'the event is of another stream');
    const leaf = leafOf(event, head, sha256);
    if (leaf === null || toHex(leaf) !== event.leaf)
      return fault('altered', version, `${event.type} is not what was recorded`);
    head = leaf;
  }
  return { ok: true, streamId, events: events.length, head: toHex(head) };
}

function leafOf(event: ProvenEvent, head: Uint8Array, sha256: Sha256): Uint8Array | null {
  const salts = fromHex(event.salts.join(''));
  if (!salts || salts.length !== fieldKeys(event.data).length * saltBytes) return null;
  try {
    return leafDigest(
      sha256,
      head,
      event.version,
      payloadDigest(sha256, event, fieldDigests(sha256, event.data, salts)),
    );
  } catch {
    // Data that has no canonical form was never appended.
    return null;
  }
}

function partsOf(
  file: unknown,
): { statement: ExportStatement; signature: Uint8Array; events: unknown[] } | null {
  if (!isObject(file) || !isObject(file.statement) || !Array.isArray(file.events)) return null;
  const { statement } = file;
  const signature = typeof file.signature === 'string' ? fromHex(file.signature) : null;
  return signature && isStatement(statement) ? { statement, signature, events: file.events } : null;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isText = (value: unknown): value is string => typeof value === 'string';

function isStatement(value: object): value is ExportStatement {
  const { format, streamId, machine, version, head, exportedAt } = value as Record<string, unknown>;
  return (
    format === exportFormat &&
    isText(streamId) &&
    isObject(machine) &&
    isText(machine.name) &&
    isText(machine.version) &&
    Number.isSafeInteger(version) &&
    isText(head) &&
    isText(exportedAt)
  );
}

function isProvenEvent(value: unknown): value is ProvenEvent {
  if (!isObject(value) || !isObject(value.data) || !isActor(value.actor)) return false;
  const { pos, streamId, version, type, schemaVersion, recordedAt, deviceAt, salts, leaf } = value;
  return (
    [pos, version, schemaVersion].every(Number.isSafeInteger) &&
    [streamId, type, recordedAt, leaf].every(isText) &&
    (deviceAt === undefined || isText(deviceAt)) &&
    Array.isArray(salts) &&
    salts.every(isText)
  );
}

const isActor = (value: unknown): value is Actor =>
  isObject(value) && isText(value.kind) && isText(value.id) && isText(value.name);

const fault = (problem: Problem, version: number | null, detail: string): Verdict => ({
  ok: false,
  problem,
  version,
  detail,
});

const toHex = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

export function fromHex(text: string): Uint8Array | null {
  if (text.length % 2 !== 0 || !/^[0-9a-f]*$/.test(text)) return null;
  return Uint8Array.from({ length: text.length / 2 }, (_, index) =>
    Number.parseInt(text.slice(index * 2, index * 2 + 2), 16),
  );
}
