import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  booleanOf,
  byName,
  cleanName,
  comparable,
  isFoundIn,
  macPart,
  normalBand,
  normalMac,
  storable,
  uniqueName,
} from './normal.ts';

test('RU-085: reads MAC addresses in any spelling', () => {
  const forms = [
    '0A-52-A4-92-98-C7',
    '0a52.a492.98c7',
    '0a:52:a4:92:98:c7',
    ' 0a 52 a4 92 98 c7 ',
    '\u200b0A52A49298C7',
  ];
  for (const form of forms) expect(normalMac(form)).toBe('0A:52:A4:92:98:C7');
  expect([normalMac('001a'), normalMac('0A:52:A4:92:98:CG')]).toEqual([null, null]);
});

test('finds parts of a MAC address without separators', () => {
  expect(['0A-52', 'a4:92:98', '0a52.a492', '92 98'].map(macPart)).toEqual([
    '0a52',
    'a49298',
    '0a52a492',
    '9298',
  ]);
  expect(['lobby', '10.0.0.1', '0a', '2440-0017'].map(macPart)).toEqual([null, null, null, null]);
});

test('gives bands one spelling', () => {
  expect(['2.4GHZ', '2.4 GHz', '5g', ' 6GHz ', '60GHz'].map(normalBand)).toEqual([
    '2.4GHz',
    '2.4GHz',
    '5GHz',
    '6GHz',
    '60GHz',
  ]);
});

test('reads an unknown spelling of a boolean as unknown, not as "no"', () => {
  expect(['True', '1', ' enabled', 'FALSE', '0', 'maybe', ''].map(booleanOf)).toEqual([
    true,
    true,
    true,
    false,
    false,
    null,
    null,
  ]);
});

describe('names', () => {
  test('contain no invisible characters', () => {
    expect(cleanName('AR2040 ')).toBe('AR2040');
    expect(cleanName('\u202eevil\u202c\u0007 name\ufeff')).toBe('evil  name');
    expect(cleanName('cafe\u0301')).toBe('café');
  });

  test('keep the joiners of scripts and emoji', () => {
    expect(cleanName('👩‍💻 می‌خواهم')).toBe('👩‍💻 می‌خواهم');
  });

  test('are compared without case, composition and blanks', () => {
    expect(comparable('  CAFE\u0301\u00a0 Nord ')).toBe(comparable('café nord'));
    expect(comparable('카페'.normalize('NFD'))).toBe('카페');
  });

  test('are compared in one form, even after other normalisations', () =>
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const once = comparable(text);
        expect(comparable(once)).toBe(once);
        expect(storable(text).includes('\0')).toBe(false);
        expect(storable(text).isWellFormed()).toBe(true);
      }),
    ));

  test('that must differ are stored as people read them', () => {
    expect(uniqueName(' Blank\u00a0 \u200bx\t')).toBe('Blank x');
    expect(uniqueName('\u200b \u2060')).toBe('');
  });

  test('are found in another spelling', () => {
    expect([isFoundIn('wifi', 'Wi-Fi'), isFoundIn('PING', 'Ping test'), isFoundIn('-', 'Ping')]).toEqual([
      true,
      true,
      false,
    ]);
  });
});

test('are sorted by their numbers, ignoring case', () => {
  const sorted = ['ap 1', 'AP 2', 'Ap 10', 'äpfel', 'Zimmer', '거실'];
  const mixed = ['거실', 'Zimmer', 'Ap 10', 'äpfel', 'AP 2', 'ap 1'];
  expect(mixed.toSorted(byName('de'))).toEqual(sorted);
});
