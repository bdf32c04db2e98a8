import { pinLength } from '../interface.ts';
import type { Lineup, LineupAd } from '../lineup.ts';
import type { View } from '../view.ts';
import { Canvas, type Colour, wrapped } from './canvas.ts';
import { widthOf } from './glyphs.ts';
import { png } from './png.ts';
import { drawScene } from './scene.ts';

export const pictureWidth = 640;
export const pictureHeight = 360;

const white: Colour = [244, 247, 252];
const dim: Colour = [160, 172, 192];
const panel: Colour = [13, 19, 33];
const night: Colour = [24, 34, 58];
const accent: Colour = [47, 116, 224];
const red: Colour = [226, 62, 62];
const margin = 32;

/** Draws the screen as a PNG of 640 by 360. */
export function picture(view: View, lineup: Lineup | null): Uint8Array<ArrayBuffer> {
  const canvas = new Canvas(pictureWidth, pictureHeight);
  if (!view.isOff) draw(canvas, view, lineup);
  return png(canvas.width, canvas.height, canvas.bytes);
}

function draw(canvas: Canvas, view: View, lineup: Lineup | null): void {
  drawProgramme(canvas, view);
  if (view.page === 'Live') {
    for (const at of view.ads) drawAd(canvas, lineup?.ads[at]);
    drawLive(canvas, view, lineup);
  } else drawPage(canvas, view, lineup);
  if (view.showsVolume) drawVolume(canvas, view);
  else if (view.isMuted && view.page === 'Live') canvas.textRight('Mute', 608, 84, 16, red);
  if (view.message !== '') drawMessage(canvas, view.message);
  if (view.isWatched) drawWatched(canvas);
}

function drawProgramme(canvas: Canvas, { channel, moment }: View): void {
  if (channel !== '0') drawScene(canvas, Number(channel), moment);
  else {
    canvas.fill({ x: 0, y: 0, width: pictureWidth, height: pictureHeight }, night);
    canvas.textCentred('No channels. Please run a scan.', 170, 20, dim);
  }
}

function drawLive(canvas: Canvas, view: View, lineup: Lineup | null): void {
  const { channel, channelName, clock, typed, notice, playback } = view;
  if (typed !== '') {
    const width = widthOf(`${typed}-`, 32) + 28;
    canvas.fill({ x: 608 - width, y: 24, width, height: 52 }, panel, 0.85, 10);
    canvas.text(`${typed}-`, 622 - width, 34, 32, white);
  }
  if (playback !== 'Playing') badge(canvas, playback === 'FastForward' ? 'Fast forward' : playback);
  if (notice !== '') badge(canvas, notice);
  if (!view.showsBanner || channel === '0') return;
  canvas.fill({ x: margin, y: 268, width: pictureWidth - 2 * margin, height: 68 }, panel, 0.86, 12);
  canvas.fill({ x: margin, y: 280, width: 4, height: 44 }, accent);
  canvas.text(channel, 56, 282, 40, white);
  const logo = lineup?.channels.find(({ number }) => String(number) === channel)?.logo;
  const left = Math.max(112, 68 + widthOf(channel, 40));
  if (logo) canvas.image(logo, left, 282);
  const name = logo ? left + logo.width + 12 : left;
  canvas.text(channelName, name, 278, 28, white);
  canvas.text('Now on air', name, 310, 16, dim);
  canvas.textRight(clock, 588, 288, 28, white);
}

const titles = { Menu: 'Menu', Channels: 'Channels', Settings: 'Settings', PIN: 'PIN' };

function drawPage(canvas: Canvas, view: View, lineup: Lineup | null): void {
  const { page, clock, rows, notice, typed } = view;
  canvas.fill({ x: 0, y: 0, width: pictureWidth, height: pictureHeight }, panel, 0.84);
  if (page === 'Live') return;
  canvas.text(titles[page], margin, 24, 32, white);
  canvas.textRight(clock, pictureWidth - margin, 28, 24, dim);
  canvas.fill({ x: margin, y: 66, width: pictureWidth - 2 * margin, height: 1 }, dim, 0.5);
  for (const [at, { label, value, isFocused }] of rows.entries()) {
    const y = 80 + at * 38;
    const across = page === 'Menu' && lineup?.banner ? 256 : pictureWidth - 2 * margin + 16;
    if (isFocused) canvas.fill({ x: margin - 8, y, width: across, height: 34 }, accent, 1, 8);
    canvas.text(label, margin + 8, y + 7, 20, isFocused ? white : dim);
    canvas.textRight(value, pictureWidth - margin - 8, y + 7, 20, isFocused ? white : dim);
  }
  if (page === 'Menu' && lineup?.banner)
    canvas.image(lineup.banner, pictureWidth - margin - lineup.banner.width, 96);
  if (page === 'PIN') drawPin(canvas, typed.length);
  canvas.textCentred(notice, page === 'PIN' ? 240 : 304, 20, white);
  if (page === 'Settings') {
    canvas.text(view.about, margin, 274, 16, dim);
    canvas.text(view.fetched, margin, 298, 16, white);
  }
  canvas.textRight(hints[page], pictureWidth - margin, 338, 14, dim);
}

/** Position of ads: distances from the edges, above the channel bar. */
const adMargin = 24;
const aboveLine = 256;

function drawAd(canvas: Canvas, ad: LineupAd | undefined): void {
  if (!ad?.image) return;
  const { image, position, lines } = ad;
  const height = image.height + lines.length * 20;
  const isLeft = position === 'topLeft' || position === 'bottomLeft';
  const isRight = position === 'topRight' || position === 'bottomRight';
  const right = pictureWidth - adMargin - image.width;
  const x = isLeft ? adMargin : isRight ? right : Math.round((pictureWidth - image.width) / 2);
  const y = position.startsWith('top') ? adMargin : Math.max(adMargin, aboveLine - height);
  canvas.image(image, x, y);
  if (lines.length === 0) return;
  const width = Math.max(image.width, ...lines.map((line) => widthOf(line, 14) + 16));
  canvas.fill({ x, y: y + image.height, width, height: lines.length * 20 }, panel, 0.86);
  for (const [at, line] of lines.entries())
    canvas.text(line, x + 8, y + image.height + 3 + at * 20, 14, white);
}

const hints = {
  Menu: 'OK: open    Back: television',
  Channels: 'OK: watch    Back: menu',
  Settings: 'Left, right: change    Back: menu',
  PIN: '0 to 9    Left: delete    Back: menu',
};

/** Digits of a PIN are never drawn: a remote viewer sees only their number. */
function drawPin(canvas: Canvas, typed: number): void {
  canvas.textCentred('Enter your PIN', 112, 24, white);
  const across = 64;
  const left = (pictureWidth - pinLength * across) / 2;
  for (let at = 0; at < pinLength; at += 1) {
    const x = left + at * across + 6;
    canvas.fill({ x, y: 160, width: 52, height: 60 }, at === typed ? accent : dim, at === typed ? 1 : 0.3, 8);
    if (at < typed) canvas.disc(x + 26, 190, 9, white);
  }
}

/** The volume is drawn between title and clock, where it covers nothing. */
function drawVolume(canvas: Canvas, { volume, isMuted }: View): void {
  canvas.fill({ x: 312, y: 26, width: 196, height: 34 }, panel, 0.85, 8);
  canvas.text('Vol', 324, 34, 18, white);
  canvas.fill({ x: 364, y: 40, width: 100, height: 6 }, dim, 0.4);
  canvas.fill({ x: 364, y: 40, width: Math.round(volume), height: 6 }, isMuted ? dim : accent);
  canvas.textRight(isMuted ? 'x' : String(volume), 500, 34, 18, isMuted ? red : white);
}

function drawMessage(canvas: Canvas, message: string): void {
  const width = 480;
  const lines = wrapped(message, 20, width - 48).slice(0, 8);
  const height = 40 + lines.length * 28;
  const y = Math.round((pictureHeight - height) / 2);
  canvas.fill({ x: 80, y, width, height }, white, 0.96, 14);
  for (const [at, line] of lines.entries()) canvas.text(line, 104, y + 24 + at * 28, 20, panel);
}

/** Draws the notice for the person in front of the television that the screen is being viewed. */
function drawWatched(canvas: Canvas): void {
  const text = 'Support is watching';
  const width = widthOf(text, 12) + 32;
  const x = Math.round((pictureWidth - width) / 2);
  canvas.fill({ x, y: 4, width, height: 18 }, panel, 0.8, 8);
  canvas.disc(x + 14, 13, 4, red);
  canvas.text(text, x + 24, 7, 12, white);
}

function badge(canvas: Canvas, text: string): void {
  canvas.fill({ x: margin, y: 26, width: widthOf(text, 18) + 24, height: 34 }, panel, 0.85, 8);
  canvas.text(text, margin + 12, 34, 18, white);
}
