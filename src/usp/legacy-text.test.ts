import { encode } from 'iconv-lite';
import { describe, expect, test } from 'vitest';
import { legacyText } from './legacy-text.ts';

describe('names of networks that are not UTF-8', () => {
  test.each([
    ['우리집', 'euc-kr'],
    ['카페 2층 5G', 'euc-kr'],
    ['我的网络', 'gbk'],
    ['张家WiFi', 'gbk'],
  ])('%s in %s is decoded', (name, encoding) => {
    expect(legacyText(encode(name, encoding))).toBe(name);
  });

  test.each([
    ['a lone accented letter', encode('Café', 'win1252')],
    ['several accented letters', encode('Müller Straße', 'win1252')],
    ['one pair, which could be either', encode('집', 'euc-kr')],
    ['a cut pair', encode('우리집', 'euc-kr').subarray(0, 5)],
    ['random bytes', Uint8Array.of(0xff, 0xfe, 0x80, 0x00)],
  ])('%s is left alone', (_, bytes) => {
    expect(legacyText(bytes)).toBeNull();
  });
});
