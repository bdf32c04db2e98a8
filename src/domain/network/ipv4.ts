import ipaddr from 'ipaddr.js';

/** An IPv4 network as configured on a device: an address in it, and its mask. */
export interface Ipv4Network {
  address: ipaddr.IPv4;
  /** Bits of the mask. */
  prefix: number;
}

/** A device's own address in a network, as reported; null: not reported. */
export interface Addressed {
  ip: string | null;
  mask: string | null;
}

/** Parses four decimal parts, as TR-181 writes addresses; null for anything else. */
export const ipv4 = (text: string | null | undefined): ipaddr.IPv4 | null =>
  text && ipaddr.IPv4.isValidFourPartDecimal(text) ? ipaddr.IPv4.parse(text) : null;

/** Returns the bits of a mask with room for two hosts; null for anything else. */
export function maskBits(text: string | null | undefined): number | null {
  const bits = ipv4(text)?.prefixLengthFromSubnetMask() ?? null;
  return bits !== null && bits >= 8 && bits <= 30 ? bits : null;
}

export function networkOf(
  address: string | null | undefined,
  mask: string | null | undefined,
): Ipv4Network | null {
  const [host, prefix] = [ipv4(address), maskBits(mask)];
  return host && prefix !== null ? { address: host, prefix } : null;
}

/** Rejects addresses of this host (0/8, 127/8), multicast and above (RFC 6890). */
export function isHostAddress({ octets: [first = 0] }: ipaddr.IPv4): boolean {
  return first !== 0 && first !== 127 && first < 224;
}

export const isIn = ({ address, prefix }: Ipv4Network, other: ipaddr.IPv4): boolean =>
  other.match(address, prefix);

/** Tells if a host can have this address: it is neither the network's own nor its broadcast address. */
export function isHostOf(network: Ipv4Network, host: ipaddr.IPv4): boolean {
  const hostBits = 2 ** (32 - network.prefix);
  const own = numberOf(host) % hostBits;
  return isIn(network, host) && own !== 0 && own !== hostBits - 1;
}

export const overlap = (one: Ipv4Network, other: Ipv4Network): boolean =>
  one.prefix < other.prefix ? isIn(one, other.address) : isIn(other, one.address);

/** Converts an address to a number for comparison. */
export const numberOf = (address: ipaddr.IPv4): number =>
  address.octets.reduce((number, octet) => number * 256 + octet, 0);

export const isIpv6 = (text: string): boolean => ipaddr.IPv6.isValid(text) && !text.includes('%');
