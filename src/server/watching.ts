import type { DeviceGateway } from './gateway/port.ts';

/** What the header and the lists show of a device; reported as it changes while somebody looks. */
const shownPaths = [
  'Device.X_WAYMARK_Lock.Enable',
  'Device.DeviceInfo.SoftwareVersion',
  'Device.DeviceInfo.ProcessStatus.CPUUsage',
  'Device.DeviceInfo.MemoryStatus.Free',
];

/** Besides, while Wi-Fi is monitored (CL-019, option ALL). */
const monitoredPaths = [
  'Device.WiFi.Radio.*.Channel',
  'Device.WiFi.AccessPoint.*.AssociatedDevice.*.SignalStrength',
  'Device.WiFi.AccessPoint.*.AssociatedDevice.*.Active',
];

/** Which values each watched device is asked to report. */
export class Watching {
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
