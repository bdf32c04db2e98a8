import { type CtaBlock, type DisplayMode, readCta } from './edid-cta.ts';
import { manufacturers } from './edid-manufacturers.ts';
import { detailedMode, establishedModes, standardModes } from './edid-modes.ts';

/** A display's description of itself on HDMI (VESA E-EDID 1.4, CTA-861). Null: not stated. */
export interface Edid {
  /** Problem of the block: it is no EDID, ends too early, or was damaged in transfer; readable parts are kept. */
  problem: 'notEdid' | 'cutOff' | 'checksum' | null;
  /** EDID version, such as `1.3`. */
  version: string | null;
  /** Three letters as registered with UEFI; `manufacturer` is their owner's name, for makers of televisions. */
  manufacturer_id: string | null;
  manufacturer: string | null;
  name: string | null;
  product_code: number | null;
  serial_number: string | null;
  /** Week of production; null with a model year. */
  week: number | null;
  year: number | null;
  width_cm: number | null;
  height_cm: number | null;
  /** Position in the tree of HDMI devices, as in CEC: `1.0.0.0`. */
  physical_address: string | null;
  /** Modes, the preferred one first, then from large to small. */
  modes: DisplayMode[];
  /** Audio formats with their channel counts, such as Dolby Digital Plus with 8. */
  audio: { format: string; channels: number }[];
  /** HDR formats: `HDR10`, `HLG`, `HDR`. */
  hdr: string[];
}

const blockSize = 128;
const header = [0, 255, 255, 255, 255, 255, 255, 0];
/** Offsets of the four descriptors in the base block. */
const descriptors = [54, 72, 90, 108];
const [serialTag, nameTag] = [0xff, 0xfc];

const nothing: Edid = {
  problem: 'notEdid',
  version: null,
  manufacturer_id: null,
  manufacturer: null,
  name: null,
  product_code: null,
  serial_number: null,
  week: null,
  year: null,
  width_cm: null,
  height_cm: null,
  physical_address: null,
  modes: [],
  audio: [],
  hdr: [],
};

/** Reads the hexadecimal text of TR-135 `DisplayDevice.EEDID`. Never throws: a display may send anything. */
export function parseEdid(hex: string): Edid {
  const bytes = bytesOf(hex);
  if (bytes.length < blockSize || !header.every((byte, at) => bytes[at] === byte)) return nothing;
  const at = (index: number) => bytes[index] ?? 0;
  const blocks = Array.from({ length: Math.floor(bytes.length / blockSize) }, (_, block) =>
    bytes.subarray(block * blockSize, (block + 1) * blockSize),
  );
  const [base = bytes, ...extensions] = blocks;
  const isWhole = blocks.length > at(126);
  const isSound = blocks.slice(0, at(126) + 1).every(sumsUp);
  const letters = manufacturerOf(at(8), at(9));
  const cta = extensions.filter((block) => block[0] === 0x02 && sumsUp(block)).map(readCta);
  const year = at(17) + 1990;
  const number = base.slice(12, 16).reduceRight((sum, byte) => sum * 256 + byte, 0);
  return {
    problem: !isWhole ? 'cutOff' : isSound ? null : 'checksum',
    version: `${at(18)}.${at(19)}`,
    manufacturer_id: letters,
    manufacturer: manufacturers[letters] ?? null,
    name: textOf(base, nameTag),
    product_code: at(10) + at(11) * 256,
    serial_number: textOf(base, serialTag) ?? (number === 0 ? null : String(number)),
    week: at(16) >= 1 && at(16) <= 54 ? at(16) : null,
    year,
    // If one byte is zero, they hold an aspect ratio, or nothing: a projector has no size.
    width_cm: at(21) > 0 && at(22) > 0 ? at(21) : null,
    height_cm: at(21) > 0 && at(22) > 0 ? at(22) : null,
    physical_address: cta.find(({ address }) => address !== null)?.address ?? null,
    modes: modesOf(base, cta),
    audio: cta.flatMap(({ audio }) => audio),
    hdr: [...new Set(cta.flatMap(({ hdr }) => hdr))],
  };
}

/** Parses the hexadecimal text, which devices write with or without `0x`, spaces and capitals. */
function bytesOf(hex: string): Uint8Array {
  const digits = hex.replace(/^0x/i, '').replace(/[\s:]/g, '');
  if (!/^(?:[0-9a-f]{2})*$/i.test(digits)) return new Uint8Array();
  return Uint8Array.from(digits.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}

/** Checks that the bytes of a block add up to zero. */
const sumsUp = (block: Uint8Array): boolean => block.reduce((sum, byte) => sum + byte, 0) % 256 === 0;

/** Decodes three letters of five bits each. */
function manufacturerOf(high: number, low: number): string {
  const letters = high * 256 + low;
  return String.fromCharCode(...[letters >> 10, letters >> 5, letters].map((bits) => 64 + (bits & 31)));
}

/** Returns the text of a descriptor in the base block: up to thirteen characters, ended by a line feed. */
function textOf(base: Uint8Array, tag: number): string | null {
  const start = descriptors.find(
    (from) => base[from] === 0 && base[from + 1] === 0 && base[from + 3] === tag,
  );
  if (start === undefined) return null;
  const [text = ''] = String.fromCharCode(...base.slice(start + 5, start + 18)).split('\n');
  const shown = text.replace(/[^\x20-\x7e]/g, '').trim();
  return shown === '' ? null : shown;
}

function modesOf(base: Uint8Array, cta: readonly CtaBlock[]): DisplayMode[] {
  const own = descriptors.flatMap((from) => detailedMode(base, from) ?? []);
  const [preferred] = own;
  const others = [
    ...own.slice(1),
    ...cta.flatMap(({ modes }) => modes),
    ...standardModes(base),
    ...establishedModes(base),
  ].toSorted((a, b) => b.height - a.height || b.width - a.width || b.refresh - a.refresh);
  const all = preferred ? [{ ...preferred, preferred: true }, ...others] : others;
  const name = (mode: DisplayMode) =>
    `${mode.width}x${mode.height}${mode.interlaced ? 'i' : 'p'}${Math.round(mode.refresh)}`;
  return [...new Map(all.toReversed().map((mode) => [name(mode), mode])).values()].toReversed();
}
