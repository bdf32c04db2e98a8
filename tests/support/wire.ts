import { connect, createServer, type Server, type Socket } from 'node:net';

/** A line between a program and a server it depends on, which a test may take away and give back. */
export class Wire {
  readonly port: number;
  readonly #server: Server;
  readonly #ends = new Set<Socket>();
  #down = false;

  private constructor(server: Server, port: number, to: { host: string; port: number }) {
    this.#server = server;
    this.port = port;
    server.on('connection', (near) => {
      if (this.#down) return near.destroy();
      const far = connect(to);
      for (const [end, other] of [
        [near, far],
        [far, near],
      ] as const) {
        this.#ends.add(end);
        end.on('error', () => {});
        end.on('close', () => {
          this.#ends.delete(end);
          other.destroy();
        });
        end.pipe(other);
      }
    });
  }

  static start(to: { host: string; port: number }): Promise<Wire> {
    const server = createServer();
    return new Promise((resolve) => {
      server.listen(0, '127.0.0.1', () => {
        const address = server.address();
        resolve(new Wire(server, typeof address === 'object' && address ? address.port : 0, to));
      });
    });
  }

  /** Every connection breaks, and so does every new one. */
  take(): void {
    this.#down = true;
    for (const end of this.#ends) end.destroy();
  }

  give(): void {
    this.#down = false;
  }

  stop(): Promise<void> {
    this.take();
    return new Promise((resolve) => this.#server.close(() => resolve()));
  }
}
