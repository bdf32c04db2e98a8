import { deflateSync } from 'node:zlib';
import { BufferTarget, EncodedPacket, EncodedVideoPacketSource, Mp4OutputFormat, Output } from 'mediabunny';
import type { MediaSource } from '#domain/media/source.ts';

export const sourceOf = (bytes: Uint8Array): MediaSource => ({
  size: bytes.length,
  read: async (start, end) => new Uint8Array(bytes.subarray(start, end)),
});

const table = Array.from({ length: 256 }, (_, index) => {
  let value = index;
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  return value >>> 0;
});
function crc(bytes: Uint8Array): number {
  let value = 0xffffffff;
  for (const byte of bytes) value = (table[(value ^ byte) & 0xff] ?? 0) ^ (value >>> 8);
  return (value ^ 0xffffffff) >>> 0;
}

export function chunk(type: string, data: Uint8Array): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc(named));
  return Buffer.concat([length, named, sum]);
}

export const pngSignature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
export function pngHeader(
  width: number,
  height: number,
  { depth = 8, color = 2, interlace = 0 } = {},
): Buffer {
  const data = Buffer.alloc(13);
  data.writeUInt32BE(width, 0);
  data.writeUInt32BE(height, 4);
  data.set([depth, color, 0, 0, interlace], 8);
  return chunk('IHDR', data);
}

/** Returns a picture of one RGB color; `shade` distinguishes two pictures. */
export function png(
  width: number,
  height: number,
  { shade = 120, before = [] as Buffer[], rows = height } = {},
): Buffer {
  const row = Buffer.alloc(1 + width * 3, shade);
  row[0] = 0;
  const pixels = deflateSync(Buffer.concat(Array.from({ length: rows }, () => row)));
  const parts = [
    pngSignature,
    pngHeader(width, height),
    ...before,
    chunk('IDAT', pixels),
    chunk('IEND', Buffer.alloc(0)),
  ];
  return Buffer.concat(parts);
}

/** AVC configuration of the baseline profile, level 3.1. */
const avcConfiguration = Uint8Array.from([
  1, 0x42, 0xc0, 0x1f, 0xff, 0xe1, 0, 9, 0x67, 0x42, 0xc0, 0x1f, 0xda, 0x01, 0x40, 0x16, 0xe8, 1, 0, 4, 0x68,
  0xce, 0x3c, 0x80,
]);

/** Returns a video of one frame per second; its frames hold no picture, as no decoder reads them. */
export async function mp4(
  width: number,
  height: number,
  seconds: number,
  bytesPerSecond = 64,
): Promise<Buffer> {
  const target = new BufferTarget();
  const output = new Output({ format: new Mp4OutputFormat({ fastStart: 'in-memory' }), target });
  const video = new EncodedVideoPacketSource('avc');
  output.addVideoTrack(video);
  await output.start();
  for (let second = 0; second < seconds; second++) {
    const packet = new EncodedPacket(
      new Uint8Array(bytesPerSecond),
      'key',
      second,
      Math.min(1, seconds - second),
    );
    const decoderConfig = {
      codec: 'avc1.42c01f',
      codedWidth: width,
      codedHeight: height,
      description: avcConfiguration,
    };
    await video.add(packet, { decoderConfig });
  }
  await output.finalize();
  return Buffer.from(target.buffer ?? new ArrayBuffer(0));
}
