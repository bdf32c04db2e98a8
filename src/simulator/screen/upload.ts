import type { Clock } from '../agent-host.ts';

export interface Picture {
  /** Number from 1. */
  sequence: number;
  /** ISO 8601 by the clock of the device. */
  takenAt: string;
  png: Uint8Array<ArrayBuffer>;
}

/** Outcome of an upload. `refused`: the server accepts no more pictures of this capture. */
export type Outcome = 'sent' | 'failed' | 'refused';

const limitMs = 10_000;
const refusals = [401, 403, 404, 409, 410];

/** PUT {url}/{sequence}. Never throws; an aborted upload, or one of more than 10 s, has failed. */
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
      // The token must not be sent to another address.
      redirect: 'error',
      signal: abort.signal,
    });
    // An unread answer would keep its connection open.
    await response.body?.cancel();
    if (response.ok) return 'sent';
    return refusals.includes(response.status) ? 'refused' : 'failed';
  } catch {
    return 'failed';
  } finally {
    stop();
  }
}
