import { type ChildProcess, fork } from 'node:child_process';
import type { FleetStats } from '#simulator/fleet.ts';

interface Answer {
  id: number;
  stats: FleetStats;
  ids: string[];
}

/** The process of fleet-child.ts. */
export class SoakFleet {
  readonly #child: ChildProcess;
  #nextId = 1;

  constructor(url: string, count: number, seed: number) {
    this.#child = fork(new URL('./fleet-child.ts', import.meta.url), [url, String(count), String(seed)]);
    this.#child.setMaxListeners(0);
  }

  start(): Promise<Answer> {
    return this.#ask({});
  }

  /** Cuts a number of lines without a close frame. */
  drop(count: number): Promise<Answer> {
    return this.#ask({ drop: count });
  }

  stop(): void {
    this.#child.kill();
  }

  #ask(order: { drop?: number }): Promise<Answer> {
    const id = this.#nextId++;
    return new Promise((resolve) => {
      const hear = (message: Answer) => {
        if (message.id !== id) return;
        this.#child.off('message', hear);
        resolve(message);
      };
      this.#child.on('message', hear);
      this.#child.send({ id, ...order });
    });
  }
}
