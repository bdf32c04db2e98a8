import ipaddr from 'ipaddr.js';

/** Public by its range, and yet the machine's own: Azure answers virtual machines there, with their settings. */
const innerThough = new Set(['168.63.129.16']);

/** What a name without IPv6 is turned into where only IPv6 is routed (RFC 6052): the last four bytes are its address. */
const nat64 = ipaddr.IPv6.parseCIDR('64:ff9b::/96');

/** All that is routed in the internet (RFC 4291). */
const global = ipaddr.IPv6.parseCIDR('2000::/3');

/**
 * Whether an address is one of the internet: not of this machine, of its network, of a provider's inner network, of a cloud's
 * metadata, of a group, or of no use yet. What wraps an address of IPv4 is what it wraps; tunnels, which lead anywhere, are not.
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
