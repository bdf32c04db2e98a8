import { deflateSync } from 'node:zlib';
import { BufferTarget, EncodedPacket, EncodedVideoPacketSource, Mp4OutputFormat, Output } from 'mediabunny';
import { crc32 } from '#domain/crc32.ts';

type Color = readonly [red: number, green: number, blue: number];

/** Five rows of three dots for each digit. */
const glyphs: readonly string[] = [
  '111101101101111',
  '010110010010111',
  '111001111100111',
  '111001111001111',
  '101101111001001',
  '111100111001111',
  '111100111101111',
  '111001001001001',
  '111101111101111',
  '111101111001111',
];

function chunk(type: string, data: Uint8Array): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}

/** Draws a PNG: a number in white on a color that darkens downwards. */
export function picture(
  width: number,
  height: number,
  color: Color,
  number: number,
): Uint8Array<ArrayBuffer> {
  const dot = Math.max(2, Math.floor(height / 11));
  const text = String(number);
  const left = Math.floor((width - (text.length * 4 - 1) * dot) / 2);
  const top = Math.floor((height - 5 * dot) / 2);
  const isInk = (x: number, y: number): boolean => {
    const [column, row] = [Math.floor((x - left) / dot), Math.floor((y - top) / dot)];
    if (column < 0 || row < 0 || row > 4 || column % 4 === 3) return false;
    return glyphs[Number(text[Math.floor(column / 4)])]?.[row * 3 + (column % 4)] === '1';
  };
  const rows = Buffer.alloc(height * (1 + width * 3));
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const shade = 1 - (0.45 * y) / height;
      const pixel = isInk(x, y) ? ([255, 255, 255] as const) : color.map((part) => part * shade);
      rows.set(pixel, y * (1 + width * 3) + 1 + x * 3);
    }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2], 8);
  return Buffer.from(
    Buffer.concat([
      Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
      chunk('IHDR', header),
      chunk('IDAT', deflateSync(rows)),
      chunk('IEND', Buffer.alloc(0)),
    ]),
  );
}

/** AVC configuration of the baseline profile, level 3.1. */
const avcConfiguration = Uint8Array.from([
  1, 0x42, 0xc0, 0x1f, 0xff, 0xe1, 0, 9, 0x67, 0x42, 0xc0, 0x1f, 0xda, 0x01, 0x40, 0x16, 0xe8, 1, 0, 4, 0x68,
  0xce, 0x3c, 0x80,
]);

/** Builds a video of the size of a boot ad, for simulated set-top boxes: its frames hold no picture. */
export async function video(seconds: number): Promise<Uint8Array<ArrayBuffer>> {
  const target = new BufferTarget();
  const output = new Output({ format: new Mp4OutputFormat({ fastStart: 'in-memory' }), target });
  const source = new EncodedVideoPacketSource('avc');
  output.addVideoTrack(source);
  await output.start();
  for (let second = 0; second < seconds; second++)
    await source.add(new EncodedPacket(new Uint8Array(64), 'key', second, 1), {
      decoderConfig: {
        codec: 'avc1.42c01f',
        codedWidth: 1280,
        codedHeight: 720,
        description: avcConfiguration,
      },
    });
  await output.finalize();
  return new Uint8Array(target.buffer ?? new ArrayBuffer(0));
}
