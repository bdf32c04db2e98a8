import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { commonVersion, decodeRecord, encodeRecord, type RecordContent } from './record.ts';
import { UspDecodeError } from './wire.ts';

const bytes = fc.uint8Array({ minLength: 1, maxLength: 30 });
const contents: fc.Arbitrary<RecordContent> = fc.oneof(
  fc.record({ type: fc.constant('noSession' as const), body: fc.record({ payload: bytes }) }),
  fc.record({
    type: fc.constant('session' as const),
    body: fc.record({
      sessionId: fc.bigInt({ min: 0n, max: 2n ** 64n - 1n }),
      sequenceId: fc.bigInt({ min: 0n, max: 2n ** 64n - 1n }),
      expectedId: fc.bigInt({ min: 0n, max: 2n ** 53n }),
      retransmitId: fc.bigInt({ min: 0n, max: 9n }),
      payloadSarState: fc.nat(3),
      payloadrecSarState: fc.nat(3),
      payload: fc.array(bytes, { maxLength: 3 }),
    }),
  }),
  fc.record({ type: fc.constant('webSocketConnect' as const), body: fc.constant({}) }),
  fc.record({
    type: fc.constant('disconnect' as const),
    body: fc.record({ reason: fc.string(), reasonCode: fc.integer({ min: 0, max: 7999 }) }),
  }),
  fc.record({ type: fc.constant('udsConnect' as const), body: fc.constant({}) }),
);

describe('records (TR-369 §5.2)', () => {
  test('decode to the encoded value', () => {
    fc.assert(
      fc.property(contents, (content) => {
        const decoded = decodeRecord(encodeRecord({ toId: 'self::c', fromId: 'os::A-1', content }));
        expect(decoded).toMatchObject({ toId: 'self::c', fromId: 'os::A-1', version: '1.3' });
        expect(decoded.content).toEqual(content);
      }),
    );
  });

  test('leave nothing for the next record after a failed encoding', () => {
    const content: RecordContent = { type: 'webSocketConnect', body: {} };
    const good = encodeRecord({ toId: 'b', fromId: 'a', content });
    const half: RecordContent = { type: 'disconnect', body: { reason: 'x', reasonCode: -0.5 } };
    expect(() => encodeRecord({ toId: 'b', fromId: 'a', content: half })).toThrow();
    expect(encodeRecord({ toId: 'b', fromId: 'a', content })).toEqual(good);
  });

  test('are complete above the kept buffer size, and so is the next', () => {
    for (const length of [200_000, 3, 70_000]) {
      const payload = new Uint8Array(length).fill(length % 251);
      const encoded = encodeRecord({
        toId: 'b',
        fromId: 'a',
        content: { type: 'noSession', body: { payload } },
      });
      expect(decodeRecord(encoded).content).toEqual({ type: 'noSession', body: { payload } });
    }
  });

  test('encode a connect record as in the schema', () => {
    const encoded = encodeRecord({ toId: 'b', fromId: 'a', content: { type: 'webSocketConnect', body: {} } });
    expect(Buffer.from(encoded).toString('hex')).toBe('0a03312e331201621a01614a00');
  });

  test('have the payload of a record without session in field 2', () => {
    const content = { type: 'noSession', body: { payload: Uint8Array.of(7) } } as const;
    const encoded = encodeRecord({ toId: 'b', fromId: 'a', content });
    expect(Buffer.from(encoded).toString('hex').endsWith('3a03120107')).toBe(true);
  });

  test.each([
    ['nothing', ''],
    ['no content', '1201621a0161'],
    ['no sender', '1201624a00'],
    ['content of an unknown kind', '1a0161a20600'],
    ['a length beyond the end', '1a7f61'],
    ['an endless number', 'ffffffffffffffffffffff'],
    ['field number 0', '0000'],
  ])('%s is refused', (_, hex) => {
    expect(() => decodeRecord(Buffer.from(hex, 'hex'))).toThrow(UspDecodeError);
  });

  test('give only UspDecodeError for garbage', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 100 }), (input) => {
        try {
          decodeRecord(input);
        } catch (error) {
          expect(error).toBeInstanceOf(UspDecodeError);
        }
      }),
      { numRuns: 2000 },
    );
  });
});

test("given an agent's versions, then the newest common one is used (TR-369 GetSupportedProtocol)", () => {
  expect(commonVersion('1.0')).toBe('1.0');
  expect(commonVersion('1.0,1.1, 1.2')).toBe('1.2');
  expect(commonVersion('1.4,1.3')).toBe('1.4');
  expect(commonVersion('1.3,2.0')).toBe('1.3');
});

test('given no common version, then returns null', () => {
  expect(commonVersion('2.0')).toBeNull();
  expect(commonVersion('')).toBeNull();
  expect(commonVersion('1.30')).toBeNull();
});
