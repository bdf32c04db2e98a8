import type { CustomFetch } from 'openid-client';
import { fetch } from 'undici';
import type { OutwardWay } from '#server/core/network/outward-way.ts';
import { ProviderFault } from './provider-fault.ts';

/** Maximum bytes of an answer: longer than any provider's configuration. */
const largest = 1_048_576;

const isThisMachine = ({ hostname }: URL): boolean =>
  hostname === 'localhost' || hostname === '127.0.0.1' || hostname === '[::1]';

/** Tells if an address is safe: only https, or http to this machine itself for tests (`mayBePlain`). */
export const isSafe = (url: URL, mayBePlain: boolean): boolean =>
  url.protocol === 'https:' || (mayBePlain && url.protocol === 'http:' && isThisMachine(url));

/** Options for calls to identity providers. */
export interface ProviderWay {
  /** Allows plain http as in `isSafe`. */
  mayBePlain: boolean;
  outward: OutwardWay;
}

/**
 * Creates the fetch function for identity providers: never to an address that is unsafe or not on the internet, without
 * redirects, and reading at most a mebibyte of an answer. The caller sets the deadline by `options.signal`.
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
    // An answer that may have no body must not get an empty one either.
    return new Response(length > 0 ? Buffer.concat(parts) : null, { status, headers });
  };
