import { crc32 } from '../crc32.ts';
import { MediaRefusal, type MediaSource } from './source.ts';

const signature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
/** Samples per pixel, by color type (PNG, third edition, section 11.2.1). */
const samples: Partial<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };
const depths: Partial<Record<number, readonly number[]>> = {
  0: [1, 2, 4, 8, 16],
  2: [8, 16],
  3: [1, 2, 4, 8],
  4: [8, 16],
  6: [8, 16],
};

/**
 * Reads width and height of a PNG picture, after verifying every chunk's checksum and counting the pixels. The header
 * comes first, so that `accept` can refuse a picture of a million pixels per side before anything is unpacked.
 */
export async function readPng(
  source: MediaSource,
  accept: (size: { width: number; height: number }) => void,
): Promise<{ width: number; height: number }> {
  const bytes = await source.read(0, source.size);
  if (!signature.every((byte, at) => bytes[at] === byte)) throw new MediaRefusal({ code: 'notPng' });
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const packed: Uint8Array<ArrayBuffer>[] = [];
  let header: Header | null = null;
  for (let at = signature.length; ; ) {
    if (at + 12 > bytes.length) throw damaged();
    const length = view.getUint32(at);
    const end = at + 12 + length;
    if (end > bytes.length) throw damaged();
    const type = String.fromCharCode(...bytes.subarray(at + 4, at + 8));
    const data = bytes.subarray(at + 8, end - 4);
    if (crc32(bytes.subarray(at + 4, end - 4)) !== view.getUint32(end - 4)) throw damaged();
    if (type === 'acTL') throw new MediaRefusal({ code: 'animated' });
    if ((header === null) !== (type === 'IHDR')) throw damaged();
    if (type === 'IHDR') {
      header = headerOf(data);
      accept(header);
    }
    if (type === 'IDAT') packed.push(data);
    at = end;
    if (type !== 'IEND') continue;
    if (at !== bytes.length || !header) throw damaged();
    if ((await unpackedSize(packed, pixelBytes(header))) !== pixelBytes(header)) throw damaged();
    return { width: header.width, height: header.height };
  }
}

const damaged = () => new MediaRefusal({ code: 'damaged' });

interface Header {
  width: number;
  height: number;
  bitsPerPixel: number;
  interlaced: boolean;
}

function headerOf(data: Uint8Array<ArrayBuffer>): Header {
  if (data.length !== 13) throw damaged();
  const view = new DataView(data.buffer, data.byteOffset, data.byteLength);
  const [width, height] = [view.getUint32(0), view.getUint32(4)];
  const [depth = 0, color = -1, compression, filter, interlace = 2] = data.subarray(8);
  const perPixel = samples[color];
  const isKnown = perPixel !== undefined && depths[color]?.includes(depth);
  if (!isKnown || !width || !height || compression !== 0 || filter !== 0 || interlace > 1) throw damaged();
  return { width, height, bitsPerPixel: depth * perPixel, interlaced: interlace === 1 };
}

/** First column and row, and the distance of both, for each pass of an interlaced picture (Adam7). */
const passes = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
] as const;

/** Returns the size of the unpacked pixels in bytes: each row has one more for its filter. */
function pixelBytes({ width, height, bitsPerPixel, interlaced }: Header): number {
  const rows = (columns: number, count: number) =>
    columns === 0 ? 0 : count * (1 + Math.ceil((columns * bitsPerPixel) / 8));
  if (!interlaced) return rows(width, height);
  return passes.reduce(
    (sum, [x, y, dx, dy]) =>
      sum + rows(Math.ceil(Math.max(0, width - x) / dx), Math.ceil(Math.max(0, height - y) / dy)),
    0,
  );
}

/** Returns the unpacked size in bytes; counting stops beyond `most`. */
async function unpackedSize(packed: readonly Uint8Array<ArrayBuffer>[], most: number): Promise<number> {
  const reader = new Blob([...packed]).stream().pipeThrough(new DecompressionStream('deflate')).getReader();
  let size = 0;
  try {
    while (size <= most) {
      const { done, value } = await reader.read();
      if (done) return size;
      size += value.length;
    }
  } catch {
    throw damaged();
  }
  await reader.cancel();
  return size;
}
