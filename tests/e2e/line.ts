import { createServer, connect as dial, type Server, type Socket } from 'node:net';

/**
 * The line between a browser and its server. While it is down the browser is refused and its sockets are closed, as
 * after a kill of the server, without a server restart.
 */
export class Line {
  readonly port: number;
  readonly #listener: Server;
  readonly #sockets: Set<Socket>;

  private constructor(listener: Server, port: number, sockets: Set<Socket>) {
    this.#listener = listener;
    this.port = port;
    this.#sockets = sockets;
  }

  static async to(target: number, port: number): Promise<Line> {
    const sockets = new Set<Socket>();
    const listener = createServer((browser) => {
      const server = dial(target, '127.0.0.1');
      for (const [socket, other] of [
        [browser, server],
        [server, browser],
      ] as const) {
        sockets.add(socket);
        socket.on('error', () => other.destroy());
        socket.once('close', () => {
          sockets.delete(socket);
          other.destroy();
        });
        socket.pipe(other);
      }
    });
    const line = new Line(listener, port, sockets);
    await line.up();
    return line;
  }

  up(): Promise<void> {
    return new Promise((resolve) => {
      this.#listener.listen(this.port, () => resolve());
    });
  }

  async down(): Promise<void> {
    if (!this.#listener.listening) return;
    const closed = new Promise((resolve) => this.#listener.close(resolve));
    for (const socket of this.#sockets) socket.destroy();
    await closed;
  }
}
