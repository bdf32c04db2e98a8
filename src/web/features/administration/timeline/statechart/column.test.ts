import { describe, expect, test } from 'vitest';
import { machineCharts } from './charts.gen.ts';
import { layOutColumn } from './column.ts';
import type { ChartEdge, ChartGraph } from './graph.ts';

const edge = (from: string, to: string): ChartEdge => ({ from, to, events: [{ type: 'x', guarded: false }] });
const graph: ChartGraph = {
  states: ['a', 'b', 'c', 'd'],
  edges: [edge('a', 'b'), edge('a', 'c'), edge('a', 'd'), edge('d', 'a'), edge('c', 'a'), edge('c', 'b')],
  terminal: new Set(),
};
const chart = (width: number) => layOutColumn(graph, (state) => state, width);
/** The x of the lane in which a transition runs up or down. */
const laneOf = (path: string) => Number(/Q([\d.]+) /.exec(path)?.[1]);

describe('a column of states', () => {
  test('has the next state straight below, ways that skip on the right, ways back on the left', () => {
    const { lines, boxes } = chart(460);
    const x = boxes[0]?.x ?? 0;
    expect(lines.filter(({ kind }) => kind === 'down').map(({ from, to }) => from + to)).toEqual(['ab']);
    for (const { from, to, kind, path } of lines) {
      if (kind === 'lane') expect(laneOf(path) > x, from + to).toBe(from < to);
    }
  });

  test('ways that overlap have lanes of their own', () => {
    const { lines } = chart(460);
    const right = lines.filter(({ kind, from, to }) => kind === 'lane' && from < to);
    expect(new Set(right.map(({ path }) => laneOf(path))).size).toBe(right.length);
  });
});

describe('the charts of all machines', () => {
  const all = Object.entries(machineCharts).flatMap(([name, { layouts }]) =>
    layouts.map((layout) => [name, layout] as const),
  );

  test.each(all)('%s fits on a phone and keeps its boxes apart', (_name, { width, height, boxes }) => {
    expect(width).toBeLessThanOrEqual(460);
    for (const box of boxes) {
      expect(box.x).toBeGreaterThanOrEqual(0);
      expect(box.x + box.width).toBeLessThanOrEqual(width);
      expect(box.y + box.height).toBeLessThanOrEqual(height);
    }
    const tops = boxes.map(({ x, y }) => `${x} ${y}`);
    expect(new Set(tops).size).toBe(tops.length);
  });

  test.each(all)('%s: no two numbers touch', (_name, { lines }) => {
    const numbered = lines.some(({ kind }) => kind === 'lane') ? lines : [];
    for (const [index, { label }] of numbered.entries()) {
      const near = numbered
        .slice(index + 1)
        .filter((other) => Math.abs(other.label.x - label.x) < 13 && Math.abs(other.label.y - label.y) < 11);
      expect(near.map(({ from, to }) => `${from} ${to}`)).toEqual([]);
    }
  });

  test('the narrowest of each machine is no wider than a phone', () => {
    for (const { layouts } of Object.values(machineCharts))
      expect(layouts[0]?.width).toBeLessThanOrEqual(296);
  });
});
