import fc from 'fast-check';
import { expect, test } from 'vitest';
import { thinned } from './thin.ts';

const values = fc.array(fc.option(fc.integer({ min: -1000, max: 1000 })), { minLength: 1, maxLength: 3000 });

test('never draws more points than allowed, and keeps both ends, the lowest and the highest', () => {
  fc.assert(
    fc.property(values, fc.integer({ min: 8, max: 500 }), (line, most) => {
      const drawn = thinned(line, most);
      expect(drawn.length).toBeLessThanOrEqual(Math.max(most, line.length <= most ? line.length : 0));
      expect(drawn).toEqual([...new Set(drawn)].sort((one, other) => one - other));
      expect([drawn[0], drawn.at(-1)]).toEqual([0, line.length - 1]);
      const known = line.filter((value) => value !== null);
      const shown = drawn.flatMap((at) => line[at] ?? []);
      if (known.length > 0) {
        expect(Math.max(...shown)).toBe(Math.max(...known));
        expect(Math.min(...shown)).toBe(Math.min(...known));
      }
      expect(drawn.some((at) => line[at] === null)).toBe(line.includes(null));
    }),
    { numRuns: 200 },
  );
});
