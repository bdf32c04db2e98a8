import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import proxyAddress from '@fastify/proxy-addr';

/**
 * Builds the trust function for Fastify, which accepts no number: the peer is hop 0, and each proxy's own peer is the
 * next.
 */
export function trustOf(
  trusted: number | string[] | false,
): false | ((address: string, hop: number) => boolean) {
  if (trusted === false) return false;
  if (typeof trusted === 'number') return (_address, hop) => hop < trusted;
  const isTrusted = proxyAddress.compile(trusted);
  return (address, hop) => isTrusted(bare(address), hop);
}

interface Caller {
  /** Absent for an injected socket, like the other address. */
  ip?: string;
  socket?: { remoteAddress?: string };
}

/**
 * Returns the caller's address: the peer's, or the one that a trusted proxy names. If the named value is not an
 * address, the caller wrote it, so the peer's counts. IPv4 addresses have one form, whatever the socket.
 */
export function clientAddress({ ip = '', socket }: Caller): string {
  const named = bare(ip);
  return plain(isIP(named) === 0 ? (socket?.remoteAddress ?? '') : named);
}

/** Builds the function for device connections, which do not go through Fastify. */
export function addressBehind(trusted: number | string[] | false): (request: IncomingMessage) => string {
  const trust = trustOf(trusted);
  if (trust === false) return ({ socket }) => plain(socket.remoteAddress ?? '');
  return (request) => clientAddress({ ip: proxyAddress(request, trust), socket: request.socket });
}

/** Tells if a peer is one of the proxies. */
export function isProxy(trusted: number | string[] | false): (address: string) => boolean {
  const trust = trustOf(trusted);
  if (trust === false) return () => false;
  return (address) => trust(plain(address), 0);
}

const plain = (address: string) => address.replace(/^::ffff:(?=\d+\.)/i, '');

/** Removes a port, which some proxies add (Azure Application Gateway): `203.0.113.5:4711`, `[2001:db8::1]:4711`. */
function bare(address: string): string {
  const [, v6, v4] = /^"?(?:\[([^\]]+)\]|([\d.]+))(?::\d+)?"?$/.exec(address.trim()) ?? [];
  return v6 ?? v4 ?? address;
}
