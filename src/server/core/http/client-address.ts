import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import proxyAddress from '@fastify/proxy-addr';

/** For Fastify, which takes no count: the peer is hop 0, and what each proxy wrote of its own peer is the next one. */
export const trustOf = (trusted: number | string[] | false) =>
  typeof trusted === 'number' ? (_address: string, hop: number) => hop < trusted : trusted;

interface Caller {
  ip: string;
  /** Absent for a socket that was injected. */
  socket?: { remoteAddress?: string };
}

/**
 * Address of the caller: that of the peer, or the one a trusted proxy names. If the named value is no address, the caller
 * wrote it, so the peer's counts. An IPv4 address is one, over whatever socket it came.
 */
export function clientAddress({ ip, socket }: Caller): string {
  return plain(isIP(ip) === 0 ? (socket?.remoteAddress ?? '') : ip);
}

/** The same for connections that Fastify does not see: those of devices. */
export function addressBehind(trusted: number | string[] | false): (request: IncomingMessage) => string {
  const trust = trustOf(trusted);
  if (trust === false) return ({ socket }) => plain(socket.remoteAddress ?? '');
  const isTrusted = typeof trust === 'function' ? trust : proxyAddress.compile(trust);
  return (request) => clientAddress({ ip: proxyAddress(request, isTrusted), socket: request.socket });
}

/** Whether a peer is one of the proxies. */
export function isProxy(trusted: number | string[] | false): (address: string) => boolean {
  const trust = trustOf(trusted);
  if (trust === false) return () => false;
  const isTrusted = typeof trust === 'function' ? trust : proxyAddress.compile(trust);
  return (address) => isTrusted(plain(address), 0);
}

const plain = (address: string) => address.replace(/^::ffff:(?=\d+\.)/i, '');
