import { randomUUID } from 'node:crypto';
import { ServerProcess } from '#tests/support/server-process.ts';
import { sleep } from '../harness.ts';
import type { Place } from './database.ts';

export interface Memory {
  rss: number;
  heap: number;
}

/** The built server, started so that its memory can be read (probe.ts). */
export class ProbedServer {
  readonly process: ServerProcess;
  readonly #metricsToken: string;
  #asked = 0;

  private constructor(process: ServerProcess, metricsToken: string) {
    this.process = process;
    this.#metricsToken = metricsToken;
  }

  static async start({ dataDir }: Place, environment: Record<string, string> = {}): Promise<ProbedServer> {
    const probe = new URL('./probe.ts', import.meta.url).href;
    const metricsToken = randomUUID();
    const server = await ServerProcess.start(dataDir, {
      ...environment,
      FLEET: '0',
      METRICS_TOKEN: metricsToken,
      NODE_OPTIONS: `--expose-gc --import=${probe}`,
    });
    return new ProbedServer(server, metricsToken);
  }

  get pid(): number {
    return Number(/probe pid (\d+)/.exec(this.process.output)?.[1]);
  }

  async memory(): Promise<Memory> {
    this.#asked++;
    process.kill(this.pid, 'SIGUSR2');
    for (;;) {
      const probe = [...this.process.output.matchAll(/probe memory (\d+) (\d+)/g)][this.#asked - 1];
      if (probe) return { rss: Number(probe[1]), heap: Number(probe[2]) };
      await sleep(50);
    }
  }

  async metric(name: string): Promise<number> {
    const headers = { authorization: `Bearer ${this.#metricsToken}` };
    const text = await (await fetch(`${this.process.url}/metrics`, { headers })).text();
    return Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1] ?? Number.NaN);
  }
}
