import { describe, expect, test } from 'vitest';
import { PictureParser } from './picture-parser.ts';

const head = {
  taskId: 'capture-1',
  contentType: 'image/png',
  takenAt: '2027-01-15T08:00:00.000Z',
  receivedAt: '2027-01-15T08:00:00.040Z',
};
/** A picture whose bytes look like lines themselves. */
const written = (sequence: number, picture: readonly number[], more = {}): number[] => [
  ...new TextEncoder().encode(`${JSON.stringify({ ...head, sequence, bytes: picture.length, ...more })}\n`),
  ...picture,
];
const lineFeed = 10;
const first = [lineFeed, lineFeed, 123, 0, 255];
const second = [125, 10];
const both = [lineFeed, ...written(1, first), ...written(2, second)];

describe('a reading of pictures', () => {
  test.each([1, 2, 3, 7, 64, 1_000])('is taken apart in chunks of %i bytes', (size) => {
    const parser = new PictureParser();
    const pictures = [];
    for (let at = 0; at < both.length; at += size)
      pictures.push(...parser.push(Uint8Array.from(both.slice(at, at + size))));
    expect(pictures).toEqual([
      { ...head, sequence: 1, picture: Uint8Array.from(first) },
      { ...head, sequence: 2, picture: Uint8Array.from(second) },
    ]);
  });

  test('may have no picture at all', () => {
    expect(new PictureParser().push(Uint8Array.of(lineFeed))).toEqual([]);
  });

  test('gives a picture when its last byte has come, not before', () => {
    const parser = new PictureParser();
    const bytes = written(1, first);
    expect(parser.push(Uint8Array.from(bytes.slice(0, -1)))).toEqual([]);
    expect(parser.push(Uint8Array.from(bytes.slice(-1)))).toHaveLength(1);
    expect(parser.push(new Uint8Array())).toEqual([]);
  });

  test.each([
    ['of another type', written(1, first, { contentType: 'image/svg+xml' })],
    ['without a size', written(1, first, { bytes: -1 })],
    ['of a size that no picture has', written(1, first, { bytes: 9e9 })],
    ['that is no JSON', [...new TextEncoder().encode('<html>\n')]],
    ['that does not end', new Array<number>(5_000).fill(65)],
  ])('with a line %s is refused', (_, bytes) => {
    expect(() => new PictureParser().push(Uint8Array.from(bytes))).toThrow();
  });
});
