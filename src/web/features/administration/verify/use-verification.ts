import { useCallback, useEffect, useRef, useState } from 'react';
import type { Verdict } from '#domain/verify/verdict.ts';

export type Verification =
  | { state: 'idle' }
  | { state: 'reading'; name: string; size: number; read: number }
  | { state: 'done'; name: string; size: number; verdict: Verdict; seconds: number }
  | { state: 'failed'; name: string };

/** One file at a time; another one, or `stop`, ends the one before. */
export function useVerification(): {
  verification: Verification;
  verify(file: File): void;
  stop(): void;
} {
  const [verification, setVerification] = useState<Verification>({ state: 'idle' });
  const worker = useRef<Worker | null>(null);
  const job = useRef(0);
  // Made with the page, not with the first file: from then on no connection is needed.
  useEffect(() => {
    const made = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
    worker.current = made;
    made.addEventListener('message', ({ data }: MessageEvent<WorkerAnswer>) => {
      if (data.job === job.current) setVerification((before) => after(before, data));
    });
    made.addEventListener('error', () => setVerification(failed));
    return () => made.terminate();
  }, []);
  const order = useCallback((file?: File) => {
    job.current++;
    const message: WorkerOrder = { job: job.current, ...(file ? { file } : {}) };
    worker.current?.postMessage(message);
  }, []);
  const verify = useCallback(
    (file: File) => {
      order(file);
      setVerification({ state: 'reading', name: file.name, size: file.size, read: 0 });
    },
    [order],
  );
  const stop = useCallback(() => {
    order();
    setVerification({ state: 'idle' });
  }, [order]);
  return { verification, verify, stop };
}

function after(before: Verification, answer: WorkerAnswer): Verification {
  if (before.state !== 'reading') return before;
  if ('failed' in answer) return failed(before);
  if ('verdict' in answer) {
    const { name, size } = before;
    return { state: 'done', name, size, verdict: answer.verdict, seconds: answer.seconds };
  }
  return { ...before, read: answer.read };
}

const failed = (before: Verification): Verification =>
  before.state === 'reading' ? { state: 'failed', name: before.name } : before;

/** A file to verify, or, without one, the end of the job before. Jobs are numbered, so that late answers are known. */
export interface WorkerOrder {
  job: number;
  file?: File;
}

export type WorkerAnswer =
  | { job: number; read: number }
  | { job: number; verdict: Verdict; seconds: number }
  | { job: number; failed: true };
