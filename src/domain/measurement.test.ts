import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { measured, measuredTime, microsecondsBetween, type Quantity, unmeasuredIn } from './measurement.ts';

const quantities: Quantity[] = ['amount', 'signal', 'rcpi', 'temperature', 'number'];
const highest = ['4294967295', '2147483647', '18446744073709551615', '9223372036854775807'];

describe("measurements in a device's texts", () => {
  test.each([
    ['amount', ['-1', '-5', ...highest, '', ' ', 'n/a'], ['0', '17', '9007199254740993']],
    ['signal', ['0', '255', '-255', '-128', '1', ...highest], ['-1', '-58', '-127']],
    ['rcpi', ['0', '255', '221', '-255', ...highest], ['1', '104', '220', '-58']],
    ['temperature', ['-274', ...highest], ['-20', '0', '61']],
    ['number', [...highest, ''], ['-1', '0', '64']],
  ] as const)('%s', (quantity, sentinels, values) => {
    for (const text of sentinels) expect(measured(text, quantity), text).toBeNull();
    for (const text of values) expect(measured(text, quantity), text).toBe(Number(text));
  });

  test('never sorts a missing measurement first', () => {
    const sentinel = fc.constantFrom('0', '255', '-1000', '4294967295', '', 'N/A');
    const signals = fc.array(fc.oneof(fc.integer({ min: -127, max: -1 }).map(String), sentinel), {
      minLength: 1,
    });
    fc.assert(
      fc.property(signals, (texts) => {
        const read = texts.map((text) => measured(text, 'signal'));
        const best = Math.max(...read.map((value) => value ?? Number.NEGATIVE_INFINITY));
        const real = texts.map(Number).filter((value) => value > -128 && value < 0);
        expect(best).toBe(real.length > 0 ? Math.max(...real) : Number.NEGATIVE_INFINITY);
      }),
    );
  });

  test('reads any text as a plausible number or as none', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string(), fc.bigInt().map(String)),
        fc.constantFrom(...quantities),
        (text, quantity) => {
          const value = measured(text, quantity);
          if (value === null) return;
          expect(Number.isFinite(value)).toBe(true);
          if (quantity === 'amount') expect(value).toBeGreaterThanOrEqual(0);
          if (quantity === 'signal') expect(value).toBeLessThan(0);
        },
      ),
    );
  });

  test.each(['0001-01-01T00:00:00Z', '1890-03-04T10:00:00Z', '1970-01-01T00:00:12Z', '', 'yesterday'])(
    'reads %j as no time',
    (text) => expect(measuredTime(text)).toBeNull(),
  );

  test('keeps the instant of a time', () => {
    expect(measuredTime('2026-11-26T15:00:00+09:00')).toBe('2026-11-26T06:00:00.000Z');
  });

  test('counts microseconds', () => {
    const at = (fraction: string) => `2026-01-01T00:00:00.${fraction}Z`;
    expect(microsecondsBetween(at('000000'), at('008200'))).toBe(8200);
    expect(microsecondsBetween(at('0001'), at('00054'))).toBe(440);
    expect(microsecondsBetween(at('2'), at('1'))).toBeNull();
    expect(microsecondsBetween('0001-01-01T00:00:00Z', at('1'))).toBeNull();
  });

  test('recognises empty outputs by name and value', () => {
    const outputs = { SuccessCount: '3', AverageResponseTime: '4294967295', BOMTime: '0001-01-01T00:00:00Z' };
    const result = {
      'Result.1.SignalStrength': '-60',
      'Result.2.SignalStrength': '0',
      'Result.2.Channel': '6',
    };
    expect(unmeasuredIn({ ...outputs, ...result, 'RouteHops.1.RTTimes': '1,-1,2' })).toEqual({
      AverageResponseTime: '4294967295',
      BOMTime: '0001-01-01T00:00:00Z',
      'Result.2.SignalStrength': '0',
      'RouteHops.1.RTTimes': '1,-1,2',
    });
  });
});
