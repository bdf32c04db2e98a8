import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { lookUp, windowsOf } from '../queries/list/keyword.ts';

describe('parts of a keyword', () => {
  const sampleFrom = (texts: string[]) => {
    const frequency = new Map<string, number>();
    for (const text of texts)
      for (const window of windowsOf(text)) frequency.set(window, (frequency.get(window) ?? 0) + 1);
    return { texts, frequency };
  };

  test('are in everything that has the keyword', () =>
    fc.assert(
      fc.property(
        fc.string({ minLength: 3, maxLength: 12 }),
        fc.string(),
        fc.string(),
        (keyword, before, after) => {
          const text = before + keyword + after;
          for (const part of lookUp(keyword, sampleFrom([text])).parts)
            expect(text.includes(part)).toBe(true);
        },
      ),
    ));

  test('are the rare ones of an identifier', () => {
    const texts = Array.from({ length: 100 }, (_, n) => `os::00d09e-0000${n}`);
    const { parts, found } = lookUp('00d09e-000042', sampleFrom(texts));
    expect(parts).toContain('00042');
    expect(parts).not.toContain('00d09');
    expect(found).toBeLessThan(0.05);
  });

  test('have three characters each if a number is too short', () => {
    const texts = Array.from({ length: 100 }, (_, n) => `lobby ${n}`);
    expect(lookUp('lobby 42', sampleFrom(texts))).toMatchObject({ index: 'trigrams' });
  });
});
