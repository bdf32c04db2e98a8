import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Readings } from '#domain/device-parameters/readings.ts';
import {
  bucketOf,
  bucketsOf,
  countIn,
  mergedHistogram,
  percentileOf,
  resourceMetrics,
  resourcesOf,
} from './resources.ts';

const info = 'Device.DeviceInfo.';
const sensor = `${info}TemperatureStatus.TemperatureSensor.`;
const read = (values: Record<string, string>) => resourcesOf(new Readings(Object.entries(values)));

describe('resources of a device', () => {
  test('include CPU, used memory and the temperature of the processor', () => {
    expect(
      read({
        [`${info}ProcessStatus.CPUUsage`]: '37',
        [`${info}MemoryStatus.Total`]: '2000',
        [`${info}MemoryStatus.Free`]: '500',
        [`${sensor}1.Value`]: '61',
      }),
    ).toEqual({ values: { cpu: 37, memory: 75, temperature: 61 }, dropped: [] });
  });

  test('omit everything that the device does not report', () => {
    expect(read({})).toEqual({ values: {}, dropped: [] });
    expect(read({ [`${info}MemoryStatus.Free`]: '500' })).toEqual({ values: {}, dropped: [] });
  });

  test.each([
    ['a sensor at absolute zero', `${sensor}1.Value`, '-273', 'temperature'],
    ['a sensor that is not read (TR-181)', `${sensor}1.Value`, '-274', 'temperature'],
    ['the highest number of 16 bits', `${sensor}1.Value`, '65535', 'temperature'],
    ['text', `${sensor}1.Value`, 'hot', 'temperature'],
    ['more than all of the processor', `${info}ProcessStatus.CPUUsage`, '101', 'cpu'],
    ['less than nothing', `${info}ProcessStatus.CPUUsage`, '-1', 'cpu'],
    ['no number', `${info}ProcessStatus.CPUUsage`, 'NaN', 'cpu'],
  ])('%s is dropped and named', (_, path, value, metric) => {
    expect(read({ [path]: value })).toEqual({ values: {}, dropped: [metric] });
  });

  test('drop a free memory above the total, or without a total', () => {
    const memory = (Total: string, Free: string) =>
      read({ [`${info}MemoryStatus.Total`]: Total, [`${info}MemoryStatus.Free`]: Free });
    for (const { dropped } of [memory('100', '200'), memory('0', '0'), memory('100', '-1')])
      expect(dropped).toEqual(['memory']);
  });

  test("choose the processor's sensor by name, wherever it is", () => {
    const two = { [`${sensor}4.Value`]: '44', [`${sensor}10001.Value`]: '71' };
    expect(read({ ...two, [`${sensor}4.Name`]: 'Wi-Fi', [`${sensor}10001.Name`]: 'CPU' }).values).toEqual({
      temperature: 71,
    });
    expect(read(two).values).toEqual({});
  });
});

test('adds up histograms in any order, and gives the percentiles of all values', () => {
  for (const metric of resourceMetrics) {
    const low = metric === 'temperature' ? -40 : 0;
    const value = fc.integer({ min: low, max: metric === 'temperature' ? 150 : 100 });
    const days = fc.array(fc.array(value, { maxLength: 40 }), { minLength: 1, maxLength: 5 });
    fc.assert(
      fc.property(days, fc.double({ min: 0.01, max: 1, noNaN: true }), (values, share) => {
        const of = (numbers: number[]) => {
          const histogram = Array.from({ length: bucketsOf(metric) }, () => 0);
          for (const number of numbers) {
            const bucket = bucketOf(metric, number);
            histogram[bucket] = (histogram[bucket] ?? 0) + 1;
          }
          return histogram;
        };
        const all = values.flat().toSorted((a, b) => a - b);
        const merged = values.map(of).reduce(mergedHistogram);
        expect(merged).toEqual(values.toReversed().map(of).reduce(mergedHistogram));
        expect(countIn(merged)).toBe(all.length);
        expect(percentileOf(metric, merged, share)).toBe(all[Math.ceil(share * all.length) - 1] ?? null);
      }),
      { numRuns: 60 },
    );
  }
});
