import { seriesLook } from './series-look.ts';
import type { ChartProps } from './types.ts';

const space = 16;
const lineHeight = 18;
/** Pixels of the file for each one on the screen, so that it can be printed. */
const scale = 2;

/** The drawing as a PNG on the page's own ground, with title, note and legend: a transparent one is unreadable elsewhere. */
export async function pictureOf(drawing: SVGSVGElement, chart: ChartProps): Promise<Blob> {
  const names = chart.form === 'pie' ? chart.labels : chart.series.map(({ name }) => name);
  const width = drawing.width.baseVal.value + 2 * space;
  const above = space + lineHeight * (chart.note ? 2 : 1) + 8;
  const height = above + drawing.height.baseVal.value + names.length * lineHeight + space;
  const style = getComputedStyle(document.documentElement);
  const text = (x: number, y: number, content: string, size: number, colour: string) =>
    `<text x="${x}" y="${y}" font-size="${size}" fill="var(--content-${colour})">${escaped(content)}</text>`;
  const legend = names.map((name, at) => {
    const y = above + drawing.height.baseVal.value + at * lineHeight + 8;
    const { colour, dash } = seriesLook(at);
    const isLine = chart.form === 'lines';
    return `<line x1="${space}" x2="${space + 20}" y1="${y}" y2="${y}" stroke="${colour}" stroke-width="${isLine ? 2 : 8}" ${isLine && dash ? `stroke-dasharray="${dash}"` : ''}/>${text(space + 28, y + 4, name, 12, 'primary')}`;
  });
  const image = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" font-family="sans-serif">
    <rect width="100%" height="100%" fill="var(--surface-raised)"/>
    ${text(space, space + 12, chart.title, 15, 'primary')}
    ${chart.note ? text(space, space + 12 + lineHeight, chart.note, 12, 'secondary') : ''}
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
