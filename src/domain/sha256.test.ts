import { hash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sha256 as serverSha256 } from '#server/core/log/sha256.ts';
import { toHex } from './hex.ts';
import { sha256 } from './sha256.ts';

const byNode = (bytes: Uint8Array): string => hash('sha256', bytes, 'hex');

describe.each([
  ['browser', sha256],
  ['server', serverSha256],
])('SHA-256 of the %s', (_where, digest) => {
  test.each([
    ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
    ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
    [
      'abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq',
      '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
    ],
    ['a'.repeat(1_000_000), 'cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0'],
  ])('is that of FIPS 180-4: %#', (text, expected) => {
    expect(toHex(digest(new TextEncoder().encode(text)))).toBe(expected);
  });

  test("matches Node's digest for every length up to five blocks", () => {
    for (let length = 0; length <= 320; length++) {
      const bytes = Uint8Array.from({ length }, (_, at) => (at * 7 + length) % 256);
      expect(toHex(digest(bytes)), String(length)).toBe(byNode(bytes));
    }
  });

  test("matches Node's digest for any bytes, and for a part of a buffer", () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 2_000 }), fc.nat(100), (bytes, from) => {
        const part = bytes.subarray(Math.min(from, bytes.length));
        expect(toHex(digest(part))).toBe(byNode(part));
      }),
    );
  });
});
