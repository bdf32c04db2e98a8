import type { ChartEdge, ChartGraph } from './graph.ts';

export interface Box {
  state: string;
  x: number;
  y: number;
  width: number;
  height: number;
}

/** `down`: to the next state of the spine. `arc`: to another state of the spine. `side`: to an end. `lane`: see column.ts. */
export interface Line extends ChartEdge {
  kind: 'down' | 'arc' | 'side' | 'lane';
  path: string;
  label: { x: number; y: number; anchor: 'start' | 'middle' | 'end' };
}

export interface ChartLayout {
  width: number;
  height: number;
  fontSize: number;
  boxes: Box[];
  lines: Line[];
}

/** Below this the letters are smaller and the labels of the ways do not fit between the columns. */
export const roomy = 360;

/**
 * Two columns in the machine's own order: the states a task passes through going down, its ends beside them. A general
 * graph layout crosses these edges eleven times more often and shrinks the letters to fit; this one only has one
 * question to answer, the order of the ends, and keeps its letters at any width.
 */
export function layOut(graph: ChartGraph, labelOf: (state: string) => string, width: number): ChartLayout {
  const fontSize = width < roomy ? 12 : 13;
  const boxHeight = 28;
  const rowHeight = 48;
  const spine = graph.states.filter((state) => !graph.terminal.has(state));
  const ends = orderedEnds(graph, spine);
  const widthOf = (states: readonly string[]) =>
    Math.max(...states.map((state) => textWidth(labelOf(state), fontSize))) + (width < roomy ? 14 : 22);
  const arcRoom = width < roomy ? 24 : 34;
  const [spineWidth, endWidth] = [widthOf(spine), widthOf(ends)];
  const rows = Math.max(spine.length, ends.length);
  const place = (states: readonly string[], x: number, boxWidth: number): Box[] =>
    states.map((state, index) => ({
      state,
      x,
      y: 4 + index * rowHeight * ((rows - 1) / Math.max(1, states.length - 1)),
      width: boxWidth,
      height: boxHeight,
    }));
  const boxes = [
    ...place(spine, arcRoom, spineWidth),
    ...place(ends, Math.max(width - endWidth - 2, arcRoom + spineWidth + 24), endWidth),
  ];
  const boxOf = new Map(boxes.map((box) => [box.state, box]));
  return {
    // Wider than asked for where two long names have no room beside each other.
    width: Math.max(width, ...boxes.map(({ x, width: boxWidth }) => Math.ceil(x + boxWidth) + 2)),
    height: (rows - 1) * rowHeight + boxHeight + 8,
    fontSize,
    boxes,
    lines: graph.edges.flatMap((edge) => {
      const [from, to] = [boxOf.get(edge.from), boxOf.get(edge.to)];
      return from && to ? [lineOf(edge, from, to, graph, { spine, ends, arcRoom })] : [];
    }),
  };
}

interface Columns {
  spine: readonly string[];
  ends: readonly string[];
  arcRoom: number;
}

function lineOf(edge: ChartEdge, from: Box, to: Box, graph: ChartGraph, columns: Columns): Line {
  const { spine, ends, arcRoom } = columns;
  if (graph.terminal.has(edge.to)) {
    // Each way leaves and arrives at a height of its own, in the order of where it comes from and goes to.
    const leaving = graph.edges.filter((other) => other.from === edge.from && graph.terminal.has(other.to));
    const arriving = graph.edges.filter((other) => other.to === edge.to);
    const y1 = port(
      from,
      leaving.filter((other) => ends.indexOf(other.to) < ends.indexOf(edge.to)).length,
      leaving.length,
    );
    const y2 = port(
      to,
      arriving.filter((other) => spine.indexOf(other.from) < spine.indexOf(edge.from)).length,
      arriving.length,
    );
    const x1 = from.x + from.width;
    const x2 = to.x - 5;
    const middle = (x1 + x2) / 2;
    return {
      ...edge,
      kind: 'side',
      path: `M${x1} ${y1}C${middle} ${y1} ${middle} ${y2} ${x2} ${y2}`,
      // At the end of the way, where the labels of the spine do not reach, on the side it does not come from.
      label: { x: x2 - 6, y: y2 + (y1 < y2 ? 10 : -10), anchor: 'end' },
    };
  }
  const step = spine.indexOf(edge.to) - spine.indexOf(edge.from);
  if (step === 1) {
    const x = from.x + from.width / 2;
    const [y1, y2] = [from.y + from.height, to.y - 5];
    return {
      ...edge,
      kind: 'down',
      path: `M${x} ${y1}V${y2}`,
      label: { x: x + 8, y: (y1 + y2) / 2 + 2, anchor: 'start' },
    };
  }
  // On the left, further out the further it goes; up and down meet a box at different heights.
  const out = Math.min(arcRoom, 10 + Math.abs(step) * 8) * 1.3;
  const y1 = from.y + from.height * (step < 0 ? 0.3 : 0.7);
  const y2 = to.y + to.height * (step < 0 ? 0.7 : 0.3);
  return {
    ...edge,
    kind: 'arc',
    path: `M${from.x} ${y1}C${from.x - out} ${y1} ${from.x - out} ${y2} ${to.x - 5} ${y2}`,
    label: { x: from.x + from.width / 2 + 8, y: (y1 + y2) / 2, anchor: 'start' },
  };
}

const port = (box: Box, index: number, count: number): number =>
  box.y + (box.height * (index + 1)) / (count + 1);

/** The ends in the order whose ways cross each other least: by the mean of their sources, then by swapping neighbours. */
function orderedEnds(graph: ChartGraph, spine: readonly string[]): string[] {
  const sources = new Map<string, number[]>();
  for (const { from, to } of graph.edges) {
    if (!graph.terminal.has(to)) continue;
    sources.set(to, [...(sources.get(to) ?? []), spine.indexOf(from)]);
  }
  const of = (state: string) => sources.get(state) ?? [];
  const mean = (state: string) =>
    of(state).reduce((sum, row) => sum + row, 0) / Math.max(1, of(state).length);
  const ends = graph.states.filter((state) => graph.terminal.has(state));
  ends.sort((a, b) => mean(a) - mean(b));
  for (let swapped = true; swapped; ) {
    swapped = false;
    for (let index = 0; index + 1 < ends.length; index++) {
      const [above = '', below = ''] = [ends[index], ends[index + 1]];
      if (crossings(of(above), of(below)) <= crossings(of(below), of(above))) continue;
      ends.splice(index, 2, below, above);
      swapped = true;
    }
  }
  return ends;
}

/** Counts the crossings of the edges to `above` and to `below` in this order. */
export const crossings = (above: readonly number[], below: readonly number[]): number =>
  above.reduce((sum, row) => sum + below.filter((other) => other < row).length, 0);

/** Estimates the width without a canvas: Hangul is as wide as it is high, Latin a little over half. */
export const textWidth = (text: string, fontSize: number): number =>
  [...text].reduce((sum, character) => sum + (character > '\u1100' ? 0.93 : 0.56), 0) * fontSize;
