import type { IncomingMessage } from 'node:http';
import { PassThrough } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { BulkRefusal } from '#domain/bulk-data.ts';

/** Bounds of a body, as it arrives and unpacked. */
export interface BodyBounds {
  bytes: number;
  unpacked: number;
  /** Bytes that one arrived byte may become; JSON of a report becomes 30. */
  ratio: number;
  /** Milliseconds until the whole body has arrived. */
  ms: number;
}

export const bodyBounds: BodyBounds = { bytes: 1_048_576, unpacked: 8_388_608, ratio: 100, ms: 30_000 };
/** A small body may have a high ratio. */
const ratioFrom = 262_144;

/** Reads a body, plain or packed with gzip. Rejects with a `BulkRefusal` as soon as it exceeds a bound. */
export async function readBody(request: IncomingMessage, bounds: BodyBounds = bodyBounds): Promise<string> {
  const encoding = (request.headers['content-encoding'] ?? 'identity').trim().toLowerCase();
  if (encoding !== 'gzip' && encoding !== 'identity')
    throw new BulkRefusal(415, 'Content-Encoding must be gzip or identity');
  let arrived = 0;
  const counted = async function* () {
    // The socket stays open for the answer.
    for await (const part of request.iterator({ destroyOnReturn: false })) {
      arrived += part.length;
      if (arrived > bounds.bytes) throw new BulkRefusal(413, `The body has more than ${bounds.bytes} bytes`);
      yield part;
    }
  };
  const parts: Buffer[] = [];
  const collect = async (unpacked: AsyncIterable<Buffer>) => {
    let size = 0;
    for await (const part of unpacked) {
      size += part.length;
      if (size > bounds.unpacked)
        throw new BulkRefusal(413, `The body has more than ${bounds.unpacked} unpacked bytes`);
      if (size > ratioFrom && size > arrived * bounds.ratio)
        throw new BulkRefusal(413, `The body is packed more than ${bounds.ratio}-fold`);
      parts.push(part);
    }
  };
  const signal = AbortSignal.timeout(bounds.ms);
  try {
    const stage = encoding === 'gzip' ? createGunzip() : new PassThrough();
    await pipeline(counted, stage, collect, { signal });
    return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(parts));
  } catch (error) {
    if (error instanceof BulkRefusal) throw error;
    if (signal.aborted) throw new BulkRefusal(408, 'The body did not arrive in time');
    throw new BulkRefusal(400, 'The body is cut off, or is not what its headers say');
  }
}
