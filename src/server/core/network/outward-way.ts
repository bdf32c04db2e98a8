import { lookup } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import { Agent } from 'undici';
import { isOutward } from './outward-address.ts';

/** A host name as it is written in an address: lower case, without the brackets of IPv6 and the dot of a full name. */
export const plainHost = (host: string): string => host.toLowerCase().replace(/^\[|\]$|\.$/g, '');

/** A name leads to an address of a private network, which is not allowed. */
export class InwardAddress extends Error {
  override readonly name = 'InwardAddress';
  override readonly message = 'inward address';
}

/** Which hosts the server may go to for an organisation, and the way there. */
export interface OutwardWay {
  /** False for an address of IP that is none of the internet. What a name leads to shows only when it is looked up. */
  mayCall(url: URL): boolean;
  dispatcher: Agent;
}

/**
 * Connections to the internet alone (ASVS 5.2.6), and to `innerHosts`, which the installation allows by name. A name is looked up once
 * for each connection: what the check sees is what is connected to, so a name that changes its mind between the two gains nothing.
 * `resolve`: for tests of such names.
 */
export function outwardWay(
  innerHosts: readonly string[],
  resolve: Resolve = (host, done) => lookup(host, { all: true }, done),
): OutwardWay {
  const allowed = new Set(innerHosts.map(plainHost));
  const isRefused = (host: string, address: string) => !allowed.has(plainHost(host)) && !isOutward(address);
  const checked: LookupFunction = (host, { all, family }, done) => {
    resolve(host, (error, found) => {
      // One inner address is enough: mixing them is deliberate.
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
    // Each call is a connection of its own: calls are too seldom to keep them open.
    dispatcher: new Agent({ pipelining: 0, connect: { lookup: checked } }),
  };
}

export type Resolve = (
  host: string,
  done: (error: Error | null, found: { address: string; family: number }[]) => void,
) => void;
