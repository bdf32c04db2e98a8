import { sha256 } from '#domain/sha256.ts';
import { verifyFile } from '#domain/verify/verify-file.ts';
import type { WorkerAnswer, WorkerOrder } from './use-verification.ts';

// The verifier in a thread of its own: a million hashes must not hold up the page, and nothing of the file reaches it.

class Superseded extends Error {
  override name = 'Superseded';
}

const answer = (message: WorkerAnswer): void => globalThis.postMessage(message);
let current = 0;

async function verify(job: number, file: File): Promise<void> {
  current = job;
  const began = performance.now();
  try {
    const verdict = await verifyFile(file, {
      sha256,
      trusted: null,
      onProgress(read) {
        if (job !== current) throw new Superseded();
        answer({ job, read });
      },
    });
    answer({ job, verdict, seconds: (performance.now() - began) / 1000 });
  } catch (error) {
    if (!(error instanceof Superseded)) answer({ job, failed: true });
  }
}

globalThis.addEventListener('message', ({ data }: MessageEvent<WorkerOrder>) => {
  if (data.file) void verify(data.job, data.file);
  else current = data.job;
});
