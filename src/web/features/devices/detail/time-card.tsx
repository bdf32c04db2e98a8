import { useQuery } from '@tanstack/react-query';
import { setDeviceTimeLimits } from '#api/limits.gen.ts';
import { useText } from '#web/i18n/use-text.ts';
import { EditSheet } from '#web/resource/form/edit-sheet.tsx';
import { CheckField, TextField } from '#web/resource/form/fields.tsx';
import { ErrorState } from '#web/resource/list-page.tsx';
import { useCommand } from '#web/resource/use-command.ts';
import { Skeleton } from '#web/ui/placeholders.tsx';
import { Property, PropertyList } from '#web/ui/property-list.tsx';
import { useMoment } from '../past/moment.ts';
import { type Device, type DeviceTime, deviceTimeQuery } from '../queries.ts';
import { LiveValue } from './live-value.tsx';
import { messages, timeMessages } from './messages.ts';
import { changedOf, SettingsCard, type SettingsSheet, useSettingsForm } from './settings-card.tsx';

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

/** Names of the settings, and the texts shown for their values. */
function useTimeSettings() {
  const text = useText();
  const onOff = { true: timeMessages.on, false: timeMessages.off };
  const server = (index: number) => ({ label: text(messages.ntp, { index }) });
  return {
    enable: {
      label: text(timeMessages.enable),
      show: (value: string) => text(onOff[value === 'true' ? 'true' : 'false']),
    },
    localTimezone: { label: text(messages.timezone) },
    ntpServer1: server(1),
    ntpServer2: server(2),
    ntpServer3: server(3),
    ntpServer4: server(4),
    ntpServer5: server(5),
  };
}

function TimeSheet({
  endpointId,
  ntp,
  sheet,
}: {
  endpointId: string;
  ntp: DeviceTime;
  sheet: SettingsSheet<TimeForm>;
}) {
  const text = useText();
  const settings = useTimeSettings();
  const form = useSettingsForm(formOf(ntp), sheet.kept);
  const set = useCommand('setDeviceTime', { form });
  const apply = async (values: TimeForm) => {
    const { enable, ...texts } = values;
    const trimmed = Object.fromEntries(Object.entries(texts).map(([field, value]) => [field, value.trim()]));
    const change = { enable, ...changedOf(formOf(ntp), { ...values, ...trimmed }) };
    const answer = await set.run({ body: { endpointId, ...change } });
    if (answer) sheet.onSent(answer.data, change, values);
  };
  return (
    <EditSheet
      form={form}
      limits={setDeviceTimeLimits}
      title={text(timeMessages.edit)}
      verb={text(timeMessages.apply)}
      busy={set.busy}
      onSubmit={apply}
      onClose={sheet.onClose}
    >
      <CheckField<TimeForm> name="enable" label={settings.enable.label} />
      {serverFields.map((name) => (
        <TextField<TimeForm> key={name} name={name} label={settings[name].label} />
      ))}
      <TextField<TimeForm>
        name="localTimezone"
        label={settings.localTimezone.label}
        help={text(timeMessages.timezoneHelp)}
      />
    </EditSheet>
  );
}

/** NTP of a device: the settings as observed, and their change as a task (TN-080..TN-082). */
export function TimeCard({ device, observedAt }: { device: Device; observedAt: string | null }) {
  const { endpointId } = device;
  const text = useText();
  const settings = useTimeSettings();
  const time = useQuery(deviceTimeQuery(endpointId, useMoment()));
  if (time.isPending) return <Skeleton className="h-60 w-full" />;
  if (!time.data) return <ErrorState error={time.error} onRetry={() => void time.refetch()} />;
  const ntp = time.data;
  const value = (shown: string | null) => <LiveValue value={shown} observedAt={observedAt} />;
  return (
    <SettingsCard<TimeForm>
      title={text(messages.cardTime)}
      device={device}
      kind="TimeSettings"
      operation="setDeviceTime"
      group="time"
      edit={text(timeMessages.edit)}
      settings={settings}
      observed={ntp}
      sheet={(sheet) => <TimeSheet endpointId={endpointId} ntp={ntp} sheet={sheet} />}
    >
      <PropertyList>
        <Property label={settings.enable.label}>
          {value(ntp.enable === null ? null : settings.enable.show(`${ntp.enable}`))}
        </Property>
        <Property label={text(messages.localTime)} mono>
          {value(ntp.currentLocalTime && readable(ntp.currentLocalTime))}
        </Property>
        {(['localTimezone', ...serverFields] as const).map((field) => (
          <Property key={field} label={settings[field].label} mono>
            {value(ntp[field])}
          </Property>
        ))}
      </PropertyList>
    </SettingsCard>
  );
}
