import { encode } from 'iconv-lite';
import { describe, expect, test } from 'vitest';
import type { FileEncoding } from '#domain/file-encodings.ts';
import { detectedEncoding } from './detect.ts';

/**
 * Texts that were not used for the character lists: names of countries, languages and currencies in the data of Unicode
 * (CLDR).
 */
const codes = {
  region:
    'AF AL DZ AR AU AT BD BE BR BG CA CL CN CO HR CZ DK EG FI FR DE GR HU IN ID IR IQ IE IL IT JP KZ KE KR MY MX MN NL NZ NG NO PK PE PH PL PT QA RO RU SA SG ZA ES SE CH TH TR UA AE GB US VN ZM',
  language:
    'af ar hy az bn bg ca zh hr cs da nl en et fi fr ka de el he hi hu id it ja kk ko lv lt ms mn no fa pl pt ro ru sk sl es sw sv th tr uk vi',
  currency: 'USD EUR KRW JPY CNY GBP ZAR RUB INR BRL CHF SEK NOK TRY THB VND',
} as const;
const wordsIn = (locale: string): string[] =>
  (['region', 'language', 'currency'] as const).flatMap((type) => {
    const names = new Intl.DisplayNames(locale, { type });
    return codes[type].split(' ').map((code) => names.of(code) ?? '');
  });

const languages: [string, FileEncoding, string][] = [
  ['ko', 'euc-kr', 'cp949'],
  ['zh', 'gb18030', 'gb18030'],
  ['zh-Hant', 'big5', 'big5'],
  ['ja', 'shift_jis', 'shiftjis'],
  ['ru', 'windows-1251', 'win1251'],
  ['de', 'windows-1252', 'win1252'],
  ['fr', 'windows-1252', 'win1252'],
];

function filesIn(locale: string, table: string, rows: number): Buffer[] {
  const words = wordsIn(locale).filter((word) => /[^\0-\x7f]/.test(word));
  const files: Buffer[] = [];
  for (let at = 0; at + rows <= words.length; at += rows) {
    const lines = words
      .slice(at, at + rows)
      .map((word, n) => `FW${n},0A:F1:E1:77:00:0B,KSTB2020,${word}\r\n`);
    files.push(encode(`deviceSn,macAddr,modelName,deviceName\r\n${lines.join('')}`, table));
  }
  return files;
}

describe.each(languages)('files in %s', (locale, encoding, table) => {
  test.each([1, 2, 3])('with %i rows are never certainly in another encoding', (rows) => {
    const found = filesIn(locale, table, rows).map(detectedEncoding);
    expect(found.length).toBeGreaterThan(5);
    expect(found.filter((each) => each.encoding !== encoding && each.alternatives.length === 0)).toEqual([]);
    // The right one is among those that a person can choose.
    expect(
      found.filter((each) => each.encoding !== encoding && !each.alternatives.includes(encoding)),
    ).toEqual([]);
  });

  test('with eight rows and more are certain', () => {
    for (const rows of [8, 12])
      for (const file of filesIn(locale, table, rows))
        expect(detectedEncoding(file)).toEqual({ encoding, alternatives: [] });
  });
});

test.each<[string, FileEncoding, string]>([
  ['北京路由器', 'gb18030', 'gb18030'],
  ['深圳市创维客厅', 'gb18030', 'gb18030'],
  ['台北客廳上網盒', 'big5', 'big5'],
  ['안방 셋톱박스', 'euc-kr', 'cp949'],
  ['한빛 거실', 'euc-kr', 'cp949'],
  ['リビング', 'shift_jis', 'shiftjis'],
  ['улица Ленина', 'windows-1251', 'win1251'],
  ['Büro Müller', 'windows-1252', 'win1252'],
])('one row with %s is certain to be %s', (name, encoding, table) => {
  const bytes = encode(
    `deviceSn,macAddr,modelName,deviceName\r\nFW1,02:00:5E:00:00:01,AR2146,${name}`,
    table,
  );
  expect(detectedEncoding(bytes)).toEqual({ encoding, alternatives: [] });
});

test('lets a person decide about a word that is valid UTF-8 by accident', () => {
  const bytes = encode('deviceSn,deviceName\r\nFW1,欧元', 'gb18030');
  const { encoding, alternatives } = detectedEncoding(bytes);
  expect([encoding, ...alternatives]).toEqual(expect.arrayContaining(['gb18030', 'utf-8']));
  expect(alternatives).not.toEqual([]);
});
