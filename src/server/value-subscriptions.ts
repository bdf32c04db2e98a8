import { pathsWhere } from '#domain/device-parameters/readings.ts';
import type { DeviceGateway } from './gateway/port.ts';

/** Reported as they change while a console shows the device, and besides while its Wi-Fi is monitored (CL-019, option ALL). */
const shownPaths = pathsWhere(({ watched }) => watched === 'shown');
const monitoredPaths = pathsWhere(({ watched }) => watched === 'monitored');

/** Which values each watched device is asked to report. */
export class ValueSubscriptions {
  readonly #gateway: DeviceGateway;
  readonly #monitored = new Set<string>();

  constructor(gateway: DeviceGateway) {
    this.#gateway = gateway;
  }

  async watchDevice(endpointId: string, watched: boolean): Promise<void> {
    if (!watched) this.#monitored.delete(endpointId);
    await this.#gateway.watch(endpointId, watched ? shownPaths : []);
  }

  async monitor(endpointId: string): Promise<void> {
    if (this.#monitored.has(endpointId)) return;
    this.#monitored.add(endpointId);
    await this.#gateway.watch(endpointId, [...shownPaths, ...monitoredPaths]);
  }
}
