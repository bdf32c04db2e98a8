import { useForm, useWatch } from 'react-hook-form';
import { createExportScheduleLimits } from '#api/limits.gen.ts';
import { useProfile } from '#web/http/profile.ts';
import { zoneInUse } from '#web/http/time-zone.ts';
import { useText } from '#web/i18n/use-text.ts';
import { EditSheet } from '#web/resource/form/edit-sheet.tsx';
import { SelectField, TextField } from '#web/resource/form/fields.tsx';
import { useCommand } from '#web/resource/use-command.ts';
import { messages } from './messages.ts';
import { type ExportSchedule, type ListName, scheduleKeys } from './queries.ts';
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

interface ShownListProps {
  list: ListName;
  columns: string[];
  filters: Record<string, unknown>;
}

type ScheduleSheetProps = { onClose: () => void } & (ShownListProps | { schedule: ExportSchedule });

const two = (value: number) => String(value).padStart(2, '0');
const halfHours = Array.from(
  { length: 48 },
  (_, half) => `${two(Math.floor(half / 2))}:${half % 2 === 0 ? '00' : '30'}`,
);
const frequencies = ['daily', 'weekly', 'monthly'] as const;
const same = (value: string) => ({ value, label: value });

/** Half hours, and the time of a schedule that a call has set to another. */
const timesWith = (time = ''): string[] =>
  time === '' || halfHours.includes(time) ? halfHours : [...halfHours, time].toSorted();

const usual = {
  name: '',
  as: 'csv',
  frequency: 'daily',
  weekday: '1',
  monthDay: '1',
  time: '07:00',
} as const;

const formOf = (schedule: ExportSchedule): ScheduleForm => ({
  name: schedule.name,
  as: schedule.as,
  frequency: schedule.frequency,
  weekday: String(schedule.weekday ?? usual.weekday),
  monthDay: String(schedule.monthDay ?? usual.monthDay),
  time: schedule.time,
  recipients: schedule.recipients.map(({ email }) => email).join('\n'),
});

const timesOf = ({ name, as, frequency, weekday, monthDay, time, recipients }: ScheduleForm) => ({
  name: name.trim(),
  as,
  frequency,
  ...(frequency === 'weekly' ? { weekday: Number(weekday) } : {}),
  ...(frequency === 'monthly' ? { monthDay: Number(monthDay) } : {}),
  time,
  recipients: [...new Set(recipients.split(/[\s,;]+/).filter((address) => address !== ''))],
});

/** Schedules the list as it is shown, to be mailed; or changes a schedule, whose list stays. */
export default function ScheduleSheet(props: ScheduleSheetProps) {
  const text = useText();
  const profile = useProfile();
  const weekdays = useWeekdays();
  const schedule = 'schedule' in props ? props.schedule : null;
  const timeZone = schedule?.timeZone ?? zoneInUse();
  const form = useForm<ScheduleForm>({
    defaultValues: schedule ? formOf(schedule) : { ...usual, recipients: profile?.userInfo.userEmail ?? '' },
  });
  const frequency = useWatch({ control: form.control, name: 'frequency' });
  const options = { form, invalidates: [scheduleKeys], onSuccess: props.onClose };
  const create = useCommand('createExportSchedule', { ...options, success: messages.scheduled });
  const update = useCommand('updateExportSchedule', { ...options, success: messages.saved });
  const { recipients: _, ...limits } = createExportScheduleLimits;
  const save = (asked: ScheduleForm) => {
    const body = { ...timesOf(asked), timeZone };
    if ('schedule' in props) return update.run({ path: { scheduleId: props.schedule.scheduleId }, body });
    const { list, columns, filters } = props;
    return create.run({ body: { ...body, list, columns, filters } });
  };
  return (
    <EditSheet
      form={form}
      draft={'schedule' in props ? `schedule ${props.schedule.scheduleId}` : `export ${props.list}`}
      limits={limits}
      title={text(schedule ? messages.editTitle : messages.scheduleTitle)}
      verb={text(schedule ? messages.save : messages.scheduleVerb)}
      busy={create.busy || update.busy}
      blocked={schedule ? update.blocked : create.blocked}
      onSubmit={save}
      onClose={props.onClose}
    >
      {schedule ? null : <p className="text-dense text-secondary">{text(messages.scope)}</p>}
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
        choices={timesWith(schedule?.time).map(same)}
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
