import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { compileCache } from './compile-cache.ts';
import { freePort } from './free-port.ts';

/** Memory options that `npm start` sets. */
const memory: { environment: Record<string, string>; flags: string[] } = JSON.parse(
  readFileSync(new URL('../../scripts/memory.json', import.meta.url), 'utf8'),
);

const quickDevices = new URL('./quick-devices.ts', import.meta.url).href;
const calendar = new URL('./movable-calendar.ts', import.meta.url).href;

/** The shipped product: the built server as a separate process. Requires `npm run build`. */
export class ServerProcess {
  readonly port: number;
  readonly uspPort: number;
  readonly dataDir: string;
  readonly #env: Record<string, string>;
  /** True if the process supports `moveCalendar`. */
  readonly #movable: boolean;
  /** True if its simulated devices are faster than real ones. */
  readonly #quick: boolean;
  readonly #root: string;
  /** True if it leads its own process group, as in a terminal. */
  readonly #group: boolean;
  #child: ChildProcess | null = null;
  output = '';

  private constructor(
    port: number,
    uspPort: number,
    dataDir: string,
    options: { env: Record<string, string>; movable: boolean; quick: boolean; root: string; group: boolean },
  ) {
    this.port = port;
    this.uspPort = uspPort;
    this.dataDir = dataDir;
    this.#env = options.env;
    this.#movable = options.movable;
    this.#quick = options.quick;
    this.#root = options.root;
    this.#group = options.group;
  }

  /** Starts a server; `root`: folder of a built version; default: this one. */
  static async start(
    dataDir: string,
    env: Record<string, string> = {},
    { movable = false, quick = false, root = '.', group = false } = {},
  ): Promise<ServerProcess> {
    const options = { env, movable, quick, root, group };
    const port = await freePort();
    let uspPort = await freePort();
    // Both are random, and the first is not in use yet.
    while (uspPort === port) uspPort = await freePort();
    const server = new ServerProcess(port, uspPort, dataDir, options);
    await server.run();
    return server;
  }

  /** Starts a standby server on the same data, with the same ports. Settles when it reports that it is standing by. */
  static async beside(other: ServerProcess): Promise<ServerProcess & { ready: Promise<void> }> {
    const { port, uspPort, dataDir } = other;
    const server = new ServerProcess(port, uspPort, dataDir, {
      env: other.#env,
      movable: false,
      quick: false,
      root: other.#root,
      group: false,
    });
    const ready = server.run();
    ready.catch(() => {});
    while (!server.output.includes('stands by')) await new Promise((resolve) => setTimeout(resolve, 20));
    return Object.assign(server, { ready });
  }

  /** Settles when the server reports that it is ready. */
  run(): Promise<void> {
    const preload = [...(this.#movable ? [calendar] : []), ...(this.#quick ? [quickDevices] : [])];
    const child = spawn(
      process.execPath,
      [...memory.flags, ...preload.flatMap((file) => ['--import', file]), 'dist/server/main.js'],
      {
        cwd: this.#root,
        detached: this.#group,
        env: {
          ...process.env,
          ...memory.environment,
          ...compileCache,
          PORT: String(this.port),
          USP_PORT: String(this.uspPort),
          FILES_PORT: '0',
          UPGRADE_SOAK_SECONDS: '1',
          // Tests and benches see only what they make.
          DEMO_CONTENT: '0',
          DATA_DIR: this.dataDir,
          ...this.#env,
        },
        stdio: ['ignore', 'pipe', 'pipe', this.#movable ? 'ipc' : 'ignore'],
      },
    );
    this.#child = child;
    const before = this.output.length;
    return new Promise((resolve, reject) => {
      const hear = (chunk: Buffer) => {
        this.output += chunk.toString();
        if (this.output.includes('Waymark is ready', before)) resolve();
      };
      child.stdout?.on('data', hear);
      child.stderr?.on('data', hear);
      child.once('exit', (code) => reject(new Error(`the server ended with ${code}: ${this.output}`)));
    });
  }

  /** Moves the server's calendar and thereby all its deadlines; settles when the calendar has moved. */
  moveCalendar(ms: number): Promise<void> {
    const child = this.#child;
    if (!child?.connected) throw new Error('the server was not started with a movable calendar');
    return new Promise((resolve) => {
      child.once('message', () => resolve());
      child.send(ms);
    });
  }

  get pid(): number {
    return this.#child?.pid ?? 0;
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

  /** Returns the first demo account of a role, by the role's key, with `of` in its address. */
  async account(roleKey: string, of = ''): Promise<{ user: string; password: string }> {
    const text = await readFile(join(this.dataDir, 'demo-accounts.json'), 'utf8');
    const accounts: { roleKey: string; user: string; password: string }[] = JSON.parse(text);
    const account = accounts.find(
      (candidate) => candidate.roleKey === roleKey && candidate.user.includes(of),
    );
    if (!account) throw new Error(`no demo account with the role ${roleKey}`);
    return account;
  }

  /**
   * Sends `kill -9`: nothing is flushed, no client is notified. Settles to the exit code; null for a process that did
   * not end by itself.
   */
  async kill(signal: NodeJS.Signals = 'SIGKILL'): Promise<number | null> {
    const child = this.#child;
    if (!child || child.exitCode !== null || child.signalCode !== null) return null;
    const gone = new Promise<number | null>((resolve) => child.once('exit', resolve));
    if (this.#group) process.kill(-this.pid, signal);
    else child.kill(signal);
    const code = await gone;
    this.output = '';
    return code;
  }
}
