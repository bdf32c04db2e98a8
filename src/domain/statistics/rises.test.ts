import { expect, test } from 'vitest';
import { risingModels } from './rises.ts';

const model = (
  failed: number,
  ended: number,
  failedBefore: number,
  endedBefore: number,
  modelName = 'M',
) => ({
  modelName,
  ended,
  failed,
  endedBefore,
  failedBefore,
});
const isRising = (...counts: [number, number, number, number]) =>
  risingModels([model(...counts)]).length === 1;

test('names a model whose share of failures has doubled, even if nothing ran the day before', () => {
  expect(isRising(14, 200, 2, 210)).toBe(true);
  expect(isRising(14, 200, 0, 0)).toBe(true);
  expect(isRising(10, 100, 5, 100)).toBe(true);
});

test('names none for a few failures, a small share, or an unchanged share', () => {
  expect(isRising(4, 10, 0, 100)).toBe(false);
  expect(isRising(5, 101, 0, 100)).toBe(false);
  expect(isRising(14, 200, 14, 200)).toBe(false);
  expect(isRising(9, 100, 5, 100)).toBe(false);
  expect(isRising(0, 0, 0, 0)).toBe(false);
});

test('puts the model with most failures first', () => {
  const names = risingModels([model(6, 50, 0, 9, 'B'), model(9, 50, 0, 9, 'C'), model(6, 50, 0, 9, 'A')]);
  expect(names.map(({ modelName }) => modelName)).toEqual(['C', 'A', 'B']);
});
