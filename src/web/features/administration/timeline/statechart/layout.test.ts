import { describe, expect, test } from 'vitest';
import { taskMachine } from '#machines/task/machine.ts';
import { graphOf } from './graph.ts';
import { type Box, crossings, layOut } from './layout.ts';

const graph = graphOf(taskMachine);
const overlap = (a: Box, b: Box) =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

describe('the chart of a task', () => {
  test.each([296, 388, 900])('at %i px every state has its place and no two share one', (width) => {
    const { boxes, lines, height } = layOut(graph, (state) => state, width);
    expect(boxes.map(({ state }) => state).sort()).toEqual([...graph.states].sort());
    expect(lines).toHaveLength(graph.edges.length);
    for (const [index, box] of boxes.entries()) {
      expect(box.x).toBeGreaterThanOrEqual(0);
      expect(box.x + box.width).toBeLessThanOrEqual(width);
      expect(box.y + box.height).toBeLessThanOrEqual(height);
      expect(boxes.slice(index + 1).filter((other) => overlap(box, other))).toEqual([]);
    }
  });

  test('ways to the ends go right, back and skipping ways go left, the rest goes down', () => {
    const { lines } = layOut(graph, (state) => state, 400);
    const kinds = new Map(lines.map(({ from, to, kind }) => [`${from} ${to}`, kind]));
    expect(kinds.get('queued dispatched')).toBe('down');
    expect(kinds.get('dispatched queued')).toBe('arc');
    expect(kinds.get('cancelling running')).toBe('arc');
    expect(kinds.get('dispatched cancelling')).toBe('arc');
    expect(kinds.get('running succeeded')).toBe('side');
  });

  test('ways cross when one starts lower and ends higher', () => {
    expect(crossings([3], [4])).toBe(0);
    expect(crossings([4], [3])).toBe(1);
    expect(crossings([3, 6], [4, 5])).toBe(2);
  });
});
