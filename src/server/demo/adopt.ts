import type { DeviceRegistration } from '#machines/device/events.ts';
import { rootOperator } from './organisation.ts';

/**
 * Where a device goes that connects and is not registered (docs/decisions/032): it is kept as `Requested`, in the
 * demo with the first operator, else with the root operator, whose administrators decide. Its model comes with the
 * first values it reports; until then only what it said of itself is known.
 */
export const adoptInto =
  (demo: boolean) =>
  async (_endpointId: string, _info: { address: string }): Promise<DeviceRegistration> => ({
    opId: demo ? 'northwind' : rootOperator.opId,
    modelName: 'Unknown',
    prodClass: 'APROUTER',
    deviceStatus: 'Requested',
  });
