import type { Canvas, Colour } from './canvas.ts';

/** Colours of sky, horizon and hills, one set per channel. */
const moods: readonly [Mood, ...Mood[]] = [
  { sky: [32, 78, 140], horizon: [240, 190, 140], hills: [28, 58, 62] },
  { sky: [20, 30, 70], horizon: [150, 110, 150], hills: [22, 24, 46] },
  { sky: [70, 140, 190], horizon: [225, 235, 230], hills: [44, 96, 62] },
  { sky: [90, 40, 70], horizon: [245, 150, 90], hills: [52, 26, 40] },
  { sky: [24, 80, 88], horizon: [180, 220, 200], hills: [20, 54, 52] },
];
interface Mood {
  sky: Colour;
  horizon: Colour;
  hills: Colour;
}

const between = (from: number, to: number, share: number) => Math.round(from + (to - from) * share);
const mixed = (from: Colour, to: Colour, share: number): Colour => [
  between(from[0], to[0], share),
  between(from[1], to[1], share),
  between(from[2], to[2], share),
];

/** Draws the programme: a landscape of the channel, in which the sun and the hills move with each moment. */
export function drawScene(canvas: Canvas, channel: number, moment: number): void {
  const { width, height, bytes } = canvas;
  const { sky, horizon, hills } = moods[channel % moods.length] ?? moods[0];
  for (let y = 0; y < height; y += 1) {
    const [red, green, blue] = mixed(sky, horizon, Math.min(1, y / (height * 0.72)));
    for (let at = y * width * 3; at < (y + 1) * width * 3; at += 3) {
      bytes[at] = red;
      bytes[at + 1] = green;
      bytes[at + 2] = blue;
    }
  }
  const day = (moment % 120) / 120;
  canvas.disc(
    Math.round(day * (width + 80)) - 40,
    between(150, 70, Math.sin(day * Math.PI)),
    26,
    [255, 240, 205],
    0.9,
  );
  for (const [layer, top] of [220, 262].entries()) {
    const colour = mixed(hills, horizon, layer === 0 ? 0.35 : 0);
    const drift = moment * (layer + 1) * 2 + channel * 90;
    for (let x = 0; x < width; x += 1) {
      const wave = 22 * Math.sin((x + drift) / 70) + 12 * Math.sin((x + drift) / 31 + layer);
      for (let y = Math.round(top + wave); y < height; y += 1) canvas.point(x, y, colour);
    }
  }
}
