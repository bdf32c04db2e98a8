import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { LiveMessage } from '#domain/live-message.ts';
import { after } from '#web/ambient/clock.ts';
import { scriptInTime } from '#web/ambient/in-time.ts';
import { useLive, useResync } from '#web/live/use-live.ts';
import { patch, patchRows } from './patches.ts';
import { deviceInfoQuery, deviceKeys } from './queries.ts';

/** Devices that turn up together are read together. */
const listPause = 2000;

/** The meanings of a device's values are loaded with the first of them; messages keep their order. */
const loadValues = () => scriptInTime(() => import('./value-updates.ts'));

function patchPresence(client: QueryClient, { endpoint_id: endpointId, event, fact }: LiveMessage): void {
  const change = { online: event === 'Online', accessTime: fact.recordedAt };
  patchRows(client, endpointId, change);
  patch(client, deviceInfoQuery(endpointId), (info) => ({
    ...info,
    device: { ...info.device, ...change },
  }));
}

/**
 * Keeps what was read about devices true (TN-169..TN-171, TN-178, TN-179, TN-200, TN-201): rows of every device, the detail of the one
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
  const apply = (message: LiveMessage) =>
    void loadValues().then(
      ({ applyValues }) => applyValues(client, message),
      // Messages that this code cannot apply cause one read for all that arrive together.
      readAgain,
    );
  useLive((message) => {
    switch (message.event) {
      case 'Online':
      case 'Offline':
        patchPresence(client, message);
        break;
      case 'ValueUpdate':
      case 'valueChanged':
      case 'NTP':
        apply(message);
        break;
      case 'changeDeviceState':
        // Registered, also again: its state and everything else in its row may have changed.
        readAgain();
        break;
      case 'ManagementResult':
        if (message.task?.task_event === 'complete') apply(message);
        break;
      case 'Sync':
        // TN-065, TN-067, TN-180
        void client.invalidateQueries({ queryKey: deviceKeys.radios(message.endpoint_id) });
        // TN-077, TN-078
        void client.invalidateQueries({ queryKey: deviceKeys.guests(message.endpoint_id) });
        void client.invalidateQueries({ queryKey: deviceKeys.uplinks(message.endpoint_id) });
        // TN-084
        void client.invalidateQueries({ queryKey: deviceKeys.network(message.endpoint_id) });
        break;
      default:
    }
  });
  useResync((reason) => {
    if (reason !== 'returned') void client.invalidateQueries();
  });
}
