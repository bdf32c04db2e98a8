import { describe, expect, test } from 'vitest';
import { checkpointType, type ErasedPart, type ErasureStatement, erasureFormats } from '#domain/erasure.ts';
import { altered, places, withMore, without } from '#tests/support/alterations.ts';
import { type ErasedOptions, erasedLines } from '#tests/support/erased-log.ts';
import { rangeLines, SampleKey, sha256 } from '#tests/support/sealed-log.ts';
import type { Verdict } from './verdict.ts';
import { verifyFile } from './verify-file.ts';

const key = new SampleKey();
const linesOf = (more: Partial<ErasedOptions> = {}) => erasedLines({ key, events: 12, at: 10, ...more });

function verdictOf(lines: readonly string[], trusted: ReadonlySet<string> | null = null): Promise<Verdict> {
  return verifyFile(new Blob([lines.map((line) => `${line}\n`).join('')]), { sha256, trusted });
}

const parts = (what: ErasedPart) => ({ format: erasureFormats.parts, what });

/** Events 3, 6 and 9 were erased, as event 10 states. */
const good = linesOf();
const refused = (event: number | null) => ({ ok: false, problem: 'badErasure', event });

describe('a log range with erased events', () => {
  test('is valid, and gives their number and statement', async () => {
    expect(good.join('')).not.toContain('"sequence":6');
    expect(await verdictOf(good)).toMatchObject({
      ok: true,
      events: 12,
      sealed: 12,
      erased: { events: 3, statements: 1, last: 10 },
    });
  });

  test.each([
    ['begins behind some of them', { from: 5 }, 2],
    ['begins behind all of them', { from: 9, at: 8 }, undefined],
    ['ends before some of them and the statement', { events: 8 }, 2],
    ['has neither the first nor the last of them', { from: 5, events: 8, at: 16 }, 1],
    ['has them all and not the statement', { at: 13 }, 4],
  ])('holds where it %s', async (_, more, events) => {
    const verdict = await verdictOf(linesOf(more));
    expect(verdict).toMatchObject({ ok: true });
    expect(verdict.ok && verdict.erased?.events).toBe(events);
  });

  test('is refused with any value altered, removed or added', async () => {
    for (const lines of [good, linesOf({ from: 5, events: 8, at: 16 })])
      for (const [index, line] of lines.entries()) {
        const document: unknown = JSON.parse(line);
        for (const path of places(document))
          for (const change of [altered, without, withMore]) {
            const verdict = await verdictOf(lines.with(index, JSON.stringify(change(document, path))));
            expect(verdict.ok, `line ${index}: ${change.name} ${path.join('.')}`).toBe(false);
          }
      }
  });

  test('is refused with any line missing', async () => {
    for (const lines of [good, linesOf({ from: 5, events: 8, at: 16 })])
      for (const index of lines.keys())
        expect((await verdictOf(lines.toSpliced(index, 1))).ok, `line ${index}`).toBe(false);
  });

  test.each<[string, Partial<ErasedOptions>, number]>([
    ['speaks of fewer', { speaksOf: (pos) => pos !== 6 }, 3],
    ['speaks of none of them', { speaksOf: () => false }, 3],
    ['says another root', { claim: (said) => ({ ...said, root: said.keyId }) }, 3],
    ['says another number', { claim: (said) => ({ ...said, events: 4 }) }, 3],
    ['says other positions', { claim: (said) => ({ ...said, from: 2 }) }, 3],
    ['says other times', { claim: (said) => ({ ...said, latest: said.erasedAt }) }, 3],
    ['is about events that were younger', { claim: (said) => ({ ...said, before: said.latest }) }, 3],
    ['is about streams of another kind', { claim: (said) => ({ ...said, streams: { task: 1 } }) }, 3],
    ['is about entries of the audit trail', { claim: (said) => ({ ...said, ...parts('audit') }) }, 3],
    ['is about another log', { claim: (said) => ({ ...said, logId: 'other' }) }, 10],
  ])('whose statement %s, names the first event that is erased without one', async (_, more, event) => {
    expect(await verdictOf(linesOf(more))).toMatchObject(refused(event));
  });

  test.each([
    ['beginnings', 'device', 'ofBeginnings'],
    ['audit', 'audit', 'ofAudit'],
  ] as const)('whose statement is about %s, holds, and counts its events so', async (what, kind, counted) => {
    const lines = linesOf({ kind, claim: (said) => ({ ...said, ...parts(what) }) });
    const verdict = await verdictOf(lines);
    expect(verdict).toMatchObject({ ok: true, erased: { events: 3, ofStreams: 0, [counted]: 3 } });
  });

  test('is refused for a statement with an unknown subject', async () => {
    const claim = (said: ErasureStatement) =>
      ({ ...said, format: 'waymark-erasure/2', what: 'rest' }) as never;
    expect(await verdictOf(linesOf({ claim }))).toMatchObject({
      ok: false,
      problem: 'badErasure',
      event: 10,
    });
  });

  test("is valid with a checkpoint younger than the statement's events: the next statement covers it", async () => {
    const withYoung = (type: string) =>
      linesOf({
        notified: (pos) => (pos === 9 ? { type, recordedAt: '2026-02-02T00:00:00.000Z' } : {}),
        claim: (said) => ({ ...said, ...parts('beginnings') }),
      });
    expect(await verdictOf(withYoung(checkpointType))).toMatchObject({ ok: true, erased: { events: 3 } });
    expect(await verdictOf(withYoung('device.connected'))).toMatchObject(refused(3));
  });

  test('is refused if another key signed the statement, however well the log around it is sealed', async () => {
    const lines = linesOf({ signer: new SampleKey() });
    expect(await verdictOf(lines)).toMatchObject({ ok: false, problem: 'badSignature', event: 10 });
    expect(await verdictOf(lines, new Set([key.keyId]))).toMatchObject({ ok: false, problem: 'foreignKey' });
  });

  test('is refused if an erased event was restored, as the statement covers it', async () => {
    const whole = [...rangeLines({ key, events: 12 })].find((line) => JSON.parse(line).pos === 6);
    const lines = good.map((line) => (JSON.parse(line).pos === 6 ? (whole ?? '') : line));
    expect(await verdictOf(lines)).toMatchObject(refused(3));
  });

  test('is refused if an event names an invalid statement, or an earlier one', async () => {
    const naming = (pos: number, by: number) =>
      good.map((line) => {
        const event = JSON.parse(line);
        return event.pos === pos ? JSON.stringify({ ...event, erased: { ...event.erased, by } }) : line;
      });
    expect(await verdictOf(naming(3, 11))).toMatchObject(refused(6));
    expect(await verdictOf(naming(9, 11))).toMatchObject(refused(3));
    expect(await verdictOf(naming(3, 5))).toMatchObject(refused(3));
    expect(await verdictOf(naming(6, 5))).toMatchObject(refused(6));
    expect(await verdictOf(naming(9, 99))).toMatchObject({ ok: false, problem: 'badErasure' });
  });

  test("is refused if the file's version does not support erased events", async () => {
    const lines = good.with(0, (good[0] ?? '').replace('range/2', 'range/1'));
    expect(await verdictOf(lines)).toMatchObject({ ok: false, problem: 'altered', event: 3 });
  });
});
