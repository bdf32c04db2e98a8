import { recordBytes } from '#server/devices/gateway/testing.ts';
import type { Random } from '#tests/simulation/random.ts';
import { encodeMsg, type Msg } from '#usp/msg.ts';
import type { RecordContent } from '#usp/record.ts';

/** Returns a fuzzer's frame for the endpoint `name`; some are valid by chance. `other`: another device's id. */
export function hostileFrame(random: Random, name: string, other: string): Uint8Array {
  const honest = recordBytes(random.chance(0.1) ? other : name, contentOf(random));
  switch (random.below(8)) {
    case 0:
      return random.bytes(1 + random.below(300));
    case 1:
      return honest.subarray(0, random.below(honest.length));
    case 2:
      return honest;
    case 3:
      return flipped(honest, random);
    case 4:
      return lengthLie(honest, random);
    case 5:
      return nested(10 + random.below(2_000));
    case 6:
      return Buffer.concat([honest, random.bytes(1 + random.below(40))]);
    default:
      return spliced(honest, recordBytes(name, contentOf(random)), random);
  }
}

/** Returns messages in an order that no agent uses: answers without a request, sessions without a start. */
function contentOf(random: Random): RecordContent {
  const payload = encodeMsg(messageOf(random));
  const id = BigInt(random.below(9));
  if (random.chance(0.2)) {
    const context = { sessionId: id, sequenceId: BigInt(random.below(1_000)), expectedId: id };
    const rest = { retransmitId: id, payloadSarState: random.below(9), payloadrecSarState: random.below(9) };
    return { type: 'session', body: { ...context, ...rest, payload: [payload, payload.subarray(1)] } };
  }
  if (random.chance(0.1)) return { type: 'webSocketConnect', body: {} };
  return { type: 'noSession', body: { payload } };
}

function messageOf(random: Random): Msg {
  const msgId = random.chance(0.5) ? '' : `m${random.below(50)}`;
  switch (random.below(6)) {
    case 0:
      return { msgId, type: 'Get', body: { paramPaths: ['Device.', '', '..', '*'], maxDepth: 0 } };
    case 1:
      return {
        msgId,
        type: 'GetResp',
        body: {
          reqPathResults: [
            { requestedPath: 'Device.', errCode: random.below(9_000), errMsg: '', resolvedPathResults: [] },
          ],
        },
      };
    case 2:
      return { msgId, type: 'OperateResp', body: { operationResults: [] } };
    case 3:
      return { msgId, type: 'Error', body: { errCode: random.below(9_000), errMsg: 'x', paramErrs: [] } };
    case 4:
      return {
        msgId,
        type: 'Notify',
        body: {
          subscriptionId: `s${random.below(4)}`,
          sendResp: random.chance(0.5),
          notification: {
            type: 'operationComplete',
            body: {
              objPath: 'Device.',
              commandName: 'Reboot()',
              commandKey: `k${random.below(9)}`,
              outcome: { type: 'failure', body: { errCode: 1, errMsg: '' } },
            },
          },
        },
      };
    default:
      return { msgId, type: 'DeleteResp', body: { deletedObjResults: [] } };
  }
}

function flipped(bytes: Uint8Array, random: Random): Uint8Array {
  const changed = bytes.slice();
  for (let flips = 1 + random.below(4); flips > 0; flips--) {
    const place = random.below(changed.length);
    changed[place] = (changed[place] ?? 0) ^ (1 << random.below(8));
  }
  return changed;
}

/** Writes a protobuf length beyond the end, up to the 2^63 of a ten-byte varint. */
function lengthLie(bytes: Uint8Array, random: Random): Uint8Array {
  const at = random.below(bytes.length);
  const varint = [...new Array(random.below(9)).fill(0xff), random.below(128)];
  return Buffer.concat([bytes.subarray(0, at), Buffer.from(varint), bytes.subarray(at)]);
}

/** Nests fields: a recursive reader runs out of stack. */
function nested(depth: number): Uint8Array {
  let inner: Uint8Array = Buffer.of();
  for (let level = 0; level < depth; level++)
    inner = Buffer.concat([Buffer.of(0x3a, ...varintOf(inner.length)), inner]);
  return inner;
}

function varintOf(value: number): number[] {
  return value < 0x80 ? [value] : [(value & 0x7f) | 0x80, ...varintOf(value >>> 7)];
}

const spliced = (one: Uint8Array, other: Uint8Array, random: Random): Uint8Array =>
  Buffer.concat([one.subarray(0, random.below(one.length)), other.subarray(random.below(other.length))]);
