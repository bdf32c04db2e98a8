import { pathsWhere } from '#domain/device-parameters/readings.ts';
import type { DeviceGateway } from './port.ts';

/** Parameters reported on change while a console shows the device. */
const shownPaths = pathsWhere(({ watched }) => watched === 'shown');
/**
 * Additional parameters: while its Wi-Fi is monitored (CL-019, option ALL); of a set-top box, because an agent may
 * refuse a subscription with parameters that it lacks.
 */
const pathsBeside = {
  monitored: pathsWhere(({ watched }) => watched === 'monitored'),
  setTop: pathsWhere(({ watched }) => watched === 'setTop'),
};
type Beside = keyof typeof pathsBeside;

/** Value subscriptions of each watched device. */
export class ValueSubscriptions {
  readonly #gateway: DeviceGateway;
  readonly #beside = new Map<string, ReadonlySet<Beside>>();

  constructor(gateway: DeviceGateway) {
    this.#gateway = gateway;
  }

  async watchDevice(endpointId: string, watched: boolean): Promise<void> {
    if (!watched) this.#beside.delete(endpointId);
    await this.#gateway.watch(endpointId, watched ? this.#pathsOf(endpointId) : []);
  }

  /** Adds these paths until the last viewer leaves. */
  async watchBeside(endpointId: string, what: Beside): Promise<void> {
    const known = this.#beside.get(endpointId) ?? new Set();
    if (known.has(what)) return;
    this.#beside.set(endpointId, new Set([...known, what]));
    await this.#gateway.watch(endpointId, this.#pathsOf(endpointId));
  }

  #pathsOf(endpointId: string): string[] {
    const beside = [...(this.#beside.get(endpointId) ?? [])];
    return [...shownPaths, ...beside.flatMap((what) => pathsBeside[what])];
  }
}
