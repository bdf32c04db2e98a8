import { createHash } from 'node:crypto';
import { get as getHttp, type IncomingMessage } from 'node:http';
import { get as getHttps } from 'node:https';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FirmwareFaults } from './firmware-faults.ts';
import { headerBytes } from './firmware-image.ts';

/** A received file: its beginning, length and digest. The rest is not kept. */
export interface ArrivedImage {
  head: Buffer;
  size: number;
  sha256: string;
}

export class DownloadFailure extends Error {
  override readonly name = 'DownloadFailure';
}

/** Maximum requests for one file: a device gives up after as many broken lines. */
const mostRequests = 5;
/** Milliseconds between two requests. */
const againMs = 200;

/** Downloads a file by HTTP; after a cut it resumes, unless the file has changed. */
export async function downloadImage(
  url: string,
  faults: Readonly<FirmwareFaults>,
  signal: AbortSignal,
): Promise<ArrivedImage> {
  const hash = createHash('sha256');
  const head: Buffer[] = [];
  let size = 0;
  let etag = '';
  let cutAt = faults.cutAt;
  for (let request = 1; ; request++) {
    if (faults.ignoresRange && size > 0) throw new DownloadFailure('the line was cut');
    const answer = await ask(url, size === 0 ? {} : { range: `bytes=${size}-`, 'if-range': etag }, signal);
    const { statusCode = 0, headers } = answer;
    if (statusCode !== (size === 0 ? 200 : 206)) {
      answer.destroy();
      throw new DownloadFailure(`HTTP ${statusCode}`);
    }
    etag = headers.etag ?? '';
    try {
      for await (const chunk of answer as AsyncIterable<Buffer>) {
        const last = chunk.length - 1;
        if (faults.corrupt && size === 0 && last >= 0) chunk[last] = (chunk[last] ?? 0) ^ 1;
        hash.update(chunk);
        if (size < headerBytes) head.push(chunk);
        size += chunk.length;
        if (faults.kbps !== null) await sleep(chunk.length / faults.kbps, undefined, { signal });
        if (cutAt !== null && size >= cutAt) {
          cutAt = null;
          answer.destroy(new DownloadFailure('the line was cut'));
        }
      }
      return { head: Buffer.concat(head), size, sha256: hash.digest('hex') };
    } catch (error) {
      if (signal.aborted || request >= mostRequests) throw error;
      await sleep(againMs, undefined, { signal });
    }
  }
}

const ask = (url: string, headers: Record<string, string>, signal: AbortSignal): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    const request = url.startsWith('https:') ? getHttps : getHttp;
    request(url, { headers, signal }, resolve).on('error', reject);
  });
