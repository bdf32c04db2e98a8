import type { EventLog } from '../store/log.ts';
import type { LiveDeps } from './port.ts';

export type DirectoryDeps = Pick<LiveDeps, 'opPathsOf'> & {
  pathOfOperator(opId: string): Promise<string | null>;
};

/**
 * Operator path of each device, for the scope of a socket. The list of devices is projected a moment after the log,
 * so a device it does not know yet is looked up where it surely stands: in the first event of its stream.
 */
export class OperatorPaths {
  readonly #deps: DirectoryDeps;
  readonly #log: EventLog;
  readonly #paths = new Map<string, string>();

  constructor(deps: DirectoryDeps, log: EventLog) {
    this.#deps = deps;
    this.#log = log;
  }

  /**
   * Looks up together what `of` is about to be asked for. One by one, a socket that hears of thousands of devices at
   * once (a bulk command, a neighbourhood that comes back) was seconds behind the log.
   */
  async learn(endpointIds: readonly string[]): Promise<void> {
    const unknown = [...new Set(endpointIds)].filter((endpointId) => !this.#paths.has(endpointId));
    if (unknown.length === 0) return;
    for (const [endpointId, path] of await this.#deps.opPathsOf(unknown)) this.#paths.set(endpointId, path);
  }

  /** Of a device that was asked for by `learn`. Null: the device belongs to nobody, so nobody is told of it. */
  async of(endpointId: string): Promise<string | null> {
    const known = this.#paths.get(endpointId);
    if (known !== undefined) return known;
    const path = await this.#fromLog(endpointId);
    if (path !== null) this.#paths.set(endpointId, path);
    return path;
  }

  async #fromLog(endpointId: string): Promise<string | null> {
    const [first] = await this.#log.readStream(`device:${endpointId}`, 0, 1);
    return typeof first?.data.opId === 'string' ? this.#deps.pathOfOperator(first.data.opId) : null;
  }
}
