import type { QueryClient } from '@tanstack/react-query';
import type { LiveMessage } from '#domain/live-message.ts';
import { changesOf, isReported, withRadioValues, withTime, withValues } from './observed-values.ts';
import { patch, patchRows } from './patches.ts';
import { deviceInfoQuery, deviceKeys, deviceRadiosQuery, deviceTimeQuery } from './queries.ts';

function patchDevice(client: QueryClient, message: LiveMessage): void {
  const change = changesOf(message);
  patchRows(client, message.endpoint_id, change);
  patch(client, deviceInfoQuery(message.endpoint_id), (info) =>
    withValues({ ...info, device: { ...info.device, ...change } }, message),
  );
}

function patchTime(client: QueryClient, message: LiveMessage): void {
  patch(client, deviceTimeQuery(message.endpoint_id), (known) => withTime(known, message));
}

/**
 * Applies values that a device reported, or that a task read or set, to the cached data of the device (TN-169..TN-171, TN-181,
 * TN-182).
 */
export function applyValues(client: QueryClient, message: LiveMessage): void {
  switch (message.event) {
    case 'ValueUpdate':
    case 'valueChanged':
      patchDevice(client, message);
      patchTime(client, message);
      patch(client, deviceRadiosQuery(message.endpoint_id), (radios) => withRadioValues(radios, message));
      // The capabilities of a device of an unknown model are derived from it.
      if (isReported(message, 'ipInterfaceCount') || isReported(message, 'radioCount'))
        void client.invalidateQueries({ queryKey: deviceKeys.one(message.endpoint_id) });
      // The device or its owner closed it (CL-070).
      if (isReported(message, 'remoteAccessEnable'))
        void client.invalidateQueries({ queryKey: [...deviceKeys.network(message.endpoint_id), 'remote'] });
      break;
    case 'ManagementResult':
      patchDevice(client, message);
      break;
    case 'NTP':
      patchTime(client, message);
      break;
    default:
  }
}
