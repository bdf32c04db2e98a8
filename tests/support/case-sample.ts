import { createHash } from 'node:crypto';
import { type CaseFile, type CaseStatement, caseFormat, caseKinds } from '#domain/case/file.ts';
import { inertJson, type Player, pageFrame } from '#domain/case/page.ts';
import { type PageFrame, pageDigest } from '#domain/case/page-digest.ts';
import {
  emptyDigest,
  fieldDigests,
  fieldKeys,
  fieldTexts,
  leafDigest,
  linkDigest,
  payloadDigest,
  saltBytes,
} from '#domain/chain.ts';
import { toHex } from '#domain/hex.ts';
import { proofOf } from '#domain/merkle.ts';
import { redactDevice, redactEvent, redactedIn, redactionOf } from '#domain/redaction.ts';
import { noSeal, type SealStatement, sealFormat } from '#domain/seal.ts';
import type { StreamExportEvent } from '#domain/stream-export.ts';
import { taskTraits } from '#domain/task-kinds/table.ts';
import { placesDigest } from '#domain/verify/stream.ts';
import type { CaseFact } from '#machines/case/events.ts';
import type { JsonObject } from '#machines/json.ts';
import type { TaskFact } from '#machines/task/events.ts';
import { type SampleKey, sha256 } from './sealed-log.ts';

type Fact = TaskFact | CaseFact;

export const samplePlayer: Player = { script: 'void 0;', style: 'main{color:CanvasText}' };
const at = '2026-01-01T00:00:00.000Z';

/** What happened in the sample, in the order of its log: `task:1` is in the case, `task:other` is not. */
const happened: [string, Fact][] = [
  [
    'task:1',
    {
      type: 'task.requested',
      data: {
        ...taskTraits('PingTest'),
        endpointId: 'os::00D09E-1',
        lane: 'interactive',
        params: { host: '192.0.2.10' },
      },
    },
  ],
  ['task:other', { type: 'task.authorised', data: { permission: '/other' } }],
  ['task:1', { type: 'task.authorised', data: { permission: '/ping' } }],
  ['task:1', { type: 'task.queued', data: { position: 0, online: true } }],
  ['case:c1', { type: 'case.opened', data: { title: 'A </script><script>ran()</script> case', opId: 'n' } }],
  ['task:1', { type: 'task.dispatched', data: { attempt: 1 } }],
  ['case:c1', { type: 'case.taskAdded', data: { taskId: '1' } }],
  ['task:1', { type: 'task.acknowledged', data: { requestPath: 'Device.LocalAgent.Request.1.' } }],
  ['task:1', { type: 'task.succeeded', data: { result: { host: '192.0.2.10', success_count: 3 } } }],
  ['case:c1', { type: 'case.commented', data: { text: '느려요 <!-- <script>' } }],
];

/** Events of a log of their own, hashed by the definitions of chain.ts; events 1 to 8 are under a seal. */
function writtenLog(): StreamExportEvent[] {
  const heads = new Map<string, { version: number; head: Uint8Array }>();
  let previous: Uint8Array = emptyDigest;
  return happened.map(([streamId, fact], index) => {
    const { type } = fact;
    const data: JsonObject = JSON.parse(JSON.stringify(fact.data));
    const pos = index + 1;
    const { version, head } = heads.get(streamId) ?? { version: 0, head: emptyDigest };
    const actor = { kind: 'account' as const, id: 'support', name: 'Kim' };
    const event = { streamId, type, schemaVersion: 1, recordedAt: at, actor, data };
    const salts = createHash('shake256', { outputLength: fieldKeys(data).length * saltBytes })
      .update(`salt ${pos}`)
      .digest();
    const payload = payloadDigest(sha256, event, fieldDigests(sha256, fieldTexts(data), salts));
    const leaf = leafDigest(sha256, head, version + 1, payload);
    const before = toHex(previous);
    previous = linkDigest(sha256, previous, pos, leaf);
    heads.set(streamId, { version: version + 1, head: leaf });
    return {
      ...event,
      pos,
      version: version + 1,
      before,
      salts: toHex(salts),
      leaf: toHex(leaf),
      hash: toHex(previous),
    };
  });
}

const sealedTo = 8;

/** A case with one task, as the server exports it. */
export function sampleCase(
  key: SampleKey,
  items: readonly string[] = [],
  more: Partial<CaseStatement> = {},
): CaseFile {
  const redaction = redactionOf(items, caseKinds);
  if ('refused' in redaction) throw new Error(`${redaction.refused} cannot be taken out`);
  const log = writtenLog();
  const leaves = Buffer.concat(log.slice(0, sealedTo).map(({ leaf }) => Buffer.from(leaf, 'hex')));
  const seal: SealStatement = {
    format: sealFormat,
    logId: 'main',
    epoch: 'e1',
    from: 1,
    to: sealedTo,
    root: '',
    head: log[sealedTo - 1]?.hash ?? '',
    sealedAt: at,
    previous: noSeal,
    keyId: key.keyId,
  };
  seal.root = toHex(rootOf(leaves));
  const streams = ['case:c1', 'task:1'].map((streamId) => {
    const events = log
      .filter((event) => event.streamId === streamId)
      .map((event) => redactEvent(sha256, event, redaction.takes(event)));
    const indexes = events.map(({ pos }) => pos - 1).filter((index) => index < sealedTo);
    return {
      streamId,
      seals: [{ ...key.sign(seal), proof: proofOf(sha256, leaves, indexes).map(toHex) }],
      events,
    };
  });
  const statement: CaseStatement = {
    format: caseFormat,
    caseId: 'c1',
    address: 'http://localhost:8080/cases/c1',
    language: 'en',
    streams: streams.map(({ streamId, events }) => ({
      streamId,
      machine: { name: streamId.split(':')[0] ?? '', version: '1', current: '1' },
      version: events.length,
      head: events.at(-1)?.leaf ?? '',
      places: toHex(placesDigest(sha256, events)),
      redacted: redactedIn(events),
    })),
    devices: [
      redactDevice(
        {
          endpointId: 'os::00D09E-1',
          from: 1,
          to: 9,
          values: [{ path: 'Device.WiFi.Radio.1.Channel', before: '1', after: '11', redacted: false }],
        },
        redaction,
      ),
    ],
    leftOut: 0,
    sealedTo,
    log: { logId: 'main', epoch: 'e1', pos: 10, hash: log.at(-1)?.hash ?? '' },
    page: null,
    exportedAt: at,
    keyId: key.keyId,
    ...more,
  };
  return {
    format: caseFormat,
    ...key.sign(statement),
    keys: [{ keyId: key.keyId, publicKey: key.publicKey }],
    streams,
  };
}

/** The same inside its page. */
export function sampleCasePage(key: SampleKey, items: readonly string[] = []): string {
  const frame: PageFrame = pageFrame(sha256, samplePlayer, 'en');
  const file = sampleCase(key, items, { page: pageDigest(sha256, frame) });
  return frame.before + inertJson(file) + frame.after;
}

/** Merkle root of RFC 6962 over leaves of 32 bytes, by its definition. */
function rootOf(leaves: Uint8Array): Uint8Array {
  const count = leaves.length / 32;
  const node = (prefix: number, ...parts: Uint8Array[]) =>
    sha256(Buffer.concat([Buffer.from([prefix]), ...parts]));
  if (count === 1) return node(0, leaves);
  const half = 2 ** Math.floor(Math.log2(count - 1)) * 32;
  return node(1, rootOf(leaves.subarray(0, half)), rootOf(leaves.subarray(half)));
}
