import type { Server } from 'node:http';
import type { FastifyHttpOptions } from 'fastify';
import { type TlsSource, tlsServer } from '../network/tls-server.ts';

/**
 * Connection settings for the listening server: the framework applies its own only to a server that it creates itself.
 */
const connections = {
  requireHostHeader: false,
  requestTimeout: 60_000,
  // Node checks for expired requests at this interval; its default is 30 s.
  connectionsCheckingInterval: 2_000,
  keepAliveTimeout: 72_000,
};

export const { requestTimeout } = connections;

/**
 * Builds the server options. A server with TLS is created here, so that its certificate can be renewed; a handshake
 * takes 20 s at most.
 */
export const listening = (
  tls: TlsSource | null,
): Pick<FastifyHttpOptions<Server>, 'http' | 'serverFactory'> =>
  tls
    ? { serverFactory: (answer) => tlsServer(tls, { ...connections, handshakeTimeout: 20_000 }, answer) }
    : { http: connections };
