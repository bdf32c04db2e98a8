import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import proxyAddress from '@fastify/proxy-addr';

/** For Fastify, which takes no count: the peer is hop 0, and what each proxy wrote of its own peer is the next one. */
export function trustOf(
  trusted: number | string[] | false,
): false | ((address: string, hop: number) => boolean) {
  if (trusted === false) return false;
  if (typeof trusted === 'number') return (_address, hop) => hop < trusted;
  const isTrusted = proxyAddress.compile(trusted);
  return (address, hop) => isTrusted(bare(address), hop);
}

interface Caller {
  /** An injected socket has neither address. */
  ip?: string;
  socket?: { remoteAddress?: string };
}

/**
 * Address of the caller: that of the peer, or the one a trusted proxy names. If the named value is no address, the caller
 * wrote it, so the peer's counts. An IPv4 address is one, over whatever socket it came.
 */
export function clientAddress({ ip = '', socket }: Caller): string {
  const named = bare(ip);
  return plain(isIP(named) === 0 ? (socket?.remoteAddress ?? '') : named);
}

/** The same for connections that Fastify does not see: those of devices. */
export function addressBehind(trusted: number | string[] | false): (request: IncomingMessage) => string {
  const trust = trustOf(trusted);
  if (trust === false) return ({ socket }) => plain(socket.remoteAddress ?? '');
  return (request) => clientAddress({ ip: proxyAddress(request, trust), socket: request.socket });
}

/** Whether a peer is one of the proxies. */
export function isProxy(trusted: number | string[] | false): (address: string) => boolean {
  const trust = trustOf(trusted);
  if (trust === false) return () => false;
  return (address) => trust(plain(address), 0);
}

const plain = (address: string) => address.replace(/^::ffff:(?=\d+\.)/i, '');

/** Some proxies write the port too (Azure Application Gateway): `203.0.113.5:4711`, `[2001:db8::1]:4711`. */
function bare(address: string): string {
  const [, v6, v4] = /^"?(?:\[([^\]]+)\]|([\d.]+))(?::\d+)?"?$/.exec(address.trim()) ?? [];
  return v6 ?? v4 ?? address;
}
