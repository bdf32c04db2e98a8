import { letterRows, points } from './letters.ts';

/** A letter at a size: the coverage of each pixel, from 0 to 1, row by row. */
export interface Glyph {
  width: number;
  height: number;
  covered: Float32Array;
}

const known = new Map<string, Glyph>();

export function glyph(character: string, height: number): Glyph {
  const key = `${height}${character}`;
  const cached = known.get(key);
  if (cached) return cached;
  const made = reduced(doubled(doubled(doubled(points(character)))), height);
  known.set(key, made);
  return made;
}

/** Scale2x: doubles the pixels, and rounds a corner between two equal sides. */
function doubled(from: boolean[][]): boolean[][] {
  const of = (row: number, column: number) => from[row]?.[column] ?? false;
  const to: boolean[][] = Array.from({ length: from.length * 2 }, () => []);
  for (const [row, line] of from.entries()) {
    for (const [column, point] of line.entries()) {
      const up = of(row - 1, column);
      const down = of(row + 1, column);
      const left = of(row, column - 1);
      const right = of(row, column + 1);
      const flat = up === down || left === right;
      const corner = (one: boolean, other: boolean) => (!flat && one === other ? one : point);
      to[2 * row]?.push(corner(left, up), corner(up, right));
      to[2 * row + 1]?.push(corner(left, down), corner(down, right));
    }
  }
  return to;
}

/** Averages the points within each pixel. */
function reduced(from: boolean[][], height: number): Glyph {
  const step = from.length / height;
  const across = from[0]?.length ?? 0;
  const width = Math.max(1, Math.round(across / step));
  const covered = new Float32Array(width * height);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      let set = 0;
      let all = 0;
      for (let row = Math.floor(y * step); row < Math.max((y + 1) * step, y * step + 1); row += 1) {
        for (let column = Math.floor(x * step); column < (x + 1) * step; column += 1) {
          all += 1;
          if (from[row]?.[column]) set += 1;
        }
      }
      covered[y * width + x] = all === 0 ? 0 : set / all;
    }
  }
  return { width, height, covered };
}

/** Returns the distance between two letters. */
export const gap = (height: number): number => Math.max(1, Math.round(height / letterRows));

export function widthOf(text: string, height: number): number {
  return [...text].reduce((sum, character) => sum + glyph(character, height).width + gap(height), 0);
}
