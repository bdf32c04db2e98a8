import { type ChildProcess, spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';

/** The product as it is shipped: the built server as a process of its own. Needs `npm run build` before. */
export class ServerProcess {
  readonly port: number;
  readonly uspPort: number;
  readonly dataDir: string;
  readonly #env: Record<string, string>;
  #child: ChildProcess | null = null;
  output = '';

  private constructor(port: number, uspPort: number, dataDir: string, env: Record<string, string>) {
    this.port = port;
    this.uspPort = uspPort;
    this.dataDir = dataDir;
    this.#env = env;
  }

  static async start(dataDir: string, env: Record<string, string> = {}): Promise<ServerProcess> {
    const server = new ServerProcess(await freePort(), await freePort(), dataDir, env);
    await server.run();
    return server;
  }

  /** Settles when the server says that it is ready. */
  run(): Promise<void> {
    const child = spawn(process.execPath, ['dist/server/main.js'], {
      env: {
        ...process.env,
        PORT: String(this.port),
        USP_PORT: String(this.uspPort),
        DATA_DIR: this.dataDir,
        ...this.#env,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.#child = child;
    return new Promise((resolve, reject) => {
      const hear = (chunk: Buffer) => {
        this.output += chunk.toString();
        if (this.output.includes('Waymark is ready')) resolve();
      };
      child.stdout.on('data', hear);
      child.stderr.on('data', hear);
      child.once('exit', (code) => reject(new Error(`the server ended with ${code}: ${this.output}`)));
    });
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  get liveUrl(): string {
    return `ws://127.0.0.1:${this.port}/ws/test`;
  }

  get uspUrl(): string {
    return `ws://127.0.0.1:${this.uspPort}/usp`;
  }

  /** The first demo account of a role, by the role's key. */
  async account(roleKey: string): Promise<{ user: string; password: string }> {
    const text = await readFile(join(this.dataDir, 'demo-accounts.json'), 'utf8');
    const accounts: { roleKey: string; user: string; password: string }[] = JSON.parse(text);
    const account = accounts.find((candidate) => candidate.roleKey === roleKey);
    if (!account) throw new Error(`no demo account with the role ${roleKey}`);
    return account;
  }

  /** `kill -9`: nothing is flushed, nobody is told. */
  async kill(signal: NodeJS.Signals = 'SIGKILL'): Promise<void> {
    const child = this.#child;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
    child.kill(signal);
    await gone;
    this.output = '';
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, () => {
      const address = probe.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      probe.close(() => resolve(port));
    });
  });
}
