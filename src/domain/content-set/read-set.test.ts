import { strToU8, type Zippable, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { png } from '#tests/support/media.ts';
import { checkSet, openSet } from './read-set.ts';
import { setProblemText } from './texts.ts';

const json = (value: unknown) => strToU8(JSON.stringify(value));
const channel = { id: 'c1', name: 'News', logicalChannelNumber: 7, image: 'images/a.png' };
const ad = {
  id: 'l1',
  name: 'Coffee',
  lcnList: '7',
  endDate: null,
  startHour: 0,
  endHour: 24,
  position: 'bottom',
  description: '',
  image: 'images/ad.png',
};
const banner = { id: 'b1', name: 'Sale', image: 'images/banner.png' };
const good: Zippable = {
  'channels.json': json([channel]),
  'live-ads.json': json([ad]),
  'images/a.png': png(106, 106),
  'images/ad.png': png(300, 80),
  'images/banner.png': png(1280, 600),
};
const zip = (files: Zippable): Uint8Array<ArrayBuffer> => new Uint8Array(zipSync(files));
const withFile = (name: string, file: Zippable[string]) => zip({ ...good, [name]: file });
const problemOf = async (bytes: Uint8Array<ArrayBuffer>) => {
  const checked = await checkSet(bytes);
  if (!('problem' in checked)) return null;
  for (const text of Object.values(setProblemText(checked.problem))) expect(text).not.toBe('');
  return checked.problem.code;
};

test('reads a set with its pictures', async () => {
  const checked = await checkSet(zip(good));
  if ('problem' in checked) throw new Error(checked.problem.code);
  expect(checked.set.lineup).toMatchObject({
    channel: [channel],
    liveAd: [ad],
    banner: [],
    radioChannel: [],
  });
  expect(await checked.set.picture('images/none.png')).toBeNull();
});

/** Returns the archive with another value in the directory entry of one file. */
function patched(name: string, offset: number, value: number, bytes = zip(good)): Uint8Array<ArrayBuffer> {
  const view = new DataView(bytes.buffer);
  const end = bytes.length - 22;
  for (let at = view.getUint32(end + 16, true); at < end; ) {
    const length = view.getUint16(at + 28, true);
    if (new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + length)) === name)
      view.setUint32(at + offset, value, true);
    at += 46 + length + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return bytes;
}
const inDirectory = { method: 10, size: 24, attributes: 38, at: 42 };
const bomb = zip({ ...good, 'vods.json': new Uint8Array(30_000_000) });
const text = 'channels.json';

test.each([
  ['nothing', new Uint8Array(), 'notZip'],
  ['a text', new Uint8Array(strToU8('hello, this is no archive at all')), 'notZip'],
  ['a cut archive', zip(good).slice(0, -40), 'notZip'],
  ['bytes behind the archive', new Uint8Array([...zip(good), 0]), 'notZip'],
  ['more than 20 MB', new Uint8Array(20 * 1024 ** 2 + 1), 'tooLarge'],
  ['no channels', zip({ 'live-ads.json': json([]) }), 'noChannels'],
  ['a path out of the archive', withFile('../evil.json', json([])), 'path'],
  ['an absolute path', withFile('/etc/passwd', json([])), 'path'],
  ['a path of Windows', withFile('images\\a.png', png(1, 1)), 'path'],
  ['a folder', withFile('images/', new Uint8Array()), 'path'],
  ['a path with a null', withFile('channels.json\0.png', json([])), 'path'],
  [
    'a symbolic link',
    withFile('vods.json', [strToU8('/etc/passwd'), { os: 3, attrs: 0o120777 << 16 }]),
    'link',
  ],
  ['a device', withFile('vods.json', [strToU8(''), { os: 3, attrs: 0o020666 << 16 }]), 'link'],
  ['a program', withFile('run.sh', strToU8('#!/bin/sh')), 'unknown'],
  ['an archive in the archive', withFile('images/a.zip', zip(good)), 'unknown'],
  ['an encrypted file', patched(text, 8, 1), 'packed'],
  ['an unknown packing', patched(text, inDirectory.method, 12), 'packed'],
  ['more unpacked than it may have', patched(text, inDirectory.size, 0x7fffffff), 'tooMuch'],
  ['a size that is too small', patched('vods.json', inDirectory.size, 100, bomb.slice()), 'damaged'],
  ['a size that is too large', patched(text, inDirectory.size, 1_000_000), 'damaged'],
  ['a file that begins outside', patched(text, inDirectory.at, 0xfffffff), 'damaged'],
  ['another checksum', patched(text, 16, 1), 'damaged'],
  ['a list that is no JSON', withFile(text, strToU8('[{')), 'notJson'],
  ['a list that is an object', withFile(text, json({ length: 1 })), 'notJson'],
  ['a list in another encoding', withFile(text, new Uint8Array([0xff, 0xfe, 0x5b])), 'notJson'],
  [
    'a channel without a number',
    withFile(text, json([{ ...channel, logicalChannelNumber: undefined }])),
    'entry',
  ],
  [
    'a channel with a large number',
    withFile(text, json([{ ...channel, logicalChannelNumber: 10_000 }])),
    'entry',
  ],
  ['a name of 10,000 characters', withFile(text, json([{ ...channel, name: 'a'.repeat(10_000) }])), 'entry'],
  ['null as an entry', withFile(text, json([null])), 'entry'],
  ['an ad on channel 1,,2', withFile('live-ads.json', json([{ ...ad, lcnList: '1,,2' }])), 'entry'],
  ['an ad on channel 0', withFile('live-ads.json', json([{ ...ad, lcnList: '0' }])), 'entry'],
  ['an ad on channels 7 and 0', withFile('live-ads.json', json([{ ...ad, lcnList: '7,0' }])), 'entry'],
  ['an ad on channel 0000', withFile('live-ads.json', json([{ ...ad, lcnList: '0000' }])), 'entry'],
  ['an ad from 5 to 5', withFile('live-ads.json', json([{ ...ad, startHour: 5, endHour: 5 }])), 'entry'],
  ['channel 0', withFile(text, json([{ ...channel, logicalChannelNumber: 0 }])), 'entry'],
  ['one number of two channels', withFile('radio-channels.json', json([{ ...channel, id: 'r1' }])), 'entry'],
  [
    'a banner to a channel that is not in the set',
    withFile('banners.json', json([{ ...banner, type: 'Channel', linkId: 'c9' }])),
    'entry',
  ],
  [
    'a banner to a radio channel',
    zip({
      ...good,
      'radio-channels.json': json([{ ...channel, id: 'r1', logicalChannelNumber: 8 }]),
      'banners.json': json([{ ...banner, type: 'Channel', linkId: 'r1' }]),
    }),
    'entry',
  ],
  [
    'an advertisement that leads to a channel',
    withFile('banners.json', json([{ ...banner, type: 'Advertisement', linkId: 'c1' }])),
    'entry',
  ],
  ['an ad in the middle', withFile('live-ads.json', json([{ ...ad, position: 'middle' }])), 'entry'],
  ['an ad that ends at 25', withFile('live-ads.json', json([{ ...ad, endHour: 25 }])), 'entry'],
  [
    'a banner of another type',
    withFile('banners.json', json([{ ...channel, type: 'Script', linkId: null }])),
    'entry',
  ],
  ['a missing picture', withFile(text, json([{ ...channel, image: 'images/b.png' }])), 'noPicture'],
  ['a list as a picture', withFile(text, json([{ ...channel, image: text }])), 'picture'],
  ['a logo of another size', withFile('images/a.png', png(200, 106)), 'picture'],
  ['a renamed picture', withFile('images/a.png', strToU8('GIF89a')), 'picture'],
  ['VOD that is no JSON', withFile('vods.json', strToU8('<vods/>')), 'notJson'],
])('refuses %s', async (_what, bytes, code) => {
  expect(await problemOf(bytes)).toBe(code);
});

test('accepts banners for a channel of the set and for any title', async () => {
  const banners = [
    { ...banner, type: 'Channel', linkId: 'c1' },
    { ...banner, id: 'b2', type: 'VOD', linkId: 'film-1' },
    { ...banner, id: 'b3', type: 'Advertisement', linkId: null },
  ];
  expect(await problemOf(withFile('banners.json', json(banners)))).toBeNull();
});

test('opens a stored set from before these rules, so that it can still be viewed', async () => {
  const { lineup } = await openSet(withFile('live-ads.json', json([{ ...ad, lcnList: '0' }])));
  expect(lineup.liveAd).toMatchObject([{ lcnList: '0' }]);
});

test('refuses a duplicate name', async () => {
  const bytes = zip({ ...good, 'vods.json': json([]), 'vodz.json': json([]) });
  for (let at = 0; at < bytes.length; at++)
    if (new TextDecoder().decode(bytes.subarray(at, at + 4)) === 'vodz') bytes[at + 3] = 's'.charCodeAt(0);
  expect(await problemOf(bytes)).toBe('twice');
});
