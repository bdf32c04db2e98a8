import { pathsWhere } from '#domain/device-parameters/readings.ts';
import type { DeviceGateway } from './port.ts';

/** Reported as they change while a console shows the device. */
const shownPaths = pathsWhere(({ watched }) => watched === 'shown');
/**
 * And besides: while its Wi-Fi is monitored (CL-019, option ALL); of a set-top box, because an agent may refuse a subscription
 * that names what it does not have.
 */
const pathsBeside = {
  monitored: pathsWhere(({ watched }) => watched === 'monitored'),
  setTop: pathsWhere(({ watched }) => watched === 'setTop'),
};
type Beside = keyof typeof pathsBeside;

/** Which values each watched device is asked to report. */
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

  /** From now on these too, until the last viewer leaves. */
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
