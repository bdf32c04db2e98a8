// Bundled for the browser by proof-verify.ts: the work of the page's worker, with the browser's own SHA-256 for
// comparison.
import { sha256 } from '#domain/sha256.ts';
import { verifyFile } from '#domain/verify/verify-file.ts';

/** Verifies the file in the page's only input. */
export async function verify(): Promise<{ perSecond: number; events: number; maxHeap: number }> {
  const file = document.querySelector('input')?.files?.[0];
  if (!file) throw new Error('no file');
  const began = performance.now();
  let maxHeap = 0;
  const verdict = await verifyFile(file, {
    sha256,
    trusted: null,
    onProgress: () => {
      // Only Chromium reports this, and roughly.
      maxHeap = Math.max(maxHeap, Number(Reflect.get(Reflect.get(performance, 'memory'), 'usedJSHeapSize')));
    },
  });
  if (!verdict.ok) throw new Error(`${verdict.problem}: ${verdict.detail}`);
  return {
    perSecond: verdict.events / ((performance.now() - began) / 1000),
    events: verdict.events,
    maxHeap,
  };
}

/** Bytes of a link of the log's chain, which is hashed most often. */
const link = new Uint8Array(72).fill(7);
const rounds = 200_000;

export function digests(): number {
  const began = performance.now();
  for (let round = 0; round < rounds; round++) sha256(link);
  return rounds / ((performance.now() - began) / 1000);
}

/** Measures WebCrypto at its fastest: with hundreds of concurrent calls. */
export async function digestsOfWebCrypto(): Promise<number> {
  const together = 512;
  const began = performance.now();
  for (let round = 0; round < rounds; round += together)
    await Promise.all(Array.from({ length: together }, () => crypto.subtle.digest('SHA-256', link)));
  return rounds / ((performance.now() - began) / 1000);
}
