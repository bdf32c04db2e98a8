import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { Server as NetServer } from 'node:net';
import type { Duplex } from 'node:stream';
import { type WebSocket, WebSocketServer } from 'ws';
import type { BulkCollector } from '#domain/bulk-data.ts';
import { FairQueue } from '#domain/fair-queue.ts';
import { type PortCheckAnswer, portCheckProtocol } from '#domain/port-check.ts';
import { type RefusalReason, type RefusedConnection, refusalTexts } from '#domain/refused-connection.ts';
import { networkOf } from '#server/core/network/network.ts';
import { type TlsSource, tlsServer } from '#server/core/network/tls-server.ts';
import { BulkEndpoint, bulkPath } from './bulk-endpoint.ts';
import type { AdmissionPolicy } from './device-admission.ts';
import { evidenceOf } from './evidence.ts';
import type { Registry } from './registry.ts';
import { closeCodes, type PeerSocket, type Session } from './session.ts';
import { decideUpgrade, extensionName, subProtocol } from './upgrade.ts';

export interface ListenerOptions {
  port: number;
  /** Address to listen on; absent: all addresses of both families, as far as the machine has them. */
  host?: string;
  path: string;
  maxPayloadBytes: number;
  controllerId: string;
  admission: AdmissionPolicy;
  /** Returns the address of a connection. */
  addressOf(request: IncomingMessage): string;
  /** Limits who may connect, before anything is read. */
  guard?(server: NetServer): void;
  /** Settles when a refusal may be sent to that address. */
  refusalTurn(address: string): Promise<void>;
  record: AdmissionRecord;
  /** Certificate source; null: connections are not encrypted here. */
  tls: TlsSource | null;
  /** Stores bulk data of devices; absent: there is no collector. */
  collect?: BulkCollector;
}

/** Record of admissions, for the console. */
export interface AdmissionRecord {
  refused(connection: RefusedConnection): void;
  admitted(endpointId: string, address: string): void;
}

export interface Listener {
  port: number;
  close(): Promise<void>;
}

/**
 * Length of the accept queue: a whole neighbourhood reconnects at once after an outage; the kernel caps this at its own
 * limit.
 */
const backlog = 8192;
const closingMs = 2000;
/** Maximum number of connections whose admission is checked at one time; others wait, each address in its turn. */
const decidedAtOnce = 64;
/**
 * Maximum number of waiting connections; beyond it one is refused: the new one, or one of the address that has the
 * most.
 */
const waitingLimit = 20_000;

/** Starts the controller's WebSocket listener (TR-369 §4.4), which turns sockets into sessions of the registry. */
export async function listen(registry: Registry, options: ListenerOptions): Promise<Listener> {
  const { path, admission, controllerId, addressOf, refusalTurn, record } = options;
  const webSockets = new WebSocketServer({
    noServer: true,
    clientTracking: false,
    perMessageDeflate: false,
    maxPayload: options.maxPayloadBytes,
    // Messages that arrive together are handled one after another, so that an answer goes to the log before the result
    // after it is read.
    allowSynchronousEvents: false,
    handleProtocols: (offered) => (offered.has(portCheckProtocol) ? portCheckProtocol : subProtocol),
  });
  webSockets.on('headers', (headers, request) => {
    if (decideUpgrade(upgradeOf(request), path).kind !== 'accepted') return;
    if (upgradeOf(request).extensions.includes(extensionName)) {
      headers.push(`Sec-WebSocket-Extensions: ${extensionName}; eid="${controllerId}"`);
    }
  });
  const open = new Set<Duplex>();
  const judging = new FairQueue({ atOnce: decidedAtOnce, waiting: waitingLimit });
  const server = serverOf(options.tls, bulkEndpointOf(registry, options));
  options.guard?.(server);
  server.on('tlsClientError', (error: Error & { code?: string }, socket) => {
    const detail = error.code ?? error.message;
    // A peer that leaves before it said anything is a port scan, not a device.
    if (detail === 'ECONNRESET' || !socket.remoteAddress) return;
    const address = socket.remoteAddress.replace(/^::ffff:/i, '');
    record.refused({
      endpointId: '',
      address,
      reason: 'tls',
      detail,
      fingerprint: null,
    });
  });

  const admit = async (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    const address = addressOf(request);
    const refused = async (status: keyof typeof phrases, text: string) => {
      await refusalTurn(address);
      refuse(socket, status, text);
    };
    if (isPortCheck(request, path)) {
      webSockets.handleUpgrade(request, socket, head, (webSocket) => {
        const answer: PortCheckAnswer = { controllerId, address };
        webSocket.send(JSON.stringify(answer));
        webSocket.close(1000);
      });
      return;
    }
    const upgrade = decideUpgrade(upgradeOf(request), path);
    if (upgrade.kind === 'refused') {
      const detail = upgrade.reason;
      registry.note({ endpointId: '', address }, 'sessionRefused', detail);
      record.refused({ endpointId: '', address, reason: 'protocol', detail, fingerprint: null });
      return refused(upgrade.status, detail);
    }
    if (registry.isHeldOff(upgrade.endpointId, address)) return refused(503, 'wait a minute');
    const claim = { ...evidenceOf(request), endpointId: upgrade.endpointId, address };
    const verdict = await judging.run(networkOf(address), () => admission.decide(claim));
    const { endpointId } = verdict;
    const turnedAway = (status: keyof typeof phrases, reason: RefusalReason) => {
      const text = refusalTexts[reason];
      if (reason === 'duplicate') registry.duplicate(endpointId, address);
      else registry.turnedAway(endpointId, address, text);
      record.refused({ endpointId, address, reason, detail: '', fingerprint: claim.fingerprint });
      return refused(status, text);
    };
    if (verdict.kind === 'turnedAway') return turnedAway(verdict.status, verdict.reason);
    const keptBy = verdict.proven ? null : await registry.keptBy(endpointId, address);
    if (keptBy === 'anotherAddress') return turnedAway(409, 'connectedElsewhere');
    if (keptBy === 'anotherDevice') return turnedAway(409, 'duplicate');
    if (socket.destroyed) return;
    record.admitted(endpointId, address);
    webSockets.handleUpgrade(request, socket, head, (webSocket) => {
      attach(webSocket, registry.open(peerSocket(webSocket), address, endpointId), options.maxPayloadBytes);
    });
  };

  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    socket.on('error', () => socket.destroy());
    open.add(socket);
    socket.once('close', () => open.delete(socket));
    admit(request, socket, head).catch((error) => {
      // Too many connections wait, or device identities cannot be read: the agent retries.
      const who = { endpointId: '', address: addressOf(request) };
      registry.note(who, 'sessionRefused', `not ready: ${error instanceof Error ? error.message : error}`);
      refuse(socket, 503, 'not ready');
    });
  });
  await bound(server, options);
  const bind = server.address();
  return {
    port: typeof bind === 'object' && bind ? bind.port : options.port,
    close: () => shutDown(server, registry, open),
  };
}

/** Creates the server. A client certificate is requested; admission decides whether one is required, and which. */
function serverOf(tls: TlsSource | null, bulkData: BulkEndpoint | null): Server {
  const noWebSocket: RequestListener = (request, response) => {
    if (bulkData && request.url?.startsWith(bulkPath)) {
      bulkData.answer(request, response);
      return;
    }
    response.writeHead(426, { connection: 'close', 'content-type': 'text/plain' });
    response.end('USP agents connect here with a WebSocket.\n');
  };
  return tls === null
    ? createServer(noWebSocket)
    : tlsServer(tls, { requestCert: true, rejectUnauthorized: false }, noWebSocket);
}

function bulkEndpointOf(registry: Registry, options: ListenerOptions): BulkEndpoint | null {
  const { collect, admission, addressOf, refusalTurn } = options;
  if (!collect) return null;
  const onFault = (error: unknown) =>
    registry.note(
      { endpointId: '', address: '' },
      'sessionRefused',
      `bulk data: ${error instanceof Error ? error.message : error}`,
    );
  return new BulkEndpoint({ admission, addressOf, refusalTurn, collect, onFault });
}

/** Tells if a console asks whether this port can be reached; it opens no session. */
const isPortCheck = (request: IncomingMessage, path: string): boolean =>
  request.url === path && upgradeOf(request).protocols === portCheckProtocol;

function upgradeOf(request: IncomingMessage) {
  const header = (name: string) => request.headers[name]?.toString() ?? '';
  return {
    url: request.url ?? '',
    protocols: header('sec-websocket-protocol'),
    extensions: header('sec-websocket-extensions'),
  };
}

/** Reason phrase, and the header that belongs to it. */
const phrases = {
  400: 'Bad Request',
  401: 'Unauthorized\r\nWWW-Authenticate: Basic realm="usp"',
  403: 'Forbidden',
  404: 'Not Found',
  409: 'Conflict',
  503: 'Service Unavailable\r\nRetry-After: 5',
} as const;

function refuse(socket: Duplex, status: keyof typeof phrases, reason: string): void {
  socket.end(
    `HTTP/1.1 ${status} ${phrases[status]}\r\nConnection: close\r\nContent-Type: text/plain\r\n\r\n${reason}\n`,
  );
}

function bound(server: Server, { port, host }: ListenerOptions): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen({ port, host, backlog }, () => {
      server.off('error', reject);
      resolve();
    });
  });
}

function peerSocket(webSocket: WebSocket): PeerSocket {
  return {
    send: (bytes, failed) => {
      webSocket.send(bytes, failed ? (error) => error && failed() : ignore);
    },
    ping: () => {
      if (webSocket.readyState === webSocket.OPEN) webSocket.ping();
    },
    close: (code, reason) => webSocket.close(code, reason),
    terminate: () => webSocket.terminate(),
    pause: () => webSocket.pause(),
    resume: () => webSocket.resume(),
  };
}

/** Ignores a failed send, since the close event follows and reports it. */
const ignore = () => {};

function attach(webSocket: WebSocket, session: Session, maxPayloadBytes: number): void {
  webSocket.on('message', (data: Buffer, isBinary) => {
    if (!session.open) return;
    // TR-369 §4.4.2 (R-WS.8): records are binary frames.
    if (isBinary) session.receive(data);
    else session.reject(closeCodes.unsupportedData, 'binary frames only');
  });
  webSocket.on('pong', () => session.heard());
  webSocket.on('ping', () => session.heard());
  webSocket.on('close', (code) => session.socketClosed(code));
  // ws closes by itself and the close event follows.
  webSocket.on('error', (error) => {
    if ('code' in error && error.code === 'WS_ERR_UNSUPPORTED_MESSAGE_LENGTH')
      session.refuseSize(maxPayloadBytes);
    else session.reject(closeCodes.unsupportedData, `broken frame: ${error.message}`);
  });
}

/** Closes the listener. Agents get a moment to answer the close frame; those that do not are cut off. */
async function shutDown(server: Server, registry: Registry, open: Set<Duplex>): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  registry.close();
  const cut = setTimeout(() => {
    for (const socket of open) socket.destroy();
  }, closingMs);
  await closed;
  clearTimeout(cut);
}
