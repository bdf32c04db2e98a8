import type { Server, Socket } from 'node:net';
import type { Logger } from 'pino';
import { networkOf } from './network.ts';

interface ConnectionLimitOptions {
  /** Connections that one address (IPv6: its /64) may have open at one time. */
  most: number;
  /** Whose connections are those of many people: a proxy's, and those of the machine itself. */
  isExempt(address: string): boolean;
  logger: Pick<Logger, 'warn'>;
}

/** A line about what was refused comes so often at most. */
const toldEveryMs = 60_000;

/**
 * Limits the connections of one network: beyond the bound one is closed before anything is read. The peer of the
 * socket counts, because a header can only be known after reading it.
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
      quietUntil = performance.now() + toldEveryMs;
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

/** An address of the machine itself. */
export const isLoopback = (address: string): boolean =>
  /^(?:::ffff:)?127\./i.test(address) || address === '::1';
