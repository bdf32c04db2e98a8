import type { Image } from '../lineup.ts';
import { gap, glyph, widthOf } from './glyphs.ts';
import { latin } from './latin.ts';

export type Colour = readonly [red: number, green: number, blue: number];
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A canvas of pixels with a byte each for red, green and blue, row by row. */
export class Canvas {
  readonly width: number;
  readonly height: number;
  readonly bytes: Uint8Array;

  constructor(width: number, height: number) {
    this.width = width;
    this.height = height;
    this.bytes = new Uint8Array(width * height * 3);
  }

  /** Blends `share` of the colour, from 0 to 1, over a pixel. */
  point(x: number, y: number, [red, green, blue]: Colour, share = 1): void {
    if (x < 0 || y < 0 || x >= this.width || y >= this.height) return;
    const { bytes } = this;
    const at = (y * this.width + x) * 3;
    const over = (below: number | undefined, above: number) =>
      Math.round((below ?? 0) + (above - (below ?? 0)) * share);
    bytes[at] = over(bytes[at], red);
    bytes[at + 1] = over(bytes[at + 1], green);
    bytes[at + 2] = over(bytes[at + 2], blue);
  }

  /** Fills a rectangle with rounded corners. */
  fill({ x, y, width, height }: Box, colour: Colour, share = 1, radius = 0): void {
    for (let row = 0; row < height; row += 1) {
      const fromEdge = Math.min(row, height - 1 - row);
      const missing = radius - fromEdge - 0.5;
      const inset = missing > 0 ? Math.round(radius - Math.sqrt(radius * radius - missing * missing)) : 0;
      for (let column = inset; column < width - inset; column += 1)
        this.point(x + column, y + row, colour, share);
    }
  }

  /** Draws a picture with its upper left corner at this point. */
  image({ width, rgba }: Image, x: number, y: number): void {
    for (let at = 0; at < rgba.length; at += 4) {
      const [red = 0, green = 0, blue = 0, opacity = 0] = rgba.subarray(at, at + 4);
      const place = at / 4;
      this.point(x + (place % width), y + Math.floor(place / width), [red, green, blue], opacity / 255);
    }
  }

  disc(x: number, y: number, radius: number, colour: Colour, share = 1): void {
    const size = 2 * radius;
    this.fill({ x: x - radius, y: y - radius, width: size, height: size }, colour, share, radius);
  }

  /** Draws one line of text with its upper left corner at this point; other scripts are transliterated to Latin. */
  text(text: string, x: number, y: number, height: number, colour: Colour): void {
    let left = x;
    for (const character of latin(text)) {
      const { width, covered } = glyph(character, height);
      for (const [at, share] of covered.entries())
        if (share > 0) this.point(left + (at % width), y + Math.floor(at / width), colour, share);
      left += width + gap(height);
    }
  }

  textRight(text: string, x: number, y: number, height: number, colour: Colour): void {
    this.text(text, x - widthOf(latin(text), height), y, height, colour);
  }

  textCentred(text: string, y: number, height: number, colour: Colour): void {
    this.text(text, Math.round((this.width - widthOf(latin(text), height)) / 2), y, height, colour);
  }
}

/** Wraps words into lines of this width; a longer word is broken. */
export function wrapped(text: string, height: number, width: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of latin(text).split(/\s+/)) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (widthOf(longer, height) <= width) {
      line = longer;
      continue;
    }
    if (line !== '') lines.push(line);
    line = '';
    for (const character of word) {
      if (widthOf(line + character, height) > width) {
        lines.push(line);
        line = '';
      }
      line += character;
    }
  }
  return line === '' ? lines : [...lines, line];
}
