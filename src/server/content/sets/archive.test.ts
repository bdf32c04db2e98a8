import { expect, test } from 'vitest';
import { mostSetBytes } from '#domain/content-set/files.ts';
import type { ItemRow } from '../lists/kinds.ts';
import { isTooLarge, keyOf, type SetContent } from './archive.ts';

const row = (id: string, sha256: string, size: number): ItemRow => ({
  item_id: id,
  op_id: 'northwind',
  kind: 'banner',
  ordinal: 1,
  name: id,
  lcn: null,
  details: '{"linkId":null,"type":"Advertisement"}',
  sha256,
  file_name: 'a.png',
  size_bytes: size,
  width: 1280,
  height: 600,
  duration_ms: null,
  updater: 'Nora West',
  deleted_at: null,
  modified_at: new Date(0),
});
const lists = (...banner: ItemRow[]): SetContent => ({
  channel: [],
  radioChannel: [],
  banner,
  liveAd: [],
  vods: null,
});

test('does not read pictures of more than 20 MB; a picture that is used twice counts once', () => {
  const half = mostSetBytes / 2;
  expect(isTooLarge(lists(row('a', '1', half), row('b', '2', half)))).toBe(false);
  expect(isTooLarge(lists(row('a', '1', half), row('b', '2', half + 1)))).toBe(true);
  expect(isTooLarge(lists(row('a', '1', half), row('b', '1', half), row('c', '1', half)))).toBe(false);
});

test('keeps the key for another editor, but not for another name, picture or order', () => {
  const [a, b] = [row('a', '1', 1), row('b', '2', 1)];
  expect(keyOf(lists({ ...a, updater: 'Someone', modified_at: new Date(9) }, b))).toBe(keyOf(lists(a, b)));
  for (const other of [lists(b, a), lists({ ...a, name: 'x' }, b), lists({ ...a, sha256: '9' }, b)])
    expect(keyOf(other)).not.toBe(keyOf(lists(a, b)));
});
