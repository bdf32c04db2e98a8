import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { altered, places, withMore, without } from '#tests/support/alterations.ts';
import { sampleCase, sampleCasePage } from '#tests/support/case-sample.ts';
import { SampleKey, sha256 } from '#tests/support/sealed-log.ts';
import { verifyFile } from './verify-file.ts';

const key = new SampleKey();
const good = sampleCase(key, ['params', 'task:1/6/result', 'value/*']);
const page = sampleCasePage(key);

const verdictOf = (file: unknown, trusted: ReadonlySet<string> | null = null) =>
  verifyFile(new Blob([typeof file === 'string' ? file : JSON.stringify(file)]), { sha256, trusted });

describe('a case', () => {
  test('is valid as exported, and lists the redacted fields', async () => {
    expect(await verdictOf(sampleCase(key))).toEqual({
      ok: true,
      kind: 'case',
      subject: 'case:c1',
      events: 9,
      sealed: 7,
      seals: 2,
      from: 1,
      to: 10,
      head: good.statement.streams[0]?.head,
      exportedAt: '2026-01-01T00:00:00.000Z',
      keyIds: [key.keyId],
      tasks: 1,
      redacted: 0,
    });
    expect(await verdictOf(good)).toMatchObject({ ok: true, redacted: 2 });
    expect(JSON.stringify(good)).not.toContain('192.0.2.10');
  });

  test('is invalid with any value altered, removed or added', async () => {
    for (const path of places(good))
      for (const change of [altered, without, withMore]) {
        const verdict = await verdictOf(change(good, path));
        const what = `${change.name} ${path.join('.')}`;
        expect(verdict.ok, what).toBe(false);
        const inEvent = path[0] === 'streams' && path[2] === 'events' && path.length > 4;
        if (inEvent && !verdict.ok)
          expect([verdict.stream, verdict.event], what).toEqual([
            good.streams[Number(path[1])]?.streamId,
            Number(path[3]) + 1,
          ]);
      }
  });

  test('is invalid with a digest under another name, or another redacted field', async () => {
    const renamed = JSON.parse(JSON.stringify(good).replace('"redacted":{"params"', '"redacted":{"parans"'));
    expect(await verdictOf(renamed)).toMatchObject({ problem: 'altered', stream: 'task:1', event: 1 });
    const other = sampleCase(key, ['params', 'task:1/6/result', 'value/*', 'text']);
    expect(await verdictOf({ ...good, streams: other.streams })).toMatchObject({
      problem: 'altered',
      stream: 'case:c1',
      event: 3,
    });
  });

  test('is invalid with a stream or an event missing, doubled or swapped', async () => {
    const { streams } = good;
    for (const changed of [
      streams.slice(1),
      streams.slice(0, 1),
      streams.toReversed(),
      [...streams, streams[0]],
    ])
      expect((await verdictOf({ ...good, streams: changed })).ok).toBe(false);
    for (const [index, stream] of streams.entries())
      for (const [at, event] of stream.events.entries())
        for (const events of [stream.events.toSpliced(at, 1), stream.events.toSpliced(at, 0, event)])
          expect((await verdictOf({ ...good, streams: streams.with(index, { ...stream, events }) })).ok).toBe(
            false,
          );
  });

  test('is foreign if it is signed with a key that the reader does not have', async () => {
    expect(await verdictOf(good, new Set([key.keyId]))).toMatchObject({ ok: true });
    expect(await verdictOf(sampleCase(new SampleKey()), new Set([key.keyId]))).toMatchObject({
      problem: 'foreignKey',
    });
  });
});

describe('the page of a case', () => {
  test('is valid, plain and packed', async () => {
    expect(await verdictOf(page)).toMatchObject({ ok: true, kind: 'case', tasks: 1 });
    const packed = await verifyFile(new Blob([gzipSync(page)]), { sha256, trusted: null });
    expect(packed).toMatchObject({ ok: true, kind: 'case' });
  });

  test('is invalid with any character changed, or a script added anywhere', async () => {
    for (let at = 0; at < page.length; at += 7) {
      const other = page[at] === 'x' ? 'y' : 'x';
      expect((await verdictOf(page.slice(0, at) + other + page.slice(at + 1))).ok, `at ${at}`).toBe(false);
    }
    const injected = '<script>globalThis.ran = true</script>';
    for (const mark of ['</head>', '<body>', '</body>', '{"format"', '</html>'])
      expect((await verdictOf(page.replace(mark, `${injected}${mark}`))).ok, mark).toBe(false);
    expect((await verdictOf(page + injected)).ok).toBe(false);
    expect(Reflect.has(globalThis, 'ran')).toBe(false);
  });

  test('is damaged if it is cut off anywhere', async () => {
    for (let length = 40; length < page.length; length += 211)
      expect(await verdictOf(page.slice(0, length)), `${length} characters`).toMatchObject({ ok: false });
    expect(await verdictOf(page.slice(0, 2_000))).toMatchObject({ kind: 'case', problem: 'damaged' });
  });

  test('is reported as another version, another kind, or too large', async () => {
    expect(await verdictOf(page.replace('waymark-case/1', 'waymark-case/7'))).toMatchObject({
      problem: 'unknownVersion',
    });
    expect(await verdictOf('<!doctype html><html><body>A case</body></html>')).toMatchObject({
      problem: 'foreign',
    });
    const block = new Blob([' '.repeat(8 * 1024 * 1024)]);
    const gigantic = new Blob([page, ...Array.from({ length: 25 }, () => block)]);
    expect(await verifyFile(gigantic, { sha256, trusted: null })).toMatchObject({ problem: 'tooLarge' });
  });
});
