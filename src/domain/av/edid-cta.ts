import { type DisplayMode, detailedMode, mode } from './edid-modes.ts';

export type { DisplayMode };

/** Data of the CTA-861 extension block: features of a television beyond a monitor. */
export interface CtaBlock {
  modes: DisplayMode[];
  audio: { format: string; channels: number }[];
  hdr: string[];
  /** HDMI physical address of the HDMI block, `1.0.0.0`. */
  address: string | null;
}

/** Video identification codes that televisions use (CTA-861-I, table 3): width, height, refresh rate, interlaced. */
const byCode: Readonly<Record<number, readonly [number, number, number, boolean?]>> = {
  1: [640, 480, 60],
  2: [720, 480, 60],
  3: [720, 480, 60],
  4: [1280, 720, 60],
  5: [1920, 1080, 60, true],
  6: [720, 480, 60, true],
  7: [720, 480, 60, true],
  16: [1920, 1080, 60],
  17: [720, 576, 50],
  18: [720, 576, 50],
  19: [1280, 720, 50],
  20: [1920, 1080, 50, true],
  21: [720, 576, 50, true],
  22: [720, 576, 50, true],
  31: [1920, 1080, 50],
  32: [1920, 1080, 24],
  33: [1920, 1080, 25],
  34: [1920, 1080, 30],
  41: [1280, 720, 100],
  47: [1280, 720, 120],
  60: [1280, 720, 24],
  61: [1280, 720, 25],
  62: [1280, 720, 30],
  63: [1920, 1080, 120],
  64: [1920, 1080, 100],
  93: [3840, 2160, 24],
  94: [3840, 2160, 25],
  95: [3840, 2160, 30],
  96: [3840, 2160, 50],
  97: [3840, 2160, 60],
  98: [4096, 2160, 24],
  99: [4096, 2160, 25],
  100: [4096, 2160, 30],
  101: [4096, 2160, 50],
  102: [4096, 2160, 60],
  117: [3840, 2160, 100],
  118: [3840, 2160, 120],
};

const audioFormats = [
  '',
  'LPCM',
  'Dolby Digital',
  'MPEG-1',
  'MP3',
  'MPEG-2',
  'AAC',
  'DTS',
  'ATRAC',
  'One Bit Audio',
  'Dolby Digital Plus',
  'DTS-HD',
  'Dolby TrueHD',
  'DST',
  'WMA Pro',
];
/** Names by bit of the electro-optical transfer functions beyond standard range. */
const ranges = ['', 'HDR', 'HDR10', 'HLG'];
const hdmiOui = [0x03, 0x0c, 0x00];
const [audioTag, videoTag, vendorTag, extendedTag] = [1, 2, 3, 7];
const [staticRangeTag, only420Tag] = [6, 14];

export function readCta(block: Uint8Array): CtaBlock {
  const timings = block[2] ?? 0;
  const end = timings === 0 ? 127 : Math.min(timings, 127);
  const read: CtaBlock = { modes: [], audio: [], hdr: [], address: null };
  for (let from = 4; from < end; ) {
    const length = (block[from] ?? 0) & 31;
    // A data block that runs past its collection is damaged.
    if (from + 1 + length > end) break;
    readDataBlock(read, (block[from] ?? 0) >> 5, block.slice(from + 1, from + 1 + length));
    from += 1 + length;
  }
  if (timings >= 4)
    for (let from = timings; from + 18 <= 127; from += 18) {
      const detailed = detailedMode(block, from);
      if (!detailed) break;
      read.modes.push(detailed);
    }
  return read;
}

function readDataBlock(read: CtaBlock, tag: number, data: Uint8Array): void {
  if (tag === videoTag) read.modes.push(...codedModes(data));
  if (tag === audioTag)
    for (let from = 0; from + 3 <= data.length; from += 3) {
      const first = data[from] ?? 0;
      const format = audioFormats[(first >> 3) & 15];
      if (format) read.audio.push({ format, channels: (first & 7) + 1 });
    }
  if (tag === vendorTag && hdmiOui.every((byte, at) => data[at] === byte) && data.length >= 5) {
    const [high = 0, low = 0] = data.slice(3, 5);
    read.address = [high >> 4, high & 15, low >> 4, low & 15].join('.');
  }
  if (tag === extendedTag && data[0] === only420Tag) read.modes.push(...codedModes(data.slice(1)));
  if (tag === extendedTag && data[0] === staticRangeTag)
    read.hdr.push(...ranges.filter((name, bit) => name !== '' && ((data[1] ?? 0) & (1 << bit)) !== 0));
}

/** Returns the modes of video codes; codes 1 to 64 may have their highest bit set: native to the display. */
const codedModes = (codes: Uint8Array): DisplayMode[] =>
  [...codes].flatMap((code) => {
    const known = byCode[code > 128 && code <= 192 ? code & 127 : code];
    return known ? [mode(...known)] : [];
  });
