import { createServer, request, type Server } from 'node:http';
import type { Socket } from 'node:net';
import WebSocket, { WebSocketServer } from 'ws';

/** One live socket through the relay: the browser's side, and the server's. */
interface Passage {
  browser: WebSocket;
  wire: Socket;
  server: WebSocket;
}

/**
 * The network between a browser and the server, controlled by a test. HTTP passes unchanged; a live socket can be
 * delayed, cut, garbled, and its messages lost or doubled. The sockets of browser and server are real.
 */
export class Relay {
  readonly url: string;
  readonly #server: Server;
  readonly #target: () => number;
  readonly #sockets = new WebSocketServer({ noServer: true });
  readonly #wires = new Set<Socket>();
  readonly #passages = new Set<Passage>();
  /** Fate of an attempt to open a live socket. */
  opening: 'through' | 'held' | 'refused' = 'through';
  /** Number of times that the browser receives a message of the server: 0, 1 or 2. */
  tells: (text: string) => number = () => 1;
  /** Changes the browser's messages to the server. */
  says: (text: string) => string = (text) => text;
  #open: () => void = () => {};

  private constructor(server: Server, port: number, target: () => number) {
    this.#server = server;
    this.#target = target;
    this.url = `http://localhost:${port}`;
    server.on('connection', (wire) => {
      this.#wires.add(wire);
      wire.once('close', () => this.#wires.delete(wire));
    });
    server.on('request', (asked, answer) => {
      const { method, url, headers } = asked;
      const onward = request(
        { port: this.#target(), host: '127.0.0.1', method, path: url, headers },
        (given) => {
          answer.writeHead(given.statusCode ?? 502, given.headers);
          given.pipe(answer);
        },
      );
      onward.on('error', () => answer.destroy());
      asked.pipe(onward);
    });
    server.on('upgrade', (asked, wire: Socket, head) => {
      wire.on('error', () => {});
      if (this.opening === 'refused') return wire.destroy();
      const connect = () =>
        this.#sockets.handleUpgrade(asked, wire, head, (browser) =>
          this.#join(browser, wire, asked.url ?? '/'),
        );
      if (this.opening === 'held') this.#open = connect;
      else connect();
    });
  }

  /** Starts the relay; `target` returns the port of the server, which may differ after a restart. */
  static start(target: () => number): Promise<Relay> {
    const server = createServer();
    return new Promise((resolve) => {
      server.listen(0, () => {
        const address = server.address();
        resolve(new Relay(server, typeof address === 'object' && address ? address.port : 0, target));
      });
    });
  }

  /** Lets the held attempt through. */
  release(): void {
    this.opening = 'through';
    this.#open();
    this.#open = () => {};
  }

  /** Ends every live socket without a close frame, like a network failure. */
  cut(): void {
    for (const { wire, server } of this.#passages) {
      wire.destroy();
      server.terminate();
    }
  }

  /** Sends a frame with reserved bits set (RFC 6455 §5.2): the browser fails the connection with an error. */
  garble(): void {
    for (const { wire } of this.#passages) wire.write(Buffer.from([0xf1, 0x00]));
  }

  stop(): Promise<void> {
    this.cut();
    for (const wire of this.#wires) wire.destroy();
    return new Promise((resolve) => this.#server.close(() => resolve()));
  }

  #join(browser: WebSocket, wire: Socket, path: string): void {
    const server = new WebSocket(`ws://127.0.0.1:${this.#target()}${path}`);
    const passage = { browser, wire, server };
    this.#passages.add(passage);
    const said: string[] = [];
    browser.on('message', (bytes: Buffer) => {
      const text = this.says(bytes.toString());
      if (server.readyState === WebSocket.OPEN) server.send(text);
      else said.push(text);
    });
    server.on('open', () => {
      for (const text of said) server.send(text);
    });
    server.on('message', (bytes: Buffer) => {
      const text = bytes.toString();
      for (let times = this.tells(text); times > 0; times--) browser.send(text);
    });
    server.on('close', (code) => {
      this.#passages.delete(passage);
      if (code >= 4000) browser.close(code);
      else wire.destroy();
    });
    browser.on('close', () => server.close());
    for (const socket of [browser, server]) socket.on('error', () => {});
  }
}
