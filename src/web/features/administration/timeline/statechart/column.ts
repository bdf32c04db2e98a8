import type { ChartEdge, ChartGraph } from './graph.ts';
import { type Box, type ChartLayout, type Line, textWidth } from './layout.ts';

const fontSize = 12;
const boxHeight = 28;
const rowHeight = 50;
const margin = 4;
/** From a box to the nearest lane. */
const stub = 14;
const cornerRadius = 5;
/** Between two lanes: a number on one does not touch the other at the wider of the two. */
const lanes = { least: 7, most: 13 };
const halfNumber = 10;
/** Room that a number keeps free around its middle. */
const clear = { x: 15, y: 13 };

type Side = 'left' | 'right';

interface Route extends ChartEdge {
  side: Side;
  /** Rows of both ends. */
  start: number;
  end: number;
  /** 0 is nearest to the boxes. */
  lane: number;
}

/**
 * One column in the machine's own order, for machines without an end. The way to the next state goes straight down; ways
 * that skip states go down on the right and ways back go up on the left, each in a lane of its own beside all that
 * overlap it. What arrives at a state from one side arrives together. Numbers name the ways: there is no room for words.
 */
export function layOutColumn(
  graph: ChartGraph,
  labelOf: (state: string) => string,
  width: number,
): ChartLayout {
  const row = new Map(graph.states.map((state, index) => [state, index]));
  const rowOf = (state: string) => row.get(state) ?? 0;
  const straight = graph.edges.filter(({ from, to }) => rowOf(to) - rowOf(from) === 1);
  const routes = (['left', 'right'] as const).flatMap((side) => routesOf(graph, side, rowOf));
  const boxWidth = Math.max(...graph.states.map((state) => textWidth(labelOf(state), fontSize))) + 18;
  const count = (side: Side) => Math.max(0, ...routes.filter((r) => r.side === side).map((r) => r.lane + 1));
  const [left, right] = [count('left'), count('right')];
  // Beyond the last lane on the right there is room for half a number, whatever the step is.
  const ends = 2 * margin + 2 * stub + (right > 0 ? halfNumber : 0);
  const room = (width - boxWidth - ends) / Math.max(1, left + right - (right > 0 ? 1 : 0));
  const step = Math.max(lanes.least, Math.min(lanes.most, room));
  const boxX = margin + (left > 0 ? stub + left * step : 0);
  const boxes = graph.states.map(
    (state, index): Box => ({
      state,
      x: boxX,
      y: margin + index * rowHeight,
      width: boxWidth,
      height: boxHeight,
    }),
  );
  const boxAt = (index: number): Box => boxes[index] ?? { state: '', x: 0, y: 0, width: 0, height: 0 };
  const laneX = ({ side, lane }: Route) =>
    side === 'left' ? boxX - stub - lane * step : boxX + boxWidth + stub + lane * step;
  const marks: { x: number; y: number }[] = [];
  const lines = [
    ...straight.map((edge): Line => {
      const from = boxAt(rowOf(edge.from));
      const x = from.x + from.width / 2;
      const [y1, y2] = [from.y + boxHeight, from.y + rowHeight - 5];
      const label = { x: x + 12, y: (y1 + y2) / 2 + 2, anchor: 'middle' as const };
      marks.push(label);
      return { ...edge, kind: 'down', path: `M${x} ${y1}V${y2}`, label };
    }),
    ...routes.map((route): Line => {
      const { from, to, events, side } = route;
      const x = laneX(route);
      const edgeX = side === 'left' ? boxX : boxX + boxWidth;
      const y1 = leavingAt(route, boxAt(route.start), routes);
      const y2 = arrivingAt(route, boxAt(route.end));
      const label = { ...freePlace(x, y1, y2, marks), anchor: 'middle' as const };
      marks.push(label);
      return { from, to, events, kind: 'lane', path: lanePath(edgeX, x, y1, y2), label };
    }),
  ];
  // In the order in which one reads the column, which is that of their numbers.
  lines.sort((a, b) => rowOf(a.from) - rowOf(b.from) || rowOf(a.to) - rowOf(b.to));
  return {
    width: Math.ceil(boxX + boxWidth + (right > 0 ? stub + (right - 1) * step + halfNumber : 0) + margin),
    height: (graph.states.length - 1) * rowHeight + boxHeight + 2 * margin,
    fontSize,
    boxes,
    lines,
  };
}

/** Short ways inside, long ways outside; two that overlap never share a lane. */
function routesOf(graph: ChartGraph, side: Side, rowOf: (state: string) => number): Route[] {
  const routes = graph.edges
    .map(
      (edge): Route => ({
        ...edge,
        side: rowOf(edge.to) < rowOf(edge.from) ? 'left' : 'right',
        start: rowOf(edge.from),
        end: rowOf(edge.to),
        lane: 0,
      }),
    )
    .filter((route) => route.side === side && route.end - route.start !== 1)
    .sort((a, b) => Math.abs(a.end - a.start) - Math.abs(b.end - b.start));
  const top = ({ start, end }: Route) => Math.min(start, end);
  const bottom = ({ start, end }: Route) => Math.max(start, end);
  for (const [index, route] of routes.entries()) {
    const beside = routes
      .slice(0, index)
      .filter((other) => top(other) <= bottom(route) && top(route) <= bottom(other));
    while (beside.some(({ lane }) => lane === route.lane)) route.lane++;
  }
  return routes;
}

/** Ways that leave do so one beside the other, the outer ones nearer to where ways arrive, so that they do not cross. */
function leavingAt(route: Route, box: Box, routes: readonly Route[]): number {
  const leaving = routes
    .filter(({ side, start }) => side === route.side && start === route.start)
    .sort((a, b) => a.lane - b.lane);
  const place = (leaving.indexOf(route) + 1) / (leaving.length + 1);
  const share = 0.62 * place;
  return box.y + box.height * (route.side === 'left' ? share : 1 - share);
}

const arrivingAt = ({ side }: Route, box: Box): number => box.y + box.height * (side === 'left' ? 0.8 : 0.2);

function lanePath(edgeX: number, x: number, y1: number, y2: number): string {
  const out = Math.sign(x - edgeX) * cornerRadius;
  const along = Math.sign(y2 - y1) * cornerRadius;
  // The arrow ends before the box, as its head is drawn beyond the end of the line.
  const head = edgeX + Math.sign(x - edgeX) * 5;
  return `M${edgeX} ${y1}H${x - out}Q${x} ${y1} ${x} ${y1 + along}V${y2 - along}Q${x} ${y2} ${x - out} ${y2}H${head}`;
}

/** The place on a lane nearest to its middle whose number overlaps no number placed before. */
function freePlace(x: number, y1: number, y2: number, marks: readonly { x: number; y: number }[]) {
  const middle = (y1 + y2) / 2;
  const reach = Math.max(0, Math.abs(y2 - y1) / 2 - 9);
  const isFree = (y: number) =>
    marks.every((mark) => Math.abs(mark.x - x) >= clear.x || Math.abs(mark.y - y) >= clear.y);
  for (let away = 0; away <= reach; away += 2) {
    for (const y of [middle - away, middle + away]) if (isFree(y)) return { x, y };
  }
  return { x, y: middle };
}
