import { connect, createServer, type Server, type Socket, type TcpNetConnectOpts } from 'node:net';

type End = Pick<TcpNetConnectOpts, 'host' | 'port'> | { path: string };

/** A connection between a program and its server that a test may interrupt and restore. */
export class Wire {
  readonly port: number;
  readonly #server: Server;
  readonly #ends = new Set<Socket>();
  #down = false;

  private constructor(server: Server, port: number, to: End) {
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

  static start(to: End): Promise<Wire> {
    const server = createServer();
    return new Promise((resolve) => {
      server.listen(0, '127.0.0.1', () => {
        const address = server.address();
        resolve(new Wire(server, typeof address === 'object' && address ? address.port : 0, to));
      });
    });
  }

  /** Returns a wire to the PostgreSQL of an address, and the address through it. */
  static async toDatabase(databaseUrl: string): Promise<{ wire: Wire; url: string }> {
    const url = new URL(databaseUrl);
    const folder = url.searchParams.get('host');
    const port = Number(url.port || 5432);
    const wire = await Wire.start(
      folder === null ? { host: url.hostname, port } : { path: `${folder}/.s.PGSQL.${port}` },
    );
    url.searchParams.delete('host');
    url.hostname = '127.0.0.1';
    url.port = String(wire.port);
    return { wire, url: url.href };
  }

  /** Breaks every present and new connection. */
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
