import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { canonicalJson } from './canonical-json.ts';
import {
  dataText,
  type Envelope,
  fieldDigest,
  fieldDigests,
  fieldTexts,
  leafDigest,
  linkDigest,
  payloadDigest,
} from './chain.ts';
import { sha256 } from './sha256.ts';

const salt = Uint8Array.from({ length: 16 }, (_, index) => index);
const plainly = (...parts: (string | Uint8Array)[]): string => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('hex');
};
const hex = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex');

describe('the digests of the log', () => {
  test.each([
    ['a short text', 'ping'],
    ['Korean', '거실 공유기'],
    ['beyond the first plane', '📶📶'],
    ['a text larger than the buffer that is written over', '단말'.repeat(20_000)],
    ['a short one after it', 'x'],
  ])('of a field: %s', (_, value) => {
    expect(hex(fieldDigest(sha256, salt, 'host', value))).toBe(
      plainly(salt, JSON.stringify(['host', value])),
    );
  });

  test('uses the canonical text of the data, and hashes the same text in each digest', () => {
    const data = { b: [2, { z: null, a: '단말' }], a: 1, '"': true, gone: undefined as never, _: -0 };
    const fields = fieldTexts(data);
    expect(dataText(fields)).toBe(canonicalJson(data));
    expect(dataText(fieldTexts({}))).toBe('{}');
    const salts = new Uint8Array(fields.length * salt.length).fill(7);
    const one = salts.subarray(0, salt.length);
    expect(fieldDigests(sha256, fields, salts).map(hex)).toEqual([
      plainly(one, '["\\"",true]'),
      plainly(one, '["_",0]'),
      plainly(one, '["a",1]'),
      plainly(one, '["b",[2,{"a":"단말","z":null}]]'),
    ]);
  });

  test('hash a payload as the envelope in key order, then the fields', () => {
    const envelope: Envelope = {
      streamId: 'task:t1',
      type: 'task.requested',
      schemaVersion: 1,
      recordedAt: '2026-11-22T03:00:00.000Z',
      deviceAt: '2026-11-22T02:59:59.000Z',
      actor: { name: '김지원', kind: 'account', id: 'a1' },
    };
    const fields = [fieldDigest(sha256, salt, 'a', 1), fieldDigest(sha256, salt, 'b', [2])];
    const text =
      '{"actor":{"id":"a1","kind":"account","name":"김지원"},"deviceAt":"2026-11-22T02:59:59.000Z",' +
      '"recordedAt":"2026-11-22T03:00:00.000Z","schemaVersion":1,"streamId":"task:t1","type":"task.requested"}';
    expect(hex(payloadDigest(sha256, envelope, fields))).toBe(plainly(text, ...fields));
  });

  test('hash a payload without a device time', () => {
    const envelope: Envelope = {
      streamId: 's',
      type: 't',
      schemaVersion: 2,
      recordedAt: '2026-11-22T03:00:00.000Z',
      actor: { kind: 'server', id: 'engine', name: 'engine' },
    };
    const text =
      '{"actor":{"id":"engine","kind":"server","name":"engine"},"recordedAt":"2026-11-22T03:00:00.000Z",' +
      '"schemaVersion":2,"streamId":"s","type":"t"}';
    expect(hex(payloadDigest(sha256, envelope, []))).toBe(plainly(text));
  });

  const digest = (fill: number) => new Uint8Array(32).fill(fill);
  const uint32 = (value: number) => Buffer.from(value.toString(16).padStart(8, '0'), 'hex');
  const uint64 = (value: number) => Buffer.from(value.toString(16).padStart(16, '0'), 'hex');

  test.each([1, 258, 2 ** 32 - 1])('hash a leaf as stream head, version %i, payload', (version) => {
    expect(hex(leafDigest(sha256, digest(1), version, digest(2)))).toBe(
      plainly(digest(1), uint32(version), digest(2)),
    );
    expect(hex(leafDigest(sha256, digest(3), version, digest(4)))).toBe(
      plainly(digest(3), uint32(version), digest(4)),
    );
  });

  test.each([1, 65_536, 2 ** 32, 2 ** 32 + 5, 2 ** 45 + 2 ** 31])(
    'hash a link as previous hash, position %i, leaf',
    (pos) => {
      expect(hex(linkDigest(sha256, digest(5), pos, digest(6)))).toBe(
        plainly(digest(5), uint64(pos), digest(6)),
      );
      expect(hex(linkDigest(sha256, digest(7), pos, digest(8)))).toBe(
        plainly(digest(7), uint64(pos), digest(8)),
      );
    },
  );
});
