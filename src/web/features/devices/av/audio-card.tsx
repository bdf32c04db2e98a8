import { useText } from '#web/i18n/use-text.ts';
import { useCommand } from '#web/resource/use-command.ts';
import { Button } from '#web/ui/button.tsx';
import { Card, Property, PropertyList } from '#web/ui/property-list.tsx';
import { LiveValue } from '../device/page/live-value.tsx';
import { settingsMessages } from '../device/page/messages.ts';
import type { Device } from '../device/queries.ts';
import { messages } from './messages.ts';
import type { DeviceAv } from './queries.ts';
import { TaskLine } from './task-line.tsx';
import { useAvTask } from './use-av-task.ts';

/** TN-124: the button can be used again then, whatever became of the task. */
const busyMs = 5000;

interface AudioCardProps {
  device: Device;
  audio: NonNullable<DeviceAv['av']['audio']>;
  observedAt: string | null;
}

/** CL-033, TN-123, TN-124. */
export function AudioCard({ device, audio, observedAt }: AudioCardProps) {
  const { endpointId } = device;
  const text = useText();
  const task = useAvTask(device, 'AudioOut', busyMs);
  const set = useCommand('setAudioOut', { onSuccess: ({ data }) => task.started(data) });
  const on = audio.enable === true;
  const state = audio.enable === null ? null : text(on ? messages.on : messages.off);
  return (
    <Card
      title={text(messages.audio)}
      actions={
        <Button
          busy={set.busy || task.busy}
          blocked={set.blocked ?? (audio.enable === null ? text(settingsMessages.unread) : null)}
          onClick={() => void set.run({ body: { endpointId, enable: !on } })}
        >
          {text(on ? messages.audioTurnOff : messages.audioTurnOn)}
        </Button>
      }
    >
      <TaskLine taskId={task.taskId} online={device.online} />
      <PropertyList columns={1}>
        <Property label={text(messages.audioOut)}>
          <LiveValue value={state} observedAt={observedAt} />
        </Property>
        <Property label={text(messages.audioCoding)}>
          <LiveValue value={audio.format} observedAt={observedAt} />
        </Property>
        <Property label={text(messages.volume)}>
          <LiveValue value={audio.level} unit="%" observedAt={observedAt} />
        </Property>
      </PropertyList>
    </Card>
  );
}
