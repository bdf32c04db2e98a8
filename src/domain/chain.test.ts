import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { type Envelope, fieldDigest, payloadDigest } from './chain.ts';
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

  test('of a payload: the envelope in the order of its keys, then the fields', () => {
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
});
