import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffectEvent } from 'react';
import type { Readings } from '#domain/device-parameters/readings.ts';
import { withReported } from '#domain/device-parameters/settings.ts';
import type { TaskKind } from '#machines/task/kinds.ts';
import { showNewest } from '#web/http/show-newest.ts';
import { useLive } from '#web/live/use-live.ts';
import { useCommand } from '#web/resource/use-command.ts';
import { readingsOf } from '../device/observed-values.ts';
import { deviceKeys } from '../device/queries.ts';
import { askForAv, avQuery, type DeviceAv } from './queries.ts';

type AvValues = Omit<DeviceAv, 'device'>;

/** Combines the values that were read with those that the device has reported since. */
export function withAvValues(known: AvValues, reported: Readings, observedAt: string): AvValues {
  const { av, tuner } = known;
  const hdmi = av.hdmi && withReported('hdmi', av.hdmi, reported);
  const audio = av.audio && withReported('audioOut', av.audio, reported);
  const remote = av.bluetooth_remote && withReported('bluetoothRemote', av.bluetooth_remote, reported);
  const { osd_message: osd } = withReported('osd', av, reported);
  const next = {
    av: {
      ...av,
      hdmi,
      audio,
      audio_out: audio?.enable ?? av.audio_out,
      bluetooth_remote: remote,
      osd_message: osd,
    },
    tuner: withReported('tuner', tuner, reported),
  };
  const isSame =
    hdmi === av.hdmi &&
    audio === av.audio &&
    remote === av.bluetooth_remote &&
    osd === av.osd_message &&
    next.tuner === tuner;
  return isSame ? known : { ...next, observedAt };
}

/**
 * Kinds of task that change more on the device than their results tell: what a tuner receives, for example. The device may
 * have changed it before it was asked to report changes.
 */
const changesOthers: ReadonlySet<string> = new Set<TaskKind>([
  'LNBSettings',
  'ChannelScan',
  'OSDMessage',
  'RcuUpgrade',
]);

const ask = async (client: QueryClient, endpointId: string) =>
  showNewest(client, avQuery(endpointId).queryKey, await askForAv(endpointId));

/**
 * Keeps the page current while it is open (TN-121, TN-122, TN-175, TN-178): single values as they change, all of them when a
 * task of this device is done. When another television is plugged in, the device is read again to identify it.
 */
export function useAvUpdates(endpointId: string): void {
  const client = useQueryClient();
  const readHdmi = useCommand('readHdmiInfo', { failure: 'inPlace' });
  const askAgain = useEffectEvent(() => {
    void ask(client, endpointId).catch((error: unknown) => console.warn(error));
  });
  useLive((message) => {
    if (message.endpoint_id !== endpointId) return;
    const { queryKey } = avQuery(endpointId);
    switch (message.event) {
      case 'valueChanged': {
        const before = client.getQueryData(queryKey);
        if (!before) return;
        const after = withAvValues(before, readingsOf(message), message.fact.recordedAt);
        if (after === before) return;
        client.setQueryData(queryKey, { ...before, ...after });
        if (after.av.hdmi?.display_status !== before.av.hdmi?.display_status) askAgain();
        break;
      }
      case 'ManagementResult':
      case 'AvManagementResult':
        if (message.task?.task_event === 'complete') {
          if (changesOthers.has(message.task.action_type)) askAgain();
          else void client.invalidateQueries({ queryKey: deviceKeys.av(endpointId) });
        } else if (message.task?.action_type === 'HdmiCec' && !readHdmi.blocked)
          void readHdmi.run({ body: { endpointId } });
        break;
      default:
    }
  });
}
