import { expect, test } from 'vitest';
import { levelsOf, type SetLevels } from './alarm-levels.ts';

const row = (opPath: string, modelName: string, warning: number): SetLevels => ({
  opId: opPath,
  opPath,
  modelName,
  metric: 'cpu',
  warning,
  critical: 99,
  margin: 5,
});
const rows = [
  row('/root/', '', 60),
  row('/root/', 'AR2146', 61),
  row('/root/north/', '', 70),
  row('/root/north/school/', 'KSTB2020', 75),
];
const warningOf = (opPath: string, modelName: string) =>
  levelsOf(rows, { opPath, modelName }, 'cpu')?.warning ?? null;

test('the nearest organisation that has set levels decides, and there a model before all models', () => {
  expect(warningOf('/root/', 'AR2146')).toBe(61);
  expect(warningOf('/root/', 'KSTB2020')).toBe(60);
  expect(warningOf('/root/north/', 'AR2146')).toBe(70);
  expect(warningOf('/root/north/school/', 'AR2146')).toBe(70);
  expect(warningOf('/root/north/school/', 'KSTB2020')).toBe(75);
  expect(warningOf('/other/', 'KSTB2020')).toBeNull();
  expect(levelsOf(rows, { opPath: '/root/', modelName: 'AR2146' }, 'memory')).toBeNull();
});
