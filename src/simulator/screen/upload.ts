import type { Clock } from '../agent-host.ts';

export interface Picture {
  /** From 1. */
  sequence: number;
  /** ISO 8601, by the clock of the device. */
  takenAt: string;
  png: Uint8Array<ArrayBuffer>;
}

/** `refused`: the server does not want pictures of this capture any more; the next one would not be taken either. */
export type Outcome = 'sent' | 'failed' | 'refused';

const limitMs = 10_000;
const refusals = [401, 403, 404, 409, 410];

/** PUT {url}/{sequence}. Never throws; what was aborted, or took longer than 10 s, has failed. */
export async function upload(
  target: { url: string; token: string },
  { sequence, takenAt, png }: Picture,
  abort: AbortController,
  clock: Clock,
): Promise<Outcome> {
  const stop = clock.after(limitMs, () => abort.abort());
  try {
    const response = await fetch(`${target.url}/${sequence}`, {
      method: 'PUT',
      headers: {
        authorization: `Bearer ${target.token}`,
        'content-type': 'image/png',
        'x-taken-at': takenAt,
      },
      body: png,
      // The token is meant for this address and no other.
      redirect: 'error',
      signal: abort.signal,
    });
    // Unread, an answer keeps its connection.
    await response.body?.cancel();
    if (response.ok) return 'sent';
    return refusals.includes(response.status) ? 'refused' : 'failed';
  } catch {
    return 'failed';
  } finally {
    stop();
  }
}
