/*
 * Images of the simulated devices: the first 64 KiB begin with one line of JSON that describes the image, like the
 * header of a real one. Everything after it is padding.
 */

export interface ImageHeader {
  model: string;
  version: string;
  /** True if the manufacturer's signature is valid; default: true. */
  signed?: boolean;
  /** Fault of a device with this image; default: none. */
  fault?: ImageFault;
}

/**
 * `bootFails`: the device falls back to the previous version. `bootLoops`: it restarts repeatedly. `neverReturns`: it
 * stays offline.
 */
export const imageFaults = ['bootFails', 'bootLoops', 'neverReturns'] as const;
export type ImageFault = (typeof imageFaults)[number];

const magic = 'WAYMARK-IMAGE ';
/** Number of bytes that contain the header. */
export const headerBytes = 65_536;

/** Builds an image of `size` bytes; default: the size of the header. */
export function simulatedImage(header: ImageHeader, size = headerBytes): Buffer<ArrayBuffer> {
  const image = Buffer.alloc(Math.max(size, headerBytes), header.version);
  image.write(`${magic}${JSON.stringify(header)}\n`, 0);
  return image;
}

/** Reads the header from the first bytes; null: no image. */
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
