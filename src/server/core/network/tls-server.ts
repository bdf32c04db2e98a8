import type { RequestListener, Server, ServerOptions } from 'node:http';
import { createServer, type ServerOptions as TlsOptions } from 'node:https';
import type { SecureContextOptions } from 'node:tls';

/** Certificate, key and authorities of client certificates, with a callback for renewals. */
export interface TlsSource {
  current: SecureContextOptions;
  onRenewed(take: (renewed: SecureContextOptions) => void): void;
}

/** Creates a server for TLS with the present certificate of its files. */
export function tlsServer(
  tls: TlsSource,
  options: ServerOptions & TlsOptions,
  answer: RequestListener,
): Server {
  const server = createServer({ ...options, ...tls.current }, answer);
  tls.onRenewed((renewed) => server.setSecureContext(renewed));
  // A client whose handshake failed cannot be answered, and Node leaves its socket to the listener.
  server.on('tlsClientError', (_, socket) => socket.destroy());
  return server;
}
