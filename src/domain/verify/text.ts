import { Fault } from './verdict.ts';

/** Maximum line length: a request is at most 1 MiB, and a device's answer not much longer. */
const lineLimit = 32 * 1024 * 1024;
/** Bytes per read: smaller reads spend most time on requesting the next piece. */
const sliceBytes = 512 * 1024;

/** The part of a `Blob` that the verifier needs; a dropped `File` has it too. */
export interface ByteSource {
  readonly size: number;
  slice(from: number, to: number): { arrayBuffer(): Promise<ArrayBuffer> };
}

type Bytes = Uint8Array<ArrayBuffer>;

/**
 * Reads the text of a file in pieces, unpacked if it is gzip; throws `Fault` at the end of a truncated gzip. Bytes that
 * are no UTF-8 become U+FFFD, so that only the hash of their event fails, not the whole file.
 */
export async function* textOf(file: ByteSource, onRead: (bytes: number) => void): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  const slices = slicesOf(file, onRead);
  for await (const bytes of (await isGzip(file)) ? unpacked(slices) : slices)
    yield decoder.decode(bytes, { stream: true });
  yield decoder.decode();
}

/**
 * Splits pieces into complete lines without their ends, as many at once as a piece holds; the rest of the file comes
 * last.
 */
export async function* linesOf(pieces: AsyncIterable<string>): AsyncGenerator<string[]> {
  let rest = '';
  for await (const piece of pieces) {
    const lines = piece.split('\n');
    // The piece is split before it is joined: a line of many pieces would otherwise be searched repeatedly.
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
    // The next piece is requested early: the disk works while the hashes are computed.
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
    // A verdict may end the reading early: the file is released.
    await reader.cancel().catch(() => {});
  }
}

/**
 * Maps the error of a damaged gzip to a fault: browsers throw a TypeError, Node a zlib error, and an unreadable file
 * another one.
 */
function refuse(error: unknown): never {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (error instanceof TypeError || /^Z_|TRAILING/.test(code))
    throw new Fault('damaged', null, 'the packed file is cut or damaged');
  throw error;
}
