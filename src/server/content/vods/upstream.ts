import { fetch } from 'undici';
import { mostVodBytes, readVodList, type VodList } from '#domain/vods/list.ts';
import type { FetchFailure } from '#machines/vod-fetch/events.ts';
import { InwardAddress, type OutwardWay } from '#server/core/network/outward-way.ts';

export interface VodServer {
  url: string;
  /** Key for the server; null: it requires none. */
  authKey: string | null;
}

export type Answer = { list: VodList } | { failure: FetchFailure; detail: string };

const failed = (failure: FetchFailure, detail = ''): Answer => ({ failure, detail });

/**
 * Fetches the list of a VOD server: `GET` with the key in `Auth-Key`. It never calls an address of a private network
 * that the installation does not allow, follows no redirect, and reads at most `mostVodBytes` of an answer.
 */
export async function askVodServer(
  { url, authKey }: VodServer,
  { way, signal }: { way: OutwardWay; signal: AbortSignal },
): Promise<Answer> {
  const address = new URL(url);
  if (!way.mayCall(address)) return failed('inward');
  try {
    const answer = await fetch(address, {
      headers: { accept: 'application/json', ...(authKey !== null && { 'auth-key': authKey }) },
      dispatcher: way.dispatcher,
      redirect: 'manual',
      signal,
    });
    const { status } = answer;
    const isTooLarge = Number(answer.headers.get('content-length')) > mostVodBytes;
    if (status === 200 && !isTooLarge) return await listOf(answer.body ?? []);
    await answer.body?.cancel();
    if (status === 200) return failed('tooLarge');
    if (status === 401) return failed('unauthorized');
    if (status === 403) return failed('forbidden');
    return failed('status', String(status));
  } catch (error) {
    if (signal.aborted) return failed('slow');
    if (hasInwardCause(error)) return failed('inward');
    return failed('unreachable', codeOf(error));
  }
}

async function listOf(body: AsyncIterable<Uint8Array> | Iterable<Uint8Array>): Promise<Answer> {
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of body) {
    length += part.length;
    if (length > mostVodBytes) return failed('tooLarge');
    parts.push(part);
  }
  const list = readVodList(Buffer.concat(parts).toString('utf8'));
  return typeof list === 'string' ? failed('malformed', list) : { list };
}

function hasInwardCause(error: unknown): boolean {
  if (error instanceof InwardAddress) return true;
  return error instanceof Error && error.cause !== undefined && hasInwardCause(error.cause);
}

/** Returns an error code such as `ECONNREFUSED`; empty if the library gives none. */
function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return '';
  if ('code' in error && typeof error.code === 'string')
    return error.code.startsWith('UND_') ? '' : error.code;
  return codeOf(error.cause);
}
