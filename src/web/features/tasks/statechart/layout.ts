import dagre from '@dagrejs/dagre';
import type { ChartEdge, ChartGraph } from './graph.ts';

export interface Box {
  state: string;
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Line extends ChartEdge {
  points: { x: number; y: number }[];
}

export interface ChartLayout {
  width: number;
  height: number;
  boxes: Box[];
  lines: Line[];
}

const boxHeight = 30;
const characterWidth = 7.2;
const boxPadding = 28;

/** Places the states of a chart top to bottom; centre coordinates, in pixels. */
export function layOut(graph: ChartGraph, labelOf: (state: string) => string): ChartLayout {
  const layout = new dagre.graphlib.Graph({ multigraph: false });
  layout.setGraph({ rankdir: 'TB', nodesep: 18, ranksep: 34, marginx: 12, marginy: 12 });
  layout.setDefaultEdgeLabel(() => ({}));
  for (const state of graph.states) {
    // Hangul is about twice as wide as Latin.
    const units = [...labelOf(state)].reduce((sum, character) => sum + (character > '\u1100' ? 1.8 : 1), 0);
    layout.setNode(state, { width: units * characterWidth + boxPadding, height: boxHeight });
  }
  for (const { from, to } of graph.edges) layout.setEdge(from, to);
  dagre.layout(layout);
  const { width = 0, height = 0 } = layout.graph();
  return {
    width,
    height,
    boxes: graph.states.map((state) => {
      const node = layout.node(state);
      return { state, x: node.x, y: node.y, width: node.width, height: node.height };
    }),
    lines: graph.edges.map((edge) => ({ ...edge, points: layout.edge(edge.from, edge.to).points })),
  };
}
