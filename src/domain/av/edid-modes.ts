/** A picture format that a display supports. */
export interface DisplayMode {
  width: number;
  height: number;
  /** Frames per second, or fields if interlaced; rounded to hundredths. */
  refresh: number;
  interlaced: boolean;
  preferred: boolean;
}

export const mode = (width: number, height: number, refresh: number, interlaced = false): DisplayMode => ({
  width,
  height,
  refresh,
  interlaced,
  preferred: false,
});

/** Reads a detailed timing descriptor of 18 bytes (E-EDID 3.10.2); null for any other descriptor. */
export function detailedMode(block: Uint8Array, from: number): DisplayMode | null {
  const at = (index: number) => block[from + index] ?? 0;
  const clock = (at(0) + at(1) * 256) * 10_000;
  const width = at(2) + ((at(4) & 0xf0) << 4);
  const lines = at(5) + ((at(7) & 0xf0) << 4);
  if (clock === 0 || width === 0 || lines === 0) return null;
  const across = width + at(3) + ((at(4) & 0x0f) << 8);
  const down = lines + at(6) + ((at(7) & 0x0f) << 8);
  const interlaced = (at(17) & 0x80) !== 0;
  const refresh = Math.round((clock / (across * (interlaced ? down + 0.5 : down))) * 100) / 100;
  return mode(width, interlaced ? lines * 2 : lines, refresh, interlaced);
}

const ratios = [10 / 16, 3 / 4, 4 / 5, 9 / 16];

/** Reads the eight standard timings (E-EDID 3.9). */
export function standardModes(base: Uint8Array): DisplayMode[] {
  return Array.from(
    { length: 8 },
    (_, at) => [base[38 + at * 2] ?? 1, base[39 + at * 2] ?? 1] as const,
  ).flatMap(([first, second]) => {
    // The bytes 01 01 mark an unused timing.
    if (first <= 1) return [];
    const width = (first + 31) * 8;
    return [mode(width, Math.round(width * (ratios[second >> 6] ?? 0)), (second & 63) + 60)];
  });
}

/** Timings by the bits of bytes 35 and 36, the highest bit first (E-EDID 3.8). */
const established: [width: number, height: number, refresh: number, interlaced?: boolean][] = [
  [720, 400, 70],
  [720, 400, 88],
  [640, 480, 60],
  [640, 480, 67],
  [640, 480, 72],
  [640, 480, 75],
  [800, 600, 56],
  [800, 600, 60],
  [800, 600, 72],
  [800, 600, 75],
  [832, 624, 75],
  [1024, 768, 87, true],
  [1024, 768, 60],
  [1024, 768, 70],
  [1024, 768, 75],
  [1280, 1024, 75],
];

export function establishedModes(base: Uint8Array): DisplayMode[] {
  const bits = (base[35] ?? 0) * 256 + (base[36] ?? 0);
  return established.filter((_, at) => (bits & (0x8000 >> at)) !== 0).map((known) => mode(...known));
}
