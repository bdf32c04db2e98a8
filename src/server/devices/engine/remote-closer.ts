import { type Clock, every } from '#domain/clock.ts';
import { serverActor } from '#domain/logged-event.ts';
import { mustClose, type RemoteTask } from '#domain/network/remote-connection.ts';
import { taskKinds } from '#domain/task-kinds/table.ts';
import type { DeviceGateway } from '../gateway/port.ts';
import type { TaskEngine } from './port.ts';

export interface RemoteCloserDeps {
  engine: Pick<TaskEngine, 'request'>;
  gateway: Pick<DeviceGateway, 'isConnected'>;
  /** Finds devices that may be open, with the tasks since they were last known to be closed, newest first. */
  open(): Promise<ReadonlyMap<string, RemoteTask[]>>;
  clock: Clock;
  onFault(where: string, error: unknown): void;
}

const everyMs = 5_000;
/** Actor shown in place of a person's name. */
const actor = { ...serverActor('timers'), name: 'Waymark' };

/**
 * Closes remote access whose time is over. The deadline is in the task that opened it, and is found through the task
 * list, so it does not depend on the process that opened it. An offline device is closed when it is back
 * (docs/decisions/197).
 */
export class RemoteCloser {
  readonly #deps: RemoteCloserDeps;
  #forget = () => {};
  #running: Promise<void> | null = null;

  constructor(deps: RemoteCloserDeps) {
    this.#deps = deps;
  }

  start(): void {
    this.#forget = every(this.#deps.clock, everyMs, () => {
      this.#running ??= this.#closeDue()
        .catch((error) => this.#deps.onFault('remote connections', error))
        .finally(() => {
          this.#running = null;
        });
    });
  }

  async stop(): Promise<void> {
    this.#forget();
    await this.#running;
  }

  async #closeDue(): Promise<void> {
    const { open, gateway, engine, clock } = this.#deps;
    for (const [endpointId, tasks] of await open()) {
      if (!gateway.isConnected(endpointId) || !mustClose(tasks, clock.now())) continue;
      await engine.request({
        kind: 'RemoteConnection',
        endpointIds: [endpointId],
        params: { enable: false },
        actor,
        permission: taskKinds.RemoteConnection.permission,
        opId: '',
      });
    }
  }
}
