import { type CtaBlock, type DisplayMode, readCta } from './edid-cta.ts';
import { manufacturers } from './edid-manufacturers.ts';
import { detailedMode, establishedModes, standardModes } from './edid-modes.ts';

/** What a display says of itself at the HDMI (VESA E-EDID 1.4, CTA-861). Null where it does not say. */
export interface Edid {
  /** The block is no EDID, ends too early, or was damaged in transfer; what could be read is kept. */
  problem: 'notEdid' | 'cutOff' | 'checksum' | null;
  /** `1.3` */
  version: string | null;
  /** Three letters, as registered with UEFI; and whose they are, for those that make televisions. */
  manufacturer_id: string | null;
  manufacturer: string | null;
  name: string | null;
  product_code: number | null;
  serial_number: string | null;
  /** Of production; a model year has no week. */
  week: number | null;
  year: number | null;
  width_cm: number | null;
  height_cm: number | null;
  /** Its place in the tree of HDMI devices, as CEC knows it: `1.0.0.0`. */
  physical_address: string | null;
  /** The preferred one first, then from large to small. */
  modes: DisplayMode[];
  /** `Dolby Digital Plus, 8 channels` without the words: format and channels. */
  audio: { format: string; channels: number }[];
  /** `HDR10`, `HLG`, `HDR` */
  hdr: string[];
}

const blockSize = 128;
const header = [0, 255, 255, 255, 255, 255, 255, 0];
/** Where the four descriptors of the base block begin. */
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

/** Reads the hexadecimal text that TR-135 has as `DisplayDevice.EEDID`. It never throws: a display may send anything. */
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
    // With one of them zero the bytes hold a ratio, or nothing: a projector has no size.
    width_cm: at(21) > 0 && at(22) > 0 ? at(21) : null,
    height_cm: at(21) > 0 && at(22) > 0 ? at(22) : null,
    physical_address: cta.find(({ address }) => address !== null)?.address ?? null,
    modes: modesOf(base, cta),
    audio: cta.flatMap(({ audio }) => audio),
    hdr: [...new Set(cta.flatMap(({ hdr }) => hdr))],
  };
}

/** Devices write it with or without `0x`, spaces and capitals. */
function bytesOf(hex: string): Uint8Array {
  const digits = hex.replace(/^0x/i, '').replace(/[\s:]/g, '');
  if (!/^(?:[0-9a-f]{2})*$/i.test(digits)) return new Uint8Array();
  return Uint8Array.from(digits.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}

/** All bytes of a block add up to zero. */
const sumsUp = (block: Uint8Array): boolean => block.reduce((sum, byte) => sum + byte, 0) % 256 === 0;

/** Five bits a letter. */
function manufacturerOf(high: number, low: number): string {
  const letters = high * 256 + low;
  return String.fromCharCode(...[letters >> 10, letters >> 5, letters].map((bits) => 64 + (bits & 31)));
}

/** Text of a descriptor of the base block: up to thirteen characters, ended by a line feed. */
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
