import { legendOf } from './legend-entries.ts';
import type { ChartProps } from './types.ts';

const space = 16;
const lineHeight = 18;
/** Pixels of the file for each one on the screen, so that it can be printed. */
const scale = 2;

/** Letters of a note in a pixel, on average: a longer note takes several lines, since a picture cannot be scrolled. */
const lettersPerPixel = 1 / 6.4;

/** The drawing as a PNG on the page's own ground, with title, note and legend: a transparent one is unreadable elsewhere. */
export async function pictureOf(drawing: SVGSVGElement, chart: ChartProps): Promise<Blob> {
  const entries = legendOf(chart);
  const width = drawing.width.baseVal.value + 2 * space;
  const notes = [chart.note, chart.source].flatMap((words) =>
    wrapped(words ?? '', Math.floor((width - 2 * space) * lettersPerPixel)),
  );
  const above = space + lineHeight * (1 + notes.length) + 8;
  const height = above + drawing.height.baseVal.value + entries.length * lineHeight + space;
  const style = getComputedStyle(document.documentElement);
  const text = (x: number, y: number, content: string, size: number, colour: string) =>
    `<text x="${x}" y="${y}" font-size="${size}" fill="var(--content-${colour})">${escaped(content)}</text>`;
  const legend = entries.map(({ name, colour, dash, width: thickness }, at) => {
    const y = above + drawing.height.baseVal.value + at * lineHeight + 8;
    return `<line x1="${space}" x2="${space + 20}" y1="${y}" y2="${y}" stroke="${colour}" stroke-width="${thickness}" ${dash ? `stroke-dasharray="${dash}"` : ''}/>${text(space + 28, y + 4, name, 12, 'primary')}`;
  });
  const image = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" font-family="sans-serif">
    <rect width="100%" height="100%" fill="var(--surface-raised)"/>
    ${text(space, space + 12, chart.title, 15, 'primary')}
    ${notes.map((line, at) => text(space, space + 12 + lineHeight * (at + 1), line, 12, 'secondary')).join('')}
    <g transform="translate(${space} ${above})">${drawing.innerHTML}</g>${legend.join('')}</svg>`;
  const coloured = image.replaceAll(/var\((--[\w-]+)\)/g, (_, name: string) =>
    style.getPropertyValue(name).trim(),
  );
  return painted(coloured, width, height);
}

async function painted(image: string, width: number, height: number): Promise<Blob> {
  const picture = new Image();
  picture.src = URL.createObjectURL(new Blob([image], { type: 'image/svg+xml' }));
  await picture.decode();
  const canvas = document.createElement('canvas');
  canvas.width = width * scale;
  canvas.height = height * scale;
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  URL.revokeObjectURL(picture.src);
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('The browser drew no picture'))),
      'image/png',
    );
  });
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Lines of at most so many letters, broken between words. */
export function wrapped(note: string, most: number): string[] {
  const lines: string[] = [];
  for (const word of note.split(' ').filter(Boolean)) {
    const last = lines.at(-1);
    if (last === undefined || last.length + word.length + 1 > most) lines.push(word);
    else lines[lines.length - 1] = `${last} ${word}`;
  }
  return lines;
}
