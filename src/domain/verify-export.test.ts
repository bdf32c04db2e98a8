import { generateKeyPairSync, hash, sign, verify } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { JsonObject } from '#machines/json.ts';
import { emptyDigest, fieldDigests, fieldKeys, leafDigest, payloadDigest, saltBytes } from './chain.ts';
import { exportFormat, statementBytes, type Verdict, verifyExport } from './verify-export.ts';

const { privateKey, publicKey } = generateKeyPairSync('ed25519');
const sha256 = (bytes: Uint8Array) => hash('sha256', bytes, 'buffer');
const checks = {
  sha256,
  verify: async (statement: Uint8Array, signature: Uint8Array) =>
    verify(null, statement, publicKey, signature),
};

function exported(count: number) {
  let head: Uint8Array = emptyDigest;
  const events = Array.from({ length: count }, (_, index) => {
    const data: JsonObject = { sequence: index, sample: { signal_strength: -60 - index }, note: 'ü' };
    const salts = new Uint8Array(fieldKeys(data).length * saltBytes).fill(index + 1);
    const event = {
      pos: index + 7,
      streamId: 'task:1',
      version: index + 1,
      type: 'task.progressed',
      schemaVersion: 1,
      recordedAt: `2026-01-01T00:00:0${index}.000Z`,
      deviceAt: '2026-01-01T00:00:00Z',
      actor: { kind: 'device' as const, id: 'os::00D09E-1', name: 'one' },
      data,
    };
    head = leafDigest(
      sha256,
      head,
      event.version,
      payloadDigest(sha256, event, fieldDigests(sha256, data, salts)),
    );
    const hex = Buffer.from(salts).toString('hex');
    return {
      ...event,
      hash: 'not part of the stream',
      salts: hex.match(/.{32}/g) ?? [],
      leaf: Buffer.from(head).toString('hex'),
    };
  });
  const statement = {
    format: exportFormat,
    streamId: 'task:1',
    machine: { name: 'task', version: '1' },
    version: count,
    head: Buffer.from(head).toString('hex'),
    exportedAt: '2026-01-01T00:01:00.000Z',
  };
  const signature = sign(null, statementBytes(statement), privateKey).toString('hex');
  return { format: exportFormat, statement, signature, events };
}

const verdictOf = (file: unknown): Promise<Verdict> => verifyExport(file, checks);

/** Paths to every value of a JSON document. */
function* places(value: unknown, path: string[] = []): Generator<string[]> {
  if (typeof value !== 'object' || value === null) yield path;
  else for (const [key, inner] of Object.entries(value)) yield* places(inner, [...path, key]);
}

function altered(file: object, path: string[]): object {
  const copy = structuredClone(file);
  let at: Record<string, unknown> = copy as Record<string, unknown>;
  for (const key of path.slice(0, -1)) at = at[key] as Record<string, unknown>;
  const last = path.at(-1) ?? '';
  const value = at[last];
  at[last] = typeof value === 'number' ? value + 1 : typeof value === 'string' ? `${value}0` : 'other';
  return copy;
}

describe('verifier of exported tasks', () => {
  test('given the file as it was exported, then it holds', async () => {
    expect(await verdictOf(exported(5))).toMatchObject({ ok: true, events: 5 });
  });

  test('given any one value altered, then the first event at fault is named', async () => {
    const file = exported(3);
    for (const path of places(file)) {
      // Position and log hash speak of the whole log, not of this stream; the outer format repeats the signed one.
      if (['pos', 'hash'].includes(path.at(-1) ?? '') || path.join() === 'format') continue;
      const verdict = await verdictOf(altered(file, path));
      expect(verdict.ok, path.join('.')).toBe(false);
      if (path[0] === 'events' && !verdict.ok)
        expect(verdict.version, path.join('.')).toBe(Number(path[1]) + 1);
    }
  });

  test('given events left out, swapped, doubled or cut off, then it says which and how', async () => {
    const file = exported(4);
    const [a, b, c, d] = file.events;
    const verdict = async (events: unknown[]) => verdictOf({ ...file, events });
    expect(await verdict([a, c, d])).toMatchObject({ problem: 'missing', version: 2 });
    expect(await verdict([a, c, b, d])).toMatchObject({ problem: 'reordered', version: 2 });
    expect(await verdict([a, b, b, c, d])).toMatchObject({ problem: 'reordered', version: 3 });
    expect(await verdict([a, b, c])).toMatchObject({ problem: 'truncated', version: 4 });
    expect(await verdict([])).toMatchObject({ problem: 'truncated', version: 1 });
  });

  test('given a stream forged as a whole, then the signature does not hold', async () => {
    const forged = exported(3);
    const signature = sign(
      null,
      statementBytes(forged.statement),
      generateKeyPairSync('ed25519').privateKey,
    ).toString('hex');
    expect(await verdictOf({ ...forged, signature })).toMatchObject({ problem: 'badSignature' });
  });

  test.each([
    [null],
    [[]],
    ['text'],
    [{}],
    [{ statement: {}, signature: '', events: [] }],
    [{ ...exported(1), events: [null] }],
  ])('given %j, then there is a verdict and no crash', async (file) => {
    expect((await verdictOf(file)).ok).toBe(false);
  });
});
