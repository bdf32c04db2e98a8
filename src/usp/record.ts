import {
  byteStrings,
  bytes,
  bytesView,
  decode,
  encode,
  enumeration,
  fixed32,
  type Infer,
  message,
  oneOf,
  string,
  UspDecodeError,
  uint64,
} from './wire.ts';

/** The record that carries a message between two endpoints (TR-369 §5.2 and Appendix A of its schema). */

const noSessionContext = message({ payload: bytesView(2) });
const sessionContext = message({
  sessionId: uint64(1),
  sequenceId: uint64(2),
  expectedId: uint64(3),
  retransmitId: uint64(4),
  payloadSarState: enumeration(5),
  payloadrecSarState: enumeration(6),
  payload: byteStrings(7),
});
const empty = message({});
const mqttConnect = message({ version: enumeration(1), subscribedTopic: string(2) });
const stompConnect = message({ version: enumeration(1), subscribedDestination: string(2) });
const disconnect = message({ reason: string(1), reasonCode: fixed32(2) });

const record = message({
  version: string(1),
  toId: string(2),
  fromId: string(3),
  payloadSecurity: enumeration(4),
  macSignature: bytes(5),
  senderCert: bytes(6),
  content: oneOf({
    noSession: [7, noSessionContext],
    session: [8, sessionContext],
    webSocketConnect: [9, empty],
    mqttConnect: [10, mqttConnect],
    stompConnect: [11, stompConnect],
    disconnect: [12, disconnect],
    udsConnect: [13, empty],
  }),
});

type AnyRecord = Infer<typeof record>;
export type RecordContent = NonNullable<AnyRecord['content']>;
export type UspRecord = AnyRecord & { content: RecordContent };

/** `payload_security` TLS12: the payload is a TLS record of an end-to-end session. */
export const payloadSecurityTls12 = 1;

export function encodeRecord(parts: {
  /** Protocol version as agreed with the receiver. */
  version?: string;
  toId: string;
  fromId: string;
  content: RecordContent;
}): Uint8Array {
  return encode(record, {
    version: usualVersion,
    payloadSecurity: 0,
    macSignature: noBytes,
    senderCert: noBytes,
    ...parts,
  });
}

const noBytes = new Uint8Array(0);

/**
 * Decodes a record; the payload of the result is a view into `input`.
 * @throws UspDecodeError
 */
export function decodeRecord(input: Uint8Array): UspRecord {
  const { content, ...rest } = decode(record, input);
  if (!content) throw new UspDecodeError('the record carries nothing known here');
  if (rest.fromId === '') throw new UspDecodeError('the record does not say who sent it');
  return { ...rest, content };
}

/** Supported versions of TR-369, oldest first. Additions of later ones are optional on the wire. */
export const protocolVersions = ['1.0', '1.1', '1.2', '1.3', '1.4'] as const;

/** Version used until an agent has reported its own. */
export const usualVersion = '1.3';

/**
 * Returns the newest version that both sides support (TR-369 §6.2.6); null: none. `offered` is a comma-separated list.
 */
export function commonVersion(offered: string): string | null {
  const theirs = offered.split(',').map((version) => version.trim());
  return protocolVersions.findLast((version) => theirs.includes(version)) ?? null;
}
