import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { rangeLines, SampleKey, sha256, streamExport } from '#tests/support/sealed-log.ts';
import { verifyFile } from './verify-file.ts';

const key = new SampleKey();
const range = Buffer.from(
  [...rangeLines({ key, events: 400, sealEvery: 64 })].map((line) => `${line}\n`).join(''),
);
const task = Buffer.from(JSON.stringify(streamExport({ key, events: 30 })));
const verdictOf = (...parts: BlobPart[]) => verifyFile(new Blob(parts), { sha256, trusted: null });

/** Verifies a beginning followed by spaces only: all slices share them, so a file of any size needs no copying. */
function verdictOfEndless(beginning: string, size: number) {
  const spaces = new TextEncoder().encode(' '.repeat(512 * 1024)).buffer;
  const first = new TextEncoder().encode(beginning).buffer;
  const slice = (from: number) => ({ arrayBuffer: async () => (from === 0 ? first : spaces) });
  return verifyFile({ size, slice }, { sha256, trusted: null });
}

describe('an unknown file', () => {
  test.each([
    ['nothing', '', 'empty'],
    ['white space', ' \n \n', 'foreign'],
    ['text', 'Dear auditor,', 'foreign'],
    ['a page with a script', '<!doctype html><script>globalThis.ran = true</script>', 'foreign'],
    ['another JSON', '{"name":"waymark"}', 'foreign'],
    ['a list', '[{"format":"waymark-task-export/2"}]', 'foreign'],
    ['a kind that does not exist', '{"format":"waymark-poem/1"}', 'foreign'],
    ['a later version', '{"format":"waymark-task-export/9"}', 'unknownVersion'],
    ['the beginning of ours and no more', '{"format":"waymark-task-export/2"', 'damaged'],
    ['an empty one of ours', '{"format":"waymark-task-export/2"}', 'badStatement'],
    ['a header alone that is none', '{"format":"waymark-log-range/1"}\n', 'badStatement'],
    ['a picture', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), 'foreign'],
    ['the first bytes of a gzip', new Uint8Array([0x1f, 0x8b]), 'damaged'],
    ['a gzip of nothing', gzipSync(''), 'foreign'],
  ] as const)('%s', async (_name, content, problem) => {
    expect(await verdictOf(content)).toMatchObject({ ok: false, problem });
  });

  test('never becomes code or a prototype', async () => {
    const text = task
      .toString()
      .replace('{"format"', '{"format":"waymark-task-export/2","__proto__":{"polluted":1},"format"');
    expect((await verdictOf(text)).ok).toBe(false);
    expect(Reflect.has({}, 'polluted')).toBe(false);
  });

  test('is refused if it is nested too deeply', async () => {
    const deep = `{"format":"waymark-task-export/2","events":${'['.repeat(200_000)}${']'.repeat(200_000)}}`;
    expect(await verdictOf(deep)).toMatchObject({ ok: false, problem: 'badStatement' });
  });

  test('is refused if it is too large for memory, as one document or one line', async () => {
    const MB = 1024 * 1024;
    expect(await verdictOfEndless('{"format":"waymark-task-export/2",', 401 * MB)).toMatchObject({
      problem: 'tooLarge',
    });
    expect(await verdictOfEndless('{"format":"waymark-log-range/1",', 40 * MB)).toMatchObject({
      problem: 'damaged',
    });
  });
});

describe('a packed file', () => {
  test('is unpacked, for any kind', async () => {
    expect(await verdictOf(gzipSync(range))).toMatchObject({ ok: true, kind: 'logRange', events: 400 });
    expect(await verdictOf(gzipSync(task))).toMatchObject({ ok: true, kind: 'task' });
  });

  test('is truncated where its events end', async () => {
    const packed = gzipSync(range);
    const verdict = await verdictOf(packed.subarray(0, packed.length - 40));
    expect(verdict).toMatchObject({ ok: false, kind: 'logRange', problem: 'truncated' });
    expect((await verdictOf(gzipSync(task).subarray(0, 400))).ok).toBe(false);
  });

  test('gives a verdict with any byte changed, and is never valid', async () => {
    const packed = gzipSync(task);
    // Bytes 4 to 9 hold the time and system of packing.
    for (let at = 10; at < packed.length; at += 37) {
      const changed = Buffer.from(packed);
      changed[at] = (changed[at] ?? 0) ^ 0x55;
      const verdict = await verdictOf(changed);
      expect(verdict.ok, `byte ${at}`).toBe(false);
    }
  });
});

test('reports its progress', async () => {
  const progress: number[] = [];
  await verifyFile(new Blob([range]), { sha256, trusted: null, onProgress: (bytes) => progress.push(bytes) });
  expect(progress.at(-1)).toBe(range.length);
  expect(progress).toEqual(progress.toSorted((a, b) => a - b));
});
