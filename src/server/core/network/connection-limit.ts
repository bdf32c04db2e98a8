import type { Server, Socket } from 'node:net';
import type { Logger } from 'pino';
import { networkOf } from './network.ts';

interface ConnectionLimitOptions {
  /** Maximum number of open connections of one address (IPv6: its /64). */
  most: number;
  /** Tells if an address has connections of many people: a proxy, or the machine itself. */
  isExempt(address: string): boolean;
  logger: Pick<Logger, 'warn'>;
}

/** Milliseconds between two log lines about refused connections. */
const reportEveryMs = 60_000;

/**
 * Limits the connections of one network: one above the limit is closed before anything is read. The socket's peer
 * counts, because a header is known only after reading it.
 */
export function limitConnections(server: Server, { most, isExempt, logger }: ConnectionLimitOptions): void {
  const open = new Map<string, number>();
  let refused = 0;
  let quietUntil = 0;
  server.on('connection', (socket: Socket) => {
    const { remoteAddress } = socket;
    if (remoteAddress === undefined || isExempt(remoteAddress)) return;
    const network = networkOf(remoteAddress);
    const count = open.get(network) ?? 0;
    if (count >= most) {
      socket.destroy();
      refused += 1;
      if (performance.now() < quietUntil) return;
      logger.warn({ refused, address: network }, 'an address has as many connections as it may');
      quietUntil = performance.now() + reportEveryMs;
      refused = 0;
      return;
    }
    open.set(network, count + 1);
    socket.once('close', () => {
      const left = (open.get(network) ?? 1) - 1;
      if (left > 0) open.set(network, left);
      else open.delete(network);
    });
  });
}

/** Tells if an address is one of the machine itself. */
export const isLoopback = (address: string): boolean =>
  /^(?:::ffff:)?127\./i.test(address) || address === '::1';
