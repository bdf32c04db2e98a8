import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { partsOf, type Slow, slowFile, turns, waiting } from '#tests/support/turns.ts';

const all = Array.from({ length: turns }, (_, index) => index);
const recorded: Slow = JSON.parse(readFileSync(slowFile, 'utf8'));
const files = Object.keys(recorded);
const never = () => false;

describe('the recorded slow files', () => {
  const ran = all.map((turn) => {
    const left = new Set(waiting(recorded, { turn, runs: never }));
    return files.filter((file) => !left.has(file));
  });

  test('run in one turn each', () => {
    expect(ran.flat().toSorted()).toEqual(files.toSorted());
  });

  test('give turns of about the same length, browser tests and others apart', () => {
    for (const isOfKind of [
      (file: string) => file.endsWith('.e2e.ts'),
      (file: string) => !file.endsWith('.e2e.ts'),
    ]) {
      const lengths = ran.map((own) =>
        own.filter(isOfKind).reduce((sum, file) => sum + (recorded[file] ?? 0), 0),
      );
      expect(Math.max(...lengths) / Math.min(...lengths)).toBeLessThan(1.1);
    }
  });
});

test('a file that runs at each landing waits in no turn', () => {
  const [first = ''] = files;
  for (const turn of all)
    expect(waiting(recorded, { turn, runs: (file) => file === first })).not.toContain(first);
});

test('a file without seconds waits in no turn', () => {
  for (const turn of all) expect(waiting({}, { turn, runs: never })).toEqual([]);
});

test('parts of a file have one turn each, and keep their order', () => {
  const parts = Array.from({ length: 20 }, (_, index) => index);
  const shares = all.map((turn) => partsOf(turn, parts, String));
  expect(shares.flat().toSorted((a, b) => a - b)).toEqual(parts);
  for (const share of shares) {
    expect(share).toEqual(share.toSorted((a, b) => a - b));
    expect(share.length).toBe(parts.length / turns);
  }
});
