import { expect, test } from 'vitest';
import { Lanes } from '#server/core/log/lanes.ts';

const items = (name: string, count: number, size = 1) =>
  Array.from({ length: count }, (_, at) => ({ name: `${name}${at}`, size }));
const names = (group: { name: string }[]) => group.map(({ name }) => name);

test('given both lanes, then interactive work is first, with some bulk work', () => {
  const lanes = new Lanes<{ name: string; size: number }>(512);
  for (const item of items('b', 2)) lanes.add(item, 'bulk');
  for (const item of items('i', 2)) lanes.add(item, 'interactive');
  expect(lanes.empty).toBe(false);
  expect(names(lanes.take())).toEqual(['i0', 'i1', 'b0', 'b1']);
  expect(lanes.empty).toBe(true);
  expect(lanes.take()).toEqual([]);
});

test('given one lane with an item, then there is work', () => {
  for (const lane of ['interactive', 'bulk'] as const) {
    const lanes = new Lanes<{ name: string; size: number }>(512);
    lanes.add({ name: 'x', size: 1 }, lane);
    expect(lanes.empty).toBe(false);
  }
});

test('given up to thirty-two callers, then they are grouped; of more, half', () => {
  const lanes = new Lanes<{ name: string; size: number }>(512);
  for (const item of items('i', 32)) lanes.add(item, 'interactive');
  expect(lanes.take()).toHaveLength(32);
  for (const item of items('i', 65)) lanes.add(item, 'interactive');
  expect(lanes.take()).toHaveLength(33);
  expect(lanes.take()).toHaveLength(32);
  expect(lanes.empty).toBe(true);
});

test('given events up to the limit, then they are grouped; one more waits', () => {
  const lanes = new Lanes<{ name: string; size: number }>(8);
  for (const item of items('i', 3, 4)) lanes.add(item, 'interactive');
  expect(names(lanes.take())).toEqual(['i0', 'i1']);
  expect(names(lanes.take())).toEqual(['i2']);
});

test('given one item beyond the limit, then it is alone', () => {
  const lanes = new Lanes<{ name: string; size: number }>(8);
  for (const item of items('i', 2, 100)) lanes.add(item, 'interactive');
  expect(names(lanes.take())).toEqual(['i0']);
  expect(names(lanes.take())).toEqual(['i1']);
});

test('given much bulk work, then it gets a quarter of a group, after all interactive work', () => {
  const lanes = new Lanes<{ name: string; size: number }>(16);
  for (const item of items('b', 9)) lanes.add(item, 'bulk');
  for (const item of items('i', 16)) lanes.add(item, 'interactive');
  expect(names(lanes.take())).toEqual([...names(items('i', 16)), 'b0', 'b1', 'b2', 'b3']);
  expect(lanes.take()).toHaveLength(4);
  expect(lanes.take()).toHaveLength(1);
});
