/*
 * Images of the simulated devices: the first 64 KiB begin with one line of JSON that says what the image is, as the header of
 * a real one does. Everything after it is filling.
 */

export interface ImageHeader {
  model: string;
  version: string;
  /** Whether the maker's signature is right; default: yes. */
  signed?: boolean;
  /** What goes wrong on the device that has this image; default: nothing. */
  fault?: ImageFault;
}

/** `bootFails`: it falls back to the version before. `bootLoops`: it restarts again and again. `neverReturns`: it stays dark. */
export const imageFaults = ['bootFails', 'bootLoops', 'neverReturns'] as const;
export type ImageFault = (typeof imageFaults)[number];

const magic = 'WAYMARK-IMAGE ';
/** Bytes in which the header lies. */
export const headerBytes = 65_536;

/** An image of this many bytes; default: no more than its header needs. */
export function simulatedImage(header: ImageHeader, size = headerBytes): Buffer<ArrayBuffer> {
  const image = Buffer.alloc(Math.max(size, headerBytes), header.version);
  image.write(`${magic}${JSON.stringify(header)}\n`, 0);
  return image;
}

/** Null: these are not the first bytes of an image. */
export function readHeader(bytes: Buffer): ImageHeader | null {
  const text = bytes.subarray(0, headerBytes).toString('latin1');
  const line = text.startsWith(magic) ? text.slice(magic.length, text.indexOf('\n')) : '';
  try {
    const header: unknown = JSON.parse(line);
    return isHeader(header) ? header : null;
  } catch {
    return null;
  }
}

const isHeader = (value: unknown): value is ImageHeader =>
  typeof value === 'object' &&
  value !== null &&
  'model' in value &&
  typeof value.model === 'string' &&
  'version' in value &&
  typeof value.version === 'string';
