import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/** The baseline of the fleet: a WebSocket server that only accepts. */
export class BareServer {
  readonly url: string;
  readonly #child: ChildProcess;

  private constructor(child: ChildProcess, port: number) {
    this.#child = child;
    this.url = `ws://127.0.0.1:${port}/usp`;
  }

  static async start(): Promise<BareServer> {
    const program = fileURLToPath(new URL('./bare-server-child.ts', import.meta.url));
    const child = fork(program, [], { execArgv: ['--expose-gc'] });
    const [{ port }] = (await once(child, 'message')) as [{ port: number }];
    return new BareServer(child, port);
  }

  async state(): Promise<{ connected: number; rss: number }> {
    const ready = once(this.#child, 'message');
    this.#child.send('state');
    const [state] = (await ready) as [{ connected: number; rss: number }];
    return state;
  }

  stop(): void {
    this.#child.kill();
  }
}
