import { taskMachine } from '#machines/task/machine.ts';
import type { Passage } from '#web/entities/stream/replay.ts';
import { graphOf } from '#web/features/administration/timeline/statechart/graph.ts';
import { layOut } from '#web/features/administration/timeline/statechart/layout.ts';
import { svg } from './dom.ts';
import type { Shown } from './texts.ts';

const graph = graphOf(taskMachine);

/** Draws the task's machine with the active state highlighted and the taken transitions solid, `width` pixels wide. */
export function chart(
  { text, stateName }: Shown,
  width: number,
  active: string,
  passages: readonly Passage[],
): SVGSVGElement {
  const layout = layOut(graph, stateName, width);
  const taken = new Set(passages.map(({ from, to }) => `${from} ${to}`));
  const visited = new Set(['empty', ...passages.map(({ to }) => to)]);
  const lines = layout.lines
    .map((line) => ({ ...line, strong: taken.has(`${line.from} ${line.to}`) }))
    .sort((a, b) => Number(a.strong) - Number(b.strong));
  return svg(
    'svg',
    {
      width: layout.width,
      height: layout.height,
      role: 'img',
      'aria-label': text('chart', { state: stateName(active) }),
    },
    arrow('faint'),
    arrow('strong'),
    ...lines.map(({ path, strong }) =>
      svg('path', {
        d: path,
        fill: 'none',
        class: strong ? 'way strong' : 'way',
        'marker-end': `url(#arrow-${strong ? 'strong' : 'faint'})`,
      }),
    ),
    ...layout.boxes.map((box) =>
      svg(
        'g',
        {
          transform: `translate(${box.x} ${box.y})`,
          class: box.state === active ? 'box active' : visited.has(box.state) ? 'box visited' : 'box',
        },
        svg('rect', {
          width: box.width,
          height: box.height,
          rx: graph.terminal.has(box.state) ? box.height / 2 : 6,
        }),
        svg(
          'text',
          {
            x: box.width / 2,
            y: box.height / 2,
            'text-anchor': 'middle',
            'dominant-baseline': 'central',
            'font-size': layout.fontSize,
          },
          stateName(box.state),
        ),
      ),
    ),
  );
}

const arrow = (name: string) =>
  svg(
    'marker',
    {
      id: `arrow-${name}`,
      viewBox: '0 0 8 8',
      refX: 4,
      refY: 4,
      markerWidth: 7,
      markerHeight: 7,
      orient: 'auto',
      markerUnits: 'userSpaceOnUse',
    },
    svg('path', { d: 'M0 0L8 4L0 8Z', class: `arrow ${name}` }),
  );
