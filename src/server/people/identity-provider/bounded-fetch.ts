import type { CustomFetch } from 'openid-client';
import { fetch } from 'undici';
import type { OutwardWay } from '#server/core/network/outward-way.ts';
import { ProviderFault } from './provider-fault.ts';

/** Longer than what any provider says of itself. */
const largest = 1_048_576;

const isThisMachine = ({ hostname }: URL): boolean =>
  hostname === 'localhost' || hostname === '127.0.0.1' || hostname === '[::1]';

/** Only https; http to this machine itself, where the server is tried out there (`mayBePlain`). */
export const isSafe = (url: URL, mayBePlain: boolean): boolean =>
  url.protocol === 'https:' || (mayBePlain && url.protocol === 'http:' && isThisMachine(url));

/** How the server calls identity providers. */
export interface ProviderWay {
  /** As `isSafe` has it. */
  mayBePlain: boolean;
  outward: OutwardWay;
}

/**
 * Calls to an identity provider: never to an address that is not safe or none of the internet, never on to another one, and never
 * more than a mebibyte of an answer. The deadline is the caller's, by `options.signal`.
 */
export const boundedFetch =
  ({ mayBePlain, outward }: ProviderWay): CustomFetch =>
  async (url, { body, signal, ...options }) => {
    const address = new URL(url);
    if (!isSafe(address, mayBePlain)) throw new ProviderFault('insecure');
    if (!outward.mayCall(address)) throw new ProviderFault('inward');
    const answer = await fetch(address, {
      ...options,
      signal: signal ?? null,
      dispatcher: outward.dispatcher,
      // The library's type of bytes is wider than the platform's.
      body: body instanceof Uint8Array ? new Uint8Array(body) : (body ?? null),
      redirect: 'manual',
    });
    const parts: Uint8Array[] = [];
    let length = 0;
    for await (const part of answer.body ?? []) {
      length += part.length;
      if (length > largest) throw new ProviderFault('tooLong');
      parts.push(part);
    }
    const { status } = answer;
    const headers = [...answer.headers];
    // An answer that may have no body must not be given an empty one either.
    return new Response(length > 0 ? Buffer.concat(parts) : null, { status, headers });
  };
