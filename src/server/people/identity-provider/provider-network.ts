import { isIP } from 'node:net';
import { listed, readHosts } from '#server/core/network/host-list.ts';

/** Network settings for identity providers, and for the domains of their users. */
export interface ProviderNetwork {
  /** Hosts of providers that may be in private networks. */
  innerHosts: string[];
  /** DNS servers for the proofs of domains; empty: those of the machine. */
  dnsServers: string[];
}

/** Tells if a text is an address, with a port unless it is the default one; IPv6 is then in brackets. */
function isServer(text: string): boolean {
  const [, bracketed, plain, port = '53'] = /^(?:\[(.+)\]|([^:]+))(?::(\d{1,5}))?$/.exec(text) ?? [];
  const address = bracketed ?? plain ?? text;
  return isIP(address) !== 0 && Number(port) > 0 && Number(port) < 65_536;
}

export function readProviderNetwork(env: NodeJS.ProcessEnv, errors: string[]): ProviderNetwork {
  const innerHosts = readHosts(env.IDENTITY_PROVIDER_HOSTS, 'IDENTITY_PROVIDER_HOSTS', errors);
  const dnsServers = listed(env.DNS_SERVERS);
  if (!dnsServers.every(isServer))
    errors.push('DNS_SERVERS must be addresses like 10.0.0.2,10.0.0.3:5353,[fd00::2]:53');
  return { innerHosts, dnsServers };
}
