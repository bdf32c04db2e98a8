import { get as getHttp, type IncomingMessage } from 'node:http';
import { get as getHttps } from 'node:https';

export class DownloadFailure extends Error {
  override readonly name = 'DownloadFailure';
}

/** Maximum bytes, above the largest content file. */
const mostBytes = 64 * 1024 * 1024;

/** Downloads a whole file by HTTP; `progress`: the received share from 0 to 1, in steps of a tenth. */
export async function downloadFile(
  url: string,
  signal: AbortSignal,
  progress?: (share: number) => void,
): Promise<Buffer> {
  const answer = await ask(url, signal);
  if (answer.statusCode !== 200) {
    answer.destroy();
    throw new DownloadFailure(`HTTP ${answer.statusCode}`);
  }
  const parts: Buffer[] = [];
  const wanted = Number(answer.headers['content-length'] ?? Number.POSITIVE_INFINITY);
  let size = 0;
  let reached = 0;
  for await (const part of answer as AsyncIterable<Buffer>) {
    size += part.length;
    if (size > mostBytes) throw new DownloadFailure('the file is too large');
    parts.push(part);
    const share = Math.floor((10 * size) / wanted) / 10;
    if (share > reached) progress?.(share);
    reached = Math.max(reached, share);
  }
  return Buffer.concat(parts);
}

const ask = (url: string, signal: AbortSignal): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    const request = url.startsWith('https:') ? getHttps : getHttp;
    request(url, { signal }, resolve).on('error', reject);
  });

const sendMs = 10_000;

/** Uploads a picture by PUT; a failure changes nothing on the box. */
export async function sendFile(url: string, png: Uint8Array<ArrayBuffer>): Promise<void> {
  try {
    const answer = await fetch(url, {
      method: 'PUT',
      body: png,
      headers: { 'content-type': 'image/png' },
      redirect: 'error',
      signal: AbortSignal.timeout(sendMs),
    });
    await answer.body?.cancel();
  } catch {
    // The next set sends new pictures.
  }
}
