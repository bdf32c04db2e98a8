import { createServer, request, type Server } from 'node:http';
import type { Socket } from 'node:net';
import WebSocket, { WebSocketServer } from 'ws';

/** One live socket on its way through the relay: the browser's own, and the server's. */
interface Passage {
  browser: WebSocket;
  wire: Socket;
  server: WebSocket;
}

/**
 * The network between a browser and the server, in a test's hands. HTTP goes through as it is; a live socket may be kept
 * waiting, cut, garbled, robbed of a message or sent one twice. The browser's socket is a real one, and so is the server's.
 */
export class Relay {
  readonly url: string;
  readonly #server: Server;
  readonly #target: () => number;
  readonly #sockets = new WebSocketServer({ noServer: true });
  readonly #wires = new Set<Socket>();
  readonly #passages = new Set<Passage>();
  /** What becomes of an attempt to open a live socket. */
  opening: 'through' | 'held' | 'refused' = 'through';
  /** How often the browser hears what the server says: 0, 1 or 2 times. */
  tells: (text: string) => number = () => 1;
  /** What the browser says, as the server hears it. */
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

  /** `target` gives the port of the server, which may be another one after a restart. */
  static start(target: () => number): Promise<Relay> {
    const server = createServer();
    return new Promise((resolve) => {
      server.listen(0, () => {
        const address = server.address();
        resolve(new Relay(server, typeof address === 'object' && address ? address.port : 0, target));
      });
    });
  }

  /** Lets the attempt through that was held. */
  release(): void {
    this.opening = 'through';
    this.#open();
    this.#open = () => {};
  }

  /** Ends every live socket without a word, as a network does. */
  cut(): void {
    for (const { wire, server } of this.#passages) {
      wire.destroy();
      server.terminate();
    }
  }

  /** A frame with reserved bits set (RFC 6455 §5.2): the browser fails the connection with an error. */
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
