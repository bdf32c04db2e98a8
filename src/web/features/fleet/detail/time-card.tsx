import { useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { setDeviceTimeLimits } from '#api/limits.gen.ts';
import { isWrongClock } from '#domain/device-clock.ts';
import { dash, formatDateTime } from '#domain/display.ts';
import { zoneOf } from '#domain/zones/zone.ts';
import { nowMs } from '#web/ambient/clock.ts';
import { preferences, readPreferences } from '#web/ambient/preferences.ts';
import { useSpan } from '#web/entities/stream/span.ts';
import { useMoment } from '#web/features/devices/device/moment.ts';
import { messages, timeMessages } from '#web/features/devices/device/page/messages.ts';
import { type Device, type DeviceTime, deviceTimeQuery } from '#web/features/devices/device/queries.ts';
import { ObservedList } from '#web/features/devices/settings/observed-list.tsx';
import { observedRows } from '#web/features/devices/settings/setting.ts';
import { SettingsCard, type SettingsSheet } from '#web/features/devices/settings/settings-card.tsx';
import { useSettingsChange } from '#web/features/devices/settings/use-settings-change.ts';
import { useDateTime } from '#web/http/time-zone.ts';
import { useText } from '#web/i18n/use-text.ts';
import { useUtcOffset } from '#web/i18n/utc-offset.ts';
import { EditSheet } from '#web/resource/form/edit-sheet.tsx';
import { CheckField, TextField } from '#web/resource/form/fields.tsx';
import { ErrorState } from '#web/resource/list-page.tsx';
import { Skeleton } from '#web/ui/placeholders.tsx';

/** RU-072. */
const serverFields = ['ntpServer1', 'ntpServer2', 'ntpServer3', 'ntpServer4', 'ntpServer5'] as const;

/** The device's own clock, in its own zone, without parts of a second; its date as the reader has chosen. */
function useLocalTime(): (time: string) => string {
  const { dateformat } = useSyncExternalStore(preferences.subscribe, readPreferences);
  return (time) => {
    const [, local, zone] = /^(\d{4}-\d\d-\d\dT[\d:]+)(?:\.\d+)?(.*)$/.exec(time) ?? [];
    const shown = formatDateTime(local && `${local}Z`, 'UTC', dateformat);
    return shown === dash ? dash : `${shown}${zone}`;
  };
}

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
  const offset = useUtcOffset();
  const onOff = { true: timeMessages.on, false: timeMessages.off };
  const server = (index: number) => ({ label: text(messages.ntp, { index }) });
  return {
    enable: {
      label: text(timeMessages.enable),
      show: (value: string) => text(onOff[value === 'true' ? 'true' : 'false']),
    },
    // The device's own text says hours west of Greenwich: `KST-9` is nine hours ahead.
    localTimezone: {
      label: text(messages.timezone),
      show: (zone: string) => {
        const ahead = zoneOf(zone)?.offsetAt(nowMs());
        return ahead === undefined
          ? zone
          : text(timeMessages.zoneAhead, { zone, offset: offset(ahead / 60_000) });
      },
    },
    ntpServer1: server(1),
    ntpServer2: server(2),
    ntpServer3: server(3),
    ntpServer4: server(4),
    ntpServer5: server(5),
  };
}

interface TimeSheetProps {
  endpointId: string;
  ntp: DeviceTime;
  sheet: SettingsSheet<TimeForm>;
}

function TimeSheet({ endpointId, ntp, sheet }: TimeSheetProps) {
  const text = useText();
  const settings = useTimeSettings();
  const before = formOf(ntp);
  const change = useSettingsChange({
    sheet,
    operation: 'setDeviceTime',
    limits: setDeviceTimeLimits,
    before,
    changeOf: ({ localTimezone: zone, ...changed }) => ({
      ...changed,
      ...(zone === undefined ? {} : { localTimezone: zone.trim() }),
    }),
    confirmWhen: () => false,
    input: (wanted) => ({ body: { endpointId, enable: before.enable, ...wanted } }),
  });
  return (
    <EditSheet {...change.sheetProps} verb={text(timeMessages.apply)}>
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
  const localTime = useLocalTime();
  const dateTime = useDateTime();
  const span = useSpan();
  const known = useQuery(deviceTimeQuery(endpointId, useMoment()));
  if (known.isPending) return <Skeleton className="h-60 w-full" />;
  if (!known.data) return <ErrorState error={known.error} onRetry={() => void known.refetch()} />;
  const { ntp, clock } = known.data;
  const time = ntp.currentLocalTime && localTime(ntp.currentLocalTime);
  const rows = [
    ...observedRows(settings, ntp, ['enable']),
    { label: text(messages.localTime), value: time, mono: true },
    ...observedRows(settings, ntp, ['localTimezone', ...serverFields]),
  ];
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
      <ObservedList rows={rows} observedAt={observedAt} />
      {clock && isWrongClock(clock.aheadSeconds) ? (
        <p className="pt-2 text-dense text-notice">
          {text(clock.aheadSeconds > 0 ? messages.clockAhead : messages.clockBehind, {
            span: span(Math.abs(clock.aheadSeconds) * 1000),
            device: dateTime(new Date(clock.device).toISOString()),
            server: dateTime(clock.server),
          })}
        </p>
      ) : null}
    </SettingsCard>
  );
}
