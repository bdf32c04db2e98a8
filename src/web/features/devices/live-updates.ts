import { type QueryClient, type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { LiveMessage } from '#domain/live-message.ts';
import { after } from '#web/ambient/clock.ts';
import { useLive, useResync } from '#web/live/use-live.ts';
import { useReadAgain } from '#web/live/use-read-again.ts';
import { changesOf, isReported, withRadioValues, withTime, withValues } from './observed-values.ts';
import {
  type Device,
  type DeviceInfo,
  type DevicePage,
  type DeviceRadios,
  type DeviceTime,
  deviceKeys,
} from './queries.ts';

/** Devices that turn up together are read together. */
const listPause = 2000;

/**
 * At once, and again on what is just being read: that answer may have been made before the change. One value is news, the
 * rest is as old as it was: it is read again no later, and where it could not be read, that still stands above it.
 */
function patch<T>(client: QueryClient, queryKey: QueryKey, change: (data: T) => T | undefined): void {
  for (const query of client.getQueryCache().findAll({ queryKey })) {
    const apply = () => {
      const before = client.getQueryData<T>(query.queryKey);
      const after = before && change(before);
      if (after) query.setState({ data: after });
    };
    apply();
    if (query.state.fetchStatus === 'fetching') query.promise?.then(apply, () => {});
  }
}

function patchRows(client: QueryClient, endpointId: string, change: Partial<Device>): void {
  patch<DevicePage>(client, deviceKeys.pages, (page) =>
    page.data.some((row) => row.endpointId === endpointId)
      ? {
          ...page,
          data: page.data.map((row) => (row.endpointId === endpointId ? { ...row, ...change } : row)),
        }
      : undefined,
  );
}

function patchDevice(client: QueryClient, message: LiveMessage, change: Partial<Device>): void {
  patchRows(client, message.endpoint_id, change);
  patch<DeviceInfo>(client, deviceKeys.one(message.endpoint_id), (info) =>
    withValues({ ...info, device: { ...info.device, ...change } }, message),
  );
}

function patchTime(client: QueryClient, message: LiveMessage): void {
  patch<DeviceTime>(client, deviceKeys.time(message.endpoint_id), (ntp) => withTime(ntp, message));
}

/**
 * Keeps what was read about devices true (TR-169..TR-171, TR-178, TR-179, TR-200, TR-201): rows of every device, the detail of the one
 * that was opened. Runs on every page, so that a list left a minute ago is not a minute old when it is opened again.
 */
export function useDeviceUpdates(): void {
  const client = useQueryClient();
  const cancel = useRef(() => {});
  useEffect(() => () => cancel.current(), []);
  const readAgain = () => {
    cancel.current();
    cancel.current = after(listPause, () => void client.invalidateQueries({ queryKey: ['devices'] }));
  };
  useLive((message) => {
    switch (message.event) {
      case 'Online':
      case 'Offline':
        patchDevice(client, message, {
          online: message.event === 'Online',
          accessTime: message.fact.recordedAt,
        });
        break;
      case 'ValueUpdate':
      case 'valueChanged':
        patchDevice(client, message, changesOf(message));
        patchTime(client, message);
        patch<DeviceRadios>(client, deviceKeys.radios(message.endpoint_id), (radios) =>
          withRadioValues(radios, message),
        );
        // Closed by itself, or by whom it belongs to (CL-070).
        if (isReported(message, 'remoteAccessEnable'))
          void client.invalidateQueries({ queryKey: [...deviceKeys.network(message.endpoint_id), 'remote'] });
        break;
      case 'changeDeviceState':
        // Registered, or registered anew: where it stands now, and all else that a row shows.
        readAgain();
        break;
      case 'ManagementResult':
        if (message.task?.task_event === 'complete') patchDevice(client, message, changesOf(message));
        break;
      case 'NTP':
        // TR-181, TR-182
        patchTime(client, message);
        break;
      case 'Sync':
        // TR-065, TR-067, TR-180
        void client.invalidateQueries({ queryKey: deviceKeys.radios(message.endpoint_id) });
        // TR-077, TR-078
        void client.invalidateQueries({ queryKey: deviceKeys.guests(message.endpoint_id) });
        void client.invalidateQueries({ queryKey: deviceKeys.uplinks(message.endpoint_id) });
        // TR-084
        void client.invalidateQueries({ queryKey: deviceKeys.network(message.endpoint_id) });
        break;
      default:
    }
  });
  useReadAgain(
    ['devices', 'tasks'],
    ({ endpoint_id, task, fact }) =>
      task !== undefined &&
      fact.type !== 'task.progressed' &&
      client.getQueryState(deviceKeys.tasks(endpoint_id)) !== undefined,
  );
  useResync((reason) => {
    if (reason !== 'returned') void client.invalidateQueries();
  });
}
