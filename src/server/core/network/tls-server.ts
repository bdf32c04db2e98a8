import type { RequestListener, Server, ServerOptions } from 'node:http';
import { createServer, type ServerOptions as TlsOptions } from 'node:https';
import type { SecureContextOptions } from 'node:tls';

/** Certificate, key and the authorities of client certificates, as they are now and when they are renewed. */
export interface TlsSource {
  current: SecureContextOptions;
  onRenewed(take: (renewed: SecureContextOptions) => void): void;
}

/** A server that ends TLS, with the certificate that its files hold at the time. */
export function tlsServer(
  tls: TlsSource,
  options: ServerOptions & TlsOptions,
  answer: RequestListener,
): Server {
  const server = createServer({ ...options, ...tls.current }, answer);
  tls.onRenewed((renewed) => server.setSecureContext(renewed));
  // A client that got no further than the handshake cannot be answered, and Node leaves the socket to the listener.
  server.on('tlsClientError', (_, socket) => socket.destroy());
  return server;
}
