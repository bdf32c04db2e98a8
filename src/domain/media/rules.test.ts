import { describe, expect, test } from 'vitest';
import { chunk, mp4, png, pngHeader, pngSignature, sourceOf } from '#tests/support/media.ts';
import { checkMedia, type MediaUse, mediaRules } from './rules.ts';
import { problemText } from './texts.ts';

const check = async (use: MediaUse, bytes: Uint8Array) => {
  const found = await checkMedia(use, sourceOf(bytes));
  return 'problem' in found ? found.problem.code : found.media;
};
const without = (bytes: Buffer, from: number, to: number) =>
  Buffer.concat([bytes.subarray(0, from), bytes.subarray(to)]);
const changed = (bytes: Buffer, at: number, value: number) => {
  const copy = Buffer.from(bytes);
  copy[at] = value;
  return copy;
};
const logo = png(106, 106);
const end = chunk('IEND', Buffer.alloc(0));

describe('pictures', () => {
  test('given the right size, then a picture is accepted: exactly, or at most for a live ad (A-130)', async () => {
    expect(await check('channel', logo)).toEqual({ width: 106, height: 106, milliseconds: null });
    expect(await check('banner', png(1280, 600))).toMatchObject({ width: 1280, height: 600 });
    expect(await check('liveAd', png(1280, 600))).toMatchObject({ width: 1280 });
    expect(await check('liveAd', png(300, 80))).toMatchObject({ width: 300, height: 80 });
  });

  test.each<[string, MediaUse, () => Buffer, string]>([
    ['no bytes', 'channel', () => Buffer.alloc(0), 'notPng'],
    ['a text', 'channel', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'notPng'],
    [
      'a JPEG under another name',
      'channel',
      () => Buffer.from([0xff, 0xd8, 0xff, 0xe0, ...Buffer.alloc(40)]),
      'notPng',
    ],
    ['a GIF', 'banner', () => Buffer.from('GIF89a'.padEnd(60, '\0')), 'notPng'],
    ['a signature with line ends of another system', 'channel', () => without(logo, 4, 5), 'notPng'],
    ['only a signature', 'channel', () => pngSignature, 'damaged'],
    ['only a header', 'channel', () => Buffer.concat([pngSignature, pngHeader(106, 106)]), 'damaged'],
    ['no pixels', 'channel', () => Buffer.concat([pngSignature, pngHeader(106, 106), end]), 'damaged'],
    ['another size', 'channel', () => png(105, 106), 'resolution'],
    ['another shape', 'channel', () => png(212, 106), 'resolution'],
    ['the size of a live ad', 'banner', () => png(1280, 599), 'resolution'],
    ['too wide', 'liveAd', () => png(1281, 600), 'exceeds'],
    ['too high', 'liveAd', () => png(100, 601), 'exceeds'],
    [
      'a million pixels a side',
      'liveAd',
      () => Buffer.concat([pngSignature, pngHeader(1e6, 1e6), end]),
      'exceeds',
    ],
    ['no width', 'channel', () => Buffer.concat([pngSignature, pngHeader(0, 106), end]), 'damaged'],
    [
      'a depth that does not exist',
      'channel',
      () => Buffer.concat([pngSignature, pngHeader(106, 106, { depth: 3 }), end]),
      'damaged',
    ],
    [
      'a color type that does not exist',
      'channel',
      () => Buffer.concat([pngSignature, pngHeader(106, 106, { color: 5 }), end]),
      'damaged',
    ],
    [
      'an interlace that does not exist',
      'channel',
      () => Buffer.concat([pngSignature, pngHeader(106, 106, { interlace: 2 }), end]),
      'damaged',
    ],
    [
      'an animation',
      'channel',
      () => png(106, 106, { before: [chunk('acTL', Buffer.alloc(8))] }),
      'animated',
    ],
    ['two headers', 'channel', () => png(106, 106, { before: [pngHeader(106, 106)] }), 'damaged'],
    ['cut at the end', 'channel', () => logo.subarray(0, -1), 'damaged'],
    ['cut in the middle', 'channel', () => logo.subarray(0, logo.length >> 1), 'damaged'],
    ['without an end', 'channel', () => logo.subarray(0, -12), 'damaged'],
    ['something behind the end', 'channel', () => Buffer.concat([logo, Buffer.from('x')]), 'damaged'],
    ['a changed byte', 'channel', () => changed(logo, 60, 1), 'damaged'],
    ['a changed checksum', 'channel', () => changed(logo, 30, 1), 'damaged'],
    ['a length beyond the file', 'channel', () => changed(logo, 33, 0x7f), 'damaged'],
    ['too few rows', 'channel', () => png(106, 106, { rows: 105 }), 'damaged'],
    ['too many rows', 'channel', () => png(106, 106, { rows: 1_000 }), 'damaged'],
    [
      'pixels that are not packed',
      'channel',
      () => Buffer.concat([pngSignature, pngHeader(106, 106), chunk('IDAT', Buffer.alloc(200)), end]),
      'damaged',
    ],
    ['more than 4 MB', 'banner', () => Buffer.alloc(mediaRules.banner.most + 1), 'tooLarge'],
    ['an MP4', 'banner', () => Buffer.from('\0\0\0\x18ftypisom'.padEnd(64, '\0'), 'latin1'), 'notPng'],
  ])('%s for a %s is refused', async (_, use, bytes, code) => {
    expect(await check(use, bytes())).toBe(code);
  });
});

describe('videos', () => {
  test('given H.264 of 1280×720 and at most 30 seconds, then it is accepted with its length (CO-075)', async () => {
    expect(await check('bootAd', await mp4(1280, 720, 12))).toEqual({
      width: 1280,
      height: 720,
      milliseconds: 12_000,
    });
    expect(await check('bootAd', await mp4(1280, 720, 30))).toMatchObject({ milliseconds: 30_000 });
  });

  test.each<[string, () => Buffer | Promise<Buffer>, string]>([
    ['no bytes', () => Buffer.alloc(0), 'damaged'],
    ['a picture', () => png(1280, 720), 'notMp4'],
    ['a text', () => Buffer.from('not a video at all, but long enough'), 'notMp4'],
    ['a Matroska file', () => Buffer.from([0x1a, 0x45, 0xdf, 0xa3, ...Buffer.alloc(60)]), 'notMp4'],
    ['too small', () => mp4(640, 360, 2), 'resolution'],
    ['upright', () => mp4(720, 1280, 2), 'resolution'],
    ['31 seconds', () => mp4(1280, 720, 31), 'tooLong'],
    ['cut at the end', async () => (await mp4(1280, 720, 5)).subarray(0, -40), 'damaged'],
    ['cut after its head', async () => (await mp4(1280, 720, 5)).subarray(0, 24), 'damaged'],
    [
      'something behind the end',
      async () => Buffer.concat([await mp4(1280, 720, 5), Buffer.from('abc')]),
      'damaged',
    ],
    ['a box that is longer than the file', async () => changed(await mp4(1280, 720, 5), 0, 0x7f), 'damaged'],
    ['a box without a length', async () => changed(await mp4(1280, 720, 5), 3, 4), 'damaged'],
    ['more than 40 MB', () => Buffer.alloc(mediaRules.bootAd.most + 1), 'tooLarge'],
  ])('%s is refused', async (_, bytes, code) => {
    expect(await check('bootAd', await bytes())).toBe(code);
  });

  test('given another codec, then the file is refused for its codec', async () => {
    const video = await mp4(1280, 720, 2);
    for (let at = video.indexOf('avc1'); at >= 0; at = video.indexOf('avc1', at + 1))
      video.write('hvc1', at, 'latin1');
    expect(['codec', 'damaged']).toContain(await check('bootAd', video));
  });

  test('given mutated headers, then each file is answered in time', async () => {
    const video = await mp4(1280, 720, 3);
    for (let at = 0; at < 400; at += 3) await check('bootAd', changed(video, at, (at * 37) & 0xff));
  });
});

test('has a sentence for each problem in both languages', () => {
  const problem = { code: 'resolution', width: 100, height: 90, needed: '106×106' } as const;
  expect(problemText(problem)).toEqual({
    en: 'Unsupported resolution: 100×90. It must be 106×106.',
    ko: '지원하지 않는 해상도입니다: 100×90. 106×106이어야 합니다.',
  });
  expect(problemText({ code: 'notMp4' }).en).toBe('Only MP4 file format is supported.');
});
