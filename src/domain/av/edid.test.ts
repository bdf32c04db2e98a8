import { describe, expect, test } from 'vitest';
import { parseEdid } from './edid.ts';

/** Blocks as televisions and monitors send them; the serial numbers are invented. */
const ultraHd =
  '00FFFFFFFFFFFF001E6DA2C0010101010120010380A05A780AEE91A3544C99260F5054210800010101010101010101010101010101010' +
  '8E80030F2705A80B0588A0040846300001E000000FC004C472054562053534352320A20000000FF0031323334353637380A2020202000' +
  '0000FD00184B0F883C000A20202020202001';

/** Sets the last byte of each block so that its bytes add up to zero. */
function closed(hex: string): string {
  const blocks = hex.match(/.{1,256}/g) ?? [];
  return blocks
    .map((block) => {
      const bytes = (block.padEnd(256, '0').match(/../g) ?? [])
        .map((pair) => Number.parseInt(pair, 16))
        .slice(0, 127);
      const rest = (256 - (bytes.reduce((sum, byte) => sum + byte, 0) % 256)) % 256;
      return [...bytes, rest].map((byte) => byte.toString(16).padStart(2, '0')).join('');
    })
    .join('');
}

/** Extension block with video codes 97 and 16, LPCM of two channels, HDMI at 1.0.0.0, HDR10 and HLG. */
const extension = '020317F14261102309570767030C001000803CE3060D01';
const television = `${closed(`${ultraHd.slice(0, 252)}0100`)}${closed(extension)}`;

describe('an EDID of a current television', () => {
  const edid = parseEdid(television);

  test('contains manufacturer, date and size', () => {
    expect(edid).toMatchObject({
      problem: null,
      version: '1.3',
      manufacturer_id: 'GSM',
      manufacturer: 'LG',
      name: 'LG TV SSCR2',
      product_code: 0xc0a2,
      serial_number: '12345678',
      week: 1,
      year: 2022,
      width_cm: 160,
      height_cm: 90,
      physical_address: '1.0.0.0',
    });
  });

  test('contains its video and audio formats', () => {
    expect(edid.modes[0]).toEqual({
      width: 3840,
      height: 2160,
      refresh: 60,
      interlaced: false,
      preferred: true,
    });
    expect(edid.modes).toContainEqual({
      width: 1920,
      height: 1080,
      refresh: 60,
      interlaced: false,
      preferred: false,
    });
    expect(edid.modes).toContainEqual({
      width: 640,
      height: 480,
      refresh: 60,
      interlaced: false,
      preferred: false,
    });
    expect(edid.hdr).toEqual(['HDR10', 'HLG']);
    expect(edid.audio).toEqual([{ format: 'LPCM', channels: 2 }]);
  });

  test('lists each mode once, the preferred one first', () => {
    const names = edid.modes.map(({ width, height, refresh, interlaced }) =>
      [width, height, interlaced, Math.round(refresh)].join(),
    );
    expect(new Set(names).size).toBe(names.length);
    expect(edid.modes.filter(({ preferred }) => preferred)).toHaveLength(1);
  });
});

test('reads the same with spaces, lower case and 0x', () => {
  const spaced = `0x${television.toLowerCase().replace(/../g, '$& ')}`;
  expect(parseEdid(spaced)).toEqual(parseEdid(television));
});

test('an interlaced timing counts the lines of both halves', () => {
  // 1920x1080i at 50 Hz as in CTA-861: 74.25 MHz, 540 + 22 lines, 1920 + 720 pixels per line.
  const interlaced = '011D80D0721C1620102C258000000000009E';
  const hex = closed(`${ultraHd.slice(0, 108)}${interlaced}${ultraHd.slice(144, 252)}0000`);
  expect(parseEdid(hex).modes[0]).toMatchObject({ width: 1920, height: 1080, interlaced: true, refresh: 50 });
});

describe('a damaged EDID', () => {
  test('reports a wrong checksum, and keeps what could be read', () => {
    const wrong = `${television.slice(0, 254)}00${television.slice(256)}`;
    expect(parseEdid(wrong)).toMatchObject({ problem: 'checksum', name: 'LG TV SSCR2' });
  });

  test('reports an announced extension that is missing', () => {
    expect(parseEdid(television.slice(0, 256))).toMatchObject({
      problem: 'cutOff',
      name: 'LG TV SSCR2',
      hdr: [],
    });
    expect(parseEdid(television.slice(0, 400))).toMatchObject({ problem: 'cutOff', physical_address: null });
  });

  test.each([
    ['', 'nothing'],
    ['00FFFFFFFFFFFF00', 'a header alone'],
    [`FF${television.slice(2)}`, 'another header'],
    ['no hexadecimal text', 'words'],
    ['00F', 'half a byte'],
  ])('%s is no EDID: %s', (hex) => {
    expect(parseEdid(hex)).toMatchObject({ problem: 'notEdid', name: null, modes: [] });
  });

  test('never throws, whatever byte is changed', () => {
    const bytes: string[] = television.match(/../g) ?? [];
    for (let at = 8; at < bytes.length; at++)
      for (const value of ['00', '7f', 'ff'])
        expect(() => parseEdid(bytes.with(at, value).join(''))).not.toThrow();
  });
});
