import { machineCharts } from '#web/features/administration/timeline/statechart/charts.gen.ts';
import type { ChartLayout, Line } from '#web/features/administration/timeline/statechart/layout.ts';

const html = (text: string) => text.replace(/[<>&"]/g, (character) => `&#${character.charCodeAt(0)};`);

/** Colours of the page; `.wide` is replaced by `.narrow` on a phone. */
export const chartStyle = `
.chart{display:flex;flex-wrap:wrap;gap:1rem 2.5rem;align-items:start}.chart svg{flex:none}.chart ol{flex:1 1 16rem;min-width:0;columns:20rem;column-gap:2.5rem;font-size:12px;overflow-wrap:anywhere}
.chart li{break-inside:avoid}.chart rect{fill:Canvas;stroke:currentColor}.chart .first rect{stroke-width:2}.chart text{fill:currentColor;text-anchor:middle;dominant-baseline:central}
.chart .way{fill:none;stroke:var(--line);stroke-width:1.2}.chart .taken .way{stroke:var(--yes);stroke-width:2}.chart .head{fill:var(--line)}.chart .head.taken{fill:var(--yes)}
.chart .words{font:10.5px ui-monospace,monospace;stroke:Canvas;stroke-width:4;paint-order:stroke}.chart .narrow{display:none}.chart .narrow rect+text{font-size:11px}
@media(max-width:560px){.chart .wide{display:none}.chart .narrow{display:block}}
`;

/** Draws a machine as in the console, at both widths, without a script; transitions that were `taken` are solid. */
export function chart(machine: string, taken: (line: Line) => boolean): string {
  const found = machineCharts[machine];
  if (!found) throw new Error(`${machine} has no chart: run node scripts/charts.ts`);
  const [narrow, wide] = found.layouts;
  if (!narrow || !wide) throw new Error(`${machine} has no layout`);
  const isEnd = (state: string) => found.terminal.includes(state);
  const numbered = isNumbered(wide) ? wide.lines : [];
  const list = numbered.map(
    (line) =>
      `<li>${html(line.from)} → ${html(line.to)}: <code>${html(wordsOf(line))}</code>${taken(line) ? '' : ' <span class="open">never</span>'}</li>`,
  );
  return `<div class="chart">
${drawing(machine, wide, 'wide', isEnd, taken)}
${drawing(machine, narrow, 'narrow', isEnd, taken)}
${list.length > 0 ? `<ol>${list.join('')}</ol>` : ''}</div>`;
}

const isNumbered = ({ lines }: ChartLayout) => lines.some(({ kind }) => kind === 'lane');

const wordsOf = ({ events }: Line) =>
  events.map(({ type, guarded }) => (guarded ? `${type} [?]` : type)).join(', ');

function drawing(
  machine: string,
  layout: ChartLayout,
  look: 'wide' | 'narrow',
  isEnd: (state: string) => boolean,
  taken: (line: Line) => boolean,
): string {
  const id = `${machine}-${look}`;
  const head = (name: string) =>
    `<marker id="${id}-${name}" viewBox="0 0 8 8" refX="4" refY="4" markerWidth="7" markerHeight="7" orient="auto" markerUnits="userSpaceOnUse"><path class="head ${name}" d="M0 0L8 4L0 8Z"/></marker>`;
  const ways = layout.lines.map((line) => {
    const name = taken(line) ? 'taken' : 'other';
    return `<g class="${name}"><path class="way" d="${line.path}" marker-end="url(#${id}-${name})"/><title>${html(`${line.from} → ${line.to}: ${wordsOf(line)}`)}</title></g>`;
  });
  const boxes = layout.boxes.map(
    ({ state, x, y, width, height }, index) =>
      `<g transform="translate(${x} ${y})"${index === 0 ? ' class="first"' : ''}><rect width="${width}" height="${height}" rx="${isEnd(state) ? height / 2 : 6}"/><text x="${width / 2}" y="${height / 2}" font-size="${layout.fontSize}">${html(state)}</text></g>`,
  );
  const words = layout.lines.map((line, index) => {
    const shown = isNumbered(layout) ? String(index + 1) : line.kind === 'down' ? wordsOf(line) : '';
    return shown === ''
      ? ''
      : `<text class="words" x="${line.label.x}" y="${line.label.y}" style="text-anchor:${line.label.anchor}">${html(shown)}</text>`;
  });
  return `<svg class="${look}" width="${layout.width}" height="${layout.height}" role="img" aria-label="Statechart of ${machine}"><defs>${head('taken')}${head('other')}</defs>${ways.join('')}${boxes.join('')}${words.join('')}</svg>`;
}
