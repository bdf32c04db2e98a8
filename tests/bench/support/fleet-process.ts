import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { FleetStats } from '#simulator/fleet.ts';

export type FleetOrder = 'start' | 'drop' | 'stats' | 'ids';
export interface FleetAnswer {
  stats: FleetStats;
  ids?: string[];
}

/** Simulated agents in another process, so that only the server is measured. */
export class FleetProcess {
  readonly #child: ChildProcess;
  #before: Promise<unknown> = Promise.resolve();

  /**
   * Starts the process. `firstIndex`: index of the first agent, so that two fleets are different devices. `setTop`:
   * set-top boxes only.
   */
  constructor(
    url: string,
    count: number,
    options: { instant: boolean; firstIndex?: number; setTop?: boolean },
  ) {
    const program = fileURLToPath(new URL('./fleet-child.ts', import.meta.url));
    const { instant, firstIndex = 0, setTop = false } = options;
    const order = [
      url,
      String(count),
      String(firstIndex),
      ...(instant ? ['instant'] : []),
      ...(setTop ? ['setTop'] : []),
    ];
    this.#child = fork(program, order, { stdio: 'inherit' });
  }

  start(): Promise<FleetAnswer> {
    return this.#ask('start');
  }

  drop(): Promise<FleetAnswer> {
    return this.#ask('drop');
  }

  async stats(): Promise<FleetStats> {
    return (await this.#ask('stats')).stats;
  }

  async ids(): Promise<string[]> {
    return (await this.#ask('ids')).ids ?? [];
  }

  stop(): void {
    this.#child.kill();
  }

  #ask(order: FleetOrder): Promise<FleetAnswer> {
    const answer = this.#before.then(
      () =>
        new Promise<FleetAnswer>((resolve, reject) => {
          this.#child.once('message', (message) => resolve(message as FleetAnswer));
          this.#child.send(order, (error) => error && reject(error));
        }),
    );
    this.#before = answer.catch(() => {});
    return answer;
  }
}
