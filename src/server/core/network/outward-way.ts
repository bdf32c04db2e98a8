import { lookup } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import { Agent } from 'undici';
import { isOutward } from './outward-address.ts';

/** Normalises a host name: lower case, without the brackets of IPv6 and a final dot. */
export const plainHost = (host: string): string => host.toLowerCase().replace(/^\[|\]$|\.$/g, '');

/** The name leads to an address of a private network, which is not allowed. */
export class InwardAddress extends Error {
  override readonly name = 'InwardAddress';
  override readonly message = 'inward address';
}

/** Allowed hosts for calls on behalf of an organisation, and their connections. */
export interface OutwardWay {
  /** False for an IP address that is not on the internet. A name's address is checked only when it is looked up. */
  mayCall(url: URL): boolean;
  dispatcher: Agent;
}

/**
 * Creates connections to the internet only (ASVS 5.2.6), and to `innerHosts`, which the installation allows by name. A
 * name is looked up once for each connection, and the checked address is the one connected to, so a name that changes
 * in between gains nothing. `resolve`: for tests of such names.
 */
export function outwardWay(
  innerHosts: readonly string[],
  resolve: Resolve = (host, done) => lookup(host, { all: true }, done),
): OutwardWay {
  const allowed = new Set(innerHosts.map(plainHost));
  const isRefused = (host: string, address: string) => !allowed.has(plainHost(host)) && !isOutward(address);
  const checked: LookupFunction = (host, { all, family }, done) => {
    resolve(host, (error, found) => {
      // One inner address is enough for a refusal, because mixing them is deliberate.
      const fault =
        error ?? (found.some(({ address }) => isRefused(host, address)) ? new InwardAddress() : null);
      const usable = found?.filter((one) => !family || one.family === Number(family)) ?? [];
      const [first] = usable;
      if (fault || !first) done(fault ?? new Error(`no address of ${host}`), []);
      else if (all) done(null, usable);
      else done(null, first.address, first.family);
    });
  };
  return {
    mayCall(url) {
      const host = plainHost(url.hostname);
      return isIP(host) === 0 || !isRefused(host, host);
    },
    // Each call has its own connection: calls are too rare to keep them open.
    dispatcher: new Agent({ pipelining: 0, connect: { lookup: checked } }),
  };
}

export type Resolve = (
  host: string,
  done: (error: Error | null, found: { address: string; family: number }[]) => void,
) => void;
