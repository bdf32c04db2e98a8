import { describe, expect, test } from 'vitest';
import { altered, places, withMore, without } from '#tests/support/alterations.ts';
import { rangeLines, SampleKey, type SampleOptions, sha256 } from '#tests/support/sealed-log.ts';
import type { Verdict } from './verdict.ts';
import { verifyFile } from './verify-file.ts';

const key = new SampleKey();
const linesOf = (more: Partial<SampleOptions> = {}) => [...rangeLines({ key, events: 10, ...more })];

function verdictOf(lines: readonly string[], trusted: ReadonlySet<string> | null = null): Promise<Verdict> {
  return verifyFile(new Blob([lines.map((line) => `${line}\n`).join('')]), { sha256, trusted });
}

/** Lines: header, events 1–4, seal, 5–8, seal, 9, 10, end. */
const good = linesOf();
const lineOf = (pos: number) => good.findIndex((line) => JSON.parse(line).pos === pos);
const isSealLine = (line: string) => line.startsWith('{"seal"');

describe('a range of the log', () => {
  test('is valid as exported, and gives the sealed part', async () => {
    expect(good).toHaveLength(14);
    expect(await verdictOf(good)).toEqual({
      ok: true,
      kind: 'logRange',
      subject: 'main',
      events: 10,
      sealed: 8,
      seals: 2,
      from: 1,
      to: 10,
      head: JSON.parse(good[lineOf(10)] ?? '').hash,
      exportedAt: '2026-01-01T00:01:00.000Z',
      keyIds: [key.keyId],
    });
  });

  test('may begin at any seal', async () => {
    expect(await verdictOf(linesOf({ from: 5 }))).toMatchObject({ ok: true, from: 5, events: 6, sealed: 4 });
    expect(await verdictOf(linesOf({ from: 9 }))).toMatchObject({ ok: true, from: 9, events: 2, sealed: 0 });
  });

  test('names the event with any value altered, removed or added', async () => {
    for (const [index, line] of good.entries()) {
      const document: unknown = JSON.parse(line);
      const pos = typeof document === 'object' && document && Reflect.get(document, 'pos');
      for (const path of places(document))
        for (const change of [altered, without, withMore]) {
          const lines = good.with(index, JSON.stringify(change(document, path)));
          const verdict = await verdictOf(lines);
          const what = `line ${index}: ${change.name} ${path.join('.')}`;
          expect(verdict.ok, what).toBe(false);
          // An event with an altered position belongs elsewhere.
          if (pos && !verdict.ok)
            expect([verdict.problem === 'foreign', verdict.event], what).toEqual([false, pos]);
          if (isSealLine(line) && !verdict.ok) expect(verdict.event, what).toBe(index < 8 ? 1 : 5);
        }
    }
  });

  test('names the missing event or seal with any line left out', async () => {
    for (const [index, line] of good.entries()) {
      if (index === 0) continue;
      const verdict = await verdictOf(good.toSpliced(index, 1));
      const document = JSON.parse(line);
      const expected = document.pos
        ? { problem: document.pos === 10 ? 'truncated' : 'missing', event: document.pos }
        : document.seal
          ? { problem: 'missingSeal', event: document.seal.statement.from }
          : { problem: 'truncated', event: 11 };
      expect(verdict, `line ${index}`).toMatchObject(expected);
    }
  });

  test('names the place with any two events swapped or one doubled', async () => {
    for (let pos = 1; pos < 10; pos++) {
      const [a, b] = [lineOf(pos), lineOf(pos + 1)];
      const swapped = good.with(a, good[b] ?? '').with(b, good[a] ?? '');
      expect(await verdictOf(swapped), `${pos} swapped`).toMatchObject({ problem: 'reordered', event: pos });
      const doubled = good.toSpliced(a, 0, good[a] ?? '');
      expect(await verdictOf(doubled), `${pos} doubled`).toMatchObject({
        problem: 'reordered',
        event: pos + 1,
      });
    }
  });

  test('names the first missing event if it is cut off after any line or within one', async () => {
    const text = good.join('\n');
    for (let length = 300; length < text.length; length += 97) {
      const cut = text.slice(0, length);
      const whole = cut
        .split('\n')
        .slice(0, -1)
        .filter((line) => JSON.parse(line).pos !== undefined).length;
      const verdict = await verifyFile(new Blob([cut]), { sha256, trusted: null });
      if (cut.includes('\n')) {
        expect(verdict, `${length} characters`).toMatchObject({ problem: 'truncated' });
        // A cut between an event and its line end leaves the event whole.
        if (!verdict.ok) expect([whole + 1, whole + 2]).toContain(verdict.event);
      } else expect(verdict.ok).toBe(false);
    }
  });

  test('is damaged at a line that is no JSON', async () => {
    expect(await verdictOf(good.with(lineOf(7), '{"pos":7'))).toMatchObject({ problem: 'damaged', event: 7 });
  });

  test('is altered at bytes that are no UTF-8', async () => {
    const bytes = Buffer.from(good.map((line) => `${line}\n`).join(''));
    const at = bytes.indexOf('"note":"', bytes.indexOf('{"pos":6,')) + '"note":"'.length;
    bytes[at] = 0xff;
    const verdict = await verifyFile(new Blob([bytes]), { sha256, trusted: null });
    expect(verdict).toMatchObject({ problem: 'altered', event: 6 });
  });

  test('is invalid with data after its end', async () => {
    for (const more of [good[1] ?? '', '', '{}', 'text'])
      expect(await verdictOf([...good, more])).toMatchObject({ ok: false, problem: 'badStatement' });
  });

  test('breaks at its seal if it was rewritten from an event on, with every hash recomputed', async () => {
    const forged = linesOf({ note: 'another truth' });
    const mixed = good.map((line, index) => (isSealLine(line) ? line : (forged[index] ?? '')));
    expect(await verdictOf(mixed)).toMatchObject({ problem: 'badSeal', event: 1 });
  });

  test('is invalid with the seal or events of another log', async () => {
    const other = linesOf({ note: 'other', epoch: 'e2' });
    for (const index of good.keys()) {
      const verdict = await verdictOf(good.with(index, other[index] ?? ''));
      expect(verdict.ok, `line ${index}`).toBe(false);
    }
    expect((await verdictOf([...good.slice(0, 6), ...other.slice(6)])).ok).toBe(false);
  });

  test('is foreign if it is signed with a key that the reader does not have', async () => {
    const trusted = new Set([key.keyId]);
    expect(await verdictOf(good, trusted)).toMatchObject({ ok: true });
    expect(await verdictOf(linesOf({ key: new SampleKey() }), trusted)).toMatchObject({
      problem: 'foreignKey',
      event: 1,
    });
  });

  test('is invalid with another key under the id of the first', async () => {
    const header = JSON.parse(good[0] ?? '');
    header.keys[0].publicKey = new SampleKey().publicKey;
    expect((await verdictOf(good.with(0, JSON.stringify(header)))).ok).toBe(false);
  });
});
