import type { Server } from 'node:http';
import type { FastifyHttpOptions } from 'fastify';
import { type TlsSource, tlsServer } from '../network/tls-server.ts';

/** Of the server that listens: the framework sets its own only where it makes the server itself. */
const connections = {
  requireHostHeader: false,
  requestTimeout: 60_000,
  // Node looks for requests that are over only so often, by default every 30 s.
  connectionsCheckingInterval: 2_000,
  keepAliveTimeout: 72_000,
};

export const { requestTimeout } = connections;

/** One that ends TLS is made here, so that its certificate can be renewed; a handshake takes 20 s at most. */
export const listening = (
  tls: TlsSource | null,
): Pick<FastifyHttpOptions<Server>, 'http' | 'serverFactory'> =>
  tls
    ? { serverFactory: (answer) => tlsServer(tls, { ...connections, handshakeTimeout: 20_000 }, answer) }
    : { http: connections };
