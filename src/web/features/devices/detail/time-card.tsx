import { useQuery } from '@tanstack/react-query';
import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { setDeviceTimeLimits } from '#api/limits.gen.ts';
import { TaskLink } from '#web/entities/links.tsx';
import { useStream } from '#web/entities/stream/streams.ts';
import { isTaskState, TaskStateBadge } from '#web/entities/task/state-badge.tsx';
import { taskStreams } from '#web/entities/task/streams.ts';
import { followTasks } from '#web/entities/task/toasts.ts';
import { useModelOf } from '#web/http/profile.ts';
import { useText } from '#web/i18n/use-text.ts';
import { EditSheet } from '#web/resource/form/edit-sheet.tsx';
import { CheckField, TextField } from '#web/resource/form/fields.tsx';
import { ErrorState } from '#web/resource/list-page.tsx';
import { useBlocked, useCommand } from '#web/resource/use-command.ts';
import { Button } from '#web/ui/button.tsx';
import { Skeleton } from '#web/ui/placeholders.tsx';
import { Card, Property, PropertyList } from '#web/ui/property-list.tsx';
import { type Device, type DeviceTime, deviceTimeQuery } from '../queries.ts';
import { LiveValue } from './live-value.tsx';
import { messages, timeMessages } from './messages.ts';

/** RU-072. */
const serverFields = ['ntpServer1', 'ntpServer2', 'ntpServer3', 'ntpServer4', 'ntpServer5'] as const;

/** The device's own clock, kept in its own zone; without parts of a second. */
const readable = (time: string): string => time.replace('T', ' ').replace(/\.\d+/, '');

const formOf = (ntp: DeviceTime) => ({
  enable: ntp.enable ?? true,
  ntpServer1: ntp.ntpServer1 ?? '',
  ntpServer2: ntp.ntpServer2 ?? '',
  ntpServer3: ntp.ntpServer3 ?? '',
  ntpServer4: ntp.ntpServer4 ?? '',
  ntpServer5: ntp.ntpServer5 ?? '',
  localTimezone: ntp.localTimezone ?? '',
});
type TimeForm = ReturnType<typeof formOf>;

/** Edits the time settings. What was not changed is not written to the device. */
function TimeSheet(props: {
  endpointId: string;
  ntp: DeviceTime;
  onStarted: (taskId: string) => void;
  onClose: () => void;
}) {
  const { endpointId, ntp } = props;
  const text = useText();
  const form = useForm<TimeForm>({ defaultValues: formOf(ntp) });
  const set = useCommand('setDeviceTime', {
    form,
    onSuccess: ({ data }) => {
      followTasks('TimeSettings', data);
      props.onStarted(data.taskId);
      props.onClose();
    },
  });
  const apply = (values: TimeForm) => {
    const { enable, ...texts } = values;
    const before = formOf(ntp);
    const changed: Partial<typeof texts> = {};
    for (const field of [...serverFields, 'localTimezone'] as const) {
      const value = texts[field].trim();
      if (value !== before[field]) changed[field] = value;
    }
    return set.run({ body: { endpointId, enable, ...changed } });
  };
  return (
    <EditSheet
      form={form}
      limits={setDeviceTimeLimits}
      title={text(timeMessages.edit)}
      verb={text(timeMessages.apply)}
      busy={set.busy}
      onSubmit={apply}
      onClose={props.onClose}
    >
      <CheckField<TimeForm> name="enable" label={text(timeMessages.enable)} />
      {serverFields.map((name, index) => (
        <TextField<TimeForm> key={name} name={name} label={text(messages.ntp, { index: index + 1 })} />
      ))}
      <TextField<TimeForm>
        name="localTimezone"
        label={text(messages.timezone)}
        help={text(timeMessages.timezoneHelp)}
      />
    </EditSheet>
  );
}

/** What was last applied here, and how far it is: accepted by the device is not yet observed on it. */
function Applied({ taskId }: { taskId: string }) {
  const text = useText();
  const { replay, version } = useStream(taskStreams, taskId);
  const { state } = replay.at(version);
  return (
    <p role="status" className="mb-3 flex flex-wrap items-center gap-2 text-dense text-secondary">
      {text(state === 'succeeded' ? timeMessages.observed : timeMessages.pending)}
      {isTaskState(state) ? <TaskStateBadge state={state} /> : null}
      <TaskLink taskId={taskId}>{text(timeMessages.timeline)}</TaskLink>
    </p>
  );
}

/** NTP of a device: the settings as observed, and their change as a task (TR-080..TR-082). */
export function TimeCard({ device, observedAt }: { device: Device; observedAt: string | null }) {
  const { endpointId, modelName } = device;
  const text = useText();
  const blocked = useBlocked('setDeviceTime');
  const { supportFeatures } = useModelOf()(device);
  const time = useQuery(deviceTimeQuery(endpointId));
  const [editing, setEditing] = useState(false);
  const [taskId, setTaskId] = useState<string | null>(null);
  const unsupported = supportFeatures.includes('ntp') ? null : text(timeMessages.unsupported, { modelName });
  if (time.isError) return <ErrorState error={time.error} onRetry={() => void time.refetch()} />;
  if (time.isPending) return <Skeleton className="h-60 w-full" />;
  const ntp = time.data;
  const value = (shown: string | null) => <LiveValue value={shown} observedAt={observedAt} />;
  const enabled = { true: timeMessages.on, false: timeMessages.off };
  return (
    <Card
      title={text(messages.cardTime)}
      actions={
        <Button
          icon={<Pencil className="size-4" aria-hidden />}
          blocked={blocked ?? unsupported}
          onClick={() => setEditing(true)}
        >
          {text(timeMessages.edit)}
        </Button>
      }
    >
      {taskId ? <Applied taskId={taskId} /> : null}
      <PropertyList>
        <Property label={text(timeMessages.enable)}>
          {value(ntp.enable === null ? null : text(enabled[`${ntp.enable}`]))}
        </Property>
        <Property label={text(messages.localTime)} mono>
          {value(ntp.currentLocalTime && readable(ntp.currentLocalTime))}
        </Property>
        <Property label={text(messages.timezone)} mono>
          {value(ntp.localTimezone)}
        </Property>
        {serverFields.map((field, index) => (
          <Property key={field} label={text(messages.ntp, { index: index + 1 })} mono>
            {value(ntp[field])}
          </Property>
        ))}
      </PropertyList>
      {editing ? (
        <TimeSheet
          endpointId={endpointId}
          ntp={ntp}
          onStarted={setTaskId}
          onClose={() => setEditing(false)}
        />
      ) : null}
    </Card>
  );
}
