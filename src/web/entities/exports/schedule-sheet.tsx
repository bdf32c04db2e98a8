import { useForm, useWatch } from 'react-hook-form';
import { createExportScheduleLimits } from '#api/limits.gen.ts';
import { useProfile } from '#web/http/profile.ts';
import { zoneInUse } from '#web/http/time-zone.ts';
import { useText } from '#web/i18n/use-text.ts';
import { EditSheet } from '#web/resource/form/edit-sheet.tsx';
import { SelectField, TextField } from '#web/resource/form/fields.tsx';
import { useCommand } from '#web/resource/use-command.ts';
import { messages } from './messages.ts';
import { type ListName, scheduleKeys } from './queries.ts';
import { useWeekdays } from './weekdays.ts';

interface ScheduleForm {
  name: string;
  as: 'csv' | 'xlsx';
  frequency: 'daily' | 'weekly' | 'monthly';
  weekday: string;
  monthDay: string;
  time: string;
  recipients: string;
}

interface ScheduleSheetProps {
  list: ListName;
  columns: string[];
  filters: Record<string, unknown>;
  onClose: () => void;
}

const two = (value: number) => String(value).padStart(2, '0');
const halfHours = Array.from(
  { length: 48 },
  (_, half) => `${two(Math.floor(half / 2))}:${half % 2 === 0 ? '00' : '30'}`,
);
const frequencies = ['daily', 'weekly', 'monthly'] as const;
const same = (value: string) => ({ value, label: value });
/** Schedules the list as it is shown, to be mailed. */
export default function ScheduleSheet({ list, columns, filters, onClose }: ScheduleSheetProps) {
  const text = useText();
  const profile = useProfile();
  const weekdays = useWeekdays();
  const timeZone = zoneInUse();
  const form = useForm<ScheduleForm>({
    defaultValues: {
      name: '',
      as: 'csv',
      frequency: 'daily',
      weekday: '1',
      monthDay: '1',
      time: '07:00',
      recipients: profile?.userInfo.userEmail ?? '',
    },
  });
  const frequency = useWatch({ control: form.control, name: 'frequency' });
  const create = useCommand('createExportSchedule', {
    form,
    invalidates: [scheduleKeys],
    success: messages.scheduled,
    onSuccess: onClose,
  });
  const { recipients: _, ...limits } = createExportScheduleLimits;
  return (
    <EditSheet
      form={form}
      draft={`export ${list}`}
      limits={limits}
      title={text(messages.scheduleTitle)}
      verb={text(messages.scheduleVerb)}
      busy={create.busy}
      blocked={create.blocked}
      onSubmit={({ name, as, frequency: repeat, weekday, monthDay, time, recipients }) =>
        create.run({
          body: {
            name: name.trim(),
            list,
            as,
            columns,
            filters,
            frequency: repeat,
            ...(repeat === 'weekly' ? { weekday: Number(weekday) } : {}),
            ...(repeat === 'monthly' ? { monthDay: Number(monthDay) } : {}),
            time,
            timeZone,
            recipients: [...new Set(recipients.split(/[\s,;]+/).filter((address) => address !== ''))],
          },
        })
      }
      onClose={onClose}
    >
      <p className="text-dense text-secondary">{text(messages.scope)}</p>
      <TextField<ScheduleForm> name="name" label={text(messages.name)} />
      <SelectField<ScheduleForm>
        name="frequency"
        label={text(messages.frequency)}
        choices={frequencies.map((value) => ({ value, label: text(messages[value]) }))}
      />
      {frequency === 'weekly' ? (
        <SelectField<ScheduleForm> name="weekday" label={text(messages.weekday)} choices={weekdays} />
      ) : null}
      {frequency === 'monthly' ? (
        <SelectField<ScheduleForm>
          name="monthDay"
          label={text(messages.monthDay)}
          help={text(messages.monthDayHelp)}
          choices={Array.from({ length: 31 }, (_day, at) => same(String(at + 1)))}
        />
      ) : null}
      <SelectField<ScheduleForm>
        name="time"
        label={text(messages.time)}
        help={text(messages.zone, { zone: timeZone })}
        choices={halfHours.map(same)}
      />
      <SelectField<ScheduleForm>
        name="as"
        label={text(messages.format)}
        choices={(['csv', 'xlsx'] as const).map((value) => ({ value, label: text(messages[value]) }))}
      />
      <TextField<ScheduleForm>
        name="recipients"
        label={text(messages.recipients)}
        help={text(messages.recipientsHelp)}
        rows={3}
      />
    </EditSheet>
  );
}
