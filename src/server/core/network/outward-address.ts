import ipaddr from 'ipaddr.js';

/** Addresses that are public by their range but internal: Azure serves virtual machines their settings there. */
const innerThough = new Set(['168.63.129.16']);

/** Prefix for IPv4 hosts in IPv6-only networks (RFC 6052): the last four bytes are the IPv4 address. */
const nat64 = ipaddr.IPv6.parseCIDR('64:ff9b::/96');

/** All globally routed addresses (RFC 4291). */
const global = ipaddr.IPv6.parseCIDR('2000::/3');

/**
 * Tells if an address is on the internet: not on this machine, its network, a provider's inner network or a cloud's
 * metadata service, and neither multicast nor reserved. A wrapped IPv4 address counts as itself; tunnels, which lead
 * anywhere, are refused.
 */
export function isOutward(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.parse(address);
  if (parsed instanceof ipaddr.IPv4) return isOutwardIpv4(parsed);
  if (parsed.isIPv4MappedAddress()) return isOutwardIpv4(parsed.toIPv4Address());
  if (parsed.match(nat64)) return isOutwardIpv4(new ipaddr.IPv4(parsed.toByteArray().slice(12)));
  return parsed.range() === 'unicast' && parsed.match(global);
}

const isOutwardIpv4 = (address: ipaddr.IPv4): boolean =>
  address.range() === 'unicast' && !innerThough.has(address.toString());
