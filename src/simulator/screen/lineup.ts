import { strFromU8, unzipSync } from 'fflate';
import { PNG } from 'pngjs';

/** Pixels with red, green, blue and opacity, row by row. */
export interface Image {
  width: number;
  height: number;
  rgba: Uint8Array;
}

export interface LineupAd {
  numbers: readonly number[];
  startHour: number;
  endHour: number;
  endDate: string | null;
  position: string;
  lines: readonly string[];
  image: Image | null;
}

/** Display of a metadata set on a box (docs/product/content.md), at half its original size. */
export interface Lineup {
  channels: readonly { number: number; name: string; logo: Image | null }[];
  banner: Image | null;
  ads: readonly LineupAd[];
}

const logoSide = 40;
/** Half of 1280×600. */
const banner = { width: 300, height: 141 };

/** Recently read sets: many boxes of a fleet have the same one. */
const known = new Map<string, Lineup | null>();
const mostKnown = 8;

/** Returns null if this box cannot read the file. */
export function lineupOf(sum: string, bytes: Uint8Array): Lineup | null {
  const before = known.get(sum);
  if (before !== undefined) return before;
  const lineup = read(bytes);
  known.set(sum, lineup);
  for (const oldest of known.keys()) if (known.size > mostKnown) known.delete(oldest);
  return lineup;
}

function read(bytes: Uint8Array): Lineup | null {
  try {
    const files = unzipSync(bytes);
    const list = (name: string): Entry[] => {
      const file = files[name];
      return file ? JSON.parse(strFromU8(file)) : [];
    };
    const image = ({ image: name }: Entry, size: (from: Image) => Pick<Image, 'width' | 'height'>) => {
      const file = files[name];
      return file ? reduced(imageOf(file), size) : null;
    };
    const half = ({ width, height }: Image) => ({
      width: Math.ceil(width / 2),
      height: Math.ceil(height / 2),
    });
    const [first] = list('banners.json');
    return {
      channels: list('channels.json').map((entry) => ({
        number: entry.logicalChannelNumber,
        name: entry.name,
        logo: image(entry, () => ({ width: logoSide, height: logoSide })),
      })),
      banner: first ? image(first, () => banner) : null,
      ads: list('live-ads.json').map((entry) => ({
        numbers: entry.lcnList.split(',').map(Number),
        startHour: entry.startHour,
        endHour: entry.endHour,
        endDate: entry.endDate,
        position: entry.position,
        lines: entry.description.split('\n').filter((line) => line !== ''),
        image: image(entry, half),
      })),
    };
  } catch {
    return null;
  }
}

interface Entry {
  name: string;
  image: string;
  logicalChannelNumber: number;
  lcnList: string;
  startHour: number;
  endHour: number;
  endDate: string | null;
  position: string;
  description: string;
}

function imageOf(file: Uint8Array): Image {
  const { width, height, data } = PNG.sync.read(Buffer.from(file));
  return { width, height, rgba: data };
}

/** Averages the pixels within each pixel. */
function reduced(from: Image, sizeOf: (from: Image) => Pick<Image, 'width' | 'height'>): Image {
  const { width, height } = sizeOf(from);
  const rgba = new Uint8Array(width * height * 4);
  const [across, down] = [from.width / width, from.height / height];
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const sum = [0, 0, 0, 0];
      let count = 0;
      for (let row = Math.floor(y * down); row < Math.max((y + 1) * down, y * down + 1); row += 1)
        for (
          let column = Math.floor(x * across);
          column < Math.max((x + 1) * across, x * across + 1);
          column += 1
        ) {
          const at = (Math.min(row, from.height - 1) * from.width + Math.min(column, from.width - 1)) * 4;
          for (let part = 0; part < 4; part += 1) sum[part] = (sum[part] ?? 0) + (from.rgba[at + part] ?? 0);
          count += 1;
        }
      for (let part = 0; part < 4; part += 1) rgba[(y * width + x) * 4 + part] = (sum[part] ?? 0) / count;
    }
  return { width, height, rgba };
}

/** Tells if an ad is shown on a channel at a local time, `YYYY-MM-DDTHH`; its hours may pass midnight. */
export function isShown(
  { numbers, startHour, endHour, endDate }: LineupAd,
  channel: number,
  now: string,
): boolean {
  const hour = Number(now.slice(11, 13));
  const inHours =
    endHour > startHour ? hour >= startHour && hour < endHour : hour >= startHour || hour < endHour;
  return numbers.includes(channel) && inHours && (endDate === null || now.slice(0, 10) <= endDate);
}
