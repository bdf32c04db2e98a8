import { Fault } from './verdict.ts';

/** Longest line: a request is at most 1 MiB, and a device's answer not much longer. */
const lineLimit = 32 * 1024 * 1024;
/** Read at once: below this the time goes into asking for the next piece. */
const sliceBytes = 512 * 1024;

/** A file as far as the verifier needs one. A `Blob` is one, and so is a dropped `File`. */
export interface ByteSource {
  readonly size: number;
  slice(from: number, to: number): { arrayBuffer(): Promise<ArrayBuffer> };
}

type Bytes = Uint8Array<ArrayBuffer>;

/**
 * Text of a file in pieces, unpacked where it is gzip; throws `Fault` at the end of a gzip that was cut. Bytes that are no
 * UTF-8 become U+FFFD, so that the hash of the event they stand in fails, and not the whole file.
 */
export async function* textOf(file: ByteSource, onRead: (bytes: number) => void): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  const slices = slicesOf(file, onRead);
  for await (const bytes of (await isGzip(file)) ? unpacked(slices) : slices)
    yield decoder.decode(bytes, { stream: true });
  yield decoder.decode();
}

/** Complete lines without their ends, as many at once as a piece holds; the rest of the file last. */
export async function* linesOf(pieces: AsyncIterable<string>): AsyncGenerator<string[]> {
  let rest = '';
  for await (const piece of pieces) {
    const lines = piece.split('\n');
    // The piece is split before it is joined: a line of many pieces would otherwise be searched again with each of them.
    lines[0] = rest + lines[0];
    rest = lines.pop() ?? '';
    if (rest.length > lineLimit) throw new Fault('damaged', null, 'a line is longer than any that we write');
    if (lines.length > 0) yield lines;
  }
  if (rest !== '') yield [rest];
}

async function isGzip(file: ByteSource): Promise<boolean> {
  const [first, second] = new Uint8Array(await file.slice(0, 2).arrayBuffer());
  return first === 0x1f && second === 0x8b;
}

async function* slicesOf(file: ByteSource, onRead: (bytes: number) => void): AsyncGenerator<Bytes> {
  const sliceAt = (from: number) => file.slice(from, from + sliceBytes).arrayBuffer();
  let coming = sliceAt(0);
  for (let from = 0; from < file.size; from += sliceBytes) {
    const bytes = new Uint8Array(await coming);
    // Asked for before it is needed: the disk works while the hashes are computed.
    coming = sliceAt(from + sliceBytes);
    coming.catch(() => {});
    yield bytes;
    onRead(Math.min(from + sliceBytes, file.size));
  }
}

async function* unpacked(slices: AsyncGenerator<Bytes>): AsyncGenerator<Bytes> {
  const packed = new ReadableStream<Bytes>({
    async pull(controller) {
      const { done, value } = await slices.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
  });
  const reader = packed.pipeThrough(new DecompressionStream('gzip')).getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read().catch(refuse);
      if (done) return;
      yield value;
    }
  } finally {
    // A verdict may be there before the end: let go of the file.
    await reader.cancel().catch(() => {});
  }
}

/** Browsers give a TypeError, Node the error of its zlib; a file that cannot be read any more gives something else. */
function refuse(error: unknown): never {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (error instanceof TypeError || /^Z_|TRAILING/.test(code))
    throw new Fault('damaged', null, 'the packed file is cut or damaged');
  throw error;
}
