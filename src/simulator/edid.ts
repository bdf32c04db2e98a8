/** A television as its EDID describes it. */
export interface Display {
  /** Three letters of its manufacturer. */
  maker: string;
  name: string;
  product: number;
  serial: number;
  week: number;
  year: number;
  widthCm: number;
  heightCm: number;
  ultraHd: boolean;
  cec: boolean;
}

const hex = (bytes: readonly number[]) =>
  bytes.map((byte) => byte.toString(16).padStart(2, '0').toUpperCase()).join('');

/** Appends the last byte, which makes the sum of a block zero. */
const closed = (bytes: readonly number[]): number[] => {
  const filled = [...bytes, ...Array.from({ length: 127 - bytes.length }, () => 0)];
  return [...filled, (256 - (filled.reduce((sum, byte) => sum + byte, 0) % 256)) % 256];
};

/**
 * Timings of CTA-861 for 3840x2160 and 1920x1080 at 60 Hz: clock (10 kHz), then active and blank, horizontal and
 * vertical.
 */
const timings = { ultraHd: [59_400, 3840, 560, 2160, 90], fullHd: [14_850, 1920, 280, 1080, 45] } as const;

function detailed([clock, across, blankAcross, down, blankDown]: readonly [
  number,
  number,
  number,
  number,
  number,
]): number[] {
  const high = (active: number, blank: number) => ((active >> 8) << 4) | (blank >> 8);
  return [
    clock & 255,
    clock >> 8,
    across & 255,
    blankAcross & 255,
    high(across, blankAcross),
    down & 255,
    blankDown & 255,
    high(down, blankDown),
    // Front porch and sync widths, size in millimetres (not given), no border, separate syncs.
    88,
    44,
    0x45,
    0,
    0,
    0,
    0,
    0,
    0,
    0x1e,
  ];
}

const descriptor = (tag: number, text: string): number[] => {
  const written = `${text.slice(0, 12)}\n`.padEnd(13, ' ');
  return [0, 0, 0, tag, 0, ...[...written].map((letter) => letter.charCodeAt(0))];
};

/** Returns the base block and its CTA-861 extension, as hexadecimal text (VESA E-EDID 1.3). */
export function edidOf(display: Display): string {
  const letters = [...display.maker].reduce((bits, letter) => (bits << 5) | (letter.charCodeAt(0) - 64), 0);
  const base = closed([
    0,
    255,
    255,
    255,
    255,
    255,
    255,
    0,
    letters >> 8,
    letters & 255,
    display.product & 255,
    display.product >> 8,
    ...[0, 8, 16, 24].map((shift) => (display.serial >> shift) & 255),
    display.week,
    display.year - 1990,
    1,
    3,
    0x80,
    display.widthCm,
    display.heightCm,
    120,
    0x0a,
    // Chromaticity of ITU-R BT.709.
    0xee,
    0x91,
    0xa3,
    0x54,
    0x4c,
    0x99,
    0x26,
    0x0f,
    0x50,
    0x54,
    // 640x480, 800x600 and 1024x768 at 60 Hz, and no standard timing.
    0x21,
    0x08,
    0,
    ...Array.from({ length: 16 }, () => 1),
    ...detailed(display.ultraHd ? timings.ultraHd : timings.fullHd),
    ...descriptor(0xfc, display.name),
    ...descriptor(0xff, `${display.serial}`),
    // Range limits: 24 to 75 Hz, 15 to 136 kHz, up to 600 MHz.
    0,
    0,
    0,
    0xfd,
    0,
    24,
    75,
    15,
    136,
    60,
    0,
    0x0a,
    0x20,
    0x20,
    0x20,
    0x20,
    0x20,
    0x20,
    1,
  ]);
  return hex([...base, ...extensionOf(display)]);
}

function extensionOf({ ultraHd }: Display): number[] {
  const block = (tag: number, data: readonly number[]) => [(tag << 5) | data.length, ...data];
  const codes = [0x90, 31, 4, 19, 5, 20, 32, 34, 3, 18];
  const collection = [
    ...block(2, ultraHd ? [97, 96, 95, 93, ...codes] : codes),
    // LPCM and Dolby Digital; newer televisions support Dolby Digital Plus, too.
    ...block(1, [0x09, 0x07, 0x07, 0x15, 0x07, 0x50, ...(ultraHd ? [0x57, 0x06, 0x01] : [])]),
    ...block(4, [1, 0, 0]),
    // HDMI at address 1.0.0.0.
    ...block(3, [0x03, 0x0c, 0x00, 0x10, 0x00, 0x80, 0x3c]),
    // HDMI Forum, 600 MHz; HDR10 and HLG.
    ...(ultraHd ? [...block(3, [0xd8, 0x5d, 0xc4, 1, 120, 0x80, 0]), ...block(7, [6, 0x0d, 1])] : []),
  ];
  return closed([2, 3, 4 + collection.length, 0xf1, ...collection]);
}
