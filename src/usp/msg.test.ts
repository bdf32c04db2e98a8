import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decodeMsg, encodeMsg, isRequest, type Msg } from './msg.ts';
import { UspDecodeError } from './wire.ts';

const text = fc.string({ unit: 'grapheme', maxLength: 40 });
const map = fc.dictionary(text, text, { maxKeys: 6 });
const code = fc.integer({ min: 0, max: 0xffffffff });
const list = <T>(one: fc.Arbitrary<T>) => fc.array(one, { maxLength: 4 });
const failure = fc.record({ errCode: code, errMsg: text });
const paramError = fc.record({ param: text, errCode: code, errMsg: text });
const setting = fc.record({ param: text, value: text, required: fc.boolean() });
const outcome = <S>(success: fc.Arbitrary<S>) =>
  fc.oneof(
    fc.record({ type: fc.constant('failure' as const), body: failure }),
    fc.record({ type: fc.constant('success' as const), body: success }),
  );
const operationOutcome = fc.oneof(
  fc.record({ type: fc.constant('outputArgs' as const), body: fc.record({ outputArgs: map }) }),
  fc.record({ type: fc.constant('failure' as const), body: failure }),
);
const notification = fc.oneof(
  fc.record({
    type: fc.constant('event' as const),
    body: fc.record({ objPath: text, eventName: text, params: map }),
  }),
  fc.record({
    type: fc.constant('valueChange' as const),
    body: fc.record({ paramPath: text, paramValue: text }),
  }),
  fc.record({
    type: fc.constant('objectCreation' as const),
    body: fc.record({ objPath: text, uniqueKeys: map }),
  }),
  fc.record({ type: fc.constant('objectDeletion' as const), body: fc.record({ objPath: text }) }),
  fc.record({
    type: fc.constant('operationComplete' as const),
    body: fc.record({ objPath: text, commandName: text, commandKey: text, outcome: operationOutcome }),
  }),
  fc.record({
    type: fc.constant('onBoardRequest' as const),
    body: fc.record({
      oui: text,
      productClass: text,
      serialNumber: text,
      agentSupportedProtocolVersions: text,
    }),
  }),
);

function typed<T extends Msg['type'], B>(type: T, body: fc.Arbitrary<B>) {
  return fc.record({ msgId: text, type: fc.constant(type), body });
}

const messages: fc.Arbitrary<Msg> = fc.oneof(
  typed(
    'Error',
    fc.record({
      errCode: code,
      errMsg: text,
      paramErrs: list(fc.record({ paramPath: text, errCode: code, errMsg: text })),
    }),
  ),
  typed('Get', fc.record({ paramPaths: list(text), maxDepth: code })),
  typed(
    'GetResp',
    fc.record({
      reqPathResults: list(
        fc.record({
          requestedPath: text,
          errCode: code,
          errMsg: text,
          resolvedPathResults: list(fc.record({ resolvedPath: text, resultParams: map })),
        }),
      ),
    }),
  ),
  typed('GetInstances', fc.record({ objPaths: list(text), firstLevelOnly: fc.boolean() })),
  typed(
    'Set',
    fc.record({
      allowPartial: fc.boolean(),
      updateObjs: list(fc.record({ objPath: text, paramSettings: list(setting) })),
    }),
  ),
  typed(
    'AddResp',
    fc.record({
      createdObjResults: list(
        fc.record({
          requestedPath: text,
          operStatus: fc.record({
            outcome: outcome(
              fc.record({ instantiatedPath: text, paramErrs: list(paramError), uniqueKeys: map }),
            ),
          }),
        }),
      ),
    }),
  ),
  typed('Delete', fc.record({ allowPartial: fc.boolean(), objPaths: list(text) })),
  typed('Operate', fc.record({ command: text, commandKey: text, sendResp: fc.boolean(), inputArgs: map })),
  typed('Notify', fc.record({ subscriptionId: text, sendResp: fc.boolean(), notification })),
  typed('NotifyResp', fc.record({ subscriptionId: text })),
);

describe('messages (TR-369 §6)', () => {
  test('decode to the encoded value', () => {
    fc.assert(
      fc.property(messages, (msg) => {
        expect(decodeMsg(encodeMsg(msg))).toEqual(msg);
      }),
    );
  });

  test('encode a Get as in the schema', () => {
    const bytes = encodeMsg({ msgId: 'a', type: 'Get', body: { paramPaths: ['Device.'], maxDepth: 2 } });
    // Msg{1: Header{1: "a", 2: GET}, 2: Body{1: Request{1: Get{1: "Device.", 2: fixed32 2}}}}
    const expected = '0a05 0a0161 1001 1212 0a10 0a0e 0a07 4465766963652e 1502000000';
    expect(Buffer.from(bytes).toString('hex')).toBe(expected.replaceAll(' ', ''));
  });

  test('encode an OperateResp as in the schema', () => {
    const operationResults = [{ executedCommand: 'X()', reqObjPath: 'R.1.', outcome: null }];
    const bytes = encodeMsg({ msgId: 'b', type: 'OperateResp', body: { operationResults } });
    // Header{1: "b", 2: OPERATE_RESP 7}, Body{2: Response{7: OperateResp{1: {1: "X()", 2: "R.1."}}}}
    const expected = '0a05 0a0162 1007 1211 120f 3a0d 0a0b 0a03582829 1204522e312e';
    expect(Buffer.from(bytes).toString('hex')).toBe(expected.replaceAll(' ', ''));
  });

  test('are recognised by the body without msg_type in the header', () => {
    const bytes = Uint8Array.from(Buffer.from('0a030a0161120a0a080a060a0441422e43', 'hex'));
    expect(decodeMsg(bytes)).toMatchObject({ msgId: 'a', type: 'Get', body: { paramPaths: ['AB.C'] } });
  });

  test('skip unknown fields of any wire type', () => {
    const unknown = Buffer.from(
      'f87f01 fa7f03aabbcc fd7f01020304 f97f0102030405060708'.replaceAll(' ', ''),
      'hex',
    );
    const plain = encodeMsg({ msgId: 'a', type: 'NotifyResp', body: { subscriptionId: 's' } });
    expect(decodeMsg(Buffer.concat([unknown, plain, unknown]))).toMatchObject({ type: 'NotifyResp' });
  });

  test('keep a map key that objects treat specially', () => {
    const params = JSON.parse('{"__proto__":"x","constructor":"y"}');
    const body = { objPath: 'Device.', eventName: 'E!', params };
    const bytes = encodeMsg({
      msgId: 'a',
      type: 'Notify',
      body: { subscriptionId: '', sendResp: false, notification: { type: 'event', body } },
    });
    const msg = decodeMsg(bytes);
    const notice = msg.type === 'Notify' ? msg.body.notification : null;
    const decoded = notice?.type === 'event' ? notice.body.params : {};
    expect(Object.entries(decoded)).toEqual([
      ['__proto__', 'x'],
      ['constructor', 'y'],
    ]);
  });
});

describe('malformed bytes', () => {
  test('give only UspDecodeError for garbage', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => {
        try {
          decodeMsg(bytes);
        } catch (error) {
          expect(error).toBeInstanceOf(UspDecodeError);
        }
      }),
      { numRuns: 2000 },
    );
  });

  test('give a message or UspDecodeError if they are cut anywhere, or one byte is changed', () => {
    fc.assert(
      fc.property(messages, fc.nat(), fc.integer({ min: 0, max: 255 }), (msg, position, value) => {
        const bytes = encodeMsg(msg);
        const changed = bytes.slice();
        changed[position % bytes.length] = value;
        for (const input of [bytes.subarray(0, position % bytes.length), changed]) {
          try {
            decodeMsg(input);
          } catch (error) {
            expect(error).toBeInstanceOf(UspDecodeError);
          }
        }
      }),
      { numRuns: 500 },
    );
  });

  test('given a name in EUC-KR, then it is read as Korean; a real U+FFFD stays', () => {
    const bytes = encodeMsg({ msgId: 'q', type: 'NotifyResp', body: { subscriptionId: 'abcd\ufffd' } });
    expect(decodeMsg(bytes).body).toEqual({ subscriptionId: 'abcd\ufffd' });
    const korean = encodeMsg({ msgId: 'q', type: 'NotifyResp', body: { subscriptionId: 'abcd' } });
    korean.set([0xc4, 0xab, 0xc6, 0xe4], korean.indexOf(0x61));
    expect(decodeMsg(korean).body).toEqual({ subscriptionId: '카페' });
  });

  test('given a text that is not UTF-8, then it is read with replacement characters', () => {
    const bytes = encodeMsg({ msgId: 'q', type: 'NotifyResp', body: { subscriptionId: 'abc' } });
    bytes[bytes.indexOf(0x61)] = 0xff;
    expect(decodeMsg(bytes).body).toEqual({ subscriptionId: '\ufffdbc' });
  });

  test('a few megabytes that mean millions of objects are refused', () => {
    // The message is a GetResp with 500,000 empty results of two bytes each.
    const results = Buffer.alloc(1_000_000, Buffer.from('0a00', 'hex'));
    const wrap = (tag: string, inner: Buffer) => {
      const length: number[] = [];
      for (let rest = inner.length; ; rest >>>= 7) {
        length.push(rest > 0x7f ? (rest & 0x7f) | 0x80 : rest);
        if (rest <= 0x7f) break;
      }
      return Buffer.concat([Buffer.from(tag, 'hex'), Buffer.from(length), inner]);
    };
    const body = wrap('12', wrap('12', wrap('0a', results)));
    expect(() => decodeMsg(Buffer.concat([Buffer.from('0a030a0161', 'hex'), body]))).toThrow(
      'too many elements',
    );
  });
});

test('requests are distinguished from responses', () => {
  expect(isRequest({ type: 'Get', body: { paramPaths: [], maxDepth: 0 } })).toBe(true);
  expect(isRequest({ type: 'GetResp', body: { reqPathResults: [] } })).toBe(false);
  expect(isRequest({ type: 'Error', body: { errCode: 1, errMsg: '', paramErrs: [] } })).toBe(false);
});

test('given U+0000 in any text, then it is replaced: no database behind a controller could store it', () => {
  const decoded = decodeMsg(
    encodeMsg({ msgId: 'a\0', type: 'Get', body: { paramPaths: ['Device.\0'], maxDepth: 0 } }),
  );
  expect(decoded).toMatchObject({ msgId: 'a\ufffd', body: { paramPaths: ['Device.\ufffd'] } });
});
