import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { type WebSocket, WebSocketServer } from 'ws';
import type { Registry } from './registry.ts';
import { closeCodes, type PeerSocket, type Session } from './session.ts';
import { extensionName, judgeUpgrade, subProtocol } from './upgrade.ts';

export interface ListenerOptions {
  port: number;
  /** All addresses where absent, of both families where the machine has both. */
  host?: string;
  path: string;
  maxPayloadBytes: number;
  controllerId: string;
}

export interface Listener {
  port: number;
  close(): Promise<void>;
}

/** A whole neighbourhood reconnects at once after an outage; the kernel caps this at its own limit. */
const backlog = 8192;
const closingMs = 2000;

/** The WebSocket listener of the controller (TR-369 §4.4): turns sockets into sessions of the registry. */
export async function listen(registry: Registry, options: ListenerOptions): Promise<Listener> {
  const webSockets = new WebSocketServer({
    noServer: true,
    clientTracking: false,
    perMessageDeflate: false,
    maxPayload: options.maxPayloadBytes,
    // What came together is heard one after the other: an answer is on its way to the log before the result behind it is read.
    allowSynchronousEvents: false,
    handleProtocols: () => subProtocol,
  });
  webSockets.on('headers', (headers, request) => {
    if (judgeUpgrade(upgradeOf(request), options.path).kind !== 'accepted') return;
    if (upgradeOf(request).extensions.includes(extensionName)) {
      headers.push(`Sec-WebSocket-Extensions: ${extensionName}; eid="${options.controllerId}"`);
    }
  });
  const open = new Set<Duplex>();
  const server = createServer((_, response) => {
    response.writeHead(426, { connection: 'close', 'content-type': 'text/plain' });
    response.end('USP agents connect here with a WebSocket.\n');
  });
  server.on('upgrade', (request, socket, head) => {
    const verdict = judgeUpgrade(upgradeOf(request), options.path);
    if (verdict.kind === 'refused') {
      const who = { endpointId: '', address: request.socket.remoteAddress ?? '' };
      registry.note(who, 'sessionRefused', verdict.reason);
      refuse(socket, verdict.status, verdict.reason);
      return;
    }
    open.add(socket);
    socket.once('close', () => open.delete(socket));
    const address = request.socket.remoteAddress ?? '';
    webSockets.handleUpgrade(request, socket, head, (webSocket) => {
      attach(webSocket, registry.open(peerSocket(webSocket), address, verdict.endpointId));
    });
  });
  await bound(server, options);
  const bind = server.address();
  return {
    port: typeof bind === 'object' && bind ? bind.port : options.port,
    close: () => shutDown(server, registry, open),
  };
}

function upgradeOf(request: IncomingMessage) {
  const header = (name: string) => request.headers[name]?.toString() ?? '';
  return {
    url: request.url ?? '',
    protocols: header('sec-websocket-protocol'),
    extensions: header('sec-websocket-extensions'),
  };
}

function refuse(socket: Duplex, status: 400 | 404, reason: string): void {
  const phrase = status === 400 ? 'Bad Request' : 'Not Found';
  socket.on('error', () => socket.destroy());
  socket.end(
    `HTTP/1.1 ${status} ${phrase}\r\nConnection: close\r\nContent-Type: text/plain\r\n\r\n${reason}\n`,
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

/** A failed send is followed by the close event, which says all there is to say. */
const ignore = () => {};

function attach(webSocket: WebSocket, session: Session): void {
  webSocket.on('message', (data: Buffer, isBinary) => {
    if (!session.open) return;
    // TR-369 §4.4.2 (R-WS.8): records are binary frames.
    if (isBinary) session.receive(data);
    else session.reject(closeCodes.unsupportedData, 'binary frames only');
  });
  webSocket.on('pong', () => session.heard());
  webSocket.on('ping', () => session.heard());
  webSocket.on('close', (code) => session.socketClosed(code));
  // Broken frames and frames above maxPayload; ws closes by itself and the close event follows.
  webSocket.on('error', (error) =>
    session.reject(closeCodes.unsupportedData, `broken frame: ${error.message}`),
  );
}

/** Agents get a moment to answer the close frame; those that do not are cut off. */
async function shutDown(server: Server, registry: Registry, open: Set<Duplex>): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  registry.close();
  const cut = setTimeout(() => {
    for (const socket of open) socket.destroy();
  }, closingMs);
  await closed;
  clearTimeout(cut);
}
